import type { HeapGame } from "../../game/heaps.ts";
import { removalsOf } from "../heap-game.ts";
import type { Filler } from "./split-filler.ts";

/**
 * Games that can cut a heap in three (hexadecimal digits from 8). Exact. The values of all cuts of each size in two are
 * kept as a list without repetitions, so that a heap of n costs n times the length of such a list instead of n².
 */
export function createThreeWayFiller(game: HeapGame): Filler {
  const removals = removalsOf(game, 0);
  /** The distinct values of a + b = m for a, b ≥ 1. */
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
    let least = 0;
    while (stampOfValue[least] === size) least++;
    return least;
  };

  return (valueOfHeap, from, to) => {
    for (let size = Math.max(from, 1); size < to; size++) {
      // A heap that is cut without a token taken (digit 4 or 8 before the point) needs its own pairs already.
      if (size > 1) pairValuesOfSize[size] = pairValues(valueOfHeap, size);
      const value = valueFor(valueOfHeap, size);
      valueOfHeap[size] = value;
      // Nim-sums of three values stay below the next power of two, where no mark may be lost.
      while (4 * (value + 1) > stampOfValue.length) {
        const stamps = new Int32Array(2 * stampOfValue.length);
        stamps.set(stampOfValue);
        stampOfValue = stamps;
      }
    }
  };
}
