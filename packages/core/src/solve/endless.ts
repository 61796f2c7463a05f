import { type Arena, isOver, successors } from "../arena/arena.ts";
import { ENDLESS_RANK, FINITE_DRAW, RANK_BITS, type Solution } from "../arena/solution.ts";
import { predecessors } from "../arena/transpose.ts";
import { opponent, type Player } from "../game/game.ts";

/**
 * Gives plays that never end to a player (X3 in docs/concordance.md), once both attractors are known. What was drawn
 * is now drawn only where the other player can force a drawn end:
 *
 *     attractor of each player          stays theirs, with its ranks
 *     attractor of the other player     a finite draw; the rank is the moves to that end: the other hurries, who would
 *     to the drawn ends, among draws    rather play on for ever delays
 *     the rest                          won by playing on for ever; the choice is any move that stays in the rest
 *
 * Needs the solution of an arena without regard to `endless`, and changes it. Cost: O(n + m) time.
 */
export function settleEndless(arena: Arena, endless: Player, solution: Solution): Solution {
  const { vertexCount, ownerOfVertex } = arena;
  const { valueOfVertex, choiceOfVertex } = solution;
  const { firstEdgeOfTarget, sourceOfEdge } = predecessors(arena);
  const other = opponent(endless);
  const isDrawn = (vertex: number): boolean => valueOfVertex[vertex] >>> RANK_BITS >= FINITE_DRAW;
  const finite = (rank: number): number => ((FINITE_DRAW << RANK_BITS) | rank) >>> 0;
  const forEver = ((endless << RANK_BITS) | ENDLESS_RANK) >>> 0;

  // What is undecided counts its moves to draws: the other ways out are lost.
  const waysOfVertex = new Uint32Array(vertexCount);
  const isSettled = new Uint8Array(vertexCount);
  const queue: number[] = [];
  for (let vertex = 0; vertex < vertexCount; vertex++) {
    if (!isDrawn(vertex)) continue;
    if (isOver(arena, vertex)) {
      isSettled[vertex] = 1;
      queue.push(vertex);
    } else {
      for (const target of successors(arena, vertex)) if (isDrawn(target)) waysOfVertex[vertex]++;
    }
  }
  let rank = 0;
  for (let head = 0; head < queue.length; ) {
    rank++;
    for (const endOfLayer = queue.length; head < endOfLayer; head++) {
      const vertex = queue[head];
      for (let edge = firstEdgeOfTarget[vertex]; edge < firstEdgeOfTarget[vertex + 1]; edge++) {
        const source = sourceOfEdge[edge];
        if (isSettled[source] === 1 || !isDrawn(source) || isOver(arena, source)) continue;
        if (ownerOfVertex[source] !== other && --waysOfVertex[source] > 0) continue;
        isSettled[source] = 1;
        valueOfVertex[source] = finite(rank);
        queue.push(source);
      }
    }
  }

  const isEndless = (vertex: number): boolean => isSettled[vertex] === 0 && isDrawn(vertex);
  for (let vertex = 0; vertex < vertexCount; vertex++) {
    if (!isEndless(vertex) || ownerOfVertex[vertex] !== endless) continue;
    choiceOfVertex[vertex] = successors(arena, vertex).find(isEndless) ?? choiceOfVertex[vertex];
  }
  for (let vertex = 0; vertex < vertexCount; vertex++) if (isEndless(vertex)) valueOfVertex[vertex] = forEver;
  return solution;
}
