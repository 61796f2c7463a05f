import { MarienbadError, run, runnable, type Work, withWork } from "marienbad/base";
import { pathTo, SLICE } from "./best-first.ts";
import { distancesTo } from "./dijkstra.ts";
import type { Estimate } from "./state-graph.ts";
import { texts } from "./texts.ts";
import { forEachEdge, type WeightedGraph, type WrittenOut } from "./weighted-graph.ts";

/** An estimate of the cost from a vertex to the nearest goal. */
export type VertexEstimate = Estimate<number>;

/** Result of a check, with a counter-example if the property does not hold. */
export type Check<Counterexample> =
  | { readonly holds: true }
  | { readonly holds: false; readonly counterexample: Counterexample };

/** The estimate of this vertex is larger than the cost from it to the goal. */
export interface TooHigh<Vertex = number> {
  readonly vertex: Vertex;
  readonly estimate: number;
  readonly distance: number;
}

/** Along this edge the estimate falls by more than the edge costs: h(from) > weight + h(to). */
export interface TooSteep<Vertex = number> {
  readonly from: Vertex;
  readonly to: Vertex;
  readonly weight: number;
  readonly estimateFrom: number;
  readonly estimateTo: number;
}

/** A path from the start on which the estimate of the whole cost, c = d + h, falls at the last step. */
export interface Falling<Vertex = number> {
  readonly path: readonly Vertex[];
  /** c at every vertex of the path. */
  readonly totals: readonly number[];
}

/** Relative tolerance for rounding errors (absolute below 1). */
const SLACK = 1e-9;

function exceeds(left: number, right: number): boolean {
  return left > right + SLACK * Math.max(1, Math.abs(right));
}

/**
 * Is h(v) ≤ the distance from v to the nearest goal, for every vertex v (P2 in docs/concordance.md)? Cost: one
 * Dijkstra, on the reversed graph (the course measures from the wrong end). Progress: vertices whose distance is known.
 */
export const checkAdmissible = /* @__PURE__ */ runnable(function* checkAdmissible(
  graph: WeightedGraph,
  goals: readonly number[],
  estimate: VertexEstimate,
): Work<Check<TooHigh>> {
  const distances = yield* distancesTo.work(graph, goals);
  for (let vertex = 0; vertex < graph.vertexCount; vertex++) {
    const counterexample = { vertex, estimate: estimate(vertex), distance: distances[vertex] };
    if (exceeds(counterexample.estimate, counterexample.distance)) return { holds: false, counterexample };
  }
  return { holds: true };
});

/**
 * Is h(s) ≤ w(s, p) + h(p) for every edge (s, p)? Then no vertex is reopened, and with h = 0 at the goals the estimate
 * is admissible too. Cost: O(n + m). Progress: vertices whose edges are checked.
 */
export const checkConsistent = /* @__PURE__ */ runnable(function* checkConsistent(
  graph: WeightedGraph,
  estimate: VertexEstimate,
): Work<Check<TooSteep>> {
  const { firstEdgeOfVertex, targetOfEdge, weightOfEdge } = graph;
  for (let from = 0; from < graph.vertexCount; from++) {
    const estimateFrom = estimate(from);
    for (let edge = firstEdgeOfVertex[from]; edge < firstEdgeOfVertex[from + 1]; edge++) {
      const [to, weight] = [targetOfEdge[edge], weightOfEdge[edge]];
      const estimateTo = estimate(to);
      if (!exceeds(estimateFrom, weight + estimateTo)) continue;
      return { holds: false, counterexample: { from, to, weight, estimateFrom, estimateTo } };
    }
    if ((from + 1) % SLICE === 0) yield from + 1;
  }
  return { holds: true };
});

/**
 * Does c = d + h never fall along a path from the start (are all edges that can be reached consistent)? The
 * counter-example is a path with the fewest edges. Cost: O(n + m), breadth first. Progress: checked vertices.
 */
export const checkMonotone = /* @__PURE__ */ runnable(function* checkMonotone(
  graph: WeightedGraph,
  start: number,
  estimate: VertexEstimate,
): Work<Check<Falling>> {
  const { firstEdgeOfVertex, targetOfEdge, weightOfEdge } = graph;
  const UNSEEN = -2;
  const parentOfVertex = new Int32Array(graph.vertexCount).fill(UNSEEN);
  const costOfVertex = new Float64Array(graph.vertexCount);
  const queue = [start];
  parentOfVertex[start] = -1;
  for (const [place, vertex] of queue.entries()) {
    if ((place + 1) % SLICE === 0) yield place + 1;
    for (let edge = firstEdgeOfVertex[vertex]; edge < firstEdgeOfVertex[vertex + 1]; edge++) {
      const target = targetOfEdge[edge];
      const cost = costOfVertex[vertex] + weightOfEdge[edge];
      if (exceeds(estimate(vertex), weightOfEdge[edge] + estimate(target))) {
        const path = pathTo(vertex, parentOfVertex);
        const totals = path.map((step) => costOfVertex[step] + estimate(step));
        path.push(target);
        totals.push(cost + estimate(target));
        return { holds: false, counterexample: { path, totals } };
      }
      if (parentOfVertex[target] !== UNSEEN) continue;
      parentOfVertex[target] = vertex;
      costOfVertex[target] = cost;
      queue.push(target);
    }
  }
  return { holds: true };
});

/**
 * The graph with weights w̃(s, p) = w(s, p) − h(s) + h(p) (P4 in docs/concordance.md), negative where h is not
 * consistent. A path from s to g costs h(s) − h(g) less: A* is Dijkstra on this graph, shifted by h(start).
 */
export function reducedWeights(graph: WeightedGraph, estimate: VertexEstimate): WeightedGraph {
  const estimateOfVertex = Float64Array.from({ length: graph.vertexCount }, (_, vertex) => estimate(vertex));
  const infinite = estimateOfVertex.findIndex((value) => !Number.isFinite(value));
  if (infinite >= 0) {
    const sentence = texts.infiniteEstimate(graph.label(infinite), estimateOfVertex[infinite]);
    throw new MarienbadError("not-applicable", sentence);
  }
  const weightOfEdge = graph.weightOfEdge.slice();
  let edge = 0;
  forEachEdge(graph, (from, to) => {
    weightOfEdge[edge++] += estimateOfVertex[to] - estimateOfVertex[from];
  });
  return { ...graph, weightOfEdge };
}

/** Results of the three checks of an estimate (P2 in docs/concordance.md), with vertices by name. */
export interface HeuristicReport {
  readonly admissible: boolean;
  readonly consistent: boolean;
  readonly monotone: boolean;
  readonly counterexamples: {
    readonly admissible?: TooHigh<string>;
    readonly consistent?: TooSteep<string>;
    readonly monotone?: Falling<string>;
  };
}

/** Checks an estimate on a graph that is written out. Cost: one Dijkstra. Progress: checked vertices. */
export const checkHeuristic = /* @__PURE__ */ withWork(
  <Vertex>(whole: WrittenOut<Vertex>, estimate: Estimate<Vertex>, write: (vertex: Vertex) => string) =>
    run(checkHeuristicWork(whole, estimate, write)),
  checkHeuristicWork,
);

function* checkHeuristicWork<Vertex>(
  { graph, ends, vertices }: WrittenOut<Vertex>,
  estimate: Estimate<Vertex>,
  write: (vertex: Vertex) => string,
): Work<HeuristicReport> {
  const estimateOfVertex = yield* estimatesWork(vertices, estimate);
  const byNumber = (vertex: number): number => estimateOfVertex[vertex];
  const name = (vertex: number): string => write(vertices[vertex]);
  const admissible = yield* checkAdmissible.work(graph, ends.goals, byNumber);
  const consistent = yield* checkConsistent.work(graph, byNumber);
  const monotone = yield* checkMonotone.work(graph, ends.start, byNumber);
  const counterexamples: HeuristicReport["counterexamples"] = {
    ...(!admissible.holds && {
      admissible: { ...admissible.counterexample, vertex: name(admissible.counterexample.vertex) },
    }),
    ...(!consistent.holds && {
      consistent: {
        ...consistent.counterexample,
        from: name(consistent.counterexample.from),
        to: name(consistent.counterexample.to),
      },
    }),
    ...(!monotone.holds && { monotone: { ...monotone.counterexample, path: monotone.counterexample.path.map(name) } }),
  };
  const holds = { admissible: admissible.holds, consistent: consistent.holds, monotone: monotone.holds };
  return { ...holds, counterexamples };
}

function* estimatesWork<Vertex>(vertices: readonly Vertex[], estimate: Estimate<Vertex>): Work<Float64Array> {
  const estimateOfVertex = new Float64Array(vertices.length);
  for (let vertex = 0; vertex < vertices.length; vertex++) {
    estimateOfVertex[vertex] = estimate(vertices[vertex]);
    if ((vertex + 1) % SLICE === 0) yield vertex + 1;
  }
  return estimateOfVertex;
}

/** An edge with its weight and its reduced weight (see `reducedWeights`). */
export interface ReducedEdge extends Pick<TooSteep<string>, "from" | "to" | "weight"> {
  readonly reduced: number;
}

/** All edges of a graph that is written out, with their reduced weights. Progress: vertices. */
export function* reducedEdgesWork<Vertex>(
  { graph, vertices }: WrittenOut<Vertex>,
  estimate: Estimate<Vertex>,
  write: (vertex: Vertex) => string,
): Work<ReducedEdge[]> {
  const estimateOfVertex = yield* estimatesWork(vertices, estimate);
  const { weightOfEdge } = reducedWeights(graph, (vertex) => estimateOfVertex[vertex]);
  const { firstEdgeOfVertex, targetOfEdge } = graph;
  const edges: ReducedEdge[] = [];
  for (let vertex = 0; vertex < vertices.length; vertex++) {
    for (let edge = firstEdgeOfVertex[vertex]; edge < firstEdgeOfVertex[vertex + 1]; edge++) {
      const [from, to] = [write(vertices[vertex]), write(vertices[targetOfEdge[edge]])];
      edges.push({ from, to, weight: graph.weightOfEdge[edge], reduced: weightOfEdge[edge] });
    }
    if ((vertex + 1) % SLICE === 0) yield vertex + 1;
  }
  return edges;
}
