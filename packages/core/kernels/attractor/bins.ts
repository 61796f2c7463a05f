import { decide, keep } from "./decide";
import { BIN_BYTES, BUCKET_BITS, bins, bucketCount, cursors, states, word } from "./memory";
import { queued } from "./state";

/*
 * Wide layers. Where a layer has many vertices, its edges are put into bins first, one for each bucket of 2^14 sources,
 * and decided bin by bin: the states of a bucket stay near meanwhile; and those who join stand in the queue bucket by
 * bucket, so that the records and lists of the next layer are looked for in few places at a time.
 *
 *     edges of the layer  →  bin 0  | source, entry | source, entry |     full: decided at once
 *                            bin 1  | source, entry |
 *                            bin 2  |                                     the rest is decided at the end of the layer
 *
 * A bin begins at a multiple of its size, so that an address tells whether it is full.
 */

/** Vertices of a layer for each bin: with fewer, emptying them all would cost more than it gives. */
const WIDE: u32 = 16;

export function isWide(layer: u32): bool {
  return layer / WIDE >= bucketCount;
}

@inline
function beginOf(bin: u32): usize {
  return bins + <usize>bin * BIN_BYTES;
}

export function beginBins(): void {
  for (let bin: u32 = 0; bin < bucketCount; bin++) store<u32>(word(cursors, bin), <u32>beginOf(bin));
}

/** Puts edges, given by two arrays of sources and entries, into their bins. Returns where the queue ends now. */
export function fillBins(sources: usize, entries: usize, end: usize, next: usize, step: usize): usize {
  const base = cursors;
  for (let at = sources; at < end; at += 4) {
    const source = load<u32>(at);
    const cursor = word(base, source >> BUCKET_BITS);
    const place = <usize>load<u32>(cursor);
    store<u64>(place, queued(source, load<u32>(at - (sources - entries))));
    store<u32>(cursor, <u32>place + 8);
    if (((place + 8) & (BIN_BYTES - 1)) == 0) next = emptyBin(source >> BUCKET_BITS, next, step);
  }
  return next;
}

export function emptyBins(next: usize, step: usize): usize {
  for (let bin: u32 = 0; bin < bucketCount; bin++) next = emptyBin(bin, next, step);
  return next;
}

/** Touches all states first, as stage 4 of a batch does, then decides. */
function emptyBin(bin: u32, next: usize, step: usize): usize {
  const bytes = states;
  const begin = beginOf(bin);
  const end = <usize>load<u32>(word(cursors, bin));
  let mixed: u32 = 0;
  for (let at = begin; at < end; at += 8) mixed ^= load<u8>(bytes + <usize>load<u32>(at));
  keep(mixed);
  for (let at = begin; at < end; at += 8) next += step & decide(bytes, load<u32>(at), load<u32>(at, 4), next);
  store<u32>(word(cursors, bin), <u32>begin);
  return next;
}
