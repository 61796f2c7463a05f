import type { ValuedKeys } from "../base/key-block.ts";
import type { Text } from "../base/text.ts";
import type { Work } from "../base/work.ts";
import type { Game } from "./game.ts";

/** The keys of the positions of one level, in increasing order. */
export type LevelKeys = ValuedKeys["keys"];

/** Positions of one level in the order of their keys, each with its value as levels/value.ts writes it. */
export type DecidedLevel = ValuedKeys;

/** A game whose keys are whole numbers, with the way back from a key to its position. */
export interface KeyedGame<Position, Move> {
  readonly rules: Game<Position, Move>;
  positionOf(key: number): Position;
}

/**
 * How the levels of one game are found and decided. Moves lead from each level to the next, so that two levels are all
 * that is ever needed at once, and edges are never kept. Each question can be asked about a part of a level too; of the
 * next level only the positions after the given ones are looked at. All keys of one engine are in lists of one kind.
 */
export interface LevelEngine {
  /** How many keys it can work on at once in its memory; a level of more is worked on in parts. */
  readonly partKeys: number;
  /** What whoever waits for it should know. */
  readonly note?: Text;
  /** Whether it is so quick that dividing a level among several threads costs more than it saves. */
  readonly isBestAlone: boolean;
  /** The level of the start. */
  firstLevel(): LevelKeys;
  /** The positions one move after these, which are of this level; empty when no play goes on. */
  expand(keys: LevelKeys, level: number): Work<LevelKeys>;
  /** The values of these positions, from those of the next level. */
  decide(keys: LevelKeys, level: number, next: DecidedLevel): Work<Uint8Array>;
  /** How many moves these positions have in all. */
  countMoves(keys: LevelKeys, level: number): Work<number>;
}

/** What an engine may use. */
export interface EngineLimits {
  /** Memory, in MiB (at least 1 is taken); without it, as much as there is. */
  readonly megabytes?: number;
}
