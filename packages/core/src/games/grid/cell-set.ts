import { countBits } from "../../base/bits.ts";
import type { ByPlayer, Player } from "../../game/game.ts";

/**
 * A set of cells of a board, one bit per cell, 32 cells per word. Sets are values: nothing changes one.
 *
 *     cells of a 3 × 3 board     the set {0, 4, 8}
 *        0 1 2                   word 0: bit 8 … bit 0 = 1 0001 0001
 *        3 4 5
 *        6 7 8
 */
export type CellSet = readonly number[];

/** The set with no cell, for a board of this many cells. */
export function noCells(size: number): CellSet {
  return new Array<number>(Math.max(1, Math.ceil(size / 32))).fill(0);
}

export function setOfCells(size: number, cells: Iterable<number>): CellSet {
  const words = [...noCells(size)];
  for (const cell of cells) words[cell >>> 5] |= 1 << (cell & 31);
  return words;
}

export function hasCell(set: CellSet, cell: number): boolean {
  return ((set[cell >>> 5] >>> (cell & 31)) & 1) === 1;
}

export function withCell(set: CellSet, cell: number): CellSet {
  const words = set.slice();
  words[cell >>> 5] |= 1 << (cell & 31);
  return words;
}

export function withoutCell(set: CellSet, cell: number): CellSet {
  const words = set.slice();
  words[cell >>> 5] &= ~(1 << (cell & 31));
  return words;
}

export function isEmptySet(set: CellSet): boolean {
  for (let word = 0; word < set.length; word++) {
    if (set[word] !== 0) return false;
  }
  return true;
}

/** True if every cell of the part is in the set. */
export function includesAll(set: CellSet, part: CellSet): boolean {
  for (let word = 0; word < part.length; word++) {
    if ((set[word] & part[word]) !== part[word]) return false;
  }
  return true;
}

/** The cells in order. */
export function cellsOf(set: CellSet): readonly number[] {
  const cells: number[] = [];
  for (let word = 0; word < set.length; word++) {
    for (let rest = set[word]; rest !== 0; rest &= rest - 1) cells.push(32 * word + 31 - Math.clz32(rest & -rest));
  }
  return cells;
}

/** The cells of a board of `size` that neither set has, in order. */
export function cellsOutside(size: number, first: CellSet, second: CellSet): number[] {
  const cells: number[] = [];
  for (let word = 0, from = 0; from < size; word++, from += 32) {
    const board = size - from >= 32 ? -1 : (1 << (size - from)) - 1;
    for (let rest = board & ~(first[word] | second[word]); rest !== 0; rest &= rest - 1) {
      cells.push(from + 31 - Math.clz32(rest & -rest));
    }
  }
  return cells;
}

/** Number of cells in a set. */
export function countCells(set: CellSet): number {
  let total = 0;
  for (let word = 0; word < set.length; word++) total += countBits(set[word]);
  return total;
}

/** Number of cells that two sets share. */
export function countCommon(first: CellSet, second: CellSet): number {
  let total = 0;
  for (let word = 0; word < first.length; word++) total += countBits(first[word] & second[word]);
  return total;
}

/** Boards of at most this many cells have two sets in one exact number: 2 × 26 bits fit in 53. */
const MAX_CELLS_IN_A_NUMBER = 26;

/** Two disjoint sets on a board of `size` cells as one key: a whole number while it fits, a string beyond. */
export function keyOfSets(size: number, first: CellSet, second: CellSet): number | string {
  if (size <= MAX_CELLS_IN_A_NUMBER) return first[0] + second[0] * 2 ** size;
  return `${first.join()}|${second.join()}`;
}

export function setsOfKey(size: number, key: number): ByPlayer<CellSet> {
  const scale = 2 ** size;
  return [[key % scale], [Math.floor(key / scale)]];
}

/** Like `keyOfSets`, where the turn does not follow from the sets: one bit more, and 53 still fit. */
export function keyOfSetsAndTurn(size: number, first: CellSet, second: CellSet, turn: Player): number | string {
  const key = keyOfSets(size, first, second);
  return typeof key === "number" ? 2 * key + turn : `${key}|${turn}`;
}
