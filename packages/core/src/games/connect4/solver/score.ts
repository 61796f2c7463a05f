import { opponent, type Player } from "../../../game/game.ts";
import type { Value } from "../../../game/value.ts";

/*
 * The usual score of connect-4 positions, for the player to move: 0 for a draw, k when they win with their k-th stone
 * from the last one that they could place, −k when the opponent does. On 7 × 6 each player has 21 stones, and a player
 * who wins with their fourth has a score of 18.
 *
 *     stones lying   player to move wins at once     on a board of 42 cells
 *     6              (43 − 6) / 2 rounded down       18
 *     7              (43 − 7) / 2                    18
 *     41             (43 − 41) / 2                   1
 */

/** The score of a player who completes a line with the next stone after `placed`. */
export function winningScore(placed: number, cells: number): number {
  return (cells + 1 - placed) >> 1;
}

/** A score and its value; the rank is always known. */
export interface ScoredValue extends Value {
  /** For the player to move. */
  readonly score: number;
  readonly rank: number;
}

/** The value of a score with `placed` stones on the board. A draw ends when the board is full. */
export function valueOfScore(score: number, placed: number, cells: number): ScoredValue {
  if (score === 0) return { score, result: "draw", rank: cells - placed };
  const mover: Player = placed % 2 === 0 ? 0 : 1;
  const winner = score > 0 ? mover : opponent(mover);
  // Two numbers of stones before the last one give this score; the winner decides which, whose turns are even or odd.
  const late = cells + 1 - 2 * Math.abs(score);
  const before = late % 2 === winner ? late : late - 1;
  return { score, result: winner, rank: before + 1 - placed };
}

/** The inverse: the score of a value whose rank is known. */
export function scoreOfValue({ result, rank = 0 }: Value, placed: number, cells: number): number {
  if (result === "draw") return 0;
  const score = winningScore(placed + rank - 1, cells);
  return result === placed % 2 ? score : -score;
}

/**
 * Which question to ask next when a score lies between `least` and `most`: the answer to "is it above the threshold?"
 * costs the more the nearer the threshold is to 0, for quick wins and losses are found or refuted at small depth. So
 * the bounds are brought in from the far ends, the farther one first, by steps that shrink with them; and once the
 * score is caught in one step, its end nearer to 0 is asked first.
 *
 * Needs least < most; returns least ≤ threshold < most. The numbers were measured on the standard sets of positions.
 */
export function nextThreshold(least: number, most: number): number {
  if (least >= 0 && most - least <= stepFrom(most)) return least;
  if (most <= 0 && most - least <= stepFrom(-least)) return most - 1;
  if (most >= -least) return Math.max(least, most - stepFrom(most));
  return Math.min(most - 1, least + stepFrom(-least));
}

function stepFrom(bound: number): number {
  return Math.max(1, Math.min(1 + Math.round(0.15 * bound), bound));
}
