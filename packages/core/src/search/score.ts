import { MarienbadError } from "../base/error.ts";
import type { Literal } from "../base/literal.ts";
import type { Result } from "../game/game.ts";
import type { Heuristic } from "../game/members.ts";
import * as texts from "./texts.ts";

/**
 * Scores: the numbers that searches compare, all from player 0's point of view.
 *
 *     −WON            −WON+d      … heuristic values …       WON−d            WON
 *      │ lost now       │ lost after d moves                   │ won after d moves │ won now
 *
 * A win is a large finite number less the moves played before it, so that minimax prefers quick wins and late losses
 * and alpha-beta stays equal to minimax. 2⁵² leaves whole numbers exact on both sides. Where no search looks further:
 *
 *     the rules name a winner             ±(WON − moves played)                      exact
 *     the rules say "draw"                the neutral value of the heuristic         exact
 *     no move and no result               the heuristic's value: the score of that   exact
 *                                         end; without a heuristic, a draw
 *     a repetition on the path            the neutral value: a draw
 *     the depth is used up                the heuristic's value                      an estimate
 *
 * The neutral value is what the heuristic gives an even position, by default 0 (playouts: 0.5). A search that compares
 * only wins, draws and losses (Monte-Carlo, proof numbers) counts an end with any other score as unproved.
 */
const WON = 2 ** 52;
const SURELY_WON = 2 ** 51;
const MAX_SCORE = SURELY_WON;

/** The heuristic without knowledge: every position is worth 0. */
export const indifferent: Heuristic<unknown> = () => 0;

/** The worth of a draw on the scale of a heuristic. */
export function neutralOf<Position>({ neutral = 0 }: Heuristic<Position>): number {
  return neutral;
}

/** The score of a play that ended this many moves after the root of the search; `neutral` is that of a draw. */
export function finishedScore(result: Result, ply: number, neutral = 0): number {
  if (result === "draw") return neutral;
  return result === 0 ? WON - ply : ply - WON;
}

/** True if a score is a win for either player. */
export function isDecided(score: number): boolean {
  return score > SURELY_WON || score < -SURELY_WON;
}

/** The score as people write it: ±Infinity for a won play. */
export function valueOfScore(score: number): number {
  if (score > SURELY_WON) return Number.POSITIVE_INFINITY;
  if (score < -SURELY_WON) return Number.NEGATIVE_INFINITY;
  return score === 0 ? 0 : score; // −0 is nobody's score
}

/** Moves from the root to the win, for a score that is a win. */
export function distanceOfScore(score: number): number | undefined {
  return isDecided(score) ? WON - Math.abs(score) : undefined;
}

/** Moves a score to another root: what is won after d moves from there is won after d + plies from here. */
export function delayScore(score: number, plies: number): number {
  if (score > SURELY_WON) return score - plies;
  if (score < -SURELY_WON) return score + plies;
  return score;
}

/** The heuristic's value of a position that has no result, as a score: an estimate, or exact where nobody can move. */
export function estimatedScore<Position>(heuristic: Heuristic<Position>, position: Position, ply: number): number {
  const estimate = heuristic(position);
  if (Math.abs(estimate) < MAX_SCORE) return estimate;
  if (estimate === Number.POSITIVE_INFINITY) return finishedScore(0, ply);
  if (estimate === Number.NEGATIVE_INFINITY) return finishedScore(1, ply);
  throw new MarienbadError("bad-rules", texts.badEstimate(estimate), { parameters: { estimate } });
}

/** The player ahead at an end without a result: whom its score favours; "draw" when it is neutral. */
export function leaderAt<Position>(heuristic: Heuristic<Position>, position: Position): Result {
  const lead = estimatedScore(heuristic, position, 0) - neutralOf(heuristic);
  return lead === 0 ? "draw" : lead > 0 ? 0 : 1;
}

/** True if the score of an end without a result is one that wins, draws and losses can express. */
export function isPlainEnd<Position>(heuristic: Heuristic<Position>, position: Position): boolean {
  const score = estimatedScore(heuristic, position, 0);
  return isDecided(score) || score === neutralOf(heuristic);
}

/** A score as it is written: a number that is not too large, or "inf", "-inf", "∞". */
export function readScore(literal: Literal): number | undefined {
  if (literal.kind === "number") return Math.abs(literal.value) < MAX_SCORE ? literal.value : undefined;
  if (literal.kind !== "string" || !/^[+-]?(inf|infinity|∞)$/i.test(literal.value)) return undefined;
  return literal.value.startsWith("-") ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
}
