import { type Fault, MarienbadError, type Parsed, parsed, refused, unwrap } from "../base/error.ts";
import type { HeapGame } from "../game/heaps.ts";
import * as texts from "./heap-texts.ts";

/** Taking `removed` tokens from a heap: bit b of `heaps` allows to leave exactly b heaps of the rest. */
export interface Removal {
  readonly removed: number;
  readonly heaps: number;
}

/** Nim. */
export const NIM: HeapGame = { kind: "take-any" };
/** Grundy's game. */
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

/** The removals of a game; for Nim up to `largestHeap`. */
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

/** Every set of heaps that a heap can become, descending and once; for n about n per digit 4, n²/12 per digit 8. */
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

/**
 * A code such as 0.77 says what may be taken from a heap: bit b of digit number j allows to take j tokens from a heap
 * and to leave exactly b heaps (none of them empty) of what remains.
 *
 *     0.137   take 1: 1 = 001 in binary, leaving no heap     (only from a heap of 1)
 *             take 2: 3 = 011            leaving none or one
 *             take 3: 7 = 111            leaving none, one or two
 *
 * Octal digits leave up to two heaps (Guy and Smith 1956), hexadecimal digits up to three. The digit before the point
 * takes nothing: it may only cut a heap in two (4) or in three (8).
 */
const MAX_DIGITS = 64;

/** The digits of a code, the one before the point first, without useless zeros at the end. */
export function parseCode(text: string): Parsed<readonly number[]> {
  const trimmed = text.trim();
  const shape = /^([0-9a-z]*)\.([0-9a-z]*)$/i.exec(trimmed);
  if (shape === null || trimmed === ".") return refused([{ text: texts.notACode(trimmed) }]);
  const [, before, after] = shape;
  const faults: Fault[] = [];
  const columnOfPoint = before.length + 1;
  if (before.length > 1) faults.push({ text: texts.oneDigitBefore(), line: 1, column: 1 });
  if (after.length > MAX_DIGITS) faults.push({ text: texts.tooManyDigits(MAX_DIGITS), line: 1, column: columnOfPoint });
  const read = (digit: string, column: number): number => {
    const value = Number.parseInt(digit, 16);
    if (Number.isNaN(value)) faults.push({ text: texts.notADigit(digit), line: 1, column });
    return value;
  };
  const lead = before === "" ? 0 : read(before[0], 1);
  if ((lead & 3) !== 0) faults.push({ text: texts.notALeadingDigit(before[0]), line: 1, column: 1 });
  const digits = [lead, ...Array.from(after, (digit, index) => read(digit, columnOfPoint + 1 + index))];
  if (faults.length > 0) return refused(faults);
  while (digits.length > 1 && digits[digits.length - 1] === 0) digits.pop();
  return parsed(digits);
}

export function writeCode(digits: readonly number[]): string {
  const written = digits.map((digit) => digit.toString(16).toUpperCase());
  return `${written[0]}.${digits.length > 1 ? written.slice(1).join("") : "0"}`;
}
