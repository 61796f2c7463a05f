import { opponent, type Player } from "../../../game/game.ts";

/*
 * The usual score of connect-4 positions, for the player to move: 0 for a draw, k when he wins with his k-th stone from the last
 * one that he could place, −k when his opponent does. On 7 × 6 each player has 21 stones, and a player who wins with his fourth
 * has a score of 18.
 *
 *     stones lying   player to move wins at once     on a board of 42 cells
 *     6              (43 − 6) / 2 rounded down       18
 *     7              (43 − 7) / 2                    18
 *     41             (43 − 41) / 2                   1
 */

/** The score of a player who completes a line now, `placed` stones lying already. */
export function winningScore(placed: number, cells: number): number {
  return (cells + 1 - placed) >> 1;
}

/** What best play leads to, in the terms of the solvers of arenas. */
export interface Verdict {
  /** undefined for a draw, which ends when the board is full. */
  readonly winner: Player | undefined;
  /** Moves to the end under best play. */
  readonly rank: number;
}

/** The winner and the rank that a score stands for, `placed` stones lying. */
export function verdictOf(score: number, placed: number, cells: number): Verdict {
  if (score === 0) return { winner: undefined, rank: cells - placed };
  const mover: Player = placed % 2 === 0 ? 0 : 1;
  const winner = score > 0 ? mover : opponent(mover);
  // Two numbers of stones before the last one give this score; the winner tells which, as he has the even or the odd turns.
  const late = cells + 1 - 2 * Math.abs(score);
  const before = late % 2 === winner ? late : late - 1;
  return { winner, rank: before + 1 - placed };
}
