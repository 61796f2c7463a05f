import { MarienbadError, run, runAsync, seededRandom } from "marienbad/base";
import { describe, expect, it } from "vitest";
import { expectSame } from "../../core/test/expect-same.ts";
import { naiveDistances, randomEdges } from "../test/random-edges.ts";
import { BEST_FIRST_IDS } from "./algorithms.ts";
import type { TraceEvent } from "./best-first.ts";
import { distancesTo, pathFromBothEndsWork } from "./dijkstra.ts";
import { findPath, findVertexPath } from "./find-path.ts";
import { checkAdmissible } from "./heuristic-checks.ts";
import { stateTask } from "./path-task.ts";
import type { StateGraph } from "./state-graph.ts";
import { type Ends, type NumberedEdge, type WeightedGraph, weightedGraph } from "./weighted-graph.ts";

/** Worked example 10: admissible but inconsistent. */
const [S, A, B, G] = [0, 1, 2, 3];
const EXAMPLE = weightedGraph(
  4,
  [
    [S, A, 1],
    [S, B, 3],
    [A, B, 1],
    [B, G, 3],
  ],
  (vertex) => "sabg"[vertex],
);
const exampleEstimate = (vertex: number): number => (vertex === A ? 4 : 0);

const findPathFromBothEnds = (graph: WeightedGraph, ends: Ends, limit?: number) =>
  run(pathFromBothEndsWork(graph, ends, limit));
const writeOut = <State>(graph: StateGraph<State>, limit?: number) =>
  run(stateTask(graph, {}, true).writeOutWork({ limit }));

/** The cost of a path, edge by edge, or NaN when it uses an edge that is not there. */
function costOf(path: readonly number[], edges: readonly NumberedEdge[]): number {
  let cost = 0;
  for (let i = 1; i < path.length; i++) {
    const weights = edges.filter(([from, to]) => from === path[i - 1] && to === path[i]).map(([, , weight]) => weight);
    cost += weights.length === 0 ? Number.NaN : Math.min(...weights);
  }
  return cost;
}

function stateGraphOf(graph: WeightedGraph, start: number, goal: number): StateGraph<string> {
  const number = (state: string): number => Number(state.slice(1));
  return {
    start: `v${start}`,
    isGoal: (state) => state === `v${goal}`,
    *steps(state) {
      for (
        let edge = graph.firstEdgeOfVertex[number(state)];
        edge < graph.firstEdgeOfVertex[number(state) + 1];
        edge++
      ) {
        yield { to: `v${graph.targetOfEdge[edge]}`, cost: graph.weightOfEdge[edge] };
      }
    },
    key: (state) => state,
  };
}

function errorOf(work: () => unknown): MarienbadError {
  try {
    work();
  } catch (error) {
    if (error instanceof MarienbadError) return error;
    throw error;
  }
  throw new Error("nothing was thrown");
}

describe("A* on worked example 10 (admissible, inconsistent)", () => {
  it("costs 5, reopens b, and knows that it is optimal", () => {
    const events: TraceEvent<number>[] = [];
    const result = findVertexPath(
      EXAMPLE,
      { start: S, goals: [G] },
      { algorithm: "astar", estimate: exampleEstimate, trace: (event) => events.push(event) },
    );
    expect(result).toMatchObject({ found: true, cost: 5, path: [S, A, B, G], optimal: true, reopened: 1 });
    expect(result.order).toEqual([S, B, A, B]);
    expect(events.filter((event) => event.kind === "reopened")).toEqual([
      { kind: "reopened", vertex: B, d: 2, h: 0, c: 2 },
    ]);
    expect(events.filter((event) => event.kind === "expanded").map((event) => event.vertex)).toEqual(result.order);
    for (const { d, h, c } of events) expect(c).toBe(d + h);
  });

  it("is the same on the implicit graph when the estimate is known to be admissible", () => {
    const graph = stateGraphOf(EXAMPLE, S, G);
    const estimate = (state: string): number => (state === "v1" ? 4 : 0);
    expect(findPath(graph, { estimate, admissible: true })).toMatchObject({
      cost: 5,
      path: ["v0", "v1", "v2", "v3"],
      optimal: true,
    });
  });
});

describe("what the result says about itself", () => {
  // s→g costs 3 directly and 2 through a, which an estimate of 9 hides.
  const hidden = weightedGraph(3, [
    [0, 2, 3],
    [0, 1, 1],
    [1, 2, 1],
  ]);
  const tooHigh = (vertex: number): number => (vertex === 1 ? 9 : 0);

  it("does not call a path optimal that is not", () => {
    const result = findVertexPath(hidden, { start: 0, goals: [2] }, { algorithm: "astar", estimate: tooHigh });
    expect(result).toMatchObject({ cost: 3, optimal: false });
    expect(
      findPath(stateGraphOf(hidden, 0, 2), { estimate: (state) => tooHigh(Number(state.slice(1))) }),
    ).toMatchObject({
      cost: 3,
      optimal: false,
    });
  });

  it("notices an overestimate on the path that it found, whatever the caller claims", () => {
    const line = weightedGraph(3, [
      [0, 1, 1],
      [1, 2, 1],
    ]);
    const estimate = (vertex: number): number => (vertex === 1 ? 7 : 0);
    const result = findVertexPath(line, { start: 0, goals: [2] }, { estimate, admissible: true });
    expect(result.overestimate).toEqual({ vertex: 1, estimate: 7, cost: 1 });
    expect(result.optimal).toBe(true); // the frontier is empty: there is no other path
  });

  it("says that there is no path", () => {
    for (const algorithm of BEST_FIRST_IDS) {
      const result = findVertexPath(EXAMPLE, { start: G, goals: [S] }, { algorithm, estimate: () => 0 });
      expect(result).toMatchObject({
        found: false,
        path: [],
        cost: Number.POSITIVE_INFINITY,
        expanded: 1,
        optimal: true,
      });
    }
    expect(findPathFromBothEnds(EXAMPLE, { start: G, goals: [S] })).toMatchObject({ found: false, path: [] });
  });

  it("stays at the start when that is the goal", () => {
    const ends = { start: A, goals: [A] };
    expect(findVertexPath(EXAMPLE, ends)).toMatchObject({ path: [A], cost: 0, expanded: 0 });
    expect(findPathFromBothEnds(EXAMPLE, ends)).toMatchObject({ path: [A], cost: 0, expanded: 0 });
  });
});

describe("random graphs against Bellman and Ford", () => {
  it("A* finds the least cost on 10,000 graphs, its admissible estimate consistent or not", () => {
    const random = seededRandom(2026);
    let reopened = 0;
    let unreachable = 0;
    for (let round = 0; round < 10_000; round++) {
      const vertexCount = 2 + random.below(9);
      const edges = randomEdges(random, vertexCount);
      const distances = naiveDistances(vertexCount, edges, 1);
      // A share of the true distance drawn vertex by vertex: admissible, and hardly ever consistent; in every third
      // round one share for all, which is consistent. Where no path leads on, anything is admissible.
      const common = random.next();
      const estimates = distances.map((distance) =>
        distance === Number.POSITIVE_INFINITY
          ? random.below(20)
          : distance * (round % 3 === 0 ? common : random.next()),
      );
      const graph = weightedGraph(vertexCount, edges);
      const ends = { start: 0, goals: [1] };
      const astar = findVertexPath(graph, ends, { algorithm: "astar", estimate: (vertex) => estimates[vertex] });
      const dijkstra = findVertexPath(graph, ends, { algorithm: "dijkstra" });
      const bothEnds = findPathFromBothEnds(graph, ends);
      for (const result of [astar, dijkstra, bothEnds]) {
        expectSame(result.cost, distances[0]);
        expectSame(result.optimal, true);
        if (result.found) expectSame(costOf(result.path, edges), result.cost);
      }
      expectSame(dijkstra.reopened, 0);
      if (round % 3 === 0 && astar.found) expectSame(astar.reopened, 0);
      reopened += astar.reopened;
      unreachable += astar.found ? 0 : 1;
    }
    expect(reopened).toBeGreaterThan(100); // the case that matters does occur
    expect(unreachable).toBeGreaterThan(100);
  });

  it("with any estimate the path is real, and `optimal` is never a lie", () => {
    const random = seededRandom(7);
    for (let round = 0; round < 3000; round++) {
      const vertexCount = 2 + random.below(9);
      const edges = randomEdges(random, vertexCount);
      const [least] = naiveDistances(vertexCount, edges, 1);
      const estimates = Array.from({ length: vertexCount }, () => random.below(30) - 5);
      const graph = weightedGraph(vertexCount, edges);
      const weight = 1 + random.below(4);
      for (const algorithm of BEST_FIRST_IDS) {
        const options = { algorithm, weight, estimate: (vertex: number) => estimates[vertex] };
        const explicit = findVertexPath(graph, { start: 0, goals: [1] }, options);
        expectSame(explicit.optimal, explicit.cost === least);
        const implicit = findPath(stateGraphOf(graph, 0, 1), {
          ...options,
          estimate: (state) => estimates[Number(state.slice(1))],
        });
        expectSame(
          [...implicit.path],
          explicit.path.map((vertex) => `v${vertex}`),
        );
        expectSame(
          [...implicit.order],
          explicit.order.map((vertex) => `v${vertex}`),
        );
        if (implicit.optimal) expectSame(implicit.cost, least);
        if (explicit.found) expectSame(costOf(explicit.path, edges), explicit.cost);
      }
    }
  });

  it("weighted A* costs at most W times the least (Pohl 1970)", () => {
    const random = seededRandom(8);
    for (let round = 0; round < 1000; round++) {
      const vertexCount = 2 + random.below(9);
      const edges = randomEdges(random, vertexCount);
      const distances = naiveDistances(vertexCount, edges, 1);
      const estimates = distances.map((distance) => Math.floor(Math.min(distance, 99) * random.next()));
      const graph = weightedGraph(vertexCount, edges);
      const { cost } = findVertexPath(
        graph,
        { start: 0, goals: [1] },
        { algorithm: "weighted", weight: 3, estimate: (vertex) => estimates[vertex] },
      );
      expect(cost).toBeLessThanOrEqual(3 * distances[0]);
    }
  });

  it("goes to the nearest of several goals", () => {
    const graph = weightedGraph(4, [
      [0, 1, 5],
      [0, 2, 1],
      [2, 3, 1],
    ]);
    const ends = { start: 0, goals: [1, 3] };
    expect(findVertexPath(graph, ends).path).toEqual([0, 2, 3]);
    expect(findPathFromBothEnds(graph, ends).path).toEqual([0, 2, 3]);
  });
});

describe("bad input", () => {
  it("refuses negative and infinite weights, naming the edge", () => {
    for (const [weight, word] of [
      [-1, "negative"],
      [Number.POSITIVE_INFINITY, "finite"],
      [Number.NaN, "finite"],
    ] as const) {
      const graph = weightedGraph(3, [
        [0, 1, 1],
        [2, 0, weight],
      ]);
      for (const work of [
        () => findVertexPath(graph, { start: 0, goals: [1] }),
        () => findPathFromBothEnds(graph, { start: 0, goals: [1] }),
        () => findPath(stateGraphOf(graph, 2, 1)),
        () => writeOut(stateGraphOf(graph, 2, 1)),
        () => distancesTo(graph, [1]),
        () => checkAdmissible(graph, [1], () => 0),
      ]) {
        const error = errorOf(work);
        expect(error.code).toBe("not-applicable");
        expect(error.message).toMatch(/v?2 → v?0/);
        expect(error.message).toContain(word);
      }
    }
  });

  it("refuses an edge out of the graph, an estimate that is no number, a weight below 1", () => {
    expect(errorOf(() => weightedGraph(2, [[0, 2, 1]])).code).toBe("bad-argument");
    const ends = { start: S, goals: [G] };
    expect(errorOf(() => findVertexPath(EXAMPLE, ends, { estimate: () => Number.NaN })).code).toBe("bad-argument");
    expect(errorOf(() => findVertexPath(EXAMPLE, ends, { algorithm: "weighted", weight: 0.5 })).code).toBe(
      "bad-argument",
    );
  });

  const endless: StateGraph<number> = {
    start: 0,
    isGoal: () => false,
    steps: (state) => [{ to: state + 1, cost: 1 }],
    key: (state) => state,
  };

  it("refuses options that it does not have", () => {
    const misspelt = { limits: 1 } as object;
    for (const find of [
      () => findPath(endless, misspelt),
      () => findVertexPath(EXAMPLE, { start: S, goals: [G] }, misspelt),
    ]) {
      expect(find).toThrow(/ has no option "limits"\. Did you mean "limit"\?/);
    }
  });

  it("stops at the limit", () => {
    expect(errorOf(() => findPath(endless, { limit: 1000 })).code).toBe("limit-reached");
    expect(errorOf(() => writeOut(endless, 1000)).code).toBe("limit-reached");
    expect(errorOf(() => findPathFromBothEnds(EXAMPLE, { start: S, goals: [G] }, 1)).code).toBe("limit-reached");
  });

  it("can be cancelled", async () => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 20);
    await expect(runAsync(findPath.work(endless), { signal: controller.signal })).rejects.toMatchObject({
      code: "interrupted",
    });
  });
});
