import { NO_CHOICE } from "../arena/solution.ts";
import { predecessors } from "../arena/transpose.ts";
import { finish, type Work, withWork } from "../base/work.ts";
import { type Board, settle, UNDECIDED } from "./board.ts";
import { type Components, componentsOf } from "./components.ts";
import { keepChoices, type ObjectiveSolution, type ParityArena } from "./game.ts";
import { Learning } from "./tangle-learning.ts";

/**
 * Solves a parity game of up to millions of vertices: winner and strategy of every vertex.
 *
 * Needs: an arena as `asParity` gives it. Returns: exact winners, and strategies that need no memory. Cost: a few
 * passes in practice; more, of a part of the game, where nearly every vertex has a priority of its own and at most two
 * moves: about a second for 10⁵ vertices, tens or hundreds for 10⁶. O(n + m) memory and what the tangles take.
 * Exponential games are known, but not those made against Zielonka's recursion.
 * Method, iterative throughout:
 * 1. ends, and edges from a vertex to itself: whoever's priority it is that such a play sees for ever wins it, and what
 *    is attracted to it; where nothing or only one player's priorities are left, that is all (reachability, safety);
 * 2. strongly connected components, last ones first: what is won in one is attracted into those before it, so that
 *    each is a game of its own, of few priorities once neighbours of one parity are made one;
 * 3. within a component tangle learning (van Dijk 2018): see `tangle-learning.ts`.
 */
export const solveByLearning = /* @__PURE__ */ withWork(function solveByLearning(
  arena: ParityArena,
): ObjectiveSolution {
  return finish(solveByLearningWork(arena));
}, solveByLearningWork);

/** The same as work, which pauses every few thousand vertices. */
function* solveByLearningWork(arena: ParityArena): Work<ObjectiveSolution, void> {
  const { vertexCount, firstEdgeOfVertex } = arena;
  const backward = yield* predecessors.work(arena);
  const board: Board = {
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
}

/** Both players attract what they can to what is decided; there they stay where they are, if the play goes on. */
function* attractDecided(board: Board): Work<void, void> {
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

/** Who wins goals, and vertices where a play that stays for ever is what its owner wants or cannot avoid. */
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
function winByOneParity({ arena, winnerOfVertex, choiceOfVertex }: Board): boolean {
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

function* solveComponents(board: Board): Work<void, void> {
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
/** Fewer than these are sorted by comparing them. */
const FEW = 10_000;

/** A radix sort: by the low half of the key, then by the high half, where there is one. */
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
