import type { Literal } from "../arena/formats/literal.ts";
import { SyntaxFault } from "../arena/formats/scanner.ts";
import { type Parsed, refused } from "../base/error.ts";
import { LARGEST_SCORE } from "./score.ts";

/** A score as it is written: a number that is not too large, or "inf", "-inf", "∞". */
export function readScore(literal: Literal): number | undefined {
  if (literal.kind === "number") return Math.abs(literal.value) < LARGEST_SCORE ? literal.value : undefined;
  if (literal.kind !== "string" || !/^[+-]?(inf|infinity|∞)$/i.test(literal.value)) return undefined;
  return literal.value.startsWith("-") ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
}

/** Runs a reader of written-out values; what stops it is a fault with its place. */
export function readingLiterals<T>(read: () => Parsed<T>): Parsed<T> {
  try {
    return read();
  } catch (error) {
    if (error instanceof SyntaxFault) return refused({ message: error.message, ...error.place });
    throw error;
  }
}
