import fc from "fast-check";
import { runAsync, seededRandom } from "marienbad/base";
import { describe, expect, it } from "vitest";
import { naiveDistances, randomEdges } from "../test/random-edges.ts";
import { type IdaTraceEvent, idaStar } from "./ida-star.ts";
import type { StateGraph } from "./state-graph.ts";
import type { NumberedEdge } from "./weighted-graph.ts";

function graphOf(edges: readonly NumberedEdge[], goal: number): StateGraph<number> {
  return {
    start: 0,
    isGoal: (vertex) => vertex === goal,
    steps: (vertex) => edges.filter(([from]) => from === vertex).map(([, to, cost]) => ({ to, cost })),
    key: (vertex) => vertex,
  };
}

function codeOf(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return (error as { code?: string }).code;
  }
}

describe("IDA*", () => {
  it("finds the least cost on random graphs, with estimates consistent or not, with and without memory", () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 8 }), fc.constantFrom(0, 3, 1000), (seed, count, memory) => {
        const edges = randomEdges(seededRandom(seed), count);
        const costs = naiveDistances(count, edges, count - 1);
        const random = seededRandom(seed + 1);
        const lowered = costs.map((cost) =>
          cost === Number.POSITIVE_INFINITY ? random.below(9) : random.below(cost + 1),
        );
        const estimate = (vertex: number): number => lowered[vertex];
        const result = idaStar(graphOf(edges, count - 1), { estimate, admissible: true, memory });
        expect(result.cost).toBe(costs[0]);
        expect(result.found).toBe(costs[0] < Number.POSITIVE_INFINITY);
        expect(result.optimal).toBe(true);
        if (!result.found) return;
        let total = 0;
        for (let i = 1; i < result.path.length; i++) {
          const [from, to] = [result.path[i - 1], result.path[i]];
          total += Math.min(...edges.filter((edge) => edge[0] === from && edge[1] === to).map(([, , cost]) => cost));
        }
        expect(total).toBe(result.cost);
        expect([result.path[0], result.path.at(-1)]).toEqual([0, count - 1]);
      }),
      { numRuns: 2000 },
    );
  });

  it("is right with an inconsistent estimate (worked example 10: cost 5)", () => {
    const [s, a, b, g] = [0, 1, 2, 3];
    const edges: NumberedEdge[] = [
      [s, a, 1],
      [s, b, 3],
      [a, b, 1],
      [b, g, 3],
    ];
    const estimate = (vertex: number): number => (vertex === a ? 4 : 0);
    const result = idaStar(graphOf(edges, g), { estimate, admissible: true });
    expect(result).toMatchObject({ cost: 5, path: [s, a, b, g], optimal: true });
  });

  it("does not claim to be optimal when the estimate is too high, and says where it is", () => {
    const edges: NumberedEdge[] = [
      [0, 1, 1],
      [1, 3, 1],
      [0, 3, 4],
    ];
    const result = idaStar(graphOf(edges, 3), { estimate: (vertex) => [5, 9, 0, 0][vertex], admissible: true });
    expect(result).toMatchObject({ cost: 4, optimal: false, overestimate: { vertex: 0, estimate: 5, cost: 4 } });
    expect(idaStar(graphOf(edges, 3), { estimate: () => 0 }).optimal).toBe(false); // nobody said that it is admissible
  });

  it("ends where costs of 0 make a cycle, and on a path of 100,000 steps", () => {
    const cycle: NumberedEdge[] = [
      [0, 1, 0],
      [1, 0, 0],
    ];
    expect(idaStar(graphOf(cycle, 2), { memory: 0 })).toMatchObject({ found: false, path: [], optimal: true });
    const line: StateGraph<number> = {
      start: 0,
      isGoal: (vertex) => vertex === 100_000,
      steps: (vertex) => [{ to: vertex + 1, cost: 1 }],
      key: (vertex) => vertex,
    };
    expect(idaStar(line, { estimate: (vertex) => 100_000 - vertex, admissible: true }).cost).toBe(100_000);
  });

  it("traces every state of every round: within the bound or beyond it", () => {
    const edges: NumberedEdge[] = [
      [0, 1, 2],
      [1, 2, 3],
    ];
    const events: IdaTraceEvent<number>[] = [];
    const result = idaStar(graphOf(edges, 2), { trace: (event) => events.push(event) });
    expect(result.bounds).toEqual([0, 2, 5]);
    expect(events.map(({ kind, vertex, d, bound }) => [kind, vertex, d, bound])).toEqual([
      ["expanded", 0, 0, 0],
      ["beyond", 1, 2, 0],
      ["expanded", 0, 0, 2],
      ["expanded", 1, 2, 2],
      ["beyond", 2, 5, 2],
      ["expanded", 0, 0, 5],
      ["expanded", 1, 2, 5],
    ]);
    expect(result.expanded).toBe(5);
  });

  it("refuses a negative cost and an estimate that is no number, stops at the limit and at the signal", async () => {
    const negative = graphOf([[0, 1, -1]], 1);
    expect(codeOf(() => idaStar(negative))).toBe("not-applicable");
    expect(codeOf(() => idaStar(negative, { estimate: () => Number.NaN }))).toBe("bad-argument");
    const endless: StateGraph<number> = {
      start: 0,
      isGoal: () => false,
      steps: (vertex) => [{ to: vertex + 1, cost: 0 }],
      key: (vertex) => vertex,
    };
    expect(codeOf(() => idaStar(endless, { limit: 1000 }))).toBe("limit-reached");
    const stop = new AbortController();
    const work = runAsync(idaStar.work(endless), { signal: stop.signal, onProgress: () => stop.abort() });
    await expect(work).rejects.toMatchObject({ code: "interrupted" });
  });
});
