import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arenas } from "../../test/arenas.ts";
import { MarienbadError } from "../base/error.ts";
import { runAsync } from "../base/work.ts";
import { deriveGame, type Rules } from "../game/index.ts";
import { findGame, makeGame } from "../games/all.ts";
import { solveArena } from "../solve/index.ts";
import {
  type Arena,
  ArenaBuilder,
  arenaChecksum,
  arenaGame,
  DEAD_END_RULES,
  DRAWN,
  drawOf,
  explore,
  findCycle,
  findSamePlayerEdge,
  inDegrees,
  isAcyclic,
  isDeadEnd,
  isOver,
  makeBipartite,
  outDegree,
  ownerOf,
  predecessors,
  rankOf,
  resultAt,
  rulesWithDeadEnds,
  sinks,
  successors,
  transposed,
  winnerOf,
  withDeadEnds,
  withoutInserted,
  withoutParallelEdges,
} from "./index.ts";

const edgesOf = (arena: Arena): string[] =>
  Array.from({ length: arena.vertexCount }, (_, from) => from).flatMap((from) =>
    [...successors(arena, from)].map((to) => `${from}-${to}`),
  );

describe("the graph of an arena (A6)", () => {
  it("turns every edge around, and back", () => {
    fc.assert(
      fc.property(arenas, (arena) => {
        const around = edgesOf(transposed(arena)).map((edge) => edge.split("-").reverse().join("-"));
        expect(around.sort()).toEqual(edgesOf(arena).sort());
        expect([...inDegrees(arena)]).toEqual(
          Array.from({ length: arena.vertexCount }, (_, v) => outDegree(transposed(arena), v)),
        );
        expect(sinks(arena)).toEqual(
          Array.from({ length: arena.vertexCount }, (_, v) => v).filter((v) => outDegree(arena, v) === 0),
        );
      }),
    );
  });

  it("turns large arenas around too, across the buckets", () => {
    const { arena } = explore(makeGame("nim", { sticks: 40_000, take: [1, 25_000, 30_000] }));
    const { firstEdgeOfTarget, sourceOfEdge } = predecessors(arena);
    let checked = 0;
    for (let target = 0; target < arena.vertexCount; target++) {
      for (let edge = firstEdgeOfTarget[target]; edge < firstEdgeOfTarget[target + 1]; edge++) {
        if (successors(arena, sourceOfEdge[edge]).includes(target)) checked++;
      }
    }
    expect(checked).toBe(arena.edgeCount);
  });

  it("finds a cycle exactly when the definition has one: no order of the vertices respects all edges", () => {
    fc.assert(
      fc.property(arenas, (arena) => {
        // Independent: take away, again and again, vertices whose every way on has been taken away.
        const left = new Set(Array.from({ length: arena.vertexCount }, (_, vertex) => vertex));
        for (let changed = true; changed; ) {
          changed = false;
          for (const vertex of left) {
            if (isOver(arena, vertex) || [...successors(arena, vertex)].every((target) => !left.has(target))) {
              left.delete(vertex);
              changed = true;
            }
          }
        }
        const cycle = findCycle(arena);
        expect(isAcyclic(arena)).toBe(left.size === 0);
        cycle?.forEach((vertex, i) => {
          expect(successors(arena, vertex).includes(cycle[(i + 1) % cycle.length])).toBe(true);
        });
      }),
      { numRuns: 2000 },
    );
  });
});

describe("bipartite arenas (A3)", () => {
  it("the inserted vertices make it bipartite, keep every winner, and come out again", () => {
    fc.assert(
      fc.property(arenas, (arena) => {
        const wide = makeBipartite(arena);
        expect(findSamePlayerEdge(wide)).toBeUndefined();
        const [before, after] = [solveArena(arena), solveArena(wide)];
        for (let v = 0; v < arena.vertexCount; v++) expect(winnerOf(after, v)).toBe(winnerOf(before, v));
        const back = withoutInserted(wide, arena.vertexCount);
        expect([edgesOf(back), [...back.ownerOfVertex], [...back.goalOfVertex]]).toEqual([
          edgesOf(arena),
          [...arena.ownerOfVertex],
          [...arena.goalOfVertex],
        ]);
      }),
      { numRuns: 1000 },
    );
  });
});

describe("dead ends (A4)", () => {
  it("are goals of one player or the other only when the rule says so", () => {
    fc.assert(
      fc.property(arenas, (arena) => {
        for (let v = 0; v < arena.vertexCount; v++) {
          const goal = resultAt(arena, v);
          const dead = goal === undefined && outDegree(arena, v) === 0;
          const owner = ownerOf(arena, v);
          expect(resultAt(withDeadEnds(arena, "mover-loses"), v)).toBe(dead ? 1 - owner : goal);
          expect(resultAt(withDeadEnds(arena, "mover-wins"), v)).toBe(dead ? owner : goal);
          expect(resultAt(withDeadEnds(arena, "draw"), v)).toBe(goal);
        }
      }),
    );
  });
});

describe("drawn ends", () => {
  it("stay drawn whatever dead ends mean: on arenas as in the rules", () => {
    // Tic-tac-toe says "draw" on full boards; domineering leaves a player without a move and says nothing.
    for (const [id, options] of [
      ["tictactoe", {}],
      ["domineering", { rows: 3, columns: 3 }],
    ] as const) {
      const rules = findGame(id)(options);
      const bare = deriveGame(rules, { result: (p) => (rules.moves(p).length === 0 ? undefined : rules.result(p)) });
      for (const game of [rules, rulesWithDeadEnds(bare, "draw")]) {
        for (const rule of DEAD_END_RULES) {
          const ofRules = explore(rulesWithDeadEnds(game, rule)).arena;
          expect(withDeadEnds(explore(game).arena, rule).goalOfVertex).toEqual(ofRules.goalOfVertex);
        }
      }
    }
    const { arena } = explore(makeGame("tictactoe"));
    expect(arena.goalOfVertex.filter((goal) => goal === DRAWN).length).toBe(16); // full boards without a line
    expect(winnerOf(solveArena(withDeadEnds(arena, "mover-loses")), 0)).toBeUndefined();
  });

  it("absorb: a play goes no further, though edges leave them", () => {
    // a → d → w: the win behind the drawn end is out of reach; b → b beside it never ends.
    const arena = new ArenaBuilder()
      .vertex("a", 0)
      .vertex("d", 0)
      .vertex("w", 1)
      .vertex("b", 1)
      .edge("a", "d")
      .edge("d", "w")
      .edge("d", "a")
      .edge("b", "b")
      .goal(0, "w")
      .goal("draw", "d")
      .buildOrThrow();
    expect([0, 1, 2, 3].map((vertex) => resultAt(arena, vertex))).toEqual([undefined, "draw", 0, undefined]);
    expect([0, 1, 2, 3].map((vertex) => isOver(arena, vertex))).toEqual([false, true, true, false]);
    expect(isDeadEnd(arena, 1)).toBe(false);
    expect(findCycle(arena)).toEqual([3]); // a → d → a is none
    const solution = solveArena(arena);
    expect([0, 1, 2, 3].map((vertex) => [drawOf(solution, vertex), rankOf(solution, vertex)])).toEqual([
      ["finite", 1],
      ["finite", 0],
      [undefined, 0],
      ["infinite", undefined],
    ]);
    const rules = arenaGame(arena);
    expect([rules.result(1), rules.moves(1)]).toEqual(["draw", []]);
  });

  it("that no edge leaves have the checksum of dead ends, so that certificates of either hold for both", () => {
    const plain = new ArenaBuilder().vertex("a", 0).vertex("b", 1).edge("a", "b");
    const drawn = new ArenaBuilder().vertex("a", 0).vertex("b", 1).edge("a", "b").goal("draw", "b");
    const leavable = new ArenaBuilder().vertex("a", 0).vertex("b", 1).edge("a", "b").goal("draw", "a");
    const [one, other, third] = [plain, drawn, leavable].map((builder) => arenaChecksum(builder.buildOrThrow()));
    expect(other).toBe(one);
    expect(third).not.toBe(one);
  });

  it("are no goals at the same time", () => {
    const builder = new ArenaBuilder().vertex("a", 0).goal("draw", "a").goal(1, "a");
    const result = builder.build();
    expect(result.ok ? [] : result.faults.map(({ text }) => text.en)).toEqual(["vertex a is a goal and a drawn end"]);
  });
});

describe("exploration (A5)", () => {
  /** Counts up for ever. */
  const endless: Rules<number, 1> = {
    start: 0,
    turn: (n) => (n % 2 === 0 ? 0 : 1),
    moves: () => [1],
    play: (n) => n + 1,
    result: () => undefined,
    key: (n) => n,
  };
  const failure = (action: () => unknown): MarienbadError => {
    try {
      action();
    } catch (error) {
      return error as MarienbadError;
    }
    throw new Error("nothing was thrown");
  };

  it("stops at the limit and says how far it got", () => {
    const error = failure(() => explore(endless, { limit: 1000 }));
    expect(error).toBeInstanceOf(MarienbadError);
    expect([error.code, error.message.includes("1,000 positions"), error.message.includes("999 moves deep")]).toEqual([
      "limit-reached",
      true,
      true,
    ]);
  });

  it("pauses every few thousand moves, however many a position has", () => {
    let played = 0;
    const wide: Rules<number, number> = {
      start: 0,
      turn: () => 0,
      moves: (at) => Array.from({ length: 1000 }, (_, move) => (7 * at + move + 1) % 5000),
      play(_, to) {
        played++;
        return to;
      },
      result: (at) => (at === 4999 ? 0 : undefined),
      key: (at) => at,
    };
    let most = 0; // 8192 positions and moves, and the last position's moves
    for (const _ of explore.work(wide)) {
      most = Math.max(most, played);
      played = 0;
    }
    expect(most).toBeGreaterThan(1000);
    expect(most).toBeLessThan(9300);
  });

  it("reports progress and can be cancelled, between two slices too", async () => {
    const controller = new AbortController();
    const seen: number[] = [];
    const onProgress = ({ found }: { found: number }) => {
      seen.push(found);
      if (seen.length === 3) controller.abort();
    };
    expect(failure(() => explore(endless, { onProgress, signal: controller.signal })).code).toBe("interrupted");
    expect(seen.length).toBe(3);
    const late = new AbortController();
    setTimeout(() => late.abort(), 5);
    await expect(runAsync(explore.work(endless, { limit: 1e9 }), { signal: late.signal })).rejects.toMatchObject({
      code: "interrupted",
    });
  });

  it("gives one vertex a key and one edge a move, whether keys are numbers or strings", () => {
    const numeric = makeGame("tictactoe");
    const textual = deriveGame(numeric, { key: (position) => `k${numeric.key(position)}` });
    const [a, b] = [explore(numeric), explore(textual)];
    expect([...a.arena.targetOfEdge]).toEqual([...b.arena.targetOfEdge]);
    expect(a.vertexOf(a.positions[1234])).toBe(1234);
    expect(a.depth).toBe(9);
    expect(withoutParallelEdges(a.arena).edgeCount).toBe(a.arena.edgeCount);
  });

  it("refuses keys that are neither whole numbers nor strings throughout", () => {
    const bad = { ...endless, key: (n: number) => (n < 3 ? n : n + 0.5) };
    expect(failure(() => explore(bad)).code).toBe("bad-rules");
    const mixed = { ...endless, key: (n: number) => (n < 3 ? n : `${n}`) };
    expect(failure(() => explore(mixed)).code).toBe("bad-rules");
  });
});
