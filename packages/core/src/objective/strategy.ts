import { NOBODY, ownerOf, successors } from "../arena/arena.ts";
import { NO_CHOICE } from "../arena/solution.ts";
import { pathTo, type Strategy } from "../arena/strategy.ts";
import { greatestOf } from "../base/extremes.ts";
import { finish } from "../base/work.ts";
import { opponent, type Player } from "../game/game.ts";
import { componentsOf } from "./components.ts";
import type { ObjectiveSolution, ParityArena } from "./game.ts";

/** A play to its end, or into a cycle that it never leaves. */
export interface EndlessPlay {
  /** A cycle is followed once around, to its first vertex again. */
  readonly play: readonly number[];
  readonly cycle: readonly number[];
  /** The largest priority of the cycle, which decides the play. */
  readonly priority: number | undefined;
}

/** A play in which the winner follows the strategy and the loser takes the move of `reply`, or their first one. */
export function playOn(
  game: ParityArena,
  { choiceOfVertex }: ObjectiveSolution,
  from: number,
  reply: Strategy = () => undefined,
): EndlessPlay {
  const play = [from];
  const placeOfVertex = new Map([[from, 0]]);
  for (let vertex = from; game.goalOfVertex[vertex] === NOBODY; ) {
    const choice = choiceOfVertex[vertex];
    vertex = choice !== NO_CHOICE ? choice : (reply(vertex) ?? successors(game, vertex)[0]);
    play.push(vertex);
    const place = placeOfVertex.get(vertex);
    if (place !== undefined) {
      const cycle = play.slice(place, -1);
      return { play, cycle, priority: largestPriority(game, cycle) };
    }
    placeOfVertex.set(vertex, play.length - 1);
  }
  return { play, cycle: [], priority: undefined };
}

function largestPriority({ priorityOfVertex }: ParityArena, vertices: readonly number[]): number {
  return greatestOf(vertices.map((vertex) => priorityOfVertex[vertex]));
}

/** The verdict on a strategy: it wins every play, or a play that it does not win. */
export type ObjectiveVerdict =
  | { readonly winning: true }
  | {
      readonly winning: false;
      /** lost: the play ends where the opponent has won. silent: the strategy names no move there. cycle: see below. */
      readonly kind: "lost" | "silent" | "cycle";
      /** From the start to where it goes wrong; a cycle is followed once around, to its first vertex again. */
      readonly play: readonly number[];
      /** A cycle that the opponent can stay in, and its largest priority, which is theirs. */
      readonly cycle?: readonly number[];
      readonly priority?: number;
    };

/**
 * Checks whether this memoryless strategy wins every play from a vertex; if not, returns a shortest play to where it is
 * lost or silent, or a play into the cycle that defeats it. Cost: O(n + m) per priority of the opponent.
 */
export function checkObjectiveStrategy(
  game: ParityArena,
  player: Player,
  strategy: Strategy,
  from: number,
): ObjectiveVerdict {
  const moves = (vertex: number): ArrayLike<number> => {
    if (game.goalOfVertex[vertex] !== NOBODY) return [];
    if (ownerOf(game, vertex) !== player) return successors(game, vertex);
    const choice = strategy(vertex);
    return choice !== undefined && successors(game, vertex).includes(choice) ? [choice] : [];
  };
  const cameFrom = new Map([[from, from]]);
  const reached = [from];
  let silentAt: number | undefined;
  for (const vertex of reached) {
    if (game.goalOfVertex[vertex] === opponent(player)) {
      return { winning: false, kind: "lost", play: pathTo(cameFrom, from, vertex) };
    }
    const targets = Array.from(moves(vertex));
    if (targets.length === 0 && game.goalOfVertex[vertex] === NOBODY) silentAt ??= vertex;
    for (const target of targets) {
      if (cameFrom.has(target)) continue;
      cameFrom.set(target, vertex);
      reached.push(target);
    }
  }
  if (silentAt !== undefined) return { winning: false, kind: "silent", play: pathTo(cameFrom, from, silentAt) };
  const cycle = findCycleOf(game, opponent(player), reached, moves);
  if (cycle === undefined) return { winning: true };
  const play = [...pathTo(cameFrom, from, cycle[0]), ...cycle.slice(1), cycle[0]];
  return { winning: false, kind: "cycle", play, cycle, priority: largestPriority(game, cycle) };
}

/** A cycle whose largest priority is this player's, begun at a vertex of that priority. */
function findCycleOf(
  { priorityOfVertex }: ParityArena,
  player: Player,
  vertices: readonly number[],
  moves: (vertex: number) => ArrayLike<number>,
): number[] | undefined {
  const priorities = new Set(vertices.map((vertex) => priorityOfVertex[vertex]).filter((one) => one % 2 === player));
  for (const priority of [...priorities].sort((left, right) => right - left)) {
    const left = vertices.filter((vertex) => priorityOfVertex[vertex] <= priority);
    const part = partThrough(left, moves, (vertex) => priorityOfVertex[vertex] === priority);
    if (part !== undefined) return part;
  }
  return undefined;
}

/** A shortest cycle within these vertices through the first one that is wanted and lies on one. */
function partThrough(
  vertices: readonly number[],
  moves: (vertex: number) => ArrayLike<number>,
  isWanted: (vertex: number) => boolean,
): number[] | undefined {
  const placeOfVertex = new Map(vertices.map((vertex, place) => [vertex, place]));
  const firstEdgeOfVertex = new Uint32Array(vertices.length + 1);
  const targets: number[] = [];
  vertices.forEach((vertex, place) => {
    for (const target of Array.from(moves(vertex))) {
      const targetPlace = placeOfVertex.get(target);
      if (targetPlace !== undefined) targets.push(targetPlace);
    }
    firstEdgeOfVertex[place + 1] = targets.length;
  });
  const graph = { firstEdgeOfVertex, targetOfEdge: Uint32Array.from(targets), isLive: () => true };
  const { count, firstOfComponent, members } = finish(componentsOf(graph));
  for (let component = 0; component < count; component++) {
    const part = new Set(members.subarray(firstOfComponent[component], firstOfComponent[component + 1]));
    for (const place of part) {
      if (!isWanted(vertices[place])) continue;
      const next = (at: number): number[] => targets.slice(firstEdgeOfVertex[at], firstEdgeOfVertex[at + 1]);
      const cycle = shortestCycle(place, (at) => next(at).filter((target) => part.has(target)));
      if (cycle !== undefined) return cycle.map((at) => vertices[at]);
    }
  }
  return undefined;
}

function shortestCycle(start: number, next: (vertex: number) => readonly number[]): number[] | undefined {
  const cameFrom = new Map<number, number>();
  const queue = [start];
  for (const vertex of queue) {
    for (const target of next(vertex)) {
      if (target === start) return pathTo(cameFrom.set(start, start), start, vertex);
      if (cameFrom.has(target)) continue;
      cameFrom.set(target, vertex);
      queue.push(target);
    }
  }
  return undefined;
}
