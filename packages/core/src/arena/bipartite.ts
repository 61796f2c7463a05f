import { opponent } from "../game/game.ts";
import { type Arena, NOBODY, ownerOf } from "./arena.ts";

/** An edge of an arena, from vertex to vertex. */
export interface Edge {
  readonly from: number;
  readonly to: number;
}

/** The first edge between two vertices of one player, or undefined when the players strictly alternate (A3). */
export function findSamePlayerEdge(arena: Arena): Edge | undefined {
  for (let from = 0, edge = 0; from < arena.vertexCount; from++) {
    for (; edge < arena.firstEdgeOfVertex[from + 1]; edge++) {
      const to = arena.targetOfEdge[edge];
      if (arena.ownerOfVertex[from] === arena.ownerOfVertex[to]) return { from, to };
    }
  }
  return undefined;
}

/**
 * The arena made bipartite: on every edge between two vertices of one player stands a new vertex of the other, with
 * that one way on. Winners stay; a win through such an edge takes one move more. The new vertices come
 * after the old ones.
 */
export function makeBipartite(arena: Arena): Arena {
  const { vertexCount, edgeCount, firstEdgeOfVertex, ownerOfVertex } = arena;
  const targetOfEdge: number[] = Array.from(arena.targetOfEdge);
  const inserted: Edge[] = [];
  for (let from = 0, edge = 0; from < vertexCount; from++) {
    for (; edge < firstEdgeOfVertex[from + 1]; edge++) {
      const to = targetOfEdge[edge];
      if (ownerOfVertex[from] !== ownerOfVertex[to]) continue;
      targetOfEdge[edge] = vertexCount + inserted.length;
      inserted.push({ from, to });
    }
  }
  return {
    vertexCount: vertexCount + inserted.length,
    edgeCount: edgeCount + inserted.length,
    firstEdgeOfVertex: Uint32Array.from([...firstEdgeOfVertex, ...inserted.map((_, i) => edgeCount + i + 1)]),
    targetOfEdge: Uint32Array.from([...targetOfEdge, ...inserted.map(({ to }) => to)]),
    ownerOfVertex: Uint8Array.from([...ownerOfVertex, ...inserted.map(({ from }) => opponent(ownerOf(arena, from)))]),
    goalOfVertex: Uint8Array.from([...arena.goalOfVertex, ...inserted.map(() => NOBODY)]),
    start: arena.start,
    ...(arena.objective === undefined ? {} : { objective: arena.objective }),
    ...(arena.priorityOfVertex === undefined ? {} : { priorityOfVertex: withZeros(arena.priorityOfVertex, inserted) }),
    label(vertex) {
      if (vertex < vertexCount) return arena.label(vertex);
      const { from, to } = inserted[vertex - vertexCount];
      return `${arena.label(from)}→${arena.label(to)}`;
    },
  };
}

/** A new vertex has the least priority, which no play ever notices. */
function withZeros(priorities: Uint32Array, inserted: readonly Edge[]): Uint32Array {
  const longer = new Uint32Array(priorities.length + inserted.length);
  longer.set(priorities);
  return longer;
}

/** Takes the vertices from `vertexCount` on out again: the inverse of `makeBipartite`. */
export function withoutInserted(arena: Arena, vertexCount: number): Arena {
  const edgeCount = arena.firstEdgeOfVertex[vertexCount];
  const skip = (target: number): number =>
    target < vertexCount ? target : arena.targetOfEdge[arena.firstEdgeOfVertex[target]];
  return {
    ...arena,
    vertexCount,
    edgeCount,
    firstEdgeOfVertex: arena.firstEdgeOfVertex.slice(0, vertexCount + 1),
    targetOfEdge: arena.targetOfEdge.slice(0, edgeCount).map(skip),
    ownerOfVertex: arena.ownerOfVertex.slice(0, vertexCount),
    goalOfVertex: arena.goalOfVertex.slice(0, vertexCount),
    ...(arena.priorityOfVertex === undefined ? {} : { priorityOfVertex: arena.priorityOfVertex.slice(0, vertexCount) }),
  };
}
