import { baseOf, bitsOf, lanesOf, OPENED, unitAt, wordAt, writeNumber } from "./units";

/*
 * The positions of an opened list one after the other, as a database has them: the low part of the first, and distances
 * of the others, each from the one before, seven bits a byte, the lowest first.
 */

/** The unit whose positions are taken, and those of its lanes that are left. */
let at: usize = 0;
let left: u32 = 0;
let first: u32 = 0;
let last: u32 = 0;

/** Begins an opened list. */
export function enter(opened: usize): void {
  at = opened;
  left = lanesOf(wordAt(at));
}

/**
 * Takes so many positions, one at least, and writes the distances of all but the first; returns where these end.
 * `firstLow` and `lastLow` are the first one and the last.
 */
export function take(count: u32, target: usize): usize {
  let unit = at;
  let lanes = left;
  if (lanes == 0) lanes = lanesOf(wordAt((unit += OPENED)));
  let base = baseOf(unitAt(unit));
  let bits = bitsOf(wordAt(unit));
  let low = base | <u32>load<u8>(bits + <usize>ctz(lanes));
  first = low;
  for (; count > 1; count--) {
    lanes &= lanes - 1;
    if (lanes == 0) {
      unit += OPENED;
      lanes = lanesOf(wordAt(unit));
      base = baseOf(unitAt(unit));
      bits = bitsOf(wordAt(unit));
    }
    const here = base | <u32>load<u8>(bits + <usize>ctz(lanes));
    target = writeNumber(target, here - low);
    low = here;
  }
  at = unit;
  left = lanes & (lanes - 1);
  last = low;
  return target;
}

export function firstLow(): u32 {
  return first;
}

export function lastLow(): u32 {
  return last;
}
