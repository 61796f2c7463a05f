import { MarienbadError, unwrap } from "../base/error.ts";
import type { HeapGame } from "../game/heaps.ts";
import * as texts from "./heap-texts.ts";
import { parseCode } from "./octal-code.ts";

/**
 * Taking `removed` tokens from a heap, and what may be left of it: bit b of `heaps` allows to leave exactly b heaps.
 */
export interface Removal {
  readonly removed: number;
  readonly heaps: number;
}

/** Nim: take any number from one heap. */
export const NIM: HeapGame = { kind: "take-any" };
/** Grundy's game: cut a heap into two unequal ones. */
export const GRUNDYS_GAME: HeapGame = { kind: "cut-unequal" };

const MAX_TAKE = 1_000_000;

/** The game of a subtraction set: whole numbers from 1, in any order. */
export function subtractionGame(take: readonly number[]): HeapGame {
  for (const number of take) {
    if (!Number.isInteger(number) || number < 1 || number > MAX_TAKE) {
      throw new MarienbadError("bad-argument", texts.notToSubtract(MAX_TAKE, number));
    }
  }
  if (take.length === 0) throw new MarienbadError("bad-argument", texts.nothingToSubtract());
  return { kind: "subtraction", take: [...new Set(take)].sort((a, b) => a - b) };
}

/** The game of a code such as "0.77"; throws with every fault when it is not one. */
export function codeGame(code: string): HeapGame {
  return { kind: "code", digits: unwrap(parseCode(code)) };
}

/** What may be taken and left; Nim, where this has no end, is up to `largestHeap`. */
export function removalsOf(game: HeapGame, largestHeap: number): readonly Removal[] {
  switch (game.kind) {
    case "take-any":
      return Array.from({ length: largestHeap }, (_, index) => ({ removed: index + 1, heaps: 0b011 }));
    case "subtraction":
      return game.take.map((removed) => ({ removed, heaps: 0b011 }));
    case "cut-unequal":
      return [{ removed: 0, heaps: 0b100 }];
    case "code":
      return game.digits.map((heaps, removed) => ({ removed, heaps })).filter(({ heaps }) => heaps !== 0);
  }
}

/** The most heaps that a move can make of one heap. */
export function maxHeapsLeft(game: HeapGame): number {
  const heaps = removalsOf(game, 1).reduce((all, removal) => all | removal.heaps, 0);
  return heaps === 0 ? 0 : 31 - Math.clz32(heaps);
}

/**
 * The definition of the game: every set of heaps that a heap of this size can become, each in descending order and none
 * given twice. Cost: the number of options, for a heap of n about n per digit 4 and n²/12 per digit 8.
 */
export function* optionsOfHeap(game: HeapGame, size: number): Generator<readonly number[]> {
  for (const { removed, heaps } of removalsOf(game, size)) {
    const rest = size - removed;
    if (rest < 0) continue;
    if (heaps & 0b0001 && rest === 0) yield [];
    if (heaps & 0b0010 && rest > 0) yield [rest];
    if (heaps & 0b0100) {
      for (let small = 1; 2 * small <= rest; small++) {
        if (game.kind !== "cut-unequal" || 2 * small < rest) yield [rest - small, small];
      }
    }
    if (heaps & 0b1000) {
      for (let small = 1; 3 * small <= rest; small++) {
        for (let middle = small; small + 2 * middle <= rest; middle++) yield [rest - small - middle, middle, small];
      }
    }
  }
}
