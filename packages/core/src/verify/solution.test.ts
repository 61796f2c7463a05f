import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arenas } from "../../test/arenas.ts";
import { naiveSolution } from "../../test/naive.ts";
import { type Arena, ArenaBuilder, findVertex, type Solution, successors } from "../arena/index.ts";
import { verify } from "./solution.ts";

/** Outcome and rank of a vertex and, where the winner moves, the name of the vertex they choose. */
type Claim = readonly [outcome: number, rank: number, choice?: string];

/**
 * One vertex of every kind, each after those that it depends on. Goals g, h and drawn ends x, y; the edges that leave g
 * and y do not count. The right claims are written beside them.
 */
const VERTICES: readonly (readonly [name: string, owner: 0 | 1, to: readonly string[], claim: Claim])[] = [
  ["g", 1, ["h"], [0, 0]],
  ["h", 0, [], [1, 0]],
  ["x", 0, [], [2, 0]],
  ["y", 0, ["g"], [2, 0]],
  ["e", 0, [], [2, 0]], // dead ends
  ["f", 1, [], [2, 0]],
  ["a", 0, ["g", "b"], [0, 1, "g"]],
  ["b", 1, ["g", "a"], [0, 2]], // holds out by way of a
  ["c", 0, ["b", "a", "h"], [0, 2, "a"]],
  ["d", 0, ["h", "g"], [0, 1, "g"]],
  ["l", 0, ["h"], [1, 1]],
  ["m", 1, ["l", "h"], [1, 1, "h"]],
  ["k", 1, ["l", "e"], [1, 2, "l"]],
  ["p", 0, ["x", "h"], [2, 1]],
  ["q", 1, ["p", "g"], [2, 2]],
  ["r", 0, ["q", "p", "l"], [2, 2]],
  ["s", 1, ["s", "g"], [3, 0]],
  ["t", 0, ["s", "h"], [3, 0]],
];
const right: Readonly<Record<string, Claim>> = Object.fromEntries(VERTICES.map(([name, , , claim]) => [name, claim]));
const arena = (() => {
  const builder = new ArenaBuilder();
  for (const [name, owner] of VERTICES) builder.vertex(name, owner);
  for (const [name, , targets] of VERTICES) for (const target of targets) builder.edge(name, target);
  builder.goal(0, "g");
  builder.goal(1, "h");
  builder.goal("draw", "x");
  builder.goal("draw", "y");
  return builder.buildOrThrow();
})();

function solutionOf(claims: Readonly<Record<string, Claim>>): Solution {
  const list = VERTICES.map(([name]) => claims[name]);
  return {
    valueOfVertex: Uint32Array.from(list, ([outcome, rank]) => outcome * 2 ** 30 + rank),
    choiceOfVertex: Uint32Array.from(list, ([, , choice]) =>
      choice === undefined ? 2 ** 32 - 1 : (findVertex(arena, choice) as number),
    ),
  };
}

/** What is said when one claim is changed. */
function saidOf(name: string, claim: Claim): string {
  const wrong = verify(arena, solutionOf({ ...right, [name]: claim }));
  if (wrong === undefined) return "true";
  expect(arena.label(wrong.vertex)).toBe(name);
  return wrong.text.en;
}

describe("the verifier of solutions", () => {
  it("believes what the definitions say", () => {
    const names = ["player0", "player1", "finiteDraw", "infiniteDraw"];
    const rights = VERTICES.map(([, , , [outcome, rank]]) => ({
      outcome: names[outcome],
      rank: outcome === 3 ? undefined : rank,
    }));
    expect(rights).toEqual(naiveSolution(arena));
    expect(verify(arena, solutionOf(right))).toBeUndefined();
  });

  it.each([
    ["x", [0, 0], "a win for player 0: but it is a drawn end"],
    ["x", [3, 0], "an infinite draw: but it is a drawn end"],
    ["y", [0, 1, "g"], "a win for player 0: but it is a drawn end"],
    ["x", [2, 1], "a finite draw: rank 1, but the play is over there"],
    ["y", [2, 0, "g"], "a finite draw: it has a choice, but the play is over there"],
    ["g", [1, 0], "a win for player 1: but it is a goal of player 0"],
    ["g", [2, 0], "a finite draw: but it is a goal of player 0"],
    ["h", [0, 0], "a win for player 0: but it is a goal of player 1"],
    ["g", [0, 1], "a win for player 0: rank 1, but the play is over there"],
    ["h", [1, 2], "a win for player 1: rank 2, but the play is over there"],
    ["g", [0, 0, "h"], "a win for player 0: it has a choice, but the play is over there"],
    ["h", [1, 0, "g"], "a win for player 1: it has a choice, but the play is over there"],
    // Won by whoever moves there.
    ["l", [0, 1, "h"], "a win for player 0: no move of its owner leads to such a vertex"],
    ["e", [0, 1, "g"], "a win for player 0: no move of its owner leads to such a vertex"],
    ["a", [0, 2, "g"], "a win for player 0: rank 2, but the quickest move has rank 0"],
    ["a", [0, 0, "g"], "a win for player 0: rank 0, but the quickest move has rank 0"],
    ["c", [0, 3, "b"], "a win for player 0: rank 3, but the quickest move has rank 1"],
    ["m", [1, 2, "l"], "a win for player 1: rank 2, but the quickest move has rank 0"],
    ["a", [0, 1, "d"], "a win for player 0: its choice is not a successor"],
    ["a", [0, 1], "a win for player 0: its choice is not a successor"],
    ["c", [0, 2, "b"], "a win for player 0: its choice is not the quickest win"],
    ["d", [0, 1, "h"], "a win for player 0: its choice is not the quickest win"],
    ["m", [1, 1, "l"], "a win for player 1: its choice is not the quickest win"],
    ["k", [1, 2, "e"], "a win for player 1: its choice is not the quickest win"],
    // Lost by whoever moves there.
    ["b", [0, 2, "a"], "a win for player 0: it has a choice, which only the winner's own vertices have"],
    ["l", [1, 1, "h"], "a win for player 1: it has a choice, which only the winner's own vertices have"],
    ["e", [1, 1], "a win for player 1: but it is a dead end, which is a draw"],
    ["e", [1, 0], "a win for player 1: but it is a dead end, which is a draw"],
    ["f", [0, 0], "a win for player 0: but it is a dead end, which is a draw"],
    ["p", [1, 1], "a win for player 1: its owner has a move that avoids it"],
    ["q", [0, 1], "a win for player 0: its owner has a move that avoids it"],
    ["b", [0, 1], "a win for player 0: rank 1, but the longest resistance has rank 1"],
    ["b", [0, 3], "a win for player 0: rank 3, but the longest resistance has rank 1"],
    ["l", [1, 2], "a win for player 1: rank 2, but the longest resistance has rank 0"],
    // Drawn.
    ["p", [2, 1, "x"], "a finite draw: it has a choice, which only the winner's own vertices have"],
    ["t", [3, 0, "s"], "an infinite draw: it has a choice, which only the winner's own vertices have"],
    ["a", [2, 1], "a finite draw: its owner has a winning move"],
    ["k", [2, 1], "a finite draw: its owner has a winning move"],
    ["m", [3, 0], "an infinite draw: its owner has a winning move"],
    ["e", [2, 1], "a finite draw: rank 1, but it is a dead end"],
    ["t", [2, 1], "a finite draw: no drawn end can be reached by a move"],
    ["l", [2, 1], "a finite draw: no drawn end can be reached by a move"],
    ["p", [2, 2], "a finite draw: rank 2, but the nearest drawn end is 1 moves away"],
    ["q", [2, 1], "a finite draw: rank 1, but the nearest drawn end is 2 moves away"],
    ["r", [2, 3], "a finite draw: rank 3, but the nearest drawn end is 2 moves away"],
    ["s", [3, 1], "an infinite draw: rank 1, but what never ends has none"],
    ["p", [3, 0], "an infinite draw: a finite draw can be reached by a move"],
    ["l", [3, 0], "an infinite draw: no move keeps the play going"],
    ["e", [3, 0], "an infinite draw: no move keeps the play going"],
  ] as readonly (readonly [string, Claim, string])[])("objects to a changed claim: %s %j", (name, claim, said) => {
    expect(saidOf(name, claim)).toBe(`vertex ${name} is claimed to be ${said}`);
  });

  it("wants one value and one choice per vertex", () => {
    const { valueOfVertex, choiceOfVertex } = solutionOf(right);
    const size = VERTICES.length;
    const fewer = { valueOfVertex: valueOfVertex.subarray(1), choiceOfVertex };
    expect(verify(arena, fewer)).toMatchObject({
      vertex: 0,
      text: { en: `the solution has ${size - 1} vertices, the arena ${size}` },
    });
    expect(verify(arena, { valueOfVertex, choiceOfVertex: choiceOfVertex.subarray(1) })?.vertex).toBe(0);
  });

  it("believes a random claim exactly when the definitions say the same", () => {
    const names = ["player0", "player1", "finiteDraw", "infiniteDraw"] as const;
    fc.assert(
      fc.property(arenas, fc.nat(), fc.nat(3), fc.nat(9), fc.nat(9), (arena, where, outcome, rank, choice) => {
        const naive = naiveSolution(arena);
        const vertex = where % arena.vertexCount;
        const claims = naive.map((value) => ({ outcome: names.indexOf(value.outcome), rank: value.rank ?? 0 }));
        // The first quickest win, by the definition.
        const choices = claims.map((value, from) => {
          const isMovers = value.outcome === arena.ownerOfVertex[from] && value.rank > 0;
          const isBest = (to: number) => claims[to].outcome === value.outcome && claims[to].rank === value.rank - 1;
          return isMovers ? (successors(arena, from).find(isBest) as number) : 2 ** 32 - 1;
        });
        const solution = (list: typeof claims): Solution => ({
          valueOfVertex: Uint32Array.from(list, (value) => value.outcome * 2 ** 30 + value.rank),
          choiceOfVertex: Uint32Array.from(choices),
        });
        expect(verify(arena, solution(claims))).toBeUndefined();
        const isSame = claims[vertex].outcome === outcome && claims[vertex].rank === rank;
        expect(verify(arena, solution(claims.with(vertex, { outcome, rank }))) === undefined).toBe(isSame);
        if (choices[vertex] === 2 ** 32 - 1 || choice >= arena.vertexCount) return;
        const isBest = claims[choice].outcome === outcome && claims[choice].rank === claims[vertex].rank - 1;
        if (claims[vertex].outcome !== outcome) return;
        choices[vertex] = choice;
        const isMove = successors(arena, vertex).includes(choice);
        expect(verify(arena, solution(claims)) === undefined).toBe(isMove && isBest);
      }),
      { numRuns: 300 },
    );
  });

  it("pauses at the beginning and every 2¹⁴ vertices", () => {
    const vertexCount = 40_000;
    const deadEnds: Arena = {
      vertexCount,
      edgeCount: 0,
      firstEdgeOfVertex: new Uint32Array(vertexCount + 1),
      targetOfEdge: new Uint32Array(0),
      ownerOfVertex: new Uint8Array(vertexCount),
      goalOfVertex: new Uint8Array(vertexCount).fill(2),
      start: undefined,
      label: String,
    };
    const solution = {
      valueOfVertex: new Uint32Array(vertexCount).fill(2 ** 31),
      choiceOfVertex: new Uint32Array(vertexCount).fill(2 ** 32 - 1),
    };
    expect([...verify.work(deadEnds, solution)]).toEqual([0, 16_384 / vertexCount, 32_768 / vertexCount]);
    solution.valueOfVertex[vertexCount - 1]++;
    expect(verify(deadEnds, solution)?.vertex).toBe(vertexCount - 1);
  });
});
