import { FINITE_DRAW } from "../arena/solution.ts";
import type { Player } from "../game/game.ts";

/*
 * The value of a position in one byte, with the outcomes of src/arena/solution.ts:
 *
 *     bit 7 6   | 5 … 0       0x43 is "player 1 wins in 3 moves"; 0x85 is "a draw, 5 moves from its end".
 *     outcome   | rank        In a game where every move raises the level no play is infinite.
 */
const RANK_BITS = 6;
export const MAX_RANK = 2 ** RANK_BITS - 1;

export function valueOfWin(winner: Player, rank: number): number {
  return (winner << RANK_BITS) | rank;
}

export function valueOfDraw(rank: number): number {
  return (FINITE_DRAW << RANK_BITS) | rank;
}

/** The code of src/arena/solution.ts. */
export function outcomeOfValue(value: number): number {
  return value >>> RANK_BITS;
}

/** The winner that a value of a database states; undefined for a draw. */
export function winnerOfValue(value: number): Player | undefined {
  const outcome = outcomeOfValue(value);
  return outcome < FINITE_DRAW ? (outcome as Player) : undefined;
}

/** The moves to the end that a value of a database states. */
export function rankOfValue(value: number): number {
  return value & MAX_RANK;
}

/** How good a value is for a player: quick wins, then draws (the nearest end first), then late losses. */
export function worthOfValue(value: number, player: Player): number {
  const winner = winnerOfValue(value);
  const rank = rankOfValue(value);
  if (winner === undefined) return 2 * MAX_RANK - rank;
  return winner === player ? 4 * MAX_RANK - rank : rank;
}
