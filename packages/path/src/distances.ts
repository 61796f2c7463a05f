import { runnable, type Work } from "marienbad/base";
import { SLICE } from "./best-first.ts";
import { Heap } from "./heap.ts";
import { checkWeights, type WeightedGraph, withEdgesReversed } from "./weighted-graph.ts";

/**
 * The cost of a cheapest path from every vertex to the nearest goal, Infinity where none leads: what an estimate
 * estimates. Needs weights of 0 or more. Exact. Cost: O((n + m) log n). Reference: Dijkstra 1959.
 * The progress of its work is the number of vertices whose distance is known.
 */
export const distancesTo = /* @__PURE__ */ runnable(function* distancesTo(
  graph: WeightedGraph,
  goals: readonly number[],
): Work<Float64Array> {
  checkWeights(graph); // before the edges are reversed, so that a bad one is named as it was given
  const { vertexCount, firstEdgeOfVertex, targetOfEdge, weightOfEdge } = withEdgesReversed(graph);
  const distanceOfVertex = new Float64Array(vertexCount).fill(Number.POSITIVE_INFINITY);
  const frontier = new Heap(vertexCount);
  for (const goal of goals) {
    distanceOfVertex[goal] = 0;
    frontier.push(goal, 0);
  }
  for (let settled = 1; frontier.size > 0; settled++) {
    const vertex = frontier.pop();
    for (let edge = firstEdgeOfVertex[vertex]; edge < firstEdgeOfVertex[vertex + 1]; edge++) {
      const target = targetOfEdge[edge];
      const distance = distanceOfVertex[vertex] + weightOfEdge[edge];
      if (distance < distanceOfVertex[target]) {
        distanceOfVertex[target] = distance;
        frontier.push(target, distance);
      }
    }
    if (settled % SLICE === 0) yield settled;
  }
  return distanceOfVertex;
});
