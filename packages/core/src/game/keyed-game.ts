import type { Rules } from "./game.ts";

/** The keys of positions of one level, in increasing order. */
export type LevelKeys = Float64Array;

/** Positions of one level in the order of their keys, each with its value: outcome × 256 + rank (database/value.ts). */
export interface DecidedLevel {
  readonly keys: LevelKeys;
  readonly values: Uint16Array;
}

/** A game whose keys are whole numbers, with the way back from a key to its position. */
export interface KeyedGame<Position, Move> extends Rules<Position, Move> {
  positionOf(key: number): Position;
}
