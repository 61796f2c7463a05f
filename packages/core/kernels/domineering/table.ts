import { Cells, CELLS_BYTES, digest, isSame, readCells, writeCells } from "./cells";

/*
 * What has been proved: for the free cells (the least of their images) and the player to move, from which lead on V
 * wins, and up to which lead V loses; a lead more never hurts. The least of the images of a key finds it again.
 *
 *     0 work (u32)   4 wins from (i8)   5 loses up to (i8)   6 player to move (u8, 1 or 2; 0: nothing)   8 free cells
 *
 * A bucket has two entries. The first keeps what took the more work, the second takes whatever comes.
 */
const ENTRY_BYTES: usize = 8 + CELLS_BYTES;
const BUCKET_BYTES: usize = 2 * ENTRY_BYTES;
const FACTOR: u64 = 0x9e3779b97f4a7c15;
const NEVER: i32 = 100;

let table: usize = 0;
let indexShift: u64 = 0;

/** Puts the table where it is told; returns where it ends, in bytes. */
export function setTable(place: usize, bucketBits: i32): f64 {
  table = place;
  indexShift = 64 - bucketBits;
  return <f64>place + <f64>((<u64>BUCKET_BYTES) << bucketBits);
}

@inline
function bucketOf(key: Cells, turn: i32): usize {
  const mixed = (digest(key) ^ (turn == 0 ? 0 : 0x5bd1e9955bd1e995)) * FACTOR;
  return table + <usize>(mixed >> indexShift) * BUCKET_BYTES;
}

@inline
function holds(entry: usize, key: Cells, turn: i32): bool {
  return isSame(readCells(entry + 8), key) && <i32>load<u8>(entry, 6) == turn + 1;
}

@inline
function entryOf(key: Cells, turn: i32): usize {
  const bucket = bucketOf(key, turn);
  if (holds(bucket, key, turn)) return bucket;
  return holds(bucket + ENTRY_BYTES, key, turn) ? bucket + ENTRY_BYTES : 0;
}

/** The winner, 0 or 1; −1 when it is not known. */
export function find(key: Cells, turn: i32, lead: i32): i32 {
  const entry = entryOf(key, turn);
  if (entry == 0) return -1;
  if (lead >= <i32>load<i8>(entry, 4)) return 0;
  return lead <= <i32>load<i8>(entry, 5) ? 1 : -1;
}

export function remember(key: Cells, turn: i32, lead: i32, winner: i32, work: u32): void {
  let entry = entryOf(key, turn);
  if (entry == 0) {
    entry = bucketOf(key, turn);
    if (work < load<u32>(entry)) entry += ENTRY_BYTES;
    else memory.copy(entry + ENTRY_BYTES, entry, ENTRY_BYTES);
    store<u32>(entry, work);
    store<i8>(entry, <i8>NEVER, 4);
    store<i8>(entry, <i8>-NEVER, 5);
    store<u8>(entry, <u8>(turn + 1), 6);
    writeCells(entry + 8, key);
  }
  if (winner == 0) store<i8>(entry, <i8>min(lead, <i32>load<i8>(entry, 4)), 4);
  else store<i8>(entry, <i8>max(lead, <i32>load<i8>(entry, 5)), 5);
}
