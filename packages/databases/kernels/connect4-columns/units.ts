import { unitBits } from "./board";

/*
 * A unit is the positions of a level whose keys differ in the five lowest bits of the low part only (in a column of
 * fewer bits, in that column). They all have as many stones in each column, and as many of player 0: so many of these
 * bits are ones, the *class* of the unit, and at most ten of the 32 values of five bits have that. A position has the
 * *lane* that counts lesser values of its class:
 *
 *     class 2   bits  00011 00101 00110 01001 01010 01100 10001 10010 10100 11000
 *               lane    0     1     2     3     4     5     6     7     8     9
 *
 * A unit is one word of 16 bits: its class (3 bits) and which of its lanes are there. A move in another column leads
 * from all of a unit into one other, lane by lane. So does a move in this column; its lanes are then moved by a number
 * that follows from who moves, from the height of the column and from the class.
 *
 * A list has the units of a range in increasing order, seven bits a byte, the lowest first: the distance from the
 * unit before (the first as it is), and in the three lowest bits its class.
 *
 *     list     bytes of all numbers (4) | numbers … | lanes of each unit (2) …
 *
 * For work a list is opened. A last unit, which is empty and more than any other, ends it:
 *
 *     opened   number of the unit (4) | place of its first position in the list (4) | its word (4) | nothing (4) |
 *              cost of each lane (16)
 *
 *     memory   WORDS    the word of a position, by its five bits (2)
 *              BITS     for each class its five bits, by lane (16)
 *              STEPS    for who moves, height (5 and more are one), class: how far lanes move (1), the next class (1)
 */
const WORDS: usize = 1024;
const BITS: usize = 1152;
const STEPS: usize = 1280;
export const UNITS_END: usize = 1536;
const CLASSES: u32 = 6;
const CLASS_SHIFT: u32 = 13;
const LANES: u32 = 1023;
const CLASS_BITS: u32 = 3;
/** What costs the most: no move at all (decide.ts). */
export const MOST: u8 = 255;
const NO_UNIT: u32 = 0xffffffff;

export function setUnits(): void {
  for (let kind: u32 = 0; kind < CLASSES; kind++) {
    let lane: u32 = 0;
    for (let bits: u32 = 0; bits < 32; bits++) {
      if (<u32>popcnt(bits) != kind) continue;
      store<u8>(BITS + ((kind << 4) | lane), <u8>bits);
      store<u16>(WORDS + (bits << 1), <u16>((kind << CLASS_SHIFT) | (1 << lane)));
      lane++;
    }
  }
  for (let bits: u32 = 0; bits < 32; bits++) {
    for (let height: u32 = 0; height <= 5; height++) {
      if (height < 5 && bits >> height != 1) continue;
      for (let shift: u32 = 0; shift < 2; shift++) {
        const next = wordOf((bits + ((1 << height) << shift)) & 31);
        const place = stepOf(shift, height, classOf(wordOf(bits)));
        store<i8>(place, <i8>ctz(lanesOf(next)) - <i8>ctz(lanesOf(wordOf(bits))));
        store<u8>(place, <u8>classOf(next), 1);
      }
    }
  }
}

/** The word of a position alone in its unit. */
@inline
export function wordOf(low: u32): u32 {
  return load<u16>(WORDS + (<usize>(low & (((<u32>1) << unitBits) - 1)) << 1));
}

@inline
export function unitOf(low: u32): u32 {
  return low >> unitBits;
}

@inline
export function lanesOf(word: u32): u32 {
  return word & LANES;
}

@inline
export function classOf(word: u32): u32 {
  return word >> CLASS_SHIFT;
}

/** The low part of the first of these positions of a unit. */
@inline
export function lowOf(unit: u32, word: u32): u32 {
  return baseOf(unit) | load<u8>(bitsOf(word) + <usize>ctz(lanesOf(word)));
}

/** What the low parts of a unit have in common. */
@inline
export function baseOf(unit: u32): u32 {
  return unit << unitBits;
}

/** Where the bits of the lanes are, in which they differ. */
@inline
export function bitsOf(word: u32): usize {
  return BITS + <usize>(classOf(word) << 4);
}

@inline
function stepOf(shift: u32, height: u32, kind: u32): usize {
  return STEPS + (((((shift << 3) | height) << 3) | kind) << 1);
}

/** How a move in the lowest column, which adds a stone to a low part, moves lanes: by `laneStep`, or a whole word. */
@inline
export function laneStep(cell: u32, shift: u32, word: u32): i32 {
  return load<i8>(stepOf(shift, min<u32>(5, ctz(cell)), classOf(word)));
}

@inline
export function played(cell: u32, shift: u32, word: u32): u32 {
  const step = stepOf(shift, min<u32>(5, ctz(cell)), classOf(word));
  return (<u32>load<u8>(step, 1) << CLASS_SHIFT) | rotl<u32>(lanesOf(word), load<i8>(step));
}

export const OPENED: usize = 32;
const COST: usize = 16;

@inline
export function unitAt(opened: usize): u32 {
  return load<u32>(opened);
}

@inline
export function firstAt(opened: usize): u32 {
  return load<u32>(opened, 4);
}

@inline
export function wordAt(opened: usize): u32 {
  return load<u32>(opened, 8);
}

/** Where the costs of its lanes are (decide.ts). */
@inline
export function costAt(opened: usize): usize {
  return opened + COST;
}

/** A number of more than one byte, and where the list goes on behind it. */
let longNumber: u32 = 0;

function readLong(at: usize, first: u32): usize {
  longNumber = first & 127;
  let byte: u32 = 128;
  for (let shift: u32 = 7; byte >= 128; shift += 7) {
    byte = <u32>load<u8>(at++);
    longNumber |= (byte & 127) << shift;
  }
  return at;
}

/** Writes a number of seven bits a byte; returns where it ends. */
@inline
export function writeNumber(at: usize, number: u32): usize {
  for (; number >= 128; number >>= 7) store<u8>(at++, <u8>(number | 128));
  store<u8>(at, <u8>number);
  return at + 1;
}

/** Opens a list of so many positions, of which no move is known; returns where the opened units end. */
export function open(list: usize, count: u32, opened: usize): usize {
  let lanes = list + 4;
  if (count > 0) lanes += <usize>load<u32>(list);
  list += 4;
  let unit: u32 = 0;
  for (let first: u32 = 0; first < count; opened += OPENED) {
    let number = <u32>load<u8>(list++);
    if (number >= 128) {
      list = readLong(list, number);
      number = longNumber;
    }
    unit += number >> CLASS_BITS;
    const word = (number << CLASS_SHIFT) & 0xffff;
    const lanesHere = <u32>load<u16>(lanes);
    lanes += 2;
    put(opened, unit, first, word | lanesHere);
    first += <u32>popcnt(lanesHere);
  }
  put(opened, NO_UNIT, 0, 0);
  return opened;
}

@inline
function put(opened: usize, unit: u32, first: u32, word: u32): void {
  store<u32>(opened, unit);
  store<u32>(opened, first, 4);
  store<u32>(opened, word, 8);
  v128.store(opened, i8x16.splat(MOST), COST);
}

/** The number and the lanes of the unit that was written last end there. */
let numbersEnd: usize = 0;
let lanesEnd: usize = 0;

/** Begins a list: its numbers and, elsewhere, its lanes. */
@inline
export function beginList(list: usize, lanes: usize): void {
  numbersEnd = list + 4;
  lanesEnd = lanes;
}

/** Writes a unit that comes so far behind the one before. */
@inline
export function writeUnit(distance: u32, kind: u32, lanes: u32): void {
  numbersEnd = writeNumber(numbersEnd, (distance << CLASS_BITS) | kind);
  store<u16>(lanesEnd, <u16>lanes);
  lanesEnd += 2;
}

/** Ends a list: its lanes go behind its numbers. Returns where it ends; an empty one takes nothing. */
export function endList(list: usize, lanes: usize): usize {
  if (lanesEnd == lanes) return list;
  store<u32>(list, <u32>(numbersEnd - list - 4));
  memory.copy(numbersEnd, lanes, lanesEnd - lanes);
  return numbersEnd + lanesEnd - lanes;
}
