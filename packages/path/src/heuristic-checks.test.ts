import { seededRandom } from "marienbad/base";
import { describe, expect, it } from "vitest";
import { distancesTo } from "./dijkstra.ts";
import { findVertexPath } from "./find-path.ts";
import { checkAdmissible, checkConsistent, checkMonotone, reducedWeights } from "./heuristic-checks.ts";
import { type NumberedEdge, weightedGraph } from "./weighted-graph.ts";

const EXAMPLE = weightedGraph(4, [
  [0, 1, 1],
  [0, 2, 3],
  [1, 2, 1],
  [2, 3, 3],
]);
const table =
  (...values: number[]) =>
  (vertex: number): number =>
    values[vertex];

describe("checks of a heuristic", () => {
  it("worked example 10: admissible, not consistent, not monotone", () => {
    const estimate = table(0, 4, 0, 0);
    expect(checkAdmissible(EXAMPLE, [3], estimate)).toEqual({ holds: true });
    expect(checkConsistent(EXAMPLE, estimate)).toEqual({
      holds: false,
      counterexample: { from: 1, to: 2, weight: 1, estimateFrom: 4, estimateTo: 0 },
    });
    expect(checkMonotone(EXAMPLE, 0, estimate)).toEqual({
      holds: false,
      counterexample: { path: [0, 1, 2], totals: [0, 5, 2] },
    });
  });

  it("measures the distance to the goal, not from the start (the course's slip)", () => {
    // Vertex 2 is 2 from the start and 3 from the goal: an estimate of 3 is admissible, one of 4 is not.
    expect(checkAdmissible(EXAMPLE, [3], table(0, 0, 3, 0))).toEqual({ holds: true });
    expect(checkAdmissible(EXAMPLE, [3], table(0, 0, 4, 0))).toEqual({
      holds: false,
      counterexample: { vertex: 2, estimate: 4, distance: 3 },
    });
    // The goal is 5 from the start: the wrong reading would let an estimate of 1 pass there.
    expect(checkAdmissible(EXAMPLE, [3], table(0, 0, 0, 1)).holds).toBe(false);
  });

  it("monotone asks only about what the start can reach", () => {
    const estimate = table(9, 0, 0, 0);
    expect(checkConsistent(EXAMPLE, estimate).holds).toBe(false);
    expect(checkMonotone(EXAMPLE, 1, estimate)).toEqual({ holds: true });
  });

  it("lets a vertex without a way to the goal have any estimate, infinite too", () => {
    const graph = weightedGraph(3, [[0, 1, 1]]);
    expect(checkAdmissible(graph, [1], table(1, 0, Number.POSITIVE_INFINITY))).toEqual({ holds: true });
  });

  it("agrees with the definitions on random graphs", () => {
    const random = seededRandom(11);
    const seen = { consistent: 0, admissible: 0 };
    for (let round = 0; round < 2000; round++) {
      const vertexCount = 2 + random.below(5);
      const edges: NumberedEdge[] = Array.from({ length: random.below(10) }, () => [
        random.below(vertexCount),
        random.below(vertexCount),
        random.below(6),
      ]);
      const estimate = table(
        ...Array.from({ length: vertexCount }, (_, vertex) => (vertex === 1 ? 0 : random.below(6))),
      );
      const graph = weightedGraph(vertexCount, edges);
      const consistent = edges.every(([from, to, weight]) => estimate(from) <= weight + estimate(to));
      const distances = distancesTo(graph, [1]);
      const admissible = distances.every((distance, vertex) => estimate(vertex) <= distance);
      expect(checkConsistent(graph, estimate).holds).toBe(consistent);
      expect(checkAdmissible(graph, [1], estimate).holds).toBe(admissible);
      if (consistent) expect(checkMonotone(graph, 0, estimate).holds).toBe(true);
      if (consistent) expect(admissible).toBe(true); // with h = 0 at the goal
      seen.consistent += consistent ? 1 : 0;
      seen.admissible += admissible ? 1 : 0;
    }
    expect(seen.consistent).toBeGreaterThan(50);
    expect(seen.admissible).toBeGreaterThan(seen.consistent);
  });
});

describe("the reduced weights (P4 in docs/concordance.md)", () => {
  it("are w − h(s) + h(p)", () => {
    expect([...reducedWeights(EXAMPLE, table(5, 4, 3, 0)).weightOfEdge]).toEqual([0, 1, 0, 0]);
    expect([...reducedWeights(EXAMPLE, table(0, 4, 0, 0)).weightOfEdge]).toEqual([5, 3, -3, 3]);
    expect(() => reducedWeights(EXAMPLE, table(0, Number.POSITIVE_INFINITY, 0, 0))).toThrow(/finite/);
  });

  it("turn A* into Dijkstra: the same vertices in the same order", () => {
    const random = seededRandom(12);
    for (let round = 0; round < 1000; round++) {
      const vertexCount = 2 + random.below(8);
      const edges: NumberedEdge[] = Array.from({ length: random.below(24) }, () => [
        random.below(vertexCount),
        random.below(vertexCount),
        random.below(9),
      ]);
      const graph = weightedGraph(vertexCount, edges);
      const ends = { start: 0, goals: [1] };
      // Half the distance, capped: the cap keeps it finite, and a minimum of consistent estimates is consistent.
      const halves = distancesTo(graph, [1]).map((distance) => Math.min(distance / 2, 50));
      const estimate = (vertex: number): number => halves[vertex];
      const astar = findVertexPath(graph, ends, { algorithm: "astar", estimate });
      const reduced = findVertexPath(reducedWeights(graph, estimate), ends, { algorithm: "dijkstra" });
      expect(reduced.order).toEqual(astar.order);
      expect(reduced.path).toEqual(astar.path);
      if (astar.found) expect(reduced.cost + estimate(0)).toBeCloseTo(astar.cost, 9);
    }
  });
});
