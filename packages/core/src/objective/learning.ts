import { NO_CHOICE } from "../arena/solution.ts";
import { type Predecessors, predecessors } from "../arena/transpose.ts";
import { finishable, type Work } from "../base/work.ts";
import type { Player } from "../game/game.ts";
import { type Components, componentsOf } from "./components.ts";
import { keepChoices, type ObjectiveSolution, type ParityArena } from "./game.ts";
import { OUTSIDE, Sweep, TangleFinder, WORK_PER_SLICE } from "./tangles.ts";

/**
 * Solves a parity game of up to millions of vertices: winner and strategy of every vertex.
 *
 * Needs: an arena from `asParity`. Returns: exact winners, and strategies that need no memory. Cost: a few passes in
 * practice; more where nearly every vertex has its own priority and at most two moves: about a second for 10⁵ vertices,
 * tens or hundreds for 10⁶. O(n + m) memory and that of the tangles. Exponential games are known, but not those made
 * against Zielonka's recursion. Method, iterative throughout:
 * 1. ends and loops: a play that stays is won by the player of its priority, with the attractor of that; where only one
 *    player's priorities are left, that is all (reachability, safety);
 * 2. strongly connected components, last ones first: what is won in one is attracted into those before it, so each is a
 *    separate game, of few priorities once neighbours of one parity are merged;
 * 3. within a component tangle learning (van Dijk 2018): see `Learning`.
 */
export const solveByLearning = /* @__PURE__ */ finishable(function* solveByLearning(
  arena: ParityArena,
): Work<ObjectiveSolution, void> {
  const { vertexCount, firstEdgeOfVertex } = arena;
  const backward = yield* predecessors.work(arena);
  const board: LearningBoard = {
    arena,
    ...backward,
    winnerOfVertex: decideAtOnce(arena),
    choiceOfVertex: new Uint32Array(vertexCount).fill(NO_CHOICE),
    wayOutOfVertex: firstEdgeOfVertex.slice(0, vertexCount),
    queue: new Uint32Array(vertexCount),
  };
  yield* attractDecided(board);
  if (!winByOneParity(board)) yield* solveComponents(board);
  return keepChoices(arena, board.winnerOfVertex, board.choiceOfVertex);
});

/** Extends both players' decided vertices to their attractors; the decided ones choose to stay. */
function* attractDecided(board: LearningBoard): Work<void, void> {
  const { winnerOfVertex, choiceOfVertex, queue } = board;
  const decided = winnerOfVertex.slice();
  for (const player of [0, 1] as const) {
    let count = 0;
    for (let vertex = 0; vertex < decided.length; vertex++) {
      if (decided[vertex] !== player) continue;
      choiceOfVertex[vertex] = vertex;
      queue[count++] = vertex;
    }
    yield* settle(board, player, count);
  }
}

/** Winners of goals, and of loops that their owner wants or cannot avoid. */
function decideAtOnce(arena: ParityArena): Uint8Array {
  const { vertexCount, firstEdgeOfVertex, targetOfEdge, ownerOfVertex, priorityOfVertex } = arena;
  const winnerOfVertex = arena.goalOfVertex.slice(); // NOBODY and UNDECIDED are one number
  for (let vertex = 0; vertex < vertexCount; vertex++) {
    if (winnerOfVertex[vertex] !== UNDECIDED) continue;
    const end = firstEdgeOfVertex[vertex + 1];
    let edge = firstEdgeOfVertex[vertex];
    const isOnlyEdge = edge + 1 === end;
    while (edge < end && targetOfEdge[edge] !== vertex) edge++;
    if (edge === end) continue;
    const player = priorityOfVertex[vertex] & 1;
    if (ownerOfVertex[vertex] !== player && !isOnlyEdge) continue; // its owner will not stay: the edge counts no more
    winnerOfVertex[vertex] = player;
  }
  return winnerOfVertex;
}

/** Where all that is undecided has priorities of one parity, that player wins it by staying there. */
function winByOneParity({ arena, winnerOfVertex, choiceOfVertex }: LearningBoard): boolean {
  const { vertexCount, firstEdgeOfVertex, targetOfEdge, ownerOfVertex, priorityOfVertex } = arena;
  let player = -1;
  for (let vertex = 0; vertex < vertexCount; vertex++) {
    if (winnerOfVertex[vertex] !== UNDECIDED) continue;
    const pleased = priorityOfVertex[vertex] & 1;
    if (player >= 0 && player !== pleased) return false;
    player = pleased;
  }
  if (player < 0) return true;
  for (let vertex = 0; vertex < vertexCount; vertex++) {
    if (winnerOfVertex[vertex] !== UNDECIDED || ownerOfVertex[vertex] !== player) continue;
    let edge = firstEdgeOfVertex[vertex];
    while (winnerOfVertex[targetOfEdge[edge]] !== UNDECIDED) edge++;
    choiceOfVertex[vertex] = targetOfEdge[edge];
  }
  for (let vertex = 0; vertex < vertexCount; vertex++) {
    if (winnerOfVertex[vertex] === UNDECIDED) winnerOfVertex[vertex] = player;
  }
  return true;
}

function* solveComponents(board: LearningBoard): Work<void, void> {
  const { arena, winnerOfVertex } = board;
  const { firstEdgeOfVertex, targetOfEdge } = arena;
  const isLive = (vertex: number): boolean => winnerOfVertex[vertex] === UNDECIDED;
  const components = yield* componentsOf({ firstEdgeOfVertex, targetOfEdge, isLive });
  const members = byPriority(arena, components);
  const learning = new Learning(board);
  for (let component = 0; component < components.count; component++) {
    const [first, end] = [components.firstOfComponent[component], components.firstOfComponent[component + 1]];
    yield* learning.solve(members.subarray(first, end));
  }
}

/** The members of each component, the least priority first: sorted once for all of them. */
function byPriority({ priorityOfVertex }: ParityArena, components: Components): Uint32Array {
  const { count, firstOfComponent, members } = components;
  const componentOfVertex = new Uint32Array(priorityOfVertex.length);
  for (let component = 0; component < count; component++) {
    for (let place = firstOfComponent[component]; place < firstOfComponent[component + 1]; place++) {
      componentOfVertex[members[place]] = component;
    }
  }
  const sorted = new Uint32Array(members.length);
  const nextOfComponent = firstOfComponent.slice();
  for (const vertex of sortedBy(members, priorityOfVertex))
    sorted[nextOfComponent[componentOfVertex[vertex]]++] = vertex;
  return sorted;
}

const DIGIT_BITS = 16;
/** Smaller arrays are sorted by comparison. */
const FEW = 10_000;

/** A radix sort: by the low half of the key, then by the high half if any is used. */
function sortedBy(vertices: Uint32Array, keyOfVertex: Uint32Array): Uint32Array {
  if (vertices.length < FEW) return vertices.slice().sort((left, right) => keyOfVertex[left] - keyOfVertex[right]);
  let from = vertices;
  let largest = 0;
  for (const vertex of vertices) largest = Math.max(largest, keyOfVertex[vertex]);
  for (let shift = 0; shift < 32 && largest >>> shift > 0; shift += DIGIT_BITS) {
    const firstOfDigit = new Uint32Array(2 ** DIGIT_BITS + 1);
    const digitOf = (vertex: number): number => (keyOfVertex[vertex] >>> shift) & (2 ** DIGIT_BITS - 1);
    for (const vertex of from) firstOfDigit[digitOf(vertex) + 1]++;
    for (let digit = 0; digit < 2 ** DIGIT_BITS; digit++) firstOfDigit[digit + 1] += firstOfDigit[digit];
    const to = new Uint32Array(from.length);
    for (const vertex of from) to[firstOfDigit[digitOf(vertex)]++] = vertex;
    from = to;
  }
  return from;
}

/**
 * Tangle learning, on one component after the other.
 *
 * A *level* is a priority after neighbours of one parity are merged, and a *region* what a player attracts to the
 * vertices of a level, in what the regions above have left. Levels are processed from the largest to the least. In each
 * region the tangles are found (`TangleFinder`): parts that the opponent can leave only for regions above, if at all.
 * All those regions are of the same player, for the opponent would have been attracted by any other. So
 *
 *     a tangle without exits   is won, and so is all that is attracted to it: after the sweep
 *     any other                is attracted by the lowest region above that it can be left for, with all of its region
 *                              from where the opponent gets to nothing lower; regions between the two and the rest are
 *                              taken apart, and the sweep resumes there
 *
 * and since tangles are kept, they are attracted from then on as vertices are, wherever all their exits lead. Once
 * something is won, regions grow no more: one sweep finds all of many small wins. The least region always has a tangle,
 * and a region only grows while those above it stay as they are: so the work ends.
 *
 * In large games a tangle often climbs from region to region, taking most of the game along. So whole parts are moved
 * as they are (after Benerecetti, Dell'Erba and Mogavero 2016), and a tangle is not examined again.
 */
export class Learning {
  readonly #board: LearningBoard;
  readonly #sweep: Sweep;
  readonly #finder: TangleFinder;

  constructor(board: LearningBoard) {
    this.#board = board;
    this.#sweep = new Sweep(board);
    this.#finder = new TangleFinder(board, this.#sweep);
  }

  /** Decides the undecided of these, sorted by priority; everything they lead to elsewhere is decided. */
  *solve(component: Uint32Array): Work<void, void> {
    const isLeft = (vertex: number): boolean => this.#board.winnerOfVertex[vertex] === UNDECIDED;
    for (let left = component; ; ) {
      left = left.filter(isLeft);
      this.#sweep.tangles.keep(isLeft);
      if (left.length === 0) return;
      yield* this.#sweepDown(this.#sweep.start(left));
      for (const vertex of left) this.#sweep.regionOfVertex[vertex] = OUTSIDE;
      for (const player of [0, 1] as const) yield* this.#win(player);
    }
  }

  *#sweepDown(top: number): Work<void, void> {
    const sweep = this.#sweep;
    this.#finder.found.length = 0;
    for (let level = top, isWon = false; level >= 0; level--) {
      for (let isNew = sweep.begin(level); isNew; ) {
        while (!sweep.attract(level)) yield;
        const tops = sweep.topsOf(level);
        if (!this.#finder.isWorthwhile(tops, level)) break;
        const lowest = yield* this.#learn(tops, level);
        isWon ||= lowest === OUTSIDE;
        if (isWon || lowest < 0) break;
        this.#promote(level, lowest);
        level = lowest;
      }
      if (sweep.work > WORK_PER_SLICE) {
        sweep.work = 0;
        yield;
      }
    }
  }

  /** Learns the tangles of a region; returns the highest region that attracts one: OUTSIDE, if one is won. */
  *#learn(tops: Uint32Array, level: number): Work<number, void> {
    const { found } = this.#finder;
    const before = found.length;
    yield* this.#finder.find(tops, level);
    let highest = -1;
    for (const { tangle, lowest } of found.slice(before)) {
      if (lowest !== OUTSIDE) this.#sweep.tangles.add(tangle);
      highest = Math.max(highest, lowest);
    }
    return highest;
  }

  /** Moves what it can from one region to another, with the tangles that lead there. */
  #promote(from: number, to: number): void {
    const { found } = this.#finder;
    this.#sweep.promote(from, to, this.#finder);
    for (const { tangle, lowest } of found) if (lowest === to) this.#sweep.wholes.add(tangle);
    found.length = 0;
  }

  *#win(player: Player): Work<void, void> {
    const { winnerOfVertex, choiceOfVertex, queue } = this.#board;
    let count = 0;
    for (const { tangle, lowest } of this.#finder.found) {
      if (lowest !== OUTSIDE || tangle.player !== player) continue;
      for (let place = 0; place < tangle.members.length; place++) {
        const member = tangle.members[place];
        choiceOfVertex[member] = tangle.moves[place];
        winnerOfVertex[member] = player;
        queue[count++] = member;
      }
    }
    yield* settle(this.#board, player, count);
  }
}

/** In `winnerOfVertex` during the work: no winner yet. */
export const UNDECIDED = 2;

/** State of the work: the graph in both directions, the winners and their choices. */
export interface LearningBoard extends Predecessors {
  readonly arena: ParityArena;
  readonly winnerOfVertex: Uint8Array;
  readonly choiceOfVertex: Uint32Array;
  /** An edge that leads away from a player's attractor, as far as is known: the first to try next time. */
  readonly wayOutOfVertex: Uint32Array;
  /** Vertices won whose predecessors are not processed yet. */
  readonly queue: Uint32Array;
}

const VERTICES_PER_SLICE = 1 << 16;

/**
 * The attractor of the queue among the undecided. A vertex of the other player joins when no edge leads elsewhere; the
 * search for such an edge resumes where it ended, so it goes around once per attractor, whatever the degree.
 */
export function* settle(board: LearningBoard, player: Player, count: number): Work<void, void> {
  const { arena, firstEdgeOfTarget, sourceOfEdge, winnerOfVertex, choiceOfVertex, wayOutOfVertex, queue } = board;
  const { firstEdgeOfVertex, targetOfEdge, ownerOfVertex } = arena;
  let tail = count;
  for (let head = 0; head < tail; ) {
    for (const stop = head + VERTICES_PER_SLICE; head < tail && head < stop; head++) {
      const target = queue[head];
      for (let edge = firstEdgeOfTarget[target], end = firstEdgeOfTarget[target + 1]; edge < end; edge++) {
        const vertex = sourceOfEdge[edge];
        if (winnerOfVertex[vertex] !== UNDECIDED) continue;
        if (ownerOfVertex[vertex] === player) choiceOfVertex[vertex] = target;
        else {
          const [first, last] = [firstEdgeOfVertex[vertex], firstEdgeOfVertex[vertex + 1] - 1];
          let [out, left] = [wayOutOfVertex[vertex], last - first + 1];
          for (; left > 0; left--) {
            const other = targetOfEdge[out];
            if (winnerOfVertex[other] !== player && other !== vertex) break;
            out = out === last ? first : out + 1;
          }
          wayOutOfVertex[vertex] = out;
          if (left > 0) continue;
        }
        winnerOfVertex[vertex] = player;
        queue[tail++] = vertex;
      }
    }
    if (head < tail) yield;
  }
}
