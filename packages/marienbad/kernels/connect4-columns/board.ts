/*
 * A key has one field of rows + 1 bits for each column: below the highest one, which marks the first empty cell, ones
 * are the stones of player 0. The highest columns are the number of a range, the others the low part, at most 28 bits.
 *
 *     key    [ column 4 | column 3 ] [ column 2 | column 1 | column 0 ]
 *              range                   low part
 *
 * A move adds the bit of the landing cell, or twice that bit for player 0, and a range does not change unless the move
 * is in one of its columns; the low part then stays as it is.
 */

export let lowBits: u32 = 0;
/** The cells of the low part. */
let lowBoard: u32 = 0;
/** Cells that have two, four or eight more above them in their column. */
let above2: u32 = 0;
let above4: u32 = 0;
let above8: u32 = 0;
/** The cells of column 0. */
let firstCells: u32 = 0;
/** The steps that lead along a line: upwards, down to the right, to the right, up to the right. */
let right: u64 = 0;

export function setBoard(columns: i32, rows: i32, highColumns: i32): void {
  const width = rows + 1;
  lowBits = (columns - highColumns) * width;
  right = width;
  firstCells = ones(rows);
  lowBoard = 0;
  above2 = above4 = above8 = 0;
  for (let column = 0; column < columns - highColumns; column++) {
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

/** The stones of player 0, or of player 1, in a low part. */
@inline
export function stonesOf(low: u32, player: u32): u32 {
  const cells = filled(low);
  const stones = (cells >> 1) & lowBoard;
  const first = low ^ cells ^ stones; // without the marks
  return player == 0 ? first : first ^ stones;
}

/** The same of the columns of a range, at their place above the low part. */
export function stonesOfRange(range: u32, player: u32): u64 {
  const width = <i32>right;
  let stones: u64 = 0;
  for (let first = 0; <u64>range >> first != 0; first += width) {
    const field = (<u64>range >> first) & (((<u64>1) << width) - 1);
    const height = 63 - <i32>clz(field);
    const marks = field ^ ((<u64>1) << height);
    stones |= (player == 0 ? marks : marks ^ (((<u64>1) << height) - 1)) << first;
  }
  return stones << lowBits;
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

/** The cells of column 0 that would be in a line with three of these cells, which are in the other columns. */
@inline
export function lineEnds(set: u64): u32 {
  return <u32>(threeAlong(set, right - 1) | threeAlong(set, right) | threeAlong(set, right + 1)) & firstCells;
}

@inline
function threeAlong(set: u64, step: u64): u64 {
  return (set >> step) & (set >> (2 * step)) & (set >> (3 * step));
}
