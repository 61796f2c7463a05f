import type { Player } from "../game/game.ts";
import type { Layers } from "../game/kit.ts";
import { type HeapGame, type HeapPosition, removalsOf } from "../impartial/index.ts";

/**
 * Layers of a heap game that starts from one heap, where its positions tell how many moves were made: when every move takes the same
 * number of tokens (Dawson's Kayles, 0.07: two), or takes none and cuts a heap into the same number of heaps (Grundy's game). Of
 * other games (Kayles takes one or two) nothing.
 *
 * A key is, behind a leading 1, a bit for each token, 0 for the last of its heap; then the turn (impartial/heap-kit.ts).
 */
export function heapLayers(game: HeapGame, startHeap: number): { readonly layers?: Layers<HeapPosition> } {
  const levelOf = levelOfHeaps(game, startHeap);
  return levelOf === undefined ? {} : { layers: { levelOf, positionOf } };
}

function positionOf(key: number): HeapPosition {
  const tokens = Math.floor(key / 2)
    .toString(2)
    .slice(1);
  return { heaps: Array.from(tokens.matchAll(/1*0/g), ([heap]) => heap.length), turn: (key % 2) as Player };
}

function levelOfHeaps(game: HeapGame, startHeap: number): ((position: HeapPosition) => number) | undefined {
  const removals = removalsOf(game, startHeap);
  if (removals.length !== 1) return undefined;
  const [{ removed, heaps: mayLeave }] = removals;
  if (removed > 0) return ({ heaps }) => (startHeap - heaps.reduce((sum, heap) => sum + heap, 0)) / removed;
  const pieces = 31 - Math.clz32(mayLeave);
  return mayLeave === 1 << pieces ? ({ heaps }) => (heaps.length - 1) / (pieces - 1) : undefined;
}
