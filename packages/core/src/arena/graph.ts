import { type Arena, isOver } from "./arena.ts";
import { predecessors } from "./transpose.ts";

/** The arena with every edge turned around (A6 in docs/concordance.md). Owners, goals and names stay. */
export function transposed(arena: Arena): Arena {
  const { firstEdgeOfTarget, sourceOfEdge } = predecessors(arena);
  return { ...arena, firstEdgeOfVertex: firstEdgeOfTarget, targetOfEdge: sourceOfEdge };
}

/** How many edges come into each vertex. */
export function inDegrees(arena: Arena): Uint32Array {
  const degreeOfVertex = new Uint32Array(arena.vertexCount);
  for (const target of arena.targetOfEdge) degreeOfVertex[target]++;
  return degreeOfVertex;
}

/** The vertices that no edge leaves. */
export function sinks(arena: Arena): number[] {
  const found: number[] = [];
  for (let vertex = 0; vertex < arena.vertexCount; vertex++) {
    if (arena.firstEdgeOfVertex[vertex] === arena.firstEdgeOfVertex[vertex + 1]) found.push(vertex);
  }
  return found;
}

/**
 * A cycle that a play can run through, or undefined when every play ends. Plays stop at goals, so the edges that
 * leave a goal do not count. Cost: O(n + m), depth first without recursion.
 */
export function findCycle(arena: Arena): number[] | undefined {
  const { vertexCount, firstEdgeOfVertex, targetOfEdge } = arena;
  const UNSEEN = 0;
  const ON_PATH = 1;
  const DONE = 2;
  const stateOfVertex = new Uint8Array(vertexCount);
  const nextEdgeOfVertex = firstEdgeOfVertex.slice(0, vertexCount);
  const path: number[] = [];
  for (let root = 0; root < vertexCount; root++) {
    if (stateOfVertex[root] !== UNSEEN) continue;
    path.push(root);
    stateOfVertex[root] = ON_PATH;
    while (path.length > 0) {
      const vertex = path[path.length - 1];
      if (isOver(arena, vertex) || nextEdgeOfVertex[vertex] === firstEdgeOfVertex[vertex + 1]) {
        stateOfVertex[vertex] = DONE;
        path.pop();
        continue;
      }
      const target = targetOfEdge[nextEdgeOfVertex[vertex]++];
      if (stateOfVertex[target] === ON_PATH) return path.slice(path.indexOf(target));
      if (stateOfVertex[target] === UNSEEN) {
        stateOfVertex[target] = ON_PATH;
        path.push(target);
      }
    }
  }
  return undefined;
}

/** Every play ends. */
export function isAcyclic(arena: Arena): boolean {
  return findCycle(arena) === undefined;
}

/** The arena with each edge once: two moves to one position are one edge in a file. Cost: O(n + m). */
export function withoutParallelEdges(arena: Arena): Arena {
  const { vertexCount, edgeCount, firstEdgeOfVertex, targetOfEdge } = arena;
  const firstOfVertex = new Uint32Array(vertexCount + 1);
  const kept = new Uint32Array(edgeCount);
  const lastSourceOfTarget = new Uint32Array(vertexCount); // one more than the vertex, 0 for none yet
  let count = 0;
  for (let vertex = 0; vertex < vertexCount; vertex++) {
    for (let edge = firstEdgeOfVertex[vertex]; edge < firstEdgeOfVertex[vertex + 1]; edge++) {
      const target = targetOfEdge[edge];
      if (lastSourceOfTarget[target] === vertex + 1) continue;
      lastSourceOfTarget[target] = vertex + 1;
      kept[count++] = target;
    }
    firstOfVertex[vertex + 1] = count;
  }
  return { ...arena, edgeCount: count, firstEdgeOfVertex: firstOfVertex, targetOfEdge: kept.slice(0, count) };
}
