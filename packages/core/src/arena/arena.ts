import { Checksum } from "../base/checksum.ts";
import type { Player, Result } from "../game/game.ts";

/** In `goalOfVertex`: no goal. In a solution: no winner. */
export const NOBODY = 2;
/** In `goalOfVertex`: the play ends in a draw. */
export const DRAWN = 3;

/** Objectives of players; the room `objective` defines and solves them. */
export const OBJECTIVE_IDS = ["reach", "safety", "buchi", "cobuchi", "parity"] as const;
/** The name of an objective. */
export type ObjectiveId = (typeof OBJECTIVE_IDS)[number];
/** The largest priority of a vertex. */
export const MAX_PRIORITY = 2 ** 31 - 1;

/**
 * A finite game graph in compressed sparse rows. The edges of vertex v are numbered from `firstEdgeOfVertex[v]` up to,
 * and without, `firstEdgeOfVertex[v + 1]`:
 *
 *     vertex            0     1  2        3          0 → 1, 0 → 3, 2 → 0, 2 → 1, 2 → 3; vertices 1 and 3 are dead ends
 *     firstEdgeOfVertex 0     2  2        5  5
 *     targetOfEdge      1  3     0  1  3
 *
 * Goals and drawn ends absorb: a play ends on the first one it meets, whatever edges leave it. A dead end that is
 * neither is a draw as well, until `withDeadEnds` makes it a goal; a drawn end stays drawn.
 */
export interface Arena {
  readonly vertexCount: number;
  readonly edgeCount: number;
  readonly firstEdgeOfVertex: Uint32Array;
  readonly targetOfEdge: Uint32Array;
  readonly ownerOfVertex: Uint8Array;
  /** The winner: 0, 1, DRAWN for a draw, NOBODY if the play continues. */
  readonly goalOfVertex: Uint8Array;
  readonly start: number | undefined;
  /** The winner of a play that never ends; by default none. */
  readonly endless?: Player;
  /** The objective, if it is not simply to reach goals (see `objectiveOf`). */
  readonly objective?: ObjectiveId;
  /** For parity: the largest priority that a play sees forever decides it, even for player 0 and odd for player 1. */
  readonly priorityOfVertex?: Uint32Array;
  /** The numbers of the vertices in a file, unless they are 0, 1, 2 and so on. */
  readonly numberOfVertex?: Float64Array;
  label(vertex: number): string;
}

/** The arena's objective; by default parity if there are priorities, else to reach goals. */
export function objectiveOf({ objective, priorityOfVertex }: Arena): ObjectiveId {
  return objective ?? (priorityOfVertex === undefined ? "reach" : "parity");
}

/** The player who moves at a vertex. */
export function ownerOf(arena: Arena, vertex: number): Player {
  return arena.ownerOfVertex[vertex] as Player;
}

/** The player whose goal this vertex is. */
export function goalOf(arena: Arena, vertex: number): Player | undefined {
  const goal = arena.goalOfVertex[vertex];
  return goal === 0 || goal === 1 ? goal : undefined;
}

/** The result that the vertex itself gives a play: a player's goal, or a drawn end. */
export function resultAt(arena: Arena, vertex: number): Result | undefined {
  return arena.goalOfVertex[vertex] === DRAWN ? "draw" : goalOf(arena, vertex);
}

/** The number of moves at a vertex. */
export function outDegree(arena: Arena, vertex: number): number {
  return arena.firstEdgeOfVertex[vertex + 1] - arena.firstEdgeOfVertex[vertex];
}

/** The vertices one move away, in the order of the moves (a view, not a copy). */
export function successors(arena: Arena, vertex: number): Uint32Array {
  return arena.targetOfEdge.subarray(arena.firstEdgeOfVertex[vertex], arena.firstEdgeOfVertex[vertex + 1]);
}

/** True if no move leaves the vertex, and it is neither a goal nor a drawn end: a play that comes here is stuck. */
export function isDeadEnd(arena: Arena, vertex: number): boolean {
  return arena.goalOfVertex[vertex] === NOBODY && outDegree(arena, vertex) === 0;
}

/** True if the play is over here: at a goal, a drawn end or a dead end. */
export function isOver(arena: Arena, vertex: number): boolean {
  return arena.goalOfVertex[vertex] !== NOBODY || outDegree(arena, vertex) === 0;
}

/** The vertex with this label. */
export function findVertex(arena: Arena, label: string): number | undefined {
  for (let vertex = 0; vertex < arena.vertexCount; vertex++) if (arena.label(vertex) === label) return vertex;
  return undefined;
}

/**
 * Identifies an arena by edges, owners, goals, priorities and start, without names. A drawn end that no edge leaves
 * counts as the dead end that it also is, since solutions and certificates are the same.
 */
export function arenaChecksum(arena: Arena): string {
  const sum = new Checksum();
  sum.addAll(arena.firstEdgeOfVertex);
  sum.addAll(arena.targetOfEdge);
  sum.addAll(arena.ownerOfVertex);
  sum.add(arena.vertexCount);
  for (let vertex = 0; vertex < arena.vertexCount; vertex++) {
    const goal = arena.goalOfVertex[vertex];
    sum.add(goal === DRAWN && outDegree(arena, vertex) === 0 ? NOBODY : goal);
  }
  sum.add(arena.start ?? -1);
  if (arena.endless !== undefined) sum.add(16 + arena.endless);
  if (arena.priorityOfVertex !== undefined) sum.addAll(arena.priorityOfVertex);
  return sum.toString();
}
