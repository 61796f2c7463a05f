import { checkOptions, type OptionNames, run, type Work, withWork } from "marienbad/base";
import { limitReached, type PathResult, type PathSearchOptions, SLICE } from "./best-first.ts";
import type { Ends } from "./find-path.ts";
import { Heap } from "./heap.ts";
import { checkWeights, type WeightedGraph, withEdgesReversed } from "./weighted-graph.ts";

export type BidirectionalOptions = Pick<PathSearchOptions<number>, "trace" | "limit">;

/**
 * Dijkstra from both ends at once, on an explicit graph.
 *
 * Needs weights of 0 or more. Returns a cheapest path, always. It stops when the two least distances of the frontiers
 * add up to the best path seen: any other path would cost at least their sum. (The vertex where the two searches first
 * meet need not lie on a cheapest path.) Cost: O((n + m) log n); the transpose is built first.
 * Reference: Nicholson 1966; Pohl 1971.
 */
export const findPathFromBothEnds = /* @__PURE__ */ withWork(function findPathFromBothEnds(
  graph: WeightedGraph,
  ends: Ends,
  options: BidirectionalOptions = {},
): PathResult<number> {
  checkOptions("findPathFromBothEnds", options, BIDIRECTIONAL_OPTIONS);
  return run(findPathFromBothEndsWork(graph, ends, options));
}, findPathFromBothEndsWork);

const BIDIRECTIONAL_OPTIONS: OptionNames<BidirectionalOptions> = { trace: true, limit: true };

/** One of the two searches: distances from its own end. */
interface Side {
  readonly graph: WeightedGraph;
  readonly frontier: Heap;
  readonly distanceOfVertex: Float64Array;
  readonly parentOfVertex: Int32Array;
}

/** The same as a work. Progress is the number of vertices that are expanded. */
function* findPathFromBothEndsWork(
  graph: WeightedGraph,
  { start, goals }: Ends,
  { trace, limit = Number.POSITIVE_INFINITY }: BidirectionalOptions = {},
): Work<PathResult<number>> {
  checkWeights(graph);
  const forward = side(graph, [start]);
  const backward = side(withEdgesReversed(graph), goals);
  const order: number[] = [];
  let cost = Number.POSITIVE_INFINITY;
  let meeting = -1;

  /** The vertex may join the two halves of a better path. */
  const join = (vertex: number): void => {
    const total = forward.distanceOfVertex[vertex] + backward.distanceOfVertex[vertex];
    if (total < cost) {
      cost = total;
      meeting = vertex;
    }
  };

  join(start);
  while (forward.frontier.leastPriority() + backward.frontier.leastPriority() < cost) {
    if (order.length >= limit) throw limitReached(limit, forward.frontier.size + backward.frontier.size);
    // The smaller frontier first: the two searches then share the work.
    const near = forward.frontier.size <= backward.frontier.size ? forward : backward;
    const vertex = near.frontier.pop();
    const d = near.distanceOfVertex[vertex];
    order.push(vertex);
    trace?.({ kind: "expanded", vertex, d, h: 0, c: d });
    const { firstEdgeOfVertex, targetOfEdge, weightOfEdge } = near.graph;
    for (let edge = firstEdgeOfVertex[vertex]; edge < firstEdgeOfVertex[vertex + 1]; edge++) {
      const target = targetOfEdge[edge];
      const distance = d + weightOfEdge[edge];
      if (distance >= near.distanceOfVertex[target]) continue;
      near.distanceOfVertex[target] = distance;
      near.parentOfVertex[target] = vertex;
      near.frontier.push(target, distance);
      trace?.({ kind: "frontier", vertex: target, d: distance, h: 0, c: distance });
      join(target);
    }
    if (order.length % SLICE === 0) yield order.length;
  }

  const path = [...wayBack(forward, meeting).reverse(), ...wayBack(backward, meeting).slice(1)];
  return { found: meeting >= 0, path, cost, expanded: order.length, reopened: 0, order, optimal: true };
}

/** From a vertex back to the end that the side began at. */
function wayBack({ parentOfVertex }: Side, from: number): number[] {
  const path: number[] = [];
  for (let vertex = from; vertex >= 0; vertex = parentOfVertex[vertex]) path.push(vertex);
  return path;
}

function side(graph: WeightedGraph, ends: readonly number[]): Side {
  const distanceOfVertex = new Float64Array(graph.vertexCount).fill(Number.POSITIVE_INFINITY);
  const parentOfVertex = new Int32Array(graph.vertexCount).fill(-1);
  const frontier = new Heap(graph.vertexCount);
  for (const end of ends) {
    distanceOfVertex[end] = 0;
    frontier.push(end, 0);
  }
  return { graph, frontier, distanceOfVertex, parentOfVertex };
}
