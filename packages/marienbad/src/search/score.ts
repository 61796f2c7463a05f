import { MarienbadError } from "../base/error.ts";
import type { Result } from "../game/game.ts";
import type { Heuristic } from "../game/kit.ts";

/**
 * Scores: the numbers that searches compare, all from player 0's point of view.
 *
 *     −WON            −WON+d      … heuristic values …       WON−d            WON
 *      │ lost now       │ lost after d moves                   │ won after d moves │ won now
 *
 * A won play is worth ∞ on paper, but two wins are not equal to a player in a hurry: the one after fewer moves is
 * better, and a loss is better late. So a win is a large finite number less the moves played before it. Minimax then
 * prefers quick wins and late losses without knowing it, and alpha-beta stays equal to minimax in every detail.
 * 2⁵² leaves whole numbers exact on both sides.
 */
const WON = 2 ** 52;
const SURELY_WON = 2 ** 51;
/** Finite scores must be smaller than this. */
export const LARGEST_SCORE = SURELY_WON;

/** The score of a play that ended after so many moves from the root of the search. */
export function finishedScore(result: Result, ply: number): number {
  if (result === "draw") return 0;
  return result === 0 ? WON - ply : ply - WON;
}

/** Whether a score says that somebody has won. */
export function isDecided(score: number): boolean {
  return score > SURELY_WON || score < -SURELY_WON;
}

/** The score as people write it: ±Infinity for a won play. */
export function valueOfScore(score: number): number {
  if (score > SURELY_WON) return Number.POSITIVE_INFINITY;
  if (score < -SURELY_WON) return Number.NEGATIVE_INFINITY;
  return score === 0 ? 0 : score; // −0 is nobody's score
}

/** Moves from the root to the win, of a score that says that somebody has won. */
export function distanceOfScore(score: number): number | undefined {
  return isDecided(score) ? WON - Math.abs(score) : undefined;
}

/** Moves a score to another root: what is won after d moves from there is won after d + plies from here. */
export function delayScore(score: number, plies: number): number {
  if (score > SURELY_WON) return score - plies;
  if (score < -SURELY_WON) return score + plies;
  return score;
}

/** What the heuristic says of a position that is not finished, as a score. */
export function estimatedScore<Position>(heuristic: Heuristic<Position>, position: Position, ply: number): number {
  const estimate = heuristic(position);
  if (Math.abs(estimate) < SURELY_WON) return estimate;
  if (estimate === Number.POSITIVE_INFINITY) return finishedScore(0, ply);
  if (estimate === Number.NEGATIVE_INFINITY) return finishedScore(1, ply);
  throw new MarienbadError("bad-rules", {
    en: `The heuristic gave ${estimate}: it should give a number between −2⁵¹ and 2⁵¹, or ±Infinity for a won position.`,
    fr: `L'heuristique a donné ${estimate} : elle devrait donner un nombre entre −2⁵¹ et 2⁵¹, ou ±Infinity pour une position gagnée.`,
  });
}

/** Knows nothing: every unfinished position is worth 0. */
export const indifferent: Heuristic<unknown> = () => 0;
