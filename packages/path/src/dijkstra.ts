import { runnable, type Work } from "marienbad/base";
import { limitReached, type PathResult, pathTo, SLICE } from "./best-first.ts";
import { Heap } from "./heap.ts";
import { checkWeights, type Ends, type WeightedGraph, withEdgesReversed } from "./weighted-graph.ts";

type Search = ReturnType<typeof searchFrom>;

function searchFrom(graph: WeightedGraph, starts: readonly number[]) {
  const distanceOfVertex = new Float64Array(graph.vertexCount).fill(Number.POSITIVE_INFINITY);
  const parentOfVertex = new Int32Array(graph.vertexCount).fill(-1);
  const frontier = new Heap(graph.vertexCount);
  for (const start of starts) {
    distanceOfVertex[start] = 0;
    frontier.push(start, 0);
  }
  return { graph, frontier, distanceOfVertex, parentOfVertex };
}

function expandNearest(search: Search, improved?: (vertex: number) => void): number {
  const { frontier, distanceOfVertex, parentOfVertex } = search;
  const { firstEdgeOfVertex, targetOfEdge, weightOfEdge } = search.graph;
  const vertex = frontier.pop();
  const end = firstEdgeOfVertex[vertex + 1];
  for (let edge = firstEdgeOfVertex[vertex]; edge < end; edge++) {
    const target = targetOfEdge[edge];
    const distance = distanceOfVertex[vertex] + weightOfEdge[edge];
    if (distance >= distanceOfVertex[target]) continue;
    distanceOfVertex[target] = distance;
    parentOfVertex[target] = vertex;
    frontier.push(target, distance);
    improved?.(target);
  }
  return vertex;
}

/**
 * Distance from every vertex to the nearest goal, Infinity where there is none. Needs weights of 0 or more. Exact.
 * Cost: O((n + m) log n). Progress: vertices whose distance is known. Reference: Dijkstra 1959.
 */
export const distancesTo = /* @__PURE__ */ runnable(function* distancesTo(
  graph: WeightedGraph,
  goals: readonly number[],
): Work<Float64Array> {
  checkWeights(graph); // before the edges are reversed, so that an error names the edge as it was given
  const search = searchFrom(withEdgesReversed(graph), goals);
  for (let settled = 1; search.frontier.size > 0; settled++) {
    expandNearest(search);
    if (settled % SLICE === 0) yield settled;
  }
  return search.distanceOfVertex;
});

/**
 * Dijkstra from both ends. Needs weights of 0 or more. Returns a cheapest path: stops when the least distances of the
 * two frontiers add up to the best cost so far. (The vertex where they first meet need not be on a cheapest path.)
 * Cost: O((n + m) log n), including the transpose. Progress: expanded vertices. Reference: Nicholson 1966; Pohl 1971.
 */
export function* pathFromBothEndsWork(
  graph: WeightedGraph,
  { start, goals }: Ends,
  limit = Number.POSITIVE_INFINITY,
): Work<PathResult<number>> {
  checkWeights(graph);
  const forward = searchFrom(graph, [start]);
  const backward = searchFrom(withEdgesReversed(graph), goals);
  const order: number[] = [];
  let cost = Number.POSITIVE_INFINITY;
  let meeting = -1;

  const join = (vertex: number): void => {
    const total = forward.distanceOfVertex[vertex] + backward.distanceOfVertex[vertex];
    if (total >= cost) return;
    cost = total;
    meeting = vertex;
  };

  join(start);
  while (forward.frontier.leastPriority() + backward.frontier.leastPriority() < cost) {
    if (order.length >= limit) throw limitReached(limit, forward.frontier.size + backward.frontier.size);
    // The smaller frontier first, so that the two searches share the work.
    order.push(expandNearest(forward.frontier.size <= backward.frontier.size ? forward : backward, join));
    if (order.length % SLICE === 0) yield order.length;
  }

  const [path, rest] = [forward, backward].map(({ parentOfVertex }) => pathTo(meeting, parentOfVertex));
  return {
    found: meeting >= 0,
    path: [...path, ...rest.reverse().slice(1)],
    cost,
    expanded: order.length,
    reopened: 0,
    order,
    optimal: true,
  };
}
