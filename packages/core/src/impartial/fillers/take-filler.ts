import type { HeapGame } from "../../game/heaps.ts";
import { removalsOf } from "../heap-game.ts";
import type { Filler } from "./split-filler.ts";

/** Nim: the value of a heap is its size, since every smaller one can be reached. */
export const fillNim: Filler = (valueOfHeap, from, to) => {
  for (let size = from; size < to; size++) valueOfHeap[size] = size;
};

/** Games that leave at most one heap, subtraction sets first of all. Exact; each heap costs its number of moves. */
export function createTakeFiller(game: HeapGame): Filler {
  const removals = removalsOf(game, 0);
  const stampOfValue = new Int32Array(removals.length + 2); // a mex of k values is at most k
  return (valueOfHeap, from, to) => {
    for (let size = Math.max(from, 1); size < to; size++) {
      for (const { removed, heaps } of removals) {
        if (heaps & 0b001 && removed === size) stampOfValue[0] = size;
        if (heaps & 0b010 && removed < size) stampOfValue[valueOfHeap[size - removed]] = size;
      }
      let least = 0;
      while (stampOfValue[least] === size) least++;
      valueOfHeap[size] = least;
    }
  };
}
