import { turned } from "./board";

/*
 * What is known about positions, in a fixed memory, four to a bucket, each with its whole key. A position and its image
 * after half a turn are one: the smaller of the two.
 *
 *     0  stones of player 0 (55 bits), the player to move (bit 63)
 *     8  stones of player 1 (55 bits), effort (bits 56 … 61), what is known (bits 62, 63)
 *     16 the carrier of the winner, or the two proof numbers (32 bits each)
 *
 * Effort is the logarithm of the nodes that it took; what took the least gives way.
 */
export const NOTHING: i32 = 0;
export const OPEN: i32 = 1;
/** For the player to move. */
export const WON: i32 = 2;
export const LOST: i32 = 3;

const ENTRY_BYTES: usize = 24;
const BUCKET_BYTES: usize = 4 * ENTRY_BYTES;
const STONES: u64 = ((<u64>1) << 56) - 1;

let table: usize = 0;
let bucketShift: u64 = 0;

/** What `find` has found. */
export let foundCarrier: u64 = 0;
export let foundPhi: u32 = 0;
export let foundDelta: u32 = 0;

/** Lays the table out; returns where it ends. */
export function setTable(place: usize, bucketBits: i32): f64 {
  table = place;
  bucketShift = 64 - <u64>bucketBits;
  return <f64>place + <f64>BUCKET_BYTES * <f64>((<u64>1) << bucketBits);
}

let key0: u64 = 0;
let key1: u64 = 0;
let isTurned: bool = false;
let bucket: usize = 0;

@inline
function seek(stones0: u64, stones1: u64, mover: i32): void {
  const turned0 = turned(stones0);
  const turned1 = turned(stones1);
  isTurned = turned0 < stones0 || (turned0 == stones0 && turned1 < stones1);
  key0 = (isTurned ? turned0 : stones0) | (<u64>mover << 63);
  key1 = isTurned ? turned1 : stones1;
  let hash = (key0 ^ rotl(key1, 29)) * 0x9e3779b97f4a7c15;
  hash = (hash ^ (hash >> 32) ^ key1) * 0xd6e8feb86659fd93;
  bucket = table + <usize>(hash >> bucketShift) * BUCKET_BYTES;
}

/** What is known about a position: NOTHING, OPEN with its numbers, WON or LOST with its carrier. */
export function find(stones0: u64, stones1: u64, mover: i32): i32 {
  seek(stones0, stones1, mover);
  for (let entry = bucket; entry < bucket + BUCKET_BYTES; entry += ENTRY_BYTES) {
    const second = load<u64>(entry, 8);
    if (load<u64>(entry) != key0 || (second & STONES) != key1 || second >> 62 == 0) continue;
    const known = <i32>(second >> 62);
    const content = load<u64>(entry, 16);
    if (known == OPEN) {
      foundPhi = <u32>content;
      foundDelta = <u32>(content >> 32);
    } else {
      foundCarrier = isTurned ? turned(content) : content;
    }
    return known;
  }
  return NOTHING;
}

export function rememberOpen(stones0: u64, stones1: u64, mover: i32, phi: u32, delta: u32, nodes: i64): void {
  seek(stones0, stones1, mover);
  write(OPEN, (<u64>delta << 32) | <u64>phi, nodes);
}

export function rememberProof(stones0: u64, stones1: u64, mover: i32, known: i32, carrier: u64, nodes: i64): void {
  seek(stones0, stones1, mover);
  write(known, isTurned ? turned(carrier) : carrier, nodes);
}

function write(known: i32, content: u64, nodes: i64): void {
  let chosen = bucket;
  let least: u64 = 64;
  for (let entry = bucket; entry < bucket + BUCKET_BYTES; entry += ENTRY_BYTES) {
    const second = load<u64>(entry, 8);
    if (load<u64>(entry) == key0 && (second & STONES) == key1) {
      chosen = entry;
      break;
    }
    const effort = second >> 62 == 0 ? 0 : ((second >> 56) & 63) + 1;
    if (effort < least) {
      least = effort;
      chosen = entry;
    }
  }
  const effort: u64 = 63 - clz<u64>(<u64>nodes | 1);
  store<u64>(chosen, key0);
  store<u64>(chosen, key1 | (effort << 56) | (<u64>known << 62), 8);
  store<u64>(chosen, content, 16);
}
