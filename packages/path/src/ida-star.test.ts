import fc from "fast-check";
import { runAsync, seededRandom } from "marienbad/base";
import { describe, expect, it } from "vitest";
import { type IdaTraceEvent, idaStar } from "./ida-star.ts";
import type { StateGraph } from "./state-graph.ts";

interface Edge {
  readonly from: number;
  readonly to: number;
  readonly cost: number;
}

function graphOf(edges: readonly Edge[], goal: number): StateGraph<number> {
  return {
    start: 0,
    isGoal: (vertex) => vertex === goal,
    steps: (vertex) => edges.filter(({ from }) => from === vertex),
    key: (vertex) => vertex,
  };
}

/** Costs to the goal, by relaxing every edge as often as there are vertices (Bellman and Ford). */
function costsTo(goal: number, edges: readonly Edge[], count: number): number[] {
  const costs = Array.from({ length: count }, (_, vertex) => (vertex === goal ? 0 : Number.POSITIVE_INFINITY));
  for (let round = 0; round < count; round++) {
    for (const { from, to, cost } of edges) costs[from] = Math.min(costs[from], cost + costs[to]);
  }
  return costs;
}

function randomEdges(seed: number, count: number): Edge[] {
  const random = seededRandom(seed);
  return Array.from({ length: random.below(3 * count) }, () => ({
    from: random.below(count),
    to: random.below(count),
    cost: random.below(6),
  }));
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
        const edges = randomEdges(seed, count);
        const costs = costsTo(count - 1, edges, count);
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
          total += Math.min(...edges.filter((edge) => edge.from === from && edge.to === to).map(({ cost }) => cost));
        }
        expect(total).toBe(result.cost);
        expect([result.path[0], result.path.at(-1)]).toEqual([0, count - 1]);
      }),
      { numRuns: 2000 },
    );
  });

  it("is right with an inconsistent estimate (worked example 10: cost 5)", () => {
    const [s, a, b, g] = [0, 1, 2, 3];
    const edges = [
      { from: s, to: a, cost: 1 },
      { from: s, to: b, cost: 3 },
      { from: a, to: b, cost: 1 },
      { from: b, to: g, cost: 3 },
    ];
    const estimate = (vertex: number): number => (vertex === a ? 4 : 0);
    const result = idaStar(graphOf(edges, g), { estimate, admissible: true });
    expect(result).toMatchObject({ cost: 5, path: [s, a, b, g], optimal: true });
  });

  it("does not claim to be optimal when the estimate is too high, and says where it is", () => {
    const edges = [
      { from: 0, to: 1, cost: 1 },
      { from: 1, to: 3, cost: 1 },
      { from: 0, to: 3, cost: 4 },
    ];
    const result = idaStar(graphOf(edges, 3), { estimate: (vertex) => [5, 9, 0, 0][vertex], admissible: true });
    expect(result).toMatchObject({ cost: 4, optimal: false, overestimate: { vertex: 0, estimate: 5, cost: 4 } });
    expect(idaStar(graphOf(edges, 3), { estimate: () => 0 }).optimal).toBe(false); // nobody said that it is admissible
  });

  it("ends where costs of 0 make a cycle, and on a path of 100,000 steps", () => {
    const cycle = [
      { from: 0, to: 1, cost: 0 },
      { from: 1, to: 0, cost: 0 },
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
    const edges = [
      { from: 0, to: 1, cost: 2 },
      { from: 1, to: 2, cost: 3 },
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
    const negative = graphOf([{ from: 0, to: 1, cost: -1 }], 1);
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
