import { Checksum } from "../base/checksum.ts";
import type { Player } from "../game/game.ts";

/** In `goalOfVertex`: nobody's goal. In a solution: nobody wins. */
export const NOBODY = 2;

/**
 * A finite game graph in compressed sparse rows. The edges of vertex v are numbered from `firstEdgeOfVertex[v]` up to,
 * and without, `firstEdgeOfVertex[v + 1]`:
 *
 *     vertex            0     1  2        3          0 → 1, 0 → 3, 2 → 0, 2 → 1, 2 → 3; vertices 1 and 3 are dead ends
 *     firstEdgeOfVertex 0     2  2        5  5
 *     targetOfEdge      1  3     0  1  3
 *
 * Goals absorb: a play ends on the first one it meets, whatever edges leave it. A dead end that is nobody's goal is a
 * draw; `withDeadEnds` makes it a goal where the rules say so.
 */
export interface Arena {
  readonly vertexCount: number;
  readonly edgeCount: number;
  /** One longer than there are vertices. */
  readonly firstEdgeOfVertex: Uint32Array;
  readonly targetOfEdge: Uint32Array;
  /** The player who moves there: 0 or 1. */
  readonly ownerOfVertex: Uint8Array;
  /** The player who has won there: 0, 1 or NOBODY. */
  readonly goalOfVertex: Uint8Array;
  /** Where plays begin, when that is said. */
  readonly start: number | undefined;
  /** What people call a vertex. */
  label(vertex: number): string;
}

export function ownerOf(arena: Arena, vertex: number): Player {
  return arena.ownerOfVertex[vertex] as Player;
}

/** The player whose goal this vertex is. */
export function goalOf(arena: Arena, vertex: number): Player | undefined {
  const goal = arena.goalOfVertex[vertex];
  return goal === NOBODY ? undefined : (goal as Player);
}

export function outDegree(arena: Arena, vertex: number): number {
  return arena.firstEdgeOfVertex[vertex + 1] - arena.firstEdgeOfVertex[vertex];
}

/** The vertices one move away, in the order of the moves (a view, not a copy). */
export function successors(arena: Arena, vertex: number): Uint32Array {
  return arena.targetOfEdge.subarray(arena.firstEdgeOfVertex[vertex], arena.firstEdgeOfVertex[vertex + 1]);
}

/** No move leaves it and it is nobody's goal: a play that comes here is stuck. */
export function isDeadEnd(arena: Arena, vertex: number): boolean {
  return arena.goalOfVertex[vertex] === NOBODY && outDegree(arena, vertex) === 0;
}

/** The play is over here: a goal or a dead end. */
export function isOver(arena: Arena, vertex: number): boolean {
  return arena.goalOfVertex[vertex] !== NOBODY || outDegree(arena, vertex) === 0;
}

/** The vertex that people call so. */
export function findVertex(arena: Arena, label: string): number | undefined {
  for (let vertex = 0; vertex < arena.vertexCount; vertex++) if (arena.label(vertex) === label) return vertex;
  return undefined;
}

/** What identifies an arena: edges, owners, goals and start; not the names. */
export function arenaChecksum(arena: Arena): string {
  const sum = new Checksum();
  sum.addAll(arena.firstEdgeOfVertex);
  sum.addAll(arena.targetOfEdge);
  sum.addAll(arena.ownerOfVertex);
  sum.addAll(arena.goalOfVertex);
  sum.add(arena.start ?? -1);
  return sum.toString();
}
