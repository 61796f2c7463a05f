import { landingCells, lowBits, mirrored, setBoard, stonesOfRange } from "./board";
import { setLines, withoutLine } from "./lines";

export { sum } from "./sum";

/*
 * Levels of connect-4, range by range. A range has a list of its live positions (those that no line has ended): low
 * parts in increasing order, the first as it is, then distances, seven bits a byte, the lowest first. While a range of
 * the next level is found, or asked for values, it is a map with a bit for each low part:
 *
 *     memory   1,024 … points of each value, for both players; values of points; how often each value was given; then
 *                      the tables of lines.ts
 *              MAP       2^b / 8    which low parts are in the range
 *              firsts    2^b / 16   the place in the list of the first key of each word that is not empty
 *              full      2^b / 64   a byte for each word, TOUCHED where it is not empty
 *              touched   2^b / 4096 a byte for each 64 words, likewise where one of them is not empty
 *              arrays               lists and values that come in and go out, at addresses that the caller chooses
 *
 *     word 3 = …00101100, first place 70   →   low part 3 × 64 + 5 is at place 70 + 2, as two ones are below bit 5
 */
const POINTS: usize = 1024;
const VALUES: usize = 1536;
const TALLY: usize = 2048;
const MAP: usize = 65536;
/** So that bytes of touched words come eight at a time. */
const MIN_WORDS: usize = 512;
/** Of the map. */
let words: usize = 0;
let firsts: usize = 0;
let full: usize = 0;
let touched: usize = 0;
let touchedBytes: usize = 0;
const TOUCHED: u8 = 255;
/** Of eight bytes. */
const ONE_OF_EACH: u64 = 0x0101010101010101;

const RANK_BITS: u32 = 6;
const RANK_MASK: u32 = 63;
const DRAW: u32 = 2;
/** Points of a move that wins at once. */
const MOST: u32 = 255;

/** Returns where the arrays begin. */
export function configure(columns: i32, rows: i32, highColumns: i32, leftColumns: i32): usize {
  setBoard(columns, rows, highColumns, leftColumns);
  setLines(rows);
  words = max<usize>(MIN_WORDS, (<usize>1 << lowBits) >> 6);
  firsts = MAP + (words << 3);
  full = firsts + (words << 2);
  touched = full + words;
  touchedBytes = words >> 6;
  for (let player: u32 = 0; player < 2; player++) {
    for (let value: u32 = 0; value < 3 << RANK_BITS; value++) {
      const points = pointsOf(value, player);
      store<u8>(POINTS + (player << 8) + value, <u8>points);
      store<u8>(VALUES + (player << 8) + points, <u8>(value + 1)); // the same outcome, one move later
    }
    store<u8>(VALUES + (player << 8), <u8>(DRAW << RANK_BITS)); // no move at all
  }
  return touched + touchedBytes;
}

/** More points are better for the player: quick wins, then draws, then late losses; 0 is for no move at all. */
function pointsOf(value: u32, player: u32): u32 {
  const outcome = value >> RANK_BITS;
  const rank = value & RANK_MASK;
  return outcome == player ? MOST - rank : outcome == DRAW ? 128 - rank : rank + 1;
}

@inline
function wordOf(low: u32): usize {
  return MAP + (<usize>(low >> 6) << 3);
}

@inline
function firstOf(low: u32): usize {
  return firsts + (<usize>(low >> 6) << 2);
}

@inline
function mark(low: u32): void {
  const word = wordOf(low);
  store<u64>(word, load<u64>(word) | ((<u64>1) << (low & 63)));
  store<u8>(full + <usize>(low >> 6), TOUCHED);
  store<u8>(touched + <usize>(low >> 12), TOUCHED);
}

/** A distance of more than one byte, and where the list goes on behind it. */
let longDistance: u32 = 0;

function readLong(at: usize, first: u32): usize {
  longDistance = first & 127;
  let byte: u32 = 128;
  for (let shift: u32 = 7; byte >= 128; shift += 7) {
    byte = <u32>load<u8>(at++);
    longDistance |= (byte & 127) << shift;
  }
  return at;
}

/** A stone of player 0 counts twice in a key. */
@inline
function shiftAt(level: u32): u32 {
  return (level & 1) ^ 1;
}

/** How low parts are turned: not at all, into their images (1), or into whichever is less. */
const SAME: u32 = 0;
const LEAST: u32 = 2;

@inline
function turned(low: u32, turn: u32): u32 {
  if (turn == SAME) return low;
  const image = mirrored(low);
  return turn == LEAST ? min(low, image) : image;
}

/** Marks what moves in low columns lead to from a list of this range, of a level; returns how many moves there are. */
export function markMoves(list: usize, count: u32, level: u32): u32 {
  return markMovesAs(list, count, level, SAME);
}

/** The same of a range that has the lesser one of each position and its image. */
export function markLeastMoves(list: usize, count: u32, level: u32): u32 {
  return markMovesAs(list, count, level, LEAST);
}

@inline
function markMovesAs(list: usize, count: u32, level: u32, turn: u32): u32 {
  const shift = shiftAt(level);
  let low: u32 = 0;
  let moves: u32 = 0;
  for (let i: u32 = 0; i < count; i++) {
    let step = <u32>load<u8>(list++);
    if (step >= 128) {
      list = readLong(list, step);
      step = longDistance;
    }
    low += step;
    let cells = landingCells(low);
    moves += <u32>popcnt(cells);
    for (; cells != 0; cells &= cells - 1) {
      mark(turned(low + ((cells & -cells) << shift), turn));
    }
  }
  return moves;
}

/** Marks a list of another range from which a move in a high column leads here. */
export function markSame(list: usize, count: u32): void {
  markAs(list, count, SAME);
}

/** The same where it leads to their images here, or to whichever is less. */
export function markTurned(list: usize, count: u32, turn: u32): void {
  markAs(list, count, turn);
}

@inline
function markAs(list: usize, count: u32, turn: u32): void {
  let low: u32 = 0;
  for (let i: u32 = 0; i < count; i++) {
    let step = <u32>load<u8>(list++);
    if (step >= 128) {
      list = readLong(list, step);
      step = longDistance;
    }
    low += step;
    mark(turned(low, turn));
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

/** Which of 64 words of the map are not empty, as bits; it is forgotten. */
@inline
function takeFull(firstWord: usize): u64 {
  let bits: u64 = 0;
  for (let first: usize = 0; first < 64; first += 16) {
    const place = full + firstWord + first;
    bits |= <u64>(<u32>i8x16.bitmask(v128.load(place))) << first;
    v128.store(place, i8x16.splat(0));
  }
  return bits;
}

/** Writes the list of the live ones among the marked positions of a range, and wipes the map; returns where it ends. */
export function collect(range: u32, level: u32, target: usize): usize {
  const mover = (level & 1) ^ 1; // who has moved last
  const high = stonesOfRange(range, mover);
  let before: u32 = 0;
  live = 0;
  finished = 0;
  for (let group: usize = 0; group < touchedBytes; group += 8) {
    let flags = load<u64>(touched + group);
    if (flags == 0) continue;
    store<u64>(touched + group, 0);
    for (flags &= ONE_OF_EACH; flags != 0; flags &= flags - 1) {
      const firstWord = (group + (<usize>ctz(flags) >> 3)) << 6;
      for (let left = takeFull(firstWord); left != 0; left &= left - 1) {
        const word = firstWord + <usize>ctz(left);
        const place = MAP + (word << 3);
        const marks = load<u64>(place);
        store<u64>(place, 0);
        let open = withoutLine(<u32>word, marks, high, mover);
        const count = <u32>popcnt(open);
        live += count;
        finished += <u32>popcnt(marks) - count;
        for (; open != 0; open &= open - 1) {
          const low = (<u32>word << 6) | <u32>ctz(open);
          let rest = low - before;
          before = low;
          for (; rest >= 128; rest >>= 7) store<u8>(target++, <u8>(rest | 128));
          store<u8>(target++, <u8>rest);
        }
      }
    }
  }
  return target;
}

/** Unpacks a list into words, and gives each position no points. */
export function unpack(list: usize, count: u32, keys: usize, points: usize): void {
  let low: u32 = 0;
  for (let i: u32 = 0; i < count; i++) {
    let step = <u32>load<u8>(list++);
    if (step >= 128) {
      list = readLong(list, step);
      step = longDistance;
    }
    low += step;
    store<u32>(keys + (<usize>i << 2), low);
  }
  memory.fill(points, 0, count);
}

/**
 * Points for a move in a high column: it leads to the same low part in a list of the next level, or to a line where it
 * is not in there.
 */
export function walk(
  keys: usize,
  points: usize,
  count: u32,
  level: u32,
  list: usize,
  listed: u32,
  values: usize,
): void {
  const table = POINTS + (<usize>(level & 1) << 8);
  const end = values + listed;
  let next: u32 = 0;
  values--;
  for (let i: u32 = 0; i < count; i++) {
    const low = load<u32>(keys + (<usize>i << 2));
    while (next < low) {
      if (++values == end) {
        next = u32.MAX_VALUE;
        break;
      }
      let step = <u32>load<u8>(list++);
      if (step >= 128) {
        list = readLong(list, step);
        step = longDistance;
      }
      next += step;
    }
    const worth = next == low ? <u32>load<u8>(table + <usize>load<u8>(values)) : MOST;
    const place = points + <usize>i;
    if (worth > <u32>load<u8>(place)) store<u8>(place, <u8>worth);
  }
}

/** Notes a list of the next level in the map, with the places of its keys. */
export function note(list: usize, count: u32): void {
  let low: u32 = 0;
  for (let i: u32 = 0; i < count; i++) {
    let step = <u32>load<u8>(list++);
    if (step >= 128) {
      list = readLong(list, step);
      step = longDistance;
    }
    low += step;
    const word = wordOf(low);
    const marks = load<u64>(word);
    if (marks == 0) store<u32>(firstOf(low), i);
    store<u64>(word, marks | ((<u64>1) << (low & 63)));
  }
}

/** Wipes it from the map again: by its keys, unless they are so many that wiping everything is quicker. */
export function forget(list: usize, count: u32): void {
  if (count > <u32>(words >> 3)) {
    memory.fill(MAP, 0, words << 3);
    return;
  }
  let low: u32 = 0;
  for (let i: u32 = 0; i < count; i++) {
    let step = <u32>load<u8>(list++);
    if (step >= 128) {
      list = readLong(list, step);
      step = longDistance;
    }
    low += step;
    store<u64>(wordOf(low), 0);
  }
}

/** The points of the move that leads to a low part, from the values of the list that was noted. */
@inline
function pointsAt(low: u32, table: usize, values: usize): u32 {
  const marks = load<u64>(wordOf(low));
  const bit = (<u64>1) << (low & 63);
  if ((marks & bit) == 0) return MOST;
  const place = <usize>load<u32>(firstOf(low)) + <usize>popcnt(marks & (bit - 1));
  return <u32>load<u8>(table + <usize>load<u8>(values + place));
}

/** Points for a move in a high column that leads to images, or to whichever is less, in the list that was noted. */
export function look(keys: usize, points: usize, count: u32, level: u32, values: usize, turn: u32): void {
  const table = POINTS + (<usize>(level & 1) << 8);
  for (let i: u32 = 0; i < count; i++) {
    const place = points + <usize>i;
    const most = <u32>load<u8>(place);
    if (most == MOST) continue;
    const low = turned(load<u32>(keys + (<usize>i << 2)), turn);
    store<u8>(place, <u8>max(most, pointsAt(low, table, values)));
  }
}

/** Points for moves in low columns, from the values of the list that was noted; then points become values. */
export function decide(keys: usize, points: usize, count: u32, level: u32, values: usize): void {
  decideAs(keys, points, count, level, values, SAME);
}

/** The same of a range that has the lesser one of each position and its image. */
export function decideLeast(keys: usize, points: usize, count: u32, level: u32, values: usize): void {
  decideAs(keys, points, count, level, values, LEAST);
}

@inline
function decideAs(keys: usize, points: usize, count: u32, level: u32, values: usize, turn: u32): void {
  const shift = shiftAt(level);
  const table = POINTS + (<usize>(level & 1) << 8);
  const valueOf = VALUES + (<usize>(level & 1) << 8);
  for (let i: u32 = 0; i < count; i++) {
    let most = <u32>load<u8>(points + <usize>i);
    if (most != MOST) {
      const low = load<u32>(keys + (<usize>i << 2));
      for (let cells = landingCells(low); cells != 0 && most != MOST; cells &= cells - 1) {
        most = max(most, pointsAt(turned(low + ((cells & -cells) << shift), turn), table, values));
      }
    }
    const value = <u32>load<u8>(valueOf + <usize>most);
    store<u8>(points + <usize>i, <u8>value);
    const tally = TALLY + (<usize>value << 2);
    store<u32>(tally, load<u32>(tally) + 1);
  }
}

/** Where it is counted how often `decide` has given each value: 256 words, which the caller may wipe. */
export function tallies(): usize {
  return TALLY;
}

let passed: u32 = 0;

/** The low part after so many distances of a list, from a low part on; `passedBytes` tells how long they are. */
export function pass(list: usize, count: u32, low: u32): u32 {
  const begin = list;
  for (let i: u32 = 0; i < count; i++) {
    let step = <u32>load<u8>(list++);
    if (step >= 128) {
      list = readLong(list, step);
      step = longDistance;
    }
    low += step;
  }
  passed = <u32>(list - begin);
  return low;
}

export function passedBytes(): u32 {
  return passed;
}
