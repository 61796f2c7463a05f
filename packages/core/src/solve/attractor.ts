import { type Arena, DRAWN, isOver, NOBODY, successors } from "../arena/arena.ts";
import { ENDLESS_RANK, FINITE_DRAW, NO_CHOICE, RANK_BITS, type Solution } from "../arena/solution.ts";
import { type Predecessors, predecessors } from "../arena/transpose.ts";
import { finishable, type Work } from "../base/work.ts";
import { opponent, type Player } from "../game/game.ts";
import { COUNTER_MASK, growAttractors, OUTCOME_MASK, OWNER_BIT, UNDECIDED } from "./grow.ts";

/**
 * Solves an arena: winner, rank and strategy of every vertex, draws finite or infinite (T1, T3–T6 in
 * docs/concordance.md).
 *
 * Needs: any arena. Returns: exact values. Cost: O(n + m) time; 16n + 12m bytes beyond the arena, the result included.
 * Method: both attractors grow together, breadth first and backward from the goals (Zermelo 1913; the counter is
 * Dowling and Gallier's 1984): a vertex joins its owner's side at the first good edge, the other side after its last
 * bad one.
 */
export const solveArena = /* @__PURE__ */ finishable(function* solveArena(arena: Arena): Work<Solution, void> {
  const backward = yield* predecessors.work(arena);
  const wordOfVertex = new Int32Array(arena.vertexCount);
  const choiceOfVertex = new Uint32Array(arena.vertexCount).fill(NO_CHOICE);
  const queue = new Int32Array(arena.vertexCount);
  const goalCount = seedGoals(arena, wordOfVertex, queue);
  yield* growAttractors({ ...backward, wordOfVertex, choiceOfVertex, queue }, goalCount);
  const drawnEndCount = seedDraws(wordOfVertex, queue);
  yield* growDraws(backward, wordOfVertex, queue, drawnEndCount);
  const solution = { valueOfVertex: new Uint32Array(wordOfVertex.buffer), choiceOfVertex };
  return arena.endless === undefined ? solution : settleEndless(arena, arena.endless, solution);
});

/** Initializes the words, and queues the goals; returns their number. */
function seedGoals(arena: Arena, wordOfVertex: Int32Array, queue: Int32Array): number {
  const { vertexCount, firstEdgeOfVertex, ownerOfVertex, goalOfVertex } = arena;
  let tail = 0;
  for (let vertex = 0; vertex < vertexCount; vertex++) {
    const goal = goalOfVertex[vertex];
    if (goal === NOBODY) {
      const degree = firstEdgeOfVertex[vertex + 1] - firstEdgeOfVertex[vertex];
      wordOfVertex[vertex] = UNDECIDED | (ownerOfVertex[vertex] << OWNER_BIT) | degree;
    } else if (goal === DRAWN) {
      wordOfVertex[vertex] = DRAWN_END;
    } else {
      wordOfVertex[vertex] = goal << RANK_BITS;
      queue[tail++] = vertex | (goal << 31);
    }
  }
  return tail;
}

const DRAWN_END = FINITE_DRAW << RANK_BITS;

/** The undecided are drawn: queues the finite draws of rank 0, drawn ends and dead ends; returns their number. */
function seedDraws(wordOfVertex: Int32Array, queue: Int32Array): number {
  let tail = 0;
  for (let vertex = 0; vertex < wordOfVertex.length; vertex++) {
    const word = wordOfVertex[vertex];
    const isUndecided = (word & OUTCOME_MASK) === UNDECIDED;
    if (word === DRAWN_END || (isUndecided && (word & COUNTER_MASK) === 0)) {
      wordOfVertex[vertex] = DRAWN_END;
      queue[tail++] = vertex;
    } else if (isUndecided) {
      wordOfVertex[vertex] = UNDECIDED;
    }
  }
  return tail;
}

const SLICE = 1 << 17; // vertices of the queue

/** Grows finite draws backward, breadth first: either player may move towards a drawn end. */
function* growDraws(
  backward: Predecessors,
  wordOfVertex: Int32Array,
  queue: Int32Array,
  drawnEndCount: number,
): Work<void, void> {
  let tail = drawnEndCount;
  let endOfLayer = tail;
  for (let head = 0, rank = 1, pauseAt = SLICE; head < tail; ) {
    const end = Math.min(endOfLayer, head + SLICE);
    tail = drawBefore(backward, wordOfVertex, queue, head, end, tail, rank);
    head = end;
    if (head === endOfLayer) {
      endOfLayer = tail;
      rank++;
    }
    if (head >= pauseAt) {
      pauseAt += SLICE;
      yield;
    }
  }
}

/** Marks what leads to this part of the queue as drawn with this rank; returns the queue's new end. */
function drawBefore(
  { firstEdgeOfTarget, sourceOfEdge }: Predecessors,
  wordOfVertex: Int32Array,
  queue: Int32Array,
  begin: number,
  end: number,
  endOfQueue: number,
  rank: number,
): number {
  let tail = endOfQueue;
  for (let head = begin; head < end; head++) {
    const vertex = queue[head];
    for (let edge = firstEdgeOfTarget[vertex], last = firstEdgeOfTarget[vertex + 1]; edge < last; edge++) {
      const source = sourceOfEdge[edge];
      if (wordOfVertex[source] !== UNDECIDED) continue;
      wordOfVertex[source] = (FINITE_DRAW << RANK_BITS) | rank;
      queue[tail++] = source;
    }
  }
  return tail;
}

/**
 * Gives plays that never end to a player (X3 in docs/concordance.md), once both attractors are known. What was drawn
 * is now drawn only where the other player can force a drawn end:
 *
 *     attractor of each player          stays theirs, with its ranks
 *     attractor of the other player     a finite draw; the rank is the moves to that end: the other hurries, who would
 *     to the drawn ends, among draws    rather play on forever delays
 *     the rest                          won by playing on forever; the choice is any move that stays in the rest
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
