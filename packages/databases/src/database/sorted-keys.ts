import type { LevelKeys } from "marienbad/game";

/** Place of a key in an increasing list, or −1. Cost: log n. */
export function placeOfKey(keys: LevelKeys, key: number): number {
  const place = countUpTo(keys, key) - 1;
  return place >= 0 && keys[place] === key ? place : -1;
}

/** Number of these increasing keys that are at most the bound. */
export function countUpTo(keys: LevelKeys, bound: number): number {
  let low = 0;
  for (let high = keys.length; low < high; ) {
    const middle = (low + high) >>> 1;
    if (keys[middle] <= bound) low = middle + 1;
    else high = middle;
  }
  return low;
}

const DIGIT_BITS = 11;
const DIGITS = 1 << DIGIT_BITS;
const MIN_COUNTED = 1 << 10; // fewer are sorted without counting digits

/** Sorts distinct keys in place, by digits within 2³² (Knuth, volume 3, 5.2.5), else in n log n. */
export function sortKeys(keys: Float64Array): Float64Array {
  if (keys.length < MIN_COUNTED) return keys.sort();
  let [least, most] = [keys[0], keys[0]];
  for (let place = 1; place < keys.length; place++) {
    if (keys[place] < least) least = keys[place];
    else if (keys[place] > most) most = keys[place];
  }
  if (most - least >= 2 ** 32) return keys.sort();
  let [from, to] = [new Uint32Array(keys.length), new Uint32Array(keys.length)];
  for (let place = 0; place < keys.length; place++) from[place] = keys[place] - least;
  const starts = new Uint32Array(DIGITS);
  for (let shift = 0; 2 ** shift <= most - least; shift += DIGIT_BITS) {
    starts.fill(0);
    for (let place = 0; place < from.length; place++) starts[(from[place] >>> shift) & (DIGITS - 1)]++;
    for (let digit = 0, start = 0; digit < DIGITS; digit++) {
      const count = starts[digit];
      starts[digit] = start;
      start += count;
    }
    for (let place = 0; place < from.length; place++)
      to[starts[(from[place] >>> shift) & (DIGITS - 1)]++] = from[place];
    [from, to] = [to, from];
  }
  for (let place = 0; place < keys.length; place++) keys[place] = least + from[place];
  return keys;
}
