import type { Arena } from "./arena.ts";

/**
 * Where the edges of an arena lead, judged on a thousand vertices spread over it: good for choosing a method, not for
 * proofs.
 */
export interface EdgeSample {
  /** Whether they mostly lead nearby: to numbers less than `NEAR` away. */
  readonly isLocal: boolean;
  /** Whether all of them lead to smaller numbers, or all to greater ones; undefined when neither. */
  readonly direction: "down" | "up" | undefined;
}

/** Neighbours whose data fits into the second-level cache. */
export const NEAR = 1 << 14;
const SAMPLES = 1024;

export function sampleEdges({ vertexCount, firstEdgeOfVertex, targetOfEdge }: Arena): EdgeSample {
  const step = Math.max(1, Math.floor(vertexCount / SAMPLES));
  let edges = 0;
  let near = 0;
  let down = 0;
  let up = 0;
  for (let vertex = 0; vertex < vertexCount; vertex += step) {
    for (let edge = firstEdgeOfVertex[vertex]; edge < firstEdgeOfVertex[vertex + 1]; edge++) {
      const distance = targetOfEdge[edge] - vertex;
      edges++;
      if (Math.abs(distance) < NEAR) near++;
      if (distance < 0) down++;
      if (distance > 0) up++;
    }
  }
  return { isLocal: near >= 0.9 * edges, direction: down === edges ? "down" : up === edges ? "up" : undefined };
}
