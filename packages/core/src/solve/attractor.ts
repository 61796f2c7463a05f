import { type Arena, DRAWN, NOBODY } from "../arena/arena.ts";
import { FINITE_DRAW, NO_CHOICE, RANK_BITS, type Solution } from "../arena/solution.ts";
import { type Predecessors, predecessors } from "../arena/transpose.ts";
import { finish, type Work, withWork } from "../base/work.ts";
import { settleEndless } from "./endless.ts";
import { COUNTER_MASK, growAttractors, OUTCOME_MASK, OWNER_BIT, UNDECIDED } from "./grow.ts";

/**
 * Solves an arena: winner, rank and strategy of every vertex, draws finite or infinite (T1, T3–T6 in
 * docs/concordance.md).
 *
 * Needs: any arena. Returns: exact values. Cost: O(n + m) time; 16n + 12m bytes beyond the arena, the result included.
 * Method: both attractors grow together, breadth first and backward from the goals (Zermelo 1913; the counter is
 * Dowling and Gallier's 1984): a vertex joins its owner's side at the first good edge, the other side when its last
 * edge has gone bad.
 */
export const solveArena = /* @__PURE__ */ withWork(function solveArena(arena: Arena): Solution {
  return finish(solveArenaWork(arena));
}, solveArenaWork);

/** The same as work, which pauses every hundred thousand vertices or so. */
function* solveArenaWork(arena: Arena): Work<Solution, void> {
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
}

/** Gives every vertex its first word and puts the goals into the queue; returns how many there are. */
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

/**
 * What is undecided now is drawn. The finite draws begin with the drawn ends, which were decided from the start, and
 * with the dead ends, whose counter was 0 from the start.
 */
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

/** Breadth first and backward through drawn vertices: who can get to a drawn end, whoever moves. */
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

/** What leads to this part of the queue is drawn, with this rank; returns the new end of the queue. */
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
