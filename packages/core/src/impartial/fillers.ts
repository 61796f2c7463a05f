import { grown } from "../base/growing.ts";
import type { HeapGame } from "../game/heaps.ts";
import { maxHeapsLeft, removalsOf } from "./heap-game.ts";

/** Writes the values of the heaps `from` … `to` − 1 after those already there. Called with ever larger heaps. */
export type Filler = (valueOfHeap: Int32Array, from: number, to: number) => void;

/** The fastest exact filler for a game. */
export function fillerFor(game: HeapGame): Filler {
  if (game.kind === "take-any") return fillNim;
  const most = maxHeapsLeft(game);
  if (most > 2) return createThreeWayFiller(game);
  return most === 2 ? createSplitFiller(game) : createTakeFiller(game);
}

/** Nim: the value of a heap is its size, since every smaller one can be reached. */
const fillNim: Filler = (valueOfHeap, from, to) => {
  for (let size = from; size < to; size++) valueOfHeap[size] = size;
};

/** The least value, from `from` on, whose stamp is not this one: a value was met from heap n when its stamp is n. */
function mexOfStamps(stampOfValue: Int32Array, stamp: number, from = 0): number {
  let value = from;
  while (value < stampOfValue.length && stampOfValue[value] === stamp) value++;
  return value;
}

/** Games that leave at most one heap, subtraction sets first of all. Each heap costs its number of moves. */
function createTakeFiller(game: HeapGame): Filler {
  const removals = removalsOf(game, 0);
  const stampOfValue = new Int32Array(removals.length + 2); // a mex of k values is at most k
  return (valueOfHeap, from, to) => {
    for (let size = Math.max(from, 1); size < to; size++) {
      for (const { removed, heaps } of removals) {
        if (heaps & 0b001 && removed === size) stampOfValue[0] = size;
        if (heaps & 0b010 && removed < size) stampOfValue[valueOfHeap[size - removed]] = size;
      }
      valueOfHeap[size] = mexOfStamps(stampOfValue, size);
    }
  };
}

const FIRST_CHOICE = 64;
const FIRST_BLOCK = 32;
const MAX_BLOCK = 512;

/**
 * Games that cut a heap in at most two: octal games and Grundy's game. The mex of a heap of n is found in two steps,
 * with the values split into rare and common ones (see `chooseRareMask`):
 *
 *     n = a + b      a rare     b rare     → a rare value      few heaps a: all of them are tried,
 *                    a rare     b common   → a COMMON value    and so every common value that n can reach is found
 *                    a common   b common   → a rare value      many, but nearly all values are met early
 *
 * 1. Try every rare a. The least common value c that was not met is the answer, unless a smaller rare one is.
 * 2. Walk over the other pairs only until every rare value below c was met; if the walk ends first, the least one that
 *    was not is the answer, and n is rare.
 *
 * Cost for n: the number of rare heaps, and n only when n itself is rare. The mask is chosen again whenever n doubles.
 * Where it would make more than a quarter of the heaps rare, every pair is tried: the plain quadratic method.
 */
function createSplitFiller(game: HeapGame): Filler {
  const removals = removalsOf(game, 0);
  const splits = removals.filter(({ heaps }) => heaps & 0b100).map(({ removed }) => removed);
  const unequal = game.kind === "cut-unequal";

  let stampOfValue = new Int32Array(64);
  let isCommonValue = new Uint8Array(64).fill(1);
  let mask = 0; // no mask: every value counts as common, and every pair is tried
  let rareHeaps = new Int32Array(1024);
  let rareCount = 0;
  let nextChoice = FIRST_CHOICE;

  const addRareHeap = (size: number): void => {
    if (rareCount === rareHeaps.length) rareHeaps = grown(rareHeaps, rareCount + 1);
    rareHeaps[rareCount++] = size;
  };

  const sortValues = (): void => {
    for (let value = 0; value < isCommonValue.length; value++) {
      isCommonValue[value] = mask === 0 ? 1 : parityUnder(mask, value);
    }
  };

  const makeRoomFor = (value: number): void => {
    if (value < stampOfValue.length) return;
    stampOfValue = grown(stampOfValue, value + 1);
    isCommonValue = new Uint8Array(stampOfValue.length);
    sortValues();
  };

  const chooseMask = (valueOfHeap: Int32Array, size: number): void => {
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

  const valueFor = (valueOfHeap: Int32Array, size: number): number => {
    tryWithoutSplit(valueOfHeap, size);
    if (mask === 0) {
      tryPairs(valueOfHeap, size, 1, size);
      return mexOfStamps(stampOfValue, size);
    }
    for (const removed of splits) tryRareHeaps(valueOfHeap, size, size - removed);
    let common = 0;
    while (stampOfValue[common] === size || isCommonValue[common] === 0) {
      if (++common === stampOfValue.length) makeRoomFor(common);
    }
    // Larger and larger blocks, all splits side by side: most heaps are done after the first few.
    let least = 0;
    for (let first = 1, block = FIRST_BLOCK; ; first += block, block = Math.min(2 * block, MAX_BLOCK)) {
      least = mexOfStamps(stampOfValue, size, least);
      if (least >= common) return common;
      if (2 * first > size) return least;
      tryPairs(valueOfHeap, size, first, first + block);
    }
  };

  return (valueOfHeap, from, to) => {
    for (let size = Math.max(from, 1); size < to; size++) {
      if (size === nextChoice) {
        chooseMask(valueOfHeap, size);
        nextChoice *= 2;
      }
      const value = valueFor(valueOfHeap, size);
      makeRoomFor(value);
      valueOfHeap[size] = value;
      if (isCommonValue[value] === 0) addRareHeap(size);
    }
  };
}

/**
 * Chooses the values to call rare. A mask splits the whole numbers in two by the parity of their bits under the mask:
 *
 *     mask 110    value 101 → one bit under the mask, odd: common      value 110 → two bits, even: rare
 *
 * Parities add under exclusive or: rare ⊕ rare = rare, common ⊕ common = rare, rare ⊕ common = common. Any mask is
 * right; a good one makes few heaps rare ("sparse space", Berlekamp, Conway and Guy, Winning Ways, chapter 4).
 *
 * Needs `countOfValue`, the number of heaps of each value, of a length that is a power of two. Returns the mask with
 * the fewest rare heaps, 0 when none makes less than half of them rare. Exact: the Walsh–Hadamard transform of the
 * counts holds, for every mask at once, the number of rare heaps minus that of common ones. Cost: m log m for m values.
 */
export function chooseRareMask(countOfValue: Int32Array): number {
  const balanceOfMask = countOfValue.slice();
  for (let half = 1; half < balanceOfMask.length; half *= 2) {
    for (let block = 0; block < balanceOfMask.length; block += 2 * half) {
      for (let index = block; index < block + half; index++) {
        const even = balanceOfMask[index];
        const odd = balanceOfMask[index + half];
        balanceOfMask[index] = even + odd;
        balanceOfMask[index + half] = even - odd;
      }
    }
  }
  let best = 0;
  for (let mask = 1; mask < balanceOfMask.length; mask++) {
    if (balanceOfMask[mask] < Math.min(0, balanceOfMask[best])) best = mask;
  }
  return best;
}

export function parityUnder(mask: number, value: number): number {
  let bits = value & mask;
  bits ^= bits >>> 16;
  bits ^= bits >>> 8;
  bits ^= bits >>> 4;
  return (0x6996 >>> (bits & 15)) & 1;
}

/** Games that can cut a heap in three (digits from 8): lists of the values of all cuts in two replace n² per heap. */
function createThreeWayFiller(game: HeapGame): Filler {
  const removals = removalsOf(game, 0);
  const pairValuesOfSize: Int32Array[] = [new Int32Array(0), new Int32Array(0)];

  const pairValues = (valueOfHeap: Int32Array, size: number): Int32Array => {
    const values = new Set<number>();
    for (let heap = 1; 2 * heap <= size; heap++) values.add(valueOfHeap[heap] ^ valueOfHeap[size - heap]);
    return Int32Array.from(values);
  };

  let stampOfValue = new Int32Array(64);
  const valueFor = (valueOfHeap: Int32Array, size: number): number => {
    const meet = (value: number): void => {
      if (value < stampOfValue.length) stampOfValue[value] = size;
    };
    for (const { removed, heaps } of removals) {
      const rest = size - removed;
      if (rest < 0) continue;
      if (heaps & 0b0001 && rest === 0) meet(0);
      if (heaps & 0b0010 && rest > 0) meet(valueOfHeap[rest]);
      if (heaps & 0b0100 && rest > 1) for (const value of pairValuesOfSize[rest]) meet(value);
      if (heaps & 0b1000) {
        for (let small = 1; 3 * small <= rest; small++) {
          const own = valueOfHeap[small];
          for (const value of pairValuesOfSize[rest - small]) meet(own ^ value);
        }
      }
    }
    return mexOfStamps(stampOfValue, size);
  };

  return (valueOfHeap, from, to) => {
    for (let size = Math.max(from, 1); size < to; size++) {
      // A heap that is cut without a token taken (digit 4 or 8 before the point) needs its own pairs already.
      if (size > 1) pairValuesOfSize[size] = pairValues(valueOfHeap, size);
      const value = valueFor(valueOfHeap, size);
      valueOfHeap[size] = value;
      // Nim-sums of three values stay below the next power of two, where no mark may be lost.
      while (4 * (value + 1) > stampOfValue.length) stampOfValue = grown(stampOfValue, 0);
    }
  };
}
