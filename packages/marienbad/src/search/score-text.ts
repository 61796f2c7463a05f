import type { Literal } from "../base/literal.ts";
import { LARGEST_SCORE } from "./score.ts";

/** A score as it is written: a number that is not too large, or "inf", "-inf", "∞". */
export function readScore(literal: Literal): number | undefined {
  if (literal.kind === "number") return Math.abs(literal.value) < LARGEST_SCORE ? literal.value : undefined;
  if (literal.kind !== "string" || !/^[+-]?(inf|infinity|∞)$/i.test(literal.value)) return undefined;
  return literal.value.startsWith("-") ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
}
