/*
 * The board as bits, row by row from the top left, one bit per free cell. A player's dominoes lie along a line of
 * cells `step` apart: the number of columns for V (player 0, vertical), 1 for H (player 1, horizontal). A step from a
 * cell of `begin` stays on the board.
 *
 *     3 × 4        0 1 2  3      V: step 4, begins in rows 1 and 2      a domino of V on 1: bits 1 and 5
 *                  4 5 6  7      H: step 1, begins in columns 1 to 3    a domino of H on 1: bits 1 and 2
 *                  8 9 10 11
 */
export const VERTICAL: i32 = 0;
export const HORIZONTAL: i32 = 1;

export let columns: i32 = 0;
export let rows: i32 = 0;
let verticalStep: u64 = 0;
let verticalBegin: u64 = 0;
let horizontalBegin: u64 = 0;
let rowMask: u64 = 0;
let unusedBits: u64 = 0;

export function setBoard(rowCount: i32, columnCount: i32): void {
  rows = rowCount;
  columns = columnCount;
  verticalStep = columns;
  unusedBits = 64 - rows * columns;
  rowMask = ((<u64>1) << columns) - 1;
  verticalBegin = 0;
  horizontalBegin = 0;
  for (let row = 0; row < rows; row++) {
    const shift = <u64>(row * columns);
    if (row + 1 < rows) verticalBegin |= rowMask << shift;
    horizontalBegin |= (rowMask >> 1) << shift;
  }
}

@inline
export function stepOf(player: i32): u64 {
  return player == VERTICAL ? verticalStep : 1;
}

@inline
export function beginOf(player: i32): u64 {
  return player == VERTICAL ? verticalBegin : horizontalBegin;
}

@inline
export function count(set: u64): i32 {
  return <i32>popcnt(set);
}

/** The first cells of a player's dominoes that fit into the set. */
@inline
export function placesIn(set: u64, step: u64, begin: u64): u64 {
  return set & (set >> step) & begin;
}

/** The cells one step before or behind a cell of the set. */
@inline
export function besides(set: u64, step: u64, begin: u64): u64 {
  return ((set & begin) << step) | ((set >> step) & begin);
}

/** As many dominoes as fit into the set, packed from the first cell of every run: their first cells. */
@inline
export function packed(set: u64, step: u64, begin: u64): u64 {
  let all: u64 = 0;
  let rest = set;
  let more = firstOfRuns(rest, step, begin);
  while (more != 0) {
    all |= more;
    rest &= ~(more | (more << step));
    more = firstOfRuns(rest, step, begin);
  }
  return all;
}

/** The first cells of all runs of two and more. */
@inline
export function firstOfRuns(set: u64, step: u64, begin: u64): u64 {
  return set & ~((set & begin) << step) & (set >> step) & begin;
}

/** As many dominoes, packed from the last cell of every run. */
@inline
export function packedFromEnd(set: u64, step: u64, begin: u64): u64 {
  let all: u64 = 0;
  let rest = set;
  let more = lastOfRuns(rest, step, begin);
  while (more != 0) {
    all |= more;
    rest &= ~(more | (more << step));
    more = lastOfRuns(rest, step, begin);
  }
  return all;
}

/** The last cells but one of all runs of two and more. */
@inline
function lastOfRuns(set: u64, step: u64, begin: u64): u64 {
  const last = set & ~((set >> step) & begin);
  return set & begin & (last >> step);
}

/** The least of the four images of a set: a position and its mirror images are one. */
export function canonical(set: u64): u64 {
  const flipped = upsideDown(set);
  return min(min(set, flipped), min(turned(set), turned(flipped)));
}

@inline
function upsideDown(set: u64): u64 {
  let image: u64 = 0;
  let rest = set;
  for (let row = 0; row < rows; row++) {
    image = (image << verticalStep) | (rest & rowMask);
    rest >>= verticalStep;
  }
  return image;
}

/** The half turn reverses the bits: neighbours change places, then pairs, fours and so on. */
@inline
function turned(set: u64): u64 {
  let image = ((set >> 1) & 0x5555555555555555) | ((set & 0x5555555555555555) << 1);
  image = ((image >> 2) & 0x3333333333333333) | ((image & 0x3333333333333333) << 2);
  image = ((image >> 4) & 0x0f0f0f0f0f0f0f0f) | ((image & 0x0f0f0f0f0f0f0f0f) << 4);
  return bswap<u64>(image) >> unusedBits;
}
