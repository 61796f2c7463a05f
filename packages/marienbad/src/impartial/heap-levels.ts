import type { HeapGame } from "../game/heaps.ts";
import type { Levels } from "../game/kit.ts";
import { removalsOf } from "./heap-game.ts";
import { type HeapPosition, positionOfKey } from "./heap-kit.ts";

/**
 * Levels of a heap game that starts from one heap, where its positions tell how many moves were made: when every move
 * takes the same number of tokens (Dawson's Kayles, 0.07: two), or takes none and cuts a heap into the same number of
 * heaps (Grundy's game). Of other games (Kayles takes one or two) nothing.
 */
export function heapLevels(game: HeapGame, startHeap: number): { readonly levels?: Levels<HeapPosition> } {
  const levelOf = levelOfHeaps(game, startHeap);
  return levelOf === undefined ? {} : { levels: { levelOf, positionOf: positionOfKey } };
}

function levelOfHeaps(game: HeapGame, startHeap: number): ((position: HeapPosition) => number) | undefined {
  const removals = removalsOf(game, startHeap);
  if (removals.length !== 1) return undefined;
  const [{ removed, heaps: mayLeave }] = removals;
  if (removed > 0) return ({ heaps }) => (startHeap - heaps.reduce((sum, heap) => sum + heap, 0)) / removed;
  const pieces = 31 - Math.clz32(mayLeave);
  return mayLeave === 1 << pieces ? ({ heaps }) => (heaps.length - 1) / (pieces - 1) : undefined;
}
