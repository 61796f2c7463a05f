import type { HeapGame } from "../game/heaps.ts";
import { optionsOfHeap } from "./heap-game.ts";
import { mex, nimSum } from "./nimbers.ts";

/**
 * Grundy values of the heaps 0 … `to` straight from the definition: the mex over all options, each option a nim-sum.
 * Exact for every heap game, and nothing clever: what the fast methods are tested and measured against.
 * Cost: all the options of all the heaps, quadratic when a heap can be cut in two and cubic when in three.
 */
export function plainSequence(game: HeapGame, to: number): Int32Array {
  const valueOfHeap = new Int32Array(to + 1);
  for (let size = 0; size <= to; size++) {
    const values = new Set<number>();
    for (const heaps of optionsOfHeap(game, size)) values.add(nimSum(heaps.map((heap) => valueOfHeap[heap])));
    valueOfHeap[size] = mex(values);
  }
  return valueOfHeap;
}
