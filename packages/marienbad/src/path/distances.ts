import { Heap } from "./heap.ts";
import { checkWeights, transposed, type WeightedGraph } from "./weighted-graph.ts";

/**
 * The cost of a cheapest path from the nearest source to every vertex; Infinity where none leads.
 * Needs weights of 0 or more. Exact. Cost: O((n + m) log n). Reference: Dijkstra 1959.
 */
export function distancesFrom(graph: WeightedGraph, sources: readonly number[]): Float64Array {
  checkWeights(graph);
  return spread(graph, sources);
}

/** The cost of a cheapest path from every vertex to the nearest goal: what an estimate estimates. */
export function distancesTo(graph: WeightedGraph, goals: readonly number[]): Float64Array {
  checkWeights(graph); // before the edges are turned round, so that a bad one is named as it was given
  return spread(transposed(graph), goals);
}

function spread(graph: WeightedGraph, sources: readonly number[]): Float64Array {
  const { vertexCount, firstEdgeOfVertex, targetOfEdge, weightOfEdge } = graph;
  const distanceOfVertex = new Float64Array(vertexCount).fill(Number.POSITIVE_INFINITY);
  const frontier = new Heap(vertexCount);
  for (const source of sources) {
    distanceOfVertex[source] = 0;
    frontier.push(source, 0);
  }
  while (frontier.size > 0) {
    const vertex = frontier.pop();
    for (let edge = firstEdgeOfVertex[vertex]; edge < firstEdgeOfVertex[vertex + 1]; edge++) {
      const target = targetOfEdge[edge];
      const distance = distanceOfVertex[vertex] + weightOfEdge[edge];
      if (distance < distanceOfVertex[target]) {
        distanceOfVertex[target] = distance;
        frontier.push(target, distance);
      }
    }
  }
  return distanceOfVertex;
}
