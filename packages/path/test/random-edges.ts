import type { Random } from "marienbad/base";
import type { NumberedEdge } from "../src/weighted-graph.ts";

export function randomEdges(random: Random, vertexCount: number): NumberedEdge[] {
  return Array.from({ length: random.below(4 * vertexCount) }, () => [
    random.below(vertexCount),
    random.below(vertexCount),
    random.below(10),
  ]);
}

/** All distances to a vertex by Bellman and Ford: relax every edge n times. Shares nothing with the searches. */
export function naiveDistances(vertexCount: number, edges: readonly NumberedEdge[], goal: number): number[] {
  const distances = Array.from({ length: vertexCount }, (_, vertex) =>
    vertex === goal ? 0 : Number.POSITIVE_INFINITY,
  );
  for (let round = 0; round < vertexCount; round++) {
    for (const [from, to, weight] of edges) distances[from] = Math.min(distances[from], weight + distances[to]);
  }
  return distances;
}
