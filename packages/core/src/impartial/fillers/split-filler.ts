import type { HeapGame } from "../../game/heaps.ts";
import { removalsOf } from "../heap-game.ts";
import { chooseRareMask, parityUnder } from "./rare-values.ts";

/** Writes the values of the heaps `from` … `to` − 1 behind those already there. Called with ever larger heaps. */
export type Filler = (valueOfHeap: Int32Array, from: number, to: number) => void;

const FIRST_CHOICE = 64;
const FIRST_BLOCK = 32;
const MAX_BLOCK = 512;

/**
 * Grundy values of a game that cuts a heap in at most two: octal games and Grundy's game.
 *
 * Exact. The mex of a heap of n is looked for in two steps, with the values split into rare and common ones
 * (see `chooseRareMask`):
 *
 *     n = a + b      a rare     b rare     → a rare value      few heaps a: all of them are tried,
 *                    a rare     b common   → a COMMON value    and so every common value that n can reach is found
 *                    a common   b common   → a rare value      many, but nearly all values are met early
 *
 * 1. Try every rare a. The least common value c that was not met is the answer, unless a smaller rare one is.
 * 2. Walk over the other pairs only until every rare value below c was met; if the walk ends first, the least one that
 *    was not is the answer, and n is rare.
 *
 * Cost for n: the number of rare heaps, and n only when n itself is rare. The mask is chosen anew each time that n
 * doubles. When it would make more than a quarter of the heaps rare, there is none: every pair is tried, which is the
 * plain quadratic method.
 */
export function createSplitFiller(game: HeapGame): Filler {
  const removals = removalsOf(game, 0);
  const splits = removals.filter(({ heaps }) => heaps & 0b100).map(({ removed }) => removed);
  const unequal = game.kind === "cut-unequal";

  // A value was met from heap n when its stamp is n, so that nothing has to be wiped between two heaps.
  let stampOfValue = new Int32Array(64);
  let isCommonValue = new Uint8Array(64).fill(1);
  let mask = 0; // no mask: every value counts as common, and every pair is tried
  let rareHeaps = new Int32Array(1024);
  let rareCount = 0;
  let nextChoice = FIRST_CHOICE;

  const addRareHeap = (size: number): void => {
    if (rareCount === rareHeaps.length) {
      const larger = new Int32Array(2 * rareCount);
      larger.set(rareHeaps);
      rareHeaps = larger;
    }
    rareHeaps[rareCount++] = size;
  };

  const sortValues = (): void => {
    for (let value = 0; value < isCommonValue.length; value++) {
      isCommonValue[value] = mask === 0 ? 1 : parityUnder(mask, value);
    }
  };

  const makeRoomFor = (value: number): void => {
    if (value < stampOfValue.length) return;
    const stamps = new Int32Array(2 * stampOfValue.length);
    stamps.set(stampOfValue);
    stampOfValue = stamps;
    isCommonValue = new Uint8Array(stamps.length);
    sortValues();
  };

  const chooseAnew = (valueOfHeap: Int32Array, size: number): void => {
    const countOfValue = new Int32Array(stampOfValue.length);
    for (let heap = 1; heap < size; heap++) countOfValue[valueOfHeap[heap]]++;
    mask = chooseRareMask(countOfValue);
    sortValues();
    rareCount = 0;
    for (let heap = 1; heap < size; heap++) if (isCommonValue[valueOfHeap[heap]] === 0) addRareHeap(heap);
    if (4 * rareCount < size) return;
    mask = 0;
    sortValues();
  };

  const tryWithoutSplit = (valueOfHeap: Int32Array, size: number): void => {
    for (const { removed, heaps } of removals) {
      if (heaps & 0b001 && removed === size) stampOfValue[0] = size;
      if (heaps & 0b010 && removed < size) stampOfValue[valueOfHeap[size - removed]] = size;
    }
  };

  // The two hot loops. They read local names only: what a closure shares is loaded again at every turn.
  const tryRareHeaps = (valueOfHeap: Int32Array, size: number, rest: number): void => {
    const stamps = stampOfValue;
    const heaps = rareHeaps;
    const count = rareCount;
    const half = unequal ? rest / 2 : 0;
    for (let index = 0; index < count; index++) {
      const heap = heaps[index];
      if (heap >= rest) break;
      if (heap === half) continue;
      stamps[valueOfHeap[heap] ^ valueOfHeap[rest - heap]] = size;
    }
  };

  /** Tries the pairs whose smaller heap is from `first` to `end` − 1, with every number of tokens taken. */
  const tryPairs = (valueOfHeap: Int32Array, size: number, first: number, end: number): void => {
    const stamps = stampOfValue;
    for (let index = 0; index < splits.length; index++) {
      const rest = size - splits[index];
      const limit = Math.min(end, unequal ? (rest + 1) >> 1 : (rest >> 1) + 1);
      for (let heap = first; heap < limit; heap++) stamps[valueOfHeap[heap] ^ valueOfHeap[rest - heap]] = size;
    }
  };

  const mexOfStamps = (size: number, from: number): number => {
    let value = from;
    while (value < stampOfValue.length && stampOfValue[value] === size) value++;
    return value;
  };

  const valueFor = (valueOfHeap: Int32Array, size: number): number => {
    tryWithoutSplit(valueOfHeap, size);
    if (mask === 0) {
      tryPairs(valueOfHeap, size, 1, size);
      return mexOfStamps(size, 0);
    }
    for (const removed of splits) tryRareHeaps(valueOfHeap, size, size - removed);
    let common = 0;
    while (stampOfValue[common] === size || isCommonValue[common] === 0) {
      if (++common === stampOfValue.length) makeRoomFor(common);
    }
    // Larger and larger blocks, all splits side by side: most heaps are done after the first few.
    let least = 0;
    for (let first = 1, block = FIRST_BLOCK; ; first += block, block = Math.min(2 * block, MAX_BLOCK)) {
      least = mexOfStamps(size, least);
      if (least >= common) return common;
      if (2 * first > size) return least;
      tryPairs(valueOfHeap, size, first, first + block);
    }
  };

  return (valueOfHeap, from, to) => {
    for (let size = Math.max(from, 1); size < to; size++) {
      if (size === nextChoice) {
        chooseAnew(valueOfHeap, size);
        nextChoice *= 2;
      }
      const value = valueFor(valueOfHeap, size);
      makeRoomFor(value);
      valueOfHeap[size] = value;
      if (isCommonValue[value] === 0) addRareHeap(size);
    }
  };
}
