import fc from "fast-check";
import { type ScoreTree, treeGame } from "marienbad/search";
import { solveArena } from "marienbad/solve";
import { describe, expect, it } from "vitest";
import { arenas } from "../../../core/test/arenas.ts";
import { naiveSolution } from "../../../core/test/naive.ts";
import { nim10 } from "../../test/tikz/subjects.ts";
import { attractorFrames, findFigure, type Scene, searchFrames } from "../index.ts";
import { svgFormat } from "../write/svg.ts";

/** The vertices that a scene shows in a player's colour. */
const coloured = ({ nodes }: Scene, player: 0 | 1): string[] =>
  nodes.filter(({ tone }) => tone === `player${player}`).map(({ id }) => id);

const viewBox = (scene: Scene): string | undefined => /viewBox="[^"]*"/.exec(svgFormat.write(scene))?.[0];

describe("the attractor in frames", () => {
  it("has the arena alone, then one frame for each layer, coloured by the ranks so far (naive solution)", () => {
    fc.assert(
      fc.property(arenas, fc.constantFrom(0 as const, 1 as const), (arena, player) => {
        const naive = naiveSolution(arena);
        const ranks = naive.map(({ outcome, rank }) => (outcome === `player${player}` ? (rank as number) : Infinity));
        const finite = ranks.filter((rank) => rank < Infinity);
        const layers = finite.length === 0 ? 1 : Math.max(...finite) + 1; // an empty attractor is one empty layer
        const frames = attractorFrames(arena, solveArena(arena), { player });
        expect(frames).toHaveLength(layers + 1);
        frames.forEach((frame, index) => {
          // Goals look like goals from the beginning: they are given.
          const last = Math.max(0, index - 1);
          const expected = ranks.flatMap((rank, vertex) => (rank <= last ? [`v${vertex}`] : []));
          expect(coloured(frame, player)).toEqual(expected);
          const joining = frame.nodes.filter(({ stroke, width }) => stroke === "strong" && width > 0);
          const joined = ranks.flatMap((rank, vertex) => (rank === index - 1 ? [`v${vertex}`] : []));
          expect(joining.map(({ id }) => id)).toEqual(joined);
        });
      }),
    );
  });

  it("moves nothing, and keeps one size, however long its captions are", () => {
    fc.assert(
      fc.property(arenas, (arena) => {
        const frames = attractorFrames(arena, solveArena(arena));
        const places = frames.map(({ nodes }) =>
          nodes.map(({ id, x, y, width, height }) => ({ id, x, y, width, height })),
        );
        for (const place of places) expect(place).toEqual(places[0]);
        expect(new Set(frames.map(viewBox)).size).toBe(1);
      }),
      { numRuns: 30 },
    );
  });

  it("says what joins (SPEC, worked example 1: A₂ adds (3,1))", () => {
    const frames = findFigure("attractor").frames?.(nim10) as Scene[];
    expect(frames[0].texts).toEqual([]);
    expect(frames[3].texts.map(({ text }) => text)).toEqual(["A₂", "+ (3,1)"]);
  });
});

/** The nodes that a search is done with, in this order, by their numbers in a walk: by the definition. */
function doneInOrder(tree: ScoreTree, withCuts: boolean): number[] {
  const done: number[] = [];
  let next = 0;
  const count = (node: ScoreTree): number =>
    typeof node === "number" ? 1 : 1 + node.reduce((sum: number, child) => sum + count(child), 0);
  const visit = (node: ScoreTree, isMax: boolean, alpha: number, beta: number): number => {
    const id = next++;
    let best = typeof node === "number" ? node : isMax ? -Infinity : Infinity;
    let isCut = false;
    for (const child of typeof node === "number" ? [] : node) {
      if (isCut) {
        next += count(child);
        continue;
      }
      const value = visit(child, !isMax, isMax ? Math.max(alpha, best) : alpha, isMax ? beta : Math.min(beta, best));
      best = isMax ? Math.max(best, value) : Math.min(best, value);
      isCut = withCuts && (isMax ? best >= beta : best <= alpha);
    }
    done.push(id);
    return best;
  };
  visit(tree, true, -Infinity, Infinity);
  return done;
}

describe("a search in frames", () => {
  const leaf = fc.integer({ min: -9, max: 9 });
  const lists = <T>(items: fc.Arbitrary<T>) => fc.array(items, { minLength: 1, maxLength: 3 });
  const trees: fc.Arbitrary<ScoreTree> = lists(lists(lists(leaf)));
  const options = { depth: 3, positions: false };

  it.each(["minimax", "alphabeta"] as const)("%s: a frame for each value, in the order in which it is found", (id) => {
    fc.assert(
      fc.property(trees, (tree) => {
        const frames = searchFrames(id, treeGame(tree), options);
        const done = doneInOrder(tree, id === "alphabeta");
        expect(frames).toHaveLength(done.length + 1);
        const inner = frames[0].nodes.flatMap(({ shape }, place) => (shape === "none" ? [] : [place]));
        for (const [now, { nodes, edges }] of frames.entries()) {
          const known = inner.filter((place) => nodes[place].label !== "");
          expect(known).toEqual(inner.filter((place) => done.slice(0, now).includes(place)));
          const back = edges.filter(({ stroke }) => stroke === "strong").map(({ to }) => to);
          if (now > 0 && now < done.length) expect(back).toEqual([nodes[done[now - 1]].id]);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("shows what a cut leaves out once it is made, and moves nothing", () => {
    // Min at the second child has found 2 where Max already has 3: the leaf 9 is left out after the fourth value.
    const frames = searchFrames(
      "alphabeta",
      treeGame([
        [3, 5],
        [2, 9],
      ]),
      { depth: 2, positions: false },
    );
    const faded = frames.map(({ nodes }) => nodes.filter(({ tone }) => tone === "faded").map(({ label }) => label));
    expect(faded).toEqual([[], [], [], [], ["9"], ["9"], ["9"]]);
    const said = frames.map(({ texts }) =>
      texts
        .filter(({ size }) => size === "small")
        .map(({ text }) => text)
        .join(" "),
    );
    expect(said[0]).toBe("");
    expect(said[1]).toBe("Node 1.1 is a leaf: its score is 3.");
    expect(said[5]).toContain("α-cut at node 2: 2 ≤ 3. Max, above, already has 3 (the root)");
    expect(new Set(frames.map(viewBox)).size).toBe(1);
  });
});
