import { setBoard } from "./board";
import { setSureMoves } from "./bounds";
import { cellsOfWords } from "./cells";
import { setStack } from "./frame";
import { setOrder } from "./order";
import { begin as beginSearch, setThorough } from "./search";
import { setTable } from "./table";
import { joined } from "../words";

export { advance, foundWinner, nodeCount } from "./search";

/** What the memory holds beside the table. */
export const FIXED_BYTES: i32 = 1048576;
const FIRST: usize = 1024;

/**
 * Lays out the memory for a board, with 2^bucketBits buckets in the table; returns the bytes needed. A thorough search
 * looks at fewer positions, each for longer.
 *
 *     1 KiB: sure moves, orders of moves, the stack   1 MiB: the table
 */
export function configure(rows: i32, columns: i32, bucketBits: i32, isThorough: bool): f64 {
  setBoard(rows, columns);
  setThorough(isThorough);
  setStack(setOrder(setSureMoves(FIRST)));
  return setTable(FIXED_BYTES, bucketBits);
}

/** Begins to ask who wins when this player, 0 or 1, is to move on these free cells, given as words of 32 bits. */
export function begin(turn: i32, first: u32, second: u32, third: u32, fourth: u32): void {
  beginSearch(cellsOfWords(joined(first, second), joined(third, fourth)), turn);
}
