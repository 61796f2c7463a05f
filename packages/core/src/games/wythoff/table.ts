import { MarienbadError } from "../../base/error.ts";
import { type Meter, runnable, type Work } from "../../base/work.ts";
import { opponent } from "../../game/game.ts";
import type { PairTable } from "../../game/heaps.ts";
import type { Expert } from "../../game/members.ts";
import type { Value } from "../../game/value.ts";
import type { WythoffPosition } from "./rules.ts";
import * as texts from "./texts.ts";

const MAX_SIZE = 4000;

/**
 * The Grundy values of Wythoff's game: that of (a, b) is the mex of those to its left, above it and on its diagonal,
 * kept as sets. Exact. Cost: n² entries, each with at most a + b steps; no formula is known.
 */
export const wythoffTable = /* @__PURE__ */ runnable(function* wythoffTable(size: number): Work<PairTable> {
  if (!Number.isInteger(size) || size < 0 || size > MAX_SIZE) {
    throw new MarienbadError("bad-argument", texts.noSuchTable(MAX_SIZE, size));
  }
  const side = size + 1;
  const span = 2 * side; // values are at most a + b
  const valueOfPair = new Int32Array(side * side);
  const usedInRow = new Uint8Array(side * span);
  const usedInColumn = new Uint8Array(side * span);
  const usedOnDiagonal = new Uint8Array(span * span);
  for (let first = 0; first < side; first++) {
    yield first / side;
    for (let second = 0; second < side; second++) {
      const row = first * span;
      const column = second * span;
      const diagonal = (first - second + side) * span;
      let value = 0;
      while (usedInRow[row + value] | usedInColumn[column + value] | usedOnDiagonal[diagonal + value]) value++;
      usedInRow[row + value] = 1;
      usedInColumn[column + value] = 1;
      usedOnDiagonal[diagonal + value] = 1;
      valueOfPair[first * side + second] = value;
    }
  }
  return {
    size,
    valueOf(first, second) {
      if (![first, second].every((heap) => Number.isInteger(heap) && heap >= 0 && heap <= size)) {
        throw new MarienbadError("bad-argument", texts.outsideTable(size, first, second));
      }
      return valueOfPair[first * side + second];
    },
  };
});

/** The k-th losing position from 0: (⌊kφ⌋, ⌊kφ⌋ + k) with the golden ratio φ (Wythoff 1907). Exact for any k. */
export function wythoffLosingPair(index: bigint): readonly [bigint, bigint] {
  if (index < 0n) throw new MarienbadError("bad-argument", texts.noSuchPair(index));
  const small = (index + squareRoot(5n * index * index)) / 2n;
  return [small, small + index];
}

/** True if the player to move loses: (a, b) with a ≤ b is the losing pair number b − a, or none. Exact. */
export function isLosingPair(first: number, second: number): boolean {
  const small = BigInt(Math.min(first, second));
  const large = BigInt(Math.max(first, second));
  return wythoffLosingPair(large - small)[0] === small;
}

/** The whole part of the square root (Newton's method from above). */
function squareRoot(square: bigint): bigint {
  if (square < 2n) return square;
  let root = 1n << BigInt((square.toString(2).length + 1) >> 1);
  for (;;) {
    const better = (root + square / root) / 2n;
    if (better >= root) return root;
    root = better;
  }
}

/** The winner, for heaps of any size, by the golden ratio; not the number of moves, unless the play is over. */
export const expert: Expert<WythoffPosition> = {
  id: "golden-pairs",
  title: texts.GOLDEN_PAIRS,
  reference: "W. A. Wythoff, A modification of the game of nim (1907)",
  // biome-ignore lint/correctness/useYield: the answer is there at once
  *value({ heaps: [first, second], turn }): Work<Value, Meter> {
    const isOver = first + second === 0;
    return { result: isLosingPair(first, second) ? opponent(turn) : turn, rank: isOver ? 0 : undefined };
  },
};
