import { setReading } from "./reading";

export { beginReading, lastKeyRead, rangesRead, readBlock } from "./reading";

/*
 * Checks what a database says about connect-4, and shares nothing with what solves it: columns are taken out of keys
 * one by one, lines are looked up in a list of masks, and what is known about the positions of a range is a table with
 * a byte for each possible low part of a key (kernels/connect4-columns has the picture of a key). Cells are numbered as
 * keys have them: a column of the board that is on the left of the low part is above it in a key.
 *
 *     memory   LINES     for each cell how many lines of four go through it, and the other three cells of each
 *              PLACES    for each player what is in the table, by how good it is; VALUES likewise what follows from it
 *              COUNTS    how often each value was found right
 *              TABLE     2^b bytes
 *              arrays    low parts and values, at addresses that the caller chooses
 */
const LINES: usize = 1024;
const LINES_OF_CELL: usize = 128; // a count and at most 13 masks, 8 bytes each
const PLACES: usize = 16384;
const VALUES: usize = PLACES + 512;
const COUNTS: usize = VALUES + 512;
const TABLE: usize = 65536;

let columnCount: u32 = 0;
let leftCount: u32 = 0;
let rowCount: u32 = 0;
let width: u32 = 0;
let lowColumns: u32 = 0;
let lowBits: u32 = 0;
let field: u32 = 0;
/** The lowest and the highest bit of each low column. */
let bottoms: u32 = 0;
let tops: u32 = 0;

/** Of the high columns, so many of the lowest may be on the left of the low ones. Returns where the arrays begin. */
export function configure(columns: u32, rows: u32, highColumns: u32, leftColumns: u32): usize {
  columnCount = columns;
  leftCount = leftColumns;
  rowCount = rows;
  width = rows + 1;
  lowColumns = columns - highColumns;
  lowBits = lowColumns * width;
  setReading(lowBits);
  field = ((<u32>1) << width) - 1;
  bottoms = 0;
  for (let column: u32 = 0; column < lowColumns; column++) bottoms |= (<u32>1) << (column * width);
  tops = bottoms << rows;
  for (let column: i32 = 0; column < <i32>columns; column++) {
    for (let row: i32 = 0; row < <i32>rows; row++) {
      addLine(column, row, 1, 0);
      addLine(column, row, 0, 1);
      addLine(column, row, 1, 1);
      addLine(column, row, 1, -1);
    }
  }
  for (let player: u32 = 0; player < 2; player++) setPlaces(player);
  return TABLE + ((<usize>1) << lowBits);
}

/** Notes the line of four that begins at a cell and goes on by these steps, where the board has it. */
function addLine(column: i32, row: i32, right: i32, up: i32): void {
  const lastColumn = column + 3 * right;
  const lastRow = row + 3 * up;
  if (lastColumn >= <i32>columnCount || lastRow >= <i32>rowCount || lastRow < 0) return;
  let line: u64 = 0;
  for (let i = 0; i < 4; i++) line |= (<u64>1) << cellOf(column + i * right, row + i * up);
  for (let i = 0; i < 4; i++) {
    const cell = cellOf(column + i * right, row + i * up);
    const place = LINES + <usize>cell * LINES_OF_CELL;
    const count = load<u64>(place) + 1;
    store<u64>(place, count);
    store<u64>(place + <usize>(count << 3), line ^ ((<u64>1) << cell));
  }
}

/** Which bit of a key is for a cell of the board. */
function cellOf(column: u32, row: u32): u32 {
  let place = column;
  if (column < leftCount) place = lowColumns + column;
  else if (column < leftCount + lowColumns) place = column - leftCount;
  return place * width + row;
}

/** The low part of the mirror image: what was the first column is the last. */
@inline
function imageOf(low: u32): u32 {
  let image: u32 = 0;
  for (let column: u32 = 0; column < lowColumns; column++) {
    image = (image << width) | (low & field);
    low >>= width;
  }
  return image;
}

/** Whichever of a low part and its image is less. */
@inline
function leastOf(low: u32): u32 {
  return min(low, imageOf(low));
}

/** Whether a stone in a cell makes a line of four with these stones. */
@inline
function completes(stones: u64, cell: u32): bool {
  const place = LINES + <usize>cell * LINES_OF_CELL;
  const end = place + <usize>(load<u64>(place) << 3);
  for (let line = place; line < end; ) {
    line += 8;
    const others = load<u64>(line);
    if ((stones & others) == others) return true;
  }
  return false;
}

/** Whether a column has no mark of its first empty cell, so that this is no part of a key. */
@inline
function isImproper(low: u32): bool {
  return (~((low | tops) - bottoms) & ~low & tops) != 0;
}

@inline
function heightOf(column: u32): u32 {
  return 31 - clz(column);
}

/** The stones of a player in the columns of a number, the first of them at bit `first` of the board. */
@inline
function stonesIn(number: u32, columns: u32, first: u32, player: u32): u64 {
  let stones: u64 = 0;
  for (let column: u32 = 0; column < columns; column++) {
    const ones = (number >> (column * width)) & field;
    const below = ((<u32>1) << heightOf(ones)) - 1;
    const own = (player == 0 ? ones : ~ones) & below;
    stones |= <u64>own << (first + column * width);
  }
  return stones;
}

/** What is known about a low part while a range is reached: by a move that makes a line, or by another. */
const OPEN: u8 = 1;
const WON: u8 = 2;
const CLAIMED: u8 = 3;
let reached: usize = 0;
let reachedEnd: usize = 0;
let wonCount: u32 = 0;

/** Begins to reach a range; the low parts that are reached are listed from an address on. */
export function begin(list: usize): void {
  reached = list;
  reachedEnd = list;
  wonCount = 0;
}

/** Whether a low part has been reached: whichever move comes first tells what it is. */
@inline
function isReached(low: u32): bool {
  return load<u8>(TABLE + <usize>low) != 0;
}

/** A low part is reached by a stone in a cell, beside others of who moves. */
@inline
function reach(low: u32, stones: u64, cell: u32): void {
  const isWon = completes(stones, cell);
  store<u8>(TABLE + <usize>low, isWon ? WON : OPEN);
  store<u32>(reachedEnd, low);
  reachedEnd += 4;
  wonCount += <u32>isWon;
}

/**
 * Makes every move in low columns, from positions of this range with so many stones; returns how many there are. Where
 * the range has images of its positions too, the lesser one of each two is reached.
 */
export function reachByLowMoves(lows: usize, count: u32, range: u32, stones: u32, hasImages: bool): u32 {
  const mover = stones & 1;
  const high = stonesIn(range, columnCount - lowColumns, lowBits, mover);
  let moves: u32 = 0;
  for (let i: u32 = 0; i < count; i++) {
    const low = load<u32>(lows + (<usize>i << 2));
    if (isImproper(low)) continue; // as the level that it is in will tell
    let own: u64 = 0; // not known yet
    for (let column: u32 = 0; column < lowColumns; column++) {
      const height = heightOf((low >> (column * width)) & field);
      if (height == rowCount) continue;
      moves++;
      const cell = column * width + height;
      const after = low + ((<u32>2 - mover) << cell);
      const next = hasImages ? leastOf(after) : after;
      if (isReached(next)) continue;
      if (own == 0) own = high | stonesIn(low, lowColumns, 0, mover);
      reach(next, own, cell);
    }
  }
  return moves;
}

/**
 * Makes the move in one high column (0 is the lowest of them) that leads here from positions with these high columns,
 * whose low parts, or those of their images, are given.
 */
export function reachByHighMove(
  lows: usize,
  count: u32,
  source: u32,
  column: u32,
  stones: u32,
  areImages: bool,
  hasImages: bool,
): void {
  const mover = stones & 1;
  const high = stonesIn(source, columnCount - lowColumns, lowBits, mover);
  const cell = lowBits + column * width + heightOf((source >> (column * width)) & field);
  for (let i: u32 = 0; i < count; i++) {
    const given = load<u32>(lows + (<usize>i << 2));
    const low = areImages ? imageOf(given) : given;
    const next = hasImages ? leastOf(low) : low;
    if (isReached(next) || isImproper(low)) continue;
    reach(next, high | stonesIn(low, lowColumns, 0, mover), cell);
  }
}

/** How many positions of the range that somebody has won were reached. */
export function wonReached(): u32 {
  return wonCount;
}

let wrongLow: u32 = 0;

/** The low part of the position that is wrong. */
export function wrong(): u32 {
  return wrongLow;
}

/**
 * Compares what was reached with the positions that are claimed, and forgets it: 0 where they are the same, 1 where a
 * claimed one is not reached or is won, 2 where one is missing. Claimed ones are in order, as `readBlock` has seen.
 */
export function compare(lows: usize, count: u32): u32 {
  let verdict: u32 = 0;
  for (let i: u32 = 0; i < count && verdict == 0; i++) {
    const low = load<u32>(lows + (<usize>i << 2));
    const place = TABLE + <usize>low;
    wrongLow = low;
    if (load<u8>(place) != OPEN) verdict = 1;
    else store<u8>(place, CLAIMED);
  }
  if (verdict == 0 && <u32>((reachedEnd - reached) >> 2) != count + wonCount) {
    verdict = 2;
    wrongLow = u32.MAX_VALUE;
    for (let at = reached; at < reachedEnd; at += 4) {
      const low = load<u32>(at);
      if (load<u8>(TABLE + <usize>low) == OPEN) wrongLow = min(wrongLow, low);
    }
  }
  for (let at = reached; at < reachedEnd; at += 4) store<u8>(TABLE + <usize>load<u32>(at), 0);
  return verdict;
}

/** Notes the values of a range in the table, one more than they are: 0 is for what is not there. */
export function note(lows: usize, values: usize, count: u32): void {
  for (let i: u32 = 0; i < count; i++) {
    store<u8>(TABLE + <usize>load<u32>(lows + (<usize>i << 2)), load<u8>(values + <usize>i) + 1);
  }
}

export function forget(lows: usize, count: u32): void {
  for (let i: u32 = 0; i < count; i++) store<u8>(TABLE + <usize>load<u32>(lows + (<usize>i << 2)), 0);
}

const BY_IMAGE: u32 = 1;
const BY_LEAST: u32 = 2;

/** What the table has for each of these low parts, or for its image, or for the lesser one; a byte each into a list. */
export function ask(lows: usize, count: u32, answers: usize, lookup: u32): void {
  for (let i: u32 = 0; i < count; i++) {
    let low = load<u32>(lows + (<usize>i << 2));
    if (lookup == BY_IMAGE) low = imageOf(low);
    else if (lookup == BY_LEAST) low = leastOf(low);
    store<u8>(answers + <usize>i, load<u8>(TABLE + <usize>low));
  }
}

const RANKS: u32 = 64;
const DRAWN: u32 = 2;
/** What the table may have about a position: 0 where it is not there, as a move has made a line, or its value and 1. */
const ANSWERS: u32 = 3 * RANKS + 1;
/** Before any move: worse than all answers. */
const NO_MOVE: u32 = 0;

/** Whether a player would rather move where the first answer holds than where the second does. */
function isBetter(one: u32, other: u32, player: u32): bool {
  if (one == 0 || other == 0) return one == 0 && other != 0;
  const outcome = (one - 1) / RANKS;
  const otherOutcome = (other - 1) / RANKS;
  if (outcome != otherOutcome) return outcome == player || (outcome == DRAWN && otherOutcome != player);
  return outcome == 1 - player ? one > other : one < other; // losses late, the rest soon
}

/** Sorts all answers by how good they are, and tells what the value of a position is whose best answer is there. */
function setPlaces(player: u32): void {
  store<u8>(VALUES + (<usize>player << 8) + NO_MOVE, <u8>(DRAWN * RANKS));
  for (let answer: u32 = 0; answer < ANSWERS; answer++) {
    let place: u32 = 1;
    for (let other: u32 = 0; other < ANSWERS; other++) place += <u32>isBetter(answer, other, player);
    store<u8>(PLACES + (<usize>player << 8) + <usize>answer, <u8>place);
    const value = answer == 0 ? player * RANKS + 1 : answer; // of one move more: the table has it with 1 added
    store<u8>(VALUES + (<usize>player << 8) + <usize>place, <u8>value);
  }
}

/**
 * Compares the values of positions with so many stones with those after their moves: in low columns as the table has
 * them, in high ones as `highMoves` lists of answers have, one behind the other. Returns the place of the first that is
 * wrong, or how many there are; those that are right are counted.
 */
export function check(
  lows: usize,
  values: usize,
  count: u32,
  stones: u32,
  answers: usize,
  highMoves: u32,
  hasImages: bool,
): u32 {
  const mover = stones & 1;
  const places = PLACES + (<usize>mover << 8);
  for (let i: u32 = 0; i < count; i++) {
    const low = load<u32>(lows + (<usize>i << 2));
    if (isImproper(low)) return i;
    let best: u32 = NO_MOVE;
    for (let column: u32 = 0; column < lowColumns; column++) {
      const height = heightOf((low >> (column * width)) & field);
      if (height == rowCount) continue;
      const after = low + ((<u32>2 - mover) << (column * width + height));
      const next = hasImages ? leastOf(after) : after;
      best = max(best, <u32>load<u8>(places + <usize>load<u8>(TABLE + <usize>next)));
    }
    for (let move: u32 = 0; move < highMoves; move++) {
      best = max(best, <u32>load<u8>(places + <usize>load<u8>(answers + <usize>(move * count + i))));
    }
    const value = load<u8>(values + <usize>i);
    if (value != load<u8>(VALUES + (<usize>mover << 8) + <usize>best)) return i;
    const counter = COUNTS + (<usize>value << 2);
    store<u32>(counter, load<u32>(counter) + 1);
  }
  return count;
}

/** Where it is counted how often each value was found right: 256 words, which the caller may wipe. */
export function counts(): usize {
  return COUNTS;
}
