/*
 * A key has one field of rows + 1 bits for each column: below the highest one, which marks the first empty cell, ones
 * are the stones of player 0. The highest columns are the number of a range, the others the low part, at most 28 bits.
 *
 *     key    [ column 4 | column 3 ] [ column 2 | column 1 | column 0 ]
 *              range                   low part
 *
 * A move adds the bit of the landing cell, or twice that bit for player 0, and a range does not change unless the move
 * is in one of its columns; the low part then stays as it is.
 *
 * Columns of a range may also lie on the left of the low part. With both ends of the board in the range, the mirror
 * image of a position has a range and a low part that follow from its range alone and from its low part alone:
 *
 *     key    [ column 4 | column 0 ] [ column 3 | column 2 | column 1 ]
 *     image  [ column 0 | column 4 ] [ column 1 | column 2 | column 3 ]
 */

export let lowBits: u32 = 0;
export let lowColumns: u32 = 0;
/** Bits of a column, and those of the lowest one that differ in a unit. */
export let width: u32 = 0;
export let unitBits: u32 = 0;
/** The cells of the low part. */
let lowBoard: u32 = 0;
/** Cells that have two, four or eight more above them in their column. */
let above2: u32 = 0;
let above4: u32 = 0;
let above8: u32 = 0;
/** The cells of the lowest column of the low part, of which all of its columns have as many. */
let firstCells: u32 = 0;
/** The lowest column of the low part, and its columns that keep their place in the mirror. */
export let field: u32 = 0;
let middle: u32 = 0;
/** How far the lowest column of the low part is from the highest. */
let span: i32 = 0;
/** Bits of the board on the left of the low part. */
let lowShift: u64 = 0;
/** The steps that lead along a line: upwards, down to the right, to the right, up to the right. */
let right: u64 = 0;

/** The lowest columns of a range may be on the left of the low part. */
export function setBoard(columns: i32, rows: i32, highColumns: i32, leftColumns: i32): void {
  width = rows + 1;
  lowColumns = columns - highColumns;
  lowBits = lowColumns * width;
  unitBits = min(5, width);
  lowShift = leftColumns * width;
  right = width;
  firstCells = ones(rows);
  field = ones(width);
  span = (lowColumns - 1) * width;
  middle = (lowColumns & 1) != 0 ? field << (span >> 1) : 0;
  lowBoard = 0;
  above2 = above4 = above8 = 0;
  for (let column: u32 = 0; column < lowColumns; column++) {
    const first = column * width;
    lowBoard |= ones(width - 1) << first;
    above2 |= ones(width - 2) << first;
    above4 |= ones(width - 4) << first;
    above8 |= ones(width - 8) << first;
  }
}

function ones(count: i32): u32 {
  return count <= 0 ? 0 : ((<u32>1) << count) - 1;
}

/** The cells up to the first empty one of each column. */
@inline
function filled(low: u32): u32 {
  low |= (low >> 1) & lowBoard;
  low |= (low >> 2) & above2;
  low |= (low >> 4) & above4;
  if (above8 != 0) low |= (low >> 8) & above8;
  return low;
}

/** Where a stone would land, in each column of the low part that is not full. */
@inline
export function landingCells(low: u32): u32 {
  const cells = filled(low);
  return (cells ^ ((cells >> 1) & lowBoard)) & lowBoard;
}

/** A stone of player 0 counts twice in a key. */
@inline
export function shiftAt(level: u32): u32 {
  return (level & 1) ^ 1;
}

/** The stones of player 0, or of player 1, in a low part. */
@inline
export function stonesOf(low: u32, player: u32): u32 {
  const cells = filled(low);
  const stones = (cells >> 1) & lowBoard;
  const first = low ^ cells ^ stones; // without the marks
  return player == 0 ? first : first ^ stones;
}

/** The low part of the mirror image: its columns in the opposite order. */
@inline
function mirrored(low: u32): u32 {
  let image = low & middle;
  let mask = field;
  for (let shift = span; shift > 0; shift -= 2 * <i32>right) {
    image |= ((low & mask) << shift) | ((low >> shift) & mask);
    mask <<= <u32>right;
  }
  return image;
}

/** How low parts are turned: into their images (1), or into whichever is less. */
export const LEAST: u32 = 2;

@inline
export function turned(low: u32, turn: u32): u32 {
  const image = mirrored(low);
  return turn == LEAST ? min(low, image) : image;
}

/** These stones of a low part at their place on the board. */
@inline
export function onBoard(stones: u32): u64 {
  return <u64>stones << lowShift;
}

/** The stones of player 0, or of player 1, in the columns of a range, at their place on both sides of the low part. */
export function stonesOfRange(range: u32, player: u32): u64 {
  const width = <i32>right;
  let stones: u64 = 0;
  for (let first = 0; <u64>range >> first != 0; first += width) {
    const column = (<u64>range >> first) & (((<u64>1) << width) - 1);
    const height = 63 - <i32>clz(column);
    const marks = column ^ ((<u64>1) << height);
    const place = <u64>first < lowShift ? first : first + lowBits;
    stones |= (player == 0 ? marks : marks ^ (((<u64>1) << height) - 1)) << place;
  }
  return stones;
}

/** Whether four of these cells are in a line. */
@inline
export function hasLine(set: u64): bool {
  return (fourAlong(set, 1) | fourAlong(set, right - 1) | fourAlong(set, right) | fourAlong(set, right + 1)) != 0;
}

@inline
function fourAlong(set: u64, step: u64): u64 {
  const pairs = set & (set >> step);
  return pairs & (pairs >> (2 * step));
}

/**
 * The cells of the lowest column of the low part that would be in a line with three of these cells, which are in the
 * other columns: all on its right, or one of them in the one column that may be on its left.
 */
@inline
export function lineCells(set: u64): u32 {
  let cells = threeAlong(set, right - 1) | threeAlong(set, right) | threeAlong(set, right + 1);
  if (lowShift == 0) return <u32>cells & firstCells;
  cells |= threeAround(set, right - 1) | threeAround(set, right) | threeAround(set, right + 1);
  return <u32>(cells >> lowShift) & firstCells;
}

@inline
function threeAlong(set: u64, step: u64): u64 {
  return (set >> step) & (set >> (2 * step)) & (set >> (3 * step));
}

/** One of them before the cell, two behind it. */
@inline
function threeAround(set: u64, step: u64): u64 {
  return (set << step) & (set >> step) & (set >> (2 * step));
}
