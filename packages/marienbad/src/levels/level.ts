import type { ValuedKeys } from "../base/key-block.ts";
import type { Text } from "../base/text.ts";

/** The keys of the positions of one layer, in increasing order. */
export type LevelKeys = ValuedKeys["keys"];

/** The positions that are a given number of moves from the start, each with its value, as value.ts writes them. */
export type DecidedLevel = ValuedKeys;

/** A question to a database reads one block of so many. */
export const BLOCK_POSITIONS = 4096;

/** Some positions of the layer of a level that are next to each other; all of them where the memory allows it. */
export interface LevelPart extends DecidedLevel {
  readonly level: number;
}

/**
 * How the levels of one game are found and decided. Moves lead from each layer to the next, so that two levels are all that is
 * ever needed at once, and edges are never kept. Each question can be asked about a part of a layer too, and may be
 * answered later: see `joinedEngine`. Of the next layer only the positions after the given ones are looked at. All keys of
 * one engine are in lists of one kind.
 */
export interface LevelEngine {
  /** How many keys it can work on at once in its memory; a layer of more is worked on in parts. */
  readonly partKeys: number;
  /** What whoever waits for it should know. */
  readonly note?: Text;
  /** Whether it is so quick that dividing a layer among several threads costs more than it saves. */
  readonly isSwift: boolean;
  /** The layer of the start. */
  firstLevel(): LevelKeys;
  /** The layer after this one, the level-th; empty when no play goes on. */
  expand(keys: LevelKeys, level: number): LevelKeys | Promise<LevelKeys>;
  /** The values of a layer, from those of the next one. */
  decide(keys: LevelKeys, level: number, next: DecidedLevel): Uint8Array | Promise<Uint8Array>;
  /** How many moves the positions of a layer have in all. */
  countMoves(keys: LevelKeys, level: number): number | Promise<number>;
}

/** What an engine may use. */
export interface EngineLimits {
  /** Memory, in MiB (at least 1 is taken); without it, as much as there is. */
  readonly megabytes?: number;
}

/** With less memory for a game than this the parts of its levels are so small that it is time that lacks. */
export const MIN_MEGABYTES = 16;

/** Where a key is in a layer, or −1. */
export function placeOfKey(keys: LevelKeys, key: number): number {
  let low = 0;
  let high = keys.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    if (keys[middle] === key) return middle;
    if (keys[middle] < key) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
