import { deriveGame } from "../game/checked.ts";
import { type DeadEndRule, winnerOfDeadEnd } from "../game/dead-end.ts";
import { fullGame } from "../game/full-game.ts";
import { opponent, type Rules } from "../game/game.ts";
import type { Game } from "../game/members.ts";
import { type Arena, isDeadEnd, isOver, NOBODY, ownerOf } from "./arena.ts";
import { predecessors } from "./transpose.ts";

/** The arena with every edge reversed (A6 in docs/concordance.md). Owners, goals and names stay. */
export function transposed(arena: Arena): Arena {
  const { firstEdgeOfTarget, sourceOfEdge } = predecessors(arena);
  return { ...arena, firstEdgeOfVertex: firstEdgeOfTarget, targetOfEdge: sourceOfEdge };
}

/** Number of edges into each vertex. */
export function inDegrees(arena: Arena): Uint32Array {
  const degreeOfVertex = new Uint32Array(arena.vertexCount);
  for (const target of arena.targetOfEdge) degreeOfVertex[target]++;
  return degreeOfVertex;
}

/** The vertices without outgoing edges. */
export function sinks(arena: Arena): number[] {
  const found: number[] = [];
  for (let vertex = 0; vertex < arena.vertexCount; vertex++) {
    if (arena.firstEdgeOfVertex[vertex] === arena.firstEdgeOfVertex[vertex + 1]) found.push(vertex);
  }
  return found;
}

/** A cycle that a play can run through, if any; edges that leave goals do not count. O(n + m), without recursion. */
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

/** True if every play ends. */
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
 * The arena made bipartite: on every edge between two vertices of one player is a new vertex of the other, with that
 * one way on, after the old vertices. Winners stay; a win through such an edge takes one move more.
 */
export function makeBipartite(arena: Arena): Arena {
  const { vertexCount, edgeCount, firstEdgeOfVertex, ownerOfVertex, priorityOfVertex: priorities } = arena;
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
    ...(arena.objective && { objective: arena.objective }),
    // A new vertex has the least priority, which no play ever notices.
    ...(priorities && { priorityOfVertex: Uint32Array.from([...priorities, ...inserted.map(() => 0)]) }),
    label(vertex) {
      if (vertex < vertexCount) return arena.label(vertex);
      const { from, to } = inserted[vertex - vertexCount];
      return `${arena.label(from)}→${arena.label(to)}`;
    },
  };
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

/** The rules with this meaning of dead ends, overriding the game's `deadEnd`. */
export function rulesWithDeadEnds<Position, Move>(
  game: Game<Position, Move>,
  rule: DeadEndRule,
): Rules<Position, Move> {
  return deriveGame(fullGame(game), { deadEnd: rule });
}

/** The arena with its dead ends made goals by the rule. Edges are shared, not copied. */
export function withDeadEnds(arena: Arena, rule: DeadEndRule): Arena {
  if (rule === "draw") return arena;
  const goalOfVertex = arena.goalOfVertex.slice();
  for (let vertex = 0; vertex < arena.vertexCount; vertex++) {
    if (isDeadEnd(arena, vertex)) goalOfVertex[vertex] = winnerOfDeadEnd(rule, ownerOf(arena, vertex));
  }
  return { ...arena, goalOfVertex };
}
