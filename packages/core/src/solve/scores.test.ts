import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ArenaPlan, arenaOf, arenaPlans } from "../../test/arenas.ts";
import { coins, naiveCoins } from "../../test/coins.ts";
import { type Arena, explore, isOver, NO_CHOICE, type Points, type ScoreSolution, successors } from "../arena/index.ts";
import { runAsync } from "../base/work.ts";
import { readScoreCertificate, verifyScoresWork, writeScoreCertificate } from "../verify/index.ts";
import { solveScores } from "./index.ts";

/** A random arena whose edges all lead to greater numbers, with random points. */
const scored: fc.Arbitrary<{ readonly arena: Arena; readonly points: Points }> = fc
  .tuple(arenaPlans, fc.array(fc.integer({ min: -5, max: 5 }), { minLength: 40, maxLength: 40 }))
  .map(([plan, numbers]) => {
    const arena = arenaOf(forwards(plan));
    const { vertexCount, edgeCount } = arena;
    return {
      arena,
      points: {
        gainOfEdge: Int32Array.from({ length: edgeCount }, (_, edge) => numbers[edge % numbers.length]),
        scoreOfVertex: Int32Array.from({ length: vertexCount }, (_, vertex) =>
          isOver(arena, vertex) ? numbers[(7 * vertex) % numbers.length] : 0,
        ),
      },
    };
  });

function forwards(plan: ArenaPlan): ArenaPlan {
  const edges = plan.edges.filter(([from, to]) => from !== to);
  const sorted = edges.map(([from, to]) => [Math.min(from, to), Math.max(from, to)] as const);
  const distinct = sorted.filter(([a, b], place) => sorted.findIndex(([c, d]) => a === c && b === d) === place);
  return { ...plan, edges: distinct };
}

/** The definition: the best of all moves, each followed to the end. */
function naivePoints(arena: Arena, points: Points, vertex: number): number {
  if (isOver(arena, vertex)) return points.scoreOfVertex[vertex];
  const sums = Array.from(
    successors(arena, vertex),
    (target, index) => points.gainOfEdge[arena.firstEdgeOfVertex[vertex] + index] + naivePoints(arena, points, target),
  );
  return sums.reduce((best, sum) => (arena.ownerOfVertex[vertex] === 0 ? Math.max(best, sum) : Math.min(best, sum)));
}

const firstFalse = (arena: Arena, points: Points, solution: ScoreSolution) =>
  runAsync(verifyScoresWork(arena, points, solution));

describe("a game for points", () => {
  it("is solved as the definition says, and passes the verifier, on 2,000 random arenas", async () => {
    await fc.assert(
      fc.asyncProperty(scored, async ({ arena, points }) => {
        const solution = solveScores(arena, points);
        const expected = Array.from({ length: arena.vertexCount }, (_, vertex) => naivePoints(arena, points, vertex));
        expect([...solution.pointsOfVertex]).toEqual(expected);
        expect(await firstFalse(arena, points, solution)).toBeUndefined();
        const bytes = new TextEncoder().encode(writeScoreCertificate(arena, points, solution));
        expect(readScoreCertificate(arena, points, bytes)).toEqual({ solution, intact: true });
      }),
      { numRuns: 2000 },
    );
  });

  it("is refuted by the verifier when one number is changed", async () => {
    await fc.assert(
      fc.asyncProperty(scored, fc.nat(), fc.integer({ min: 1, max: 9 }), async ({ arena, points }, where, change) => {
        const solution = solveScores(arena, points);
        const vertex = where % arena.vertexCount;
        solution.pointsOfVertex[vertex] += change;
        expect(await firstFalse(arena, points, solution)).toBeDefined();
      }),
      { numRuns: 1000 },
    );
  });

  it("is refuted when a choice is none of the best moves", async () => {
    const { arena, points } = explored([1, 5]); // taking the 5 is better
    const solution = solveScores(arena, points);
    expect(solution.choiceOfVertex[0]).toBe(successors(arena, 0)[1]);
    solution.choiceOfVertex[0] = successors(arena, 0)[0];
    expect((await firstFalse(arena, points, solution))?.vertex).toBe(0);
    solution.choiceOfVertex[0] = NO_CHOICE;
    expect((await firstFalse(arena, points, solution))?.vertex).toBe(0);
  });

  it("cannot be solved where a play can repeat: the cycle is named, and no claim passes the verifier", async () => {
    const arena = arenaOf({
      owners: [0, 1, 0],
      goals: [2, 2, 2],
      edges: [
        [0, 1],
        [1, 0],
        [1, 2],
      ],
    });
    const points = { gainOfEdge: Int32Array.of(0, 0, 0), scoreOfVertex: new Int32Array(3) };
    expect(() => solveScores(arena, points)).toThrow("v0 → v1 → v0");
    const claim = { pointsOfVertex: new Int32Array(3), choiceOfVertex: Uint32Array.of(1, 0, NO_CHOICE) };
    expect(await firstFalse(arena, points, claim)).toBeDefined();
  });

  it("of coins in a row gives what brute force gives, from rules that carry no score", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 10 }), (values) => {
        const { arena, points } = explored(values);
        expect(solveScores(arena, points).pointsOfVertex[0]).toBe(naiveCoins(values));
        // One position for each stretch of coins, and one for each coin that may be the last.
        const { length } = values;
        expect(arena.vertexCount).toBe((length * (length + 1)) / 2 + Math.max(1, length));
      }),
      { numRuns: 200 },
    );
  });
});

function explored(values: readonly number[]): { readonly arena: Arena; readonly points: Points } {
  const rules = coins(values);
  const { scores } = rules;
  const { arena, points } = explore(rules, { scores });
  return { arena, points: points as Points };
}
