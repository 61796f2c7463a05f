/*
 * Checks what a database says about connect-4, and shares nothing with what solves it: columns are taken out of keys
 * one by one, lines are looked up in a list of masks, and what is known about the positions of a range is a table with
 * a byte for each possible low part of a key (kernels/connect4-columns has the picture of a key).
 *
 *     memory   LINES     for each cell how many lines of four go through it, and the other three cells of each
 *              TABLE     2^b bytes
 *              arrays    low parts and values, at addresses that the caller chooses
 */
const LINES: usize = 1024;
const LINES_OF_CELL: usize = 128; // a count and at most 13 masks, 8 bytes each
const TABLE: usize = 65536;

let columnCount: u32 = 0;
let rowCount: u32 = 0;
let width: u32 = 0;
let lowColumns: u32 = 0;
let lowBits: u32 = 0;
let field: u32 = 0;
/** The lowest and the highest bit of each low column. */
let bottoms: u32 = 0;
let tops: u32 = 0;

/** Returns where the arrays begin. */
export function configure(columns: u32, rows: u32, highColumns: u32): usize {
  columnCount = columns;
  rowCount = rows;
  width = rows + 1;
  lowColumns = columns - highColumns;
  lowBits = lowColumns * width;
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
  return TABLE + ((<usize>1) << lowBits);
}

/** Notes the line of four that begins at a cell and goes on by these steps, where the board has it. */
function addLine(column: i32, row: i32, right: i32, up: i32): void {
  const lastColumn = column + 3 * right;
  const lastRow = row + 3 * up;
  if (lastColumn >= <i32>columnCount || lastRow >= <i32>rowCount || lastRow < 0) return;
  let line: u64 = 0;
  for (let i = 0; i < 4; i++) line |= bitOf(column + i * right, row + i * up);
  for (let i = 0; i < 4; i++) {
    const cell = (column + i * right) * width + row + i * up;
    const place = LINES + <usize>cell * LINES_OF_CELL;
    const count = load<u64>(place) + 1;
    store<u64>(place, count);
    store<u64>(place + <usize>(count << 3), line ^ ((<u64>1) << cell));
  }
}

function bitOf(column: i32, row: i32): u64 {
  return (<u64>1) << (column * width + row);
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
let openCount: u32 = 0;
let wonCount: u32 = 0;

/** Begins to reach a range; the low parts that are reached are listed from an address on. */
export function begin(list: usize): void {
  reached = list;
  reachedEnd = list;
  openCount = 0;
  wonCount = 0;
}

/** A low part is reached by a stone in a cell, beside others of who moves. Whichever move comes first may tell. */
@inline
function reach(low: u32, stones: u64, cell: u32): void {
  const place = TABLE + <usize>low;
  if (load<u8>(place) != 0) return;
  const isWon = completes(stones, cell);
  store<u8>(place, isWon ? WON : OPEN);
  store<u32>(reachedEnd, low);
  reachedEnd += 4;
  if (isWon) wonCount++;
  else openCount++;
}

/** Makes every move in low columns, from positions of this range with so many stones; returns how many there are. */
export function reachByLowMoves(lows: usize, count: u32, range: u32, stones: u32): u32 {
  const mover = stones & 1;
  const high = stonesIn(range, columnCount - lowColumns, lowBits, mover);
  let moves: u32 = 0;
  for (let i: u32 = 0; i < count; i++) {
    const low = load<u32>(lows + (<usize>i << 2));
    if (isImproper(low)) continue; // as the level that it is in will tell
    const own = high | stonesIn(low, lowColumns, 0, mover);
    for (let column: u32 = 0; column < lowColumns; column++) {
      const height = heightOf((low >> (column * width)) & field);
      if (height == rowCount) continue;
      const cell = column * width + height;
      reach(low + ((<u32>2 - mover) << cell), own, cell);
      moves++;
    }
  }
  return moves;
}

/** Makes the move in one high column (0 is the lowest of them) that leads here from positions of another range. */
export function reachByHighMove(lows: usize, count: u32, source: u32, column: u32, stones: u32): void {
  const mover = stones & 1;
  const high = stonesIn(source, columnCount - lowColumns, lowBits, mover);
  const cell = lowBits + column * width + heightOf((source >> (column * width)) & field);
  for (let i: u32 = 0; i < count; i++) {
    const low = load<u32>(lows + (<usize>i << 2));
    if (isImproper(low)) continue;
    reach(low, high | stonesIn(low, lowColumns, 0, mover), cell);
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
 * claimed one is not reached or is won, 2 where one is missing, 3 where they are not in order.
 */
export function compare(lows: usize, count: u32): u32 {
  let verdict: u32 = 0;
  for (let i: u32 = 0; i < count && verdict == 0; i++) {
    const low = load<u32>(lows + (<usize>i << 2));
    const place = TABLE + <usize>low;
    wrongLow = low;
    if (i > 0 && low <= load<u32>(lows + (<usize>(i - 1) << 2))) verdict = 3;
    else if (load<u8>(place) != OPEN) verdict = 1;
    else store<u8>(place, CLAIMED);
  }
  if (verdict == 0 && openCount != count) {
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

/** What the table has for each of these low parts, a byte for each into a list. */
export function ask(lows: usize, count: u32, answers: usize): void {
  for (let i: u32 = 0; i < count; i++) {
    store<u8>(answers + <usize>i, load<u8>(TABLE + <usize>load<u32>(lows + (<usize>i << 2))));
  }
}

const RANKS: u32 = 64;
const DRAWN: u32 = 2;

/**
 * Compares the values of positions with so many stones with those after their moves: in low columns as the table has
 * them, in high ones as `highMoves` lists of answers have, one behind the other. Returns the place of the first that is
 * wrong, or how many there are.
 */
export function check(
  lows: usize,
  values: usize,
  count: u32,
  stones: u32,
  answers: usize,
  highMoves: u32,
): u32 {
  const mover = stones & 1;
  for (let i: u32 = 0; i < count; i++) {
    const low = load<u32>(lows + (<usize>i << 2));
    if (isImproper(low)) return i;
    let win: u32 = RANKS;
    let draw: u32 = RANKS;
    let loss: u32 = 0;
    for (let column: u32 = 0; column < lowColumns + highMoves; column++) {
      let answer: u32 = 0;
      if (column < lowColumns) {
        const height = heightOf((low >> (column * width)) & field);
        if (height == rowCount) continue;
        answer = load<u8>(TABLE + <usize>(low + ((<u32>2 - mover) << (column * width + height))));
      } else {
        answer = load<u8>(answers + <usize>((column - lowColumns) * count + i));
      }
      if (answer == 0) {
        win = 0; // the move has made a line
        continue;
      }
      const outcome = (answer - 1) / RANKS;
      const rank = (answer - 1) % RANKS;
      if (outcome == mover) win = min(win, rank);
      else if (outcome == DRAWN) draw = min(draw, rank);
      else loss = max(loss, rank + 1);
    }
    let expected: u32 = DRAWN * RANKS;
    if (win < RANKS) expected = mover * RANKS + win + 1;
    else if (draw < RANKS) expected = DRAWN * RANKS + draw + 1;
    else if (loss > 0) expected = (1 - mover) * RANKS + loss;
    if (<u32>load<u8>(values + <usize>i) != expected) return i;
  }
  return count;
}
