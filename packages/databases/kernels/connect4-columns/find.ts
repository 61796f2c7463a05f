import { field, landingCells, LEAST, lowBits, shiftAt, stonesOfRange, turned, unitBits } from "./board";
import { lanesWithoutLine } from "./lines";
import {
  beginList,
  classOf,
  endList,
  lanesOf,
  lowOf,
  OPENED,
  played,
  unitAt,
  unitOf,
  wordAt,
  wordOf,
  writeUnit,
} from "./units";

/*
 * A range of the next level is found in a map:
 *
 *     memory   MAP       2 × units   the word of each unit; 0 where it is empty
 *              touched   units / 64  TOUCHED where one of 64 is not empty
 */
let map: usize = 0;
let touched: usize = 0;
let touchedBytes: usize = 0;
/** So that bytes of touched units come eight at a time. */
const MIN_UNITS: usize = 512;
const TOUCHED: u8 = 255;
/** Of eight bytes. */
const ONE_OF_EACH: u64 = 0x0101010101010101;

/** Returns where the map ends that begins there. */
export function setMap(begin: usize): usize {
  const units = max<usize>(MIN_UNITS, (<usize>1 << lowBits) >> unitBits);
  map = begin;
  touched = map + (units << 1);
  touchedBytes = units >> 6;
  return touched + touchedBytes;
}

@inline
function mark(unit: u32, word: u32): void {
  const place = map + (<usize>unit << 1);
  store<u16>(place, load<u16>(place) | <u16>word);
  store<u8>(touched + <usize>(unit >> 6), TOUCHED);
}

/** Marks one position. */
export function markOne(low: u32): void {
  mark(unitOf(low), wordOf(low));
}

/** Marks what moves in low columns lead to from a list of this range, of a level; returns how many moves there are. */
export function markMoves(opened: usize, end: usize, level: u32): u32 {
  const shift = shiftAt(level);
  let moves: u32 = 0;
  for (; opened < end; opened += OPENED) {
    const word = wordAt(opened);
    const low = lowOf(unitAt(opened), word);
    const landing = landingCells(low);
    moves += <u32>popcnt(landing) * <u32>popcnt(lanesOf(word));
    const cell = landing & field;
    if (cell != 0) mark(unitOf(low + (cell << shift)), played(cell, shift, word));
    for (let cells = landing & ~field; cells != 0; cells &= cells - 1) {
      mark(unitOf(low + ((cells & -cells) << shift)), word);
    }
  }
  return moves;
}

/** The same of a range that has the lesser one of each position and its image. */
export function markLeastMoves(opened: usize, end: usize, level: u32): u32 {
  const shift = shiftAt(level);
  let moves: u32 = 0;
  for (; opened < end; opened += OPENED) {
    for (let word = wordAt(opened); lanesOf(word) != 0; word &= word - 1) {
      const low = lowOf(unitAt(opened), word);
      for (let cells = landingCells(low); cells != 0; cells &= cells - 1) {
        markOne(turned(low + ((cells & -cells) << shift), LEAST));
        moves++;
      }
    }
  }
  return moves;
}

/** Marks a list of another range from which a move in a high column leads here. */
export function markSame(opened: usize, end: usize): void {
  for (; opened < end; opened += OPENED) mark(unitAt(opened), wordAt(opened));
}

/** The same where it leads to their images here, or to whichever is less. */
export function markTurned(opened: usize, end: usize, turn: u32): void {
  for (; opened < end; opened += OPENED) {
    for (let word = wordAt(opened); lanesOf(word) != 0; word &= word - 1) {
      markOne(turned(lowOf(unitAt(opened), word), turn));
    }
  }
}

let live: u32 = 0;
let finished: u32 = 0;

/** How many positions the last range that was collected has, without a line and with one. */
export function liveCount(): u32 {
  return live;
}

export function finishedCount(): u32 {
  return finished;
}

/** Which of 64 units are not empty, as bits. */
@inline
function fullOf(firstUnit: usize): u64 {
  let bits: u64 = 0;
  const nothing = i16x8.splat(0);
  for (let first: usize = 0; first < 64; first += 8) {
    const words = v128.load(map + ((firstUnit + first) << 1));
    bits |= <u64>(<u32>i16x8.bitmask(i16x8.ne(words, nothing))) << first;
  }
  return bits;
}

/**
 * Writes the list of the live ones among the marked positions of a range, and wipes the map; returns where it ends.
 * Lanes are written elsewhere at first.
 */
export function collect(range: u32, level: u32, list: usize, lanes: usize): usize {
  const mover = (level & 1) ^ 1; // who has moved last
  const high = stonesOfRange(range, mover);
  let before: u32 = 0;
  live = 0;
  finished = 0;
  beginList(list, lanes);
  for (let group: usize = 0; group < touchedBytes; group += 8) {
    let flags = load<u64>(touched + group);
    if (flags == 0) continue;
    store<u64>(touched + group, 0);
    for (flags &= ONE_OF_EACH; flags != 0; flags &= flags - 1) {
      const firstUnit = (group + (<usize>ctz(flags) >> 3)) << 6;
      for (let left = fullOf(firstUnit); left != 0; left &= left - 1) {
        const unit = <u32>firstUnit + <u32>ctz(left);
        const place = map + (<usize>unit << 1);
        const word = <u32>load<u16>(place);
        store<u16>(place, 0);
        const open = lanesWithoutLine(unit, word, high, mover);
        const count = <u32>popcnt(open);
        live += count;
        finished += <u32>popcnt(lanesOf(word)) - count;
        if (count == 0) continue;
        writeUnit(unit - before, classOf(word), open);
        before = unit;
      }
    }
  }
  return endList(list, lanes);
}
