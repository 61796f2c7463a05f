import { END_OF_IMAGES, setBoard } from "./board";
import { setLevels } from "./pairing";
import { begin as beginSearch, setStack } from "./search";
import { setTable } from "./table";
import { joined } from "../words";

export { advance, attackerWins, nodeCount } from "./search";

/** The bytes to reserve before anything else is asked for. */
export const FIXED_BYTES: i32 = 1048576;

/**
 * Lays out the memory for a board of at most 64 cells, with 2^bucketBits buckets of 48 bytes in the table; returns the
 * bytes needed.
 *
 *     1 KiB: what the board says, images of rows | the stack | pairings | 1 MiB: the table
 */
export function configure(rows: i32, columns: i32, lineLength: i32, bucketBits: i32): f64 {
  setBoard(rows, columns, lineLength);
  setLevels(setStack(END_OF_IMAGES));
  return setTable(FIXED_BYTES, bucketBits);
}

/** Begins to ask whether the attacker wins. */
export function begin(attackLow: u32, attackHigh: u32, defendLow: u32, defendHigh: u32, isAttacking: i32): void {
  beginSearch(joined(attackLow, attackHigh), joined(defendLow, defendHigh), isAttacking);
}
