import { setBoard } from "./board";
import { setSureMoves } from "./bounds";
import { setOrder } from "./order";
import { begin as beginSearch, setThorough } from "./search";
import { setTable } from "./table";

export { advance, foundWinner, nodeCount } from "./search";

const TABLE: usize = 131072;

/**
 * Lays out the memory for a board of at most 64 cells, with 2^bucketBits buckets of 32 bytes in the table; returns the
 * bytes needed. A thorough search looks at fewer positions, each for longer.
 *
 *     1 KiB: sure moves (37 KiB)   48 KiB: orders of moves   52 KiB: the stack   128 KiB: the table
 */
export function configure(rows: i32, columns: i32, bucketBits: i32, isThorough: bool): f64 {
  setBoard(rows, columns);
  setSureMoves();
  setOrder();
  setThorough(isThorough);
  return setTable(TABLE, bucketBits);
}

/** Begins to ask who wins when this player, 0 or 1, is to move on these free cells. */
export function begin(low: u32, high: u32, turn: i32): void {
  beginSearch((<u64>high << 32) | <u64>low, turn);
}
