import { heapScene } from "marienbad-exercise";
import * as texts from "./texts.ts";
import type { Trial } from "./trial.ts";
import { writeValue } from "./value.ts";

const MOVES: readonly (readonly number[])[] = [
  [1, 2],
  [1, 2, 3],
  [2, 3],
  [1, 3, 4],
  [2, 5],
  [1, 4, 6],
];
const SIZES = [...Array.from({ length: 21 }, (_, n) => n), 24, 28, 32, 40, 60];

/** `grundy(n, coups)`: each heap is asked before the larger ones, so that the first wrong one is told. */
export function grundyTrials(first: readonly { readonly heap: number; readonly take: readonly number[] }[]): Trial[] {
  const moves = [...first.map(({ take }) => take), ...MOVES];
  const sizes = [...new Set([...SIZES, ...first.map(({ heap }) => heap)])].sort((a, b) => a - b);
  return sizes.flatMap((heap) => moves.map((take) => grundyTrial(heap, take)));
}

function grundyTrial(heap: number, take: readonly number[]): Trial {
  const values = grundyUpTo(heap, take);
  const right = values[heap];
  return {
    call: { arguments: [String(heap), JSON.stringify(take)] },
    size: heap,
    judge(value) {
      if (value === right) return undefined;
      // Only heaps that a move leads to matter; small rows are drawn from the start.
      const from = heap <= MOST_DRAWN ? 0 : heap - Math.max(...take);
      const text = texts.grundyWrong(heap, take, writeValue(value), right, optionsOf(heap, take, values));
      return {
        text,
        figure: (language) => heapScene({ take, from, most: heap, values, heap, marked: true }, language),
      };
    },
  };
}

const MOST_DRAWN = 12;

/** By the definition: the least number that no move leads to. */
function grundyUpTo(most: number, take: readonly number[]): number[] {
  const values: number[] = [];
  for (let heap = 0; heap <= most; heap++) {
    const reached = new Set(optionsOf(heap, take, values));
    let value = 0;
    while (reached.has(value)) value++;
    values.push(value);
  }
  return values;
}

function optionsOf(heap: number, take: readonly number[], values: readonly number[]): number[] {
  return take.filter((count) => count <= heap).map((count) => values[heap - count]);
}
