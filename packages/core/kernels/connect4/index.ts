import { landingCells, setBoard, threats } from "./board";
import { setStack, STACK_BYTES } from "./frame";
import { setOrder } from "./ordering";
import { setPairs } from "./parity";
import { begin as beginSearch } from "./search";
import { nearBytes, setTables } from "./table";
import { joined } from "../words";

export { advance, beginPosition, foundScore, nodeCount } from "./search";

const SEATS: usize = 65536;

/**
 * Lays out the memory for a board, with 2^bucketBits buckets of 16 bytes in the large table; returns the bytes needed.
 * Threads that share the memory have a seat each, numbered from 0:
 *
 *     0 what the board says | 64 KiB: seat 0: stack, near table | seat 1: stack, near table | … | the large table
 */
export function configure(columns: i32, rows: i32, bucketBits: i32, seat: i32, seats: i32): f64 {
  setBoard(columns, rows);
  setOrder(columns);
  setPairs(columns, rows);
  const keyBits = columns * (rows + 1);
  const seatBytes = STACK_BYTES + nearBytes(keyBits);
  const own = SEATS + <usize>seat * seatBytes;
  setStack(own);
  return setTables(keyBits, bucketBits, own + STACK_BYTES, SEATS + <usize>seats * seatBytes);
}

/** Whether the player whose stones are `own` completes a line with their next stone. */
export function winsAtOnce(ownLow: u32, ownHigh: u32, otherLow: u32, otherHigh: u32): bool {
  const own = joined(ownLow, ownHigh);
  const stones = own | joined(otherLow, otherHigh);
  return (threats(own, stones) & landingCells(stones)) != 0;
}

/** Begins to ask whether the first player's score is above the threshold. */
export function begin(ownLow: u32, ownHigh: u32, otherLow: u32, otherHigh: u32, firstPlayerThreshold: i32): void {
  const own = joined(ownLow, ownHigh);
  beginSearch(own, own | joined(otherLow, otherHigh), firstPlayerThreshold);
}
