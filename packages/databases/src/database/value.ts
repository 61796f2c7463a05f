import { FINITE_DRAW } from "marienbad/arena";
import type { Player } from "marienbad/game";

/*
 * The value of a position in ten bits, with the outcomes of src/arena/solution.ts:
 *
 *     bit 9 8   | 7 … 0       0x103 is "player 1 wins in 3 moves"; 0x205 is "a draw, 5 moves from its end".
 *     outcome   | rank        In a game where every move raises the level no play is infinite.
 *
 * Files have it in two bytes, the lower one first, or, where ranks are below 64, in one: two bits of outcome, six of
 * rank.
 */
const RANK_BITS = 8;
const MAX_RANK = 2 ** RANK_BITS - 1;
/** Maximum level of a game: ranks have eight bits. */
export const MAX_LEVEL: number = MAX_RANK - 1;
const SHORT_RANK_BITS = 6;
const MAX_SHORT_RANK = 2 ** SHORT_RANK_BITS - 1;
export const VALUES = 4 << RANK_BITS;

export function valueOfWin(winner: Player, rank: number): number {
  return (winner << RANK_BITS) | rank;
}

export function valueOfDraw(rank: number): number {
  return (FINITE_DRAW << RANK_BITS) | rank;
}

/** The outcome, in the codes of src/arena/solution.ts. */
export function outcomeOfValue(value: number): number {
  return value >>> RANK_BITS;
}

/** The winner in a value of a database; undefined for a draw. */
export function winnerOfValue(value: number): Player | undefined {
  const outcome = outcomeOfValue(value);
  return outcome < FINITE_DRAW ? (outcome as Player) : undefined;
}

/** The number of moves to the end in a value of a database. */
export function rankOfValue(value: number): number {
  return value & MAX_RANK;
}

/** Worth of a value for a player: quick wins, then draws (the nearest end first), then late losses. */
export function worthOfValue(value: number, player: Player): number {
  const winner = winnerOfValue(value);
  const rank = rankOfValue(value);
  if (winner === undefined) return 2 * MAX_RANK - rank;
  return winner === player ? 4 * MAX_RANK - rank : rank;
}

/** Number of bytes of a value in files, for plays of at most `maxRank` moves. */
export function bytesOfValue(maxRank: number): 1 | 2 {
  return maxRank <= MAX_SHORT_RANK ? 1 : 2;
}

/** Encodes values for files. */
export function packValues(values: Uint16Array, bytesEach: 1 | 2): Uint8Array {
  const bytes = new Uint8Array(values.length * bytesEach);
  if (bytesEach === 1) {
    for (let i = 0; i < values.length; i++) {
      bytes[i] = ((values[i] >>> RANK_BITS) << SHORT_RANK_BITS) | (values[i] & MAX_SHORT_RANK);
    }
    return bytes;
  }
  for (let i = 0; i < values.length; i++) {
    bytes[2 * i] = values[i];
    bytes[2 * i + 1] = values[i] >>> 8;
  }
  return bytes;
}

/** The inverse of `packValues`, writing from `from` on. */
export function unpackValues(bytes: Uint8Array, bytesEach: 1 | 2, values: Uint16Array, from: number): void {
  if (bytesEach === 1) {
    for (let i = 0; i < bytes.length; i++) {
      values[from + i] = ((bytes[i] >>> SHORT_RANK_BITS) << RANK_BITS) | (bytes[i] & MAX_SHORT_RANK);
    }
    return;
  }
  for (let i = 0; 2 * i < bytes.length; i++) values[from + i] = bytes[2 * i] | (bytes[2 * i + 1] << 8);
}
