import { type Arena, successors } from "../arena/arena.ts";
import type { Exploration } from "../arena/explore.ts";
import { MarienbadError } from "../base/error.ts";
import type { Value } from "../game/value.ts";
import * as texts from "./texts.ts";

/** An explored game and the values of its vertices. */
export interface ValuedGame<Position> extends Pick<Exploration<Position>, "arena" | "positions" | "vertexOf"> {
  valueOf(vertex: number): Value;
}

/** A value in comparisons: the winner, or a draw. */
export type ComparedOutcome = 0 | 1 | "draw";

/** Positions with one outcome by the first rules and another by the second. */
export interface OutcomeChange {
  readonly from: ComparedOutcome;
  readonly to: ComparedOutcome;
  readonly count: number;
  /** Some of the positions, nearest first, with the index of each move that leads there. */
  readonly examples: readonly { readonly vertex: number; readonly play: readonly number[] }[];
}

/** The differences of two variants of a game, over the positions that both can reach. */
export interface Comparison {
  /** Numbers of positions that both reach, and that only one does. */
  readonly common: number;
  readonly onlyFirst: number;
  readonly onlySecond: number;
  /** The kinds of change, most frequent first. */
  readonly changes: readonly OutcomeChange[];
  /** Positions with the same outcome, but another length or other points. */
  readonly otherLength: number;
}

const MAX_EXAMPLES = 3;

/**
 * Compares two variants of a game whose keys agree: which positions change their value, and how they are reached.
 *
 * Needs both explored and solved. With writers for positions, those written alike count as common, since a key may mean
 * something else on another board; without any it throws `not-applicable`. Returns exact counts; examples belong to the
 * first variant. Cost: one lookup per position.
 */
export function compareGames<Position>(
  first: ValuedGame<Position>,
  second: ValuedGame<Position>,
  written?: readonly [(position: Position) => string, (position: Position) => string],
): Comparison {
  const found = new Map<string, { from: ComparedOutcome; to: ComparedOutcome; vertices: number[]; count: number }>();
  let common = 0;
  let otherLength = 0;
  for (let vertex = 0; vertex < first.arena.vertexCount; vertex++) {
    const there = second.vertexOf(first.positions[vertex]);
    if (there === undefined) continue;
    if (written && written[0](first.positions[vertex]) !== written[1](second.positions[there])) continue;
    common++;
    const [before, after] = [first.valueOf(vertex), second.valueOf(there)];
    if (before.result === after.result) {
      if (before.rank !== after.rank || before.points !== after.points) otherLength++;
      continue;
    }
    const kind = `${before.result} ${after.result}`;
    const change = found.get(kind) ?? { from: before.result, to: after.result, vertices: [], count: 0 };
    change.count++;
    if (change.vertices.length < MAX_EXAMPLES) change.vertices.push(vertex); // found breadth first: nearest first
    found.set(kind, change);
  }
  if (written && common === 0) throw new MarienbadError("not-applicable", texts.nothingInCommon());
  const sources = firstSources(first.arena);
  const changes = [...found.values()].map(({ from, to, count, vertices }) => ({
    from,
    to,
    count,
    examples: vertices.map((vertex) => ({ vertex, play: playTo(first.arena, sources, vertex) })),
  }));
  return {
    common,
    onlyFirst: first.arena.vertexCount - common,
    onlySecond: second.arena.vertexCount - common,
    changes: changes.sort((one, other) => other.count - one.count),
    otherLength,
  };
}

/** The vertex from which each is found, breadth first from vertex 0; -1 for that one. */
function firstSources(arena: Arena): Int32Array {
  const sources = new Int32Array(arena.vertexCount).fill(-1);
  for (let vertex = 0; vertex < arena.vertexCount; vertex++) {
    for (const target of successors(arena, vertex)) {
      if (target !== 0 && sources[target] < 0) sources[target] = vertex;
    }
  }
  return sources;
}

function playTo(arena: Arena, sources: Int32Array, vertex: number): number[] {
  const play: number[] = [];
  for (let at = vertex; sources[at] >= 0; at = sources[at]) play.unshift(successors(arena, sources[at]).indexOf(at));
  return play;
}
