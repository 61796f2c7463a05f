import { setBoard } from "./board";
import { CONNECT_BYTES, setConnections } from "./connect";
import { DISTANCE_BYTES, setDistances } from "./distance";
import { FILL_BYTES, setGraphs } from "./fill";
import { begin as beginSearch, foundCells, setStack, STACK_BYTES } from "./search";
import { setTable } from "./table";
import { joined } from "../words";

export { advance, nodeCount } from "./search";

/** Nothing lies here, so that no place is 0. */
const START: usize = 64;

/**
 * Lays out the memory for a board of size × size cells, with 2^bucketBits buckets of 96 bytes in the table; returns the
 * bytes needed.
 *
 *     64: graphs | distances | connections | frames of the search | table
 */
export function configure(size: i32, bucketBits: i32): f64 {
  setBoard(size);
  let place = START;
  setGraphs(place);
  place += FILL_BYTES;
  setDistances(place);
  place += DISTANCE_BYTES;
  setConnections(place);
  place += CONNECT_BYTES;
  setStack(place);
  return setTable(place + STACK_BYTES, bucketBits);
}

/** Begins to ask who wins a position that nobody has won yet; stones are given as two halves of 32 bits. */
export function begin(low0: u32, high0: u32, low1: u32, high1: u32, mover: i32): void {
  beginSearch(joined(low0, high0), joined(low1, high1), mover);
}

/** The carrier of the winner in two halves: the cells outside may all belong to the loser. */
export function carrierLow(): u32 {
  return <u32>foundCells();
}

export function carrierHigh(): u32 {
  return <u32>(foundCells() >> 32);
}
