import { landingCells, setBoard, threats } from "./board";
import { setOrder } from "./ordering";
import { setPairs } from "./parity";
import { begin as beginSearch } from "./search";
import { setTables } from "./table";

export { advance, beginPosition, foundScore, nodeCount } from "./search";

/** Lays out the memory for a board, with 2^bucketBits buckets of 16 bytes in the large table; returns the bytes needed. */
export function configure(columns: i32, rows: i32, bucketBits: i32): f64 {
  setBoard(columns, rows);
  setOrder(columns);
  setPairs(columns, rows);
  return setTables(columns * (rows + 1), bucketBits);
}

/** Whether the player whose stones are `own` completes a line with his next stone. */
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

@inline
function joined(low: u32, high: u32): u64 {
  return (<u64>high << 32) | <u64>low;
}
