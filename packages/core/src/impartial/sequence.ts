import { MarienbadError } from "../base/error.ts";
import { grown } from "../base/growing.ts";
import { run, type Work } from "../base/work.ts";
import type { HeapGame } from "../game/heaps.ts";
import { fillerFor } from "./fillers.ts";
import * as texts from "./texts.ts";

/** The heap just computed, and the last one. */
export interface SequenceProgress {
  readonly heap: number;
  readonly to: number;
}

/** The Grundy values of the heaps 0, 1, 2 … of a game, computed as far as they were asked for. */
export interface GrundySequence {
  readonly game: HeapGame;
  readonly values: Int32Array;
  extendTo(to: number): void;
  extendToWork(to: number): Work<void, SequenceProgress>;
}

/** The largest heap that a sequence is computed to: the values of 2²⁸ heaps take a gibibyte. */
const MAX_HEAP = 2 ** 28;
const HEAPS_AT_ONCE = 256;

/** The Grundy sequence of a heap game: linear for Nim and subtraction sets, near quadratic for cuts in three. */
export function grundySequence(game: HeapGame): GrundySequence {
  const fill = fillerFor(game);
  let valueOfHeap = new Int32Array(1024);
  let known = 0;

  function* extendToWork(to: number): Work<void, SequenceProgress> {
    if (!Number.isInteger(to) || to < 0 || to > MAX_HEAP) {
      throw new MarienbadError("bad-argument", texts.noSuchHeap(MAX_HEAP, to));
    }
    if (to >= valueOfHeap.length) valueOfHeap = grown(valueOfHeap, to + 1);
    while (known <= to) {
      const end = Math.min(to + 1, known + HEAPS_AT_ONCE);
      fill(valueOfHeap, known, end);
      known = end;
      yield { heap: known - 1, to };
    }
  }

  return {
    game,
    get values() {
      return valueOfHeap.subarray(0, known);
    },
    extendTo: (to) => run(extendToWork(to)),
    extendToWork,
  };
}

/** The Grundy values of the heaps 0 … `to`. */
export function grundyValues(game: HeapGame, to: number): Int32Array {
  const sequence = grundySequence(game);
  sequence.extendTo(to);
  return sequence.values;
}
