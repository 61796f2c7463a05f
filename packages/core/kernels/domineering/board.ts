import { back, both, Cells, either, isEmpty, lesser, noCells, on, oneCell, turned, without } from "./cells";

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
let verticalBegin: Cells = noCells();
let horizontalBegin: Cells = noCells();
let firstRow: Cells = noCells();

export function setBoard(rowCount: i32, columnCount: i32): void {
  rows = rowCount;
  columns = columnCount;
  verticalStep = columns;
  verticalBegin = noCells();
  horizontalBegin = noCells();
  firstRow = noCells();
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const cell = oneCell(row * columns + column);
      if (row == 0) firstRow = either(firstRow, cell);
      if (row + 1 < rows) verticalBegin = either(verticalBegin, cell);
      if (column + 1 < columns) horizontalBegin = either(horizontalBegin, cell);
    }
  }
}

@inline
export function stepOf(player: i32): u64 {
  return player == VERTICAL ? verticalStep : 1;
}

@inline
export function beginOf(player: i32): Cells {
  return player == VERTICAL ? verticalBegin : horizontalBegin;
}

/** The first cells of a player's dominoes that fit into the set. */
@inline
export function placesIn(set: Cells, step: u64, begin: Cells): Cells {
  return both(set, behind(set, step, begin));
}

/** The cells whose cell one step before is in the set. */
@inline
export function before(set: Cells, step: u64, begin: Cells): Cells {
  return on(both(set, begin), step);
}

/** The cells whose cell one step behind is in the set. */
@inline
export function behind(set: Cells, step: u64, begin: Cells): Cells {
  return both(back(set, step), begin);
}

/** The cells one step before or behind a cell of the set. */
@inline
export function besides(set: Cells, step: u64, begin: Cells): Cells {
  return either(before(set, step, begin), behind(set, step, begin));
}

/** Both cells of dominoes that are given by their first. */
@inline
export function dominoes(firstCells: Cells, step: u64): Cells {
  return either(firstCells, on(firstCells, step));
}

/** As many dominoes as fit into the set, packed from the first cell of every run: their first cells. */
@inline
export function packed(set: Cells, step: u64, begin: Cells): Cells {
  let all = noCells();
  let rest = set;
  let more = firstOfRuns(rest, step, begin);
  while (!isEmpty(more)) {
    all = either(all, more);
    rest = without(rest, dominoes(more, step));
    more = firstOfRuns(rest, step, begin);
  }
  return all;
}

/** The first cells of all runs of two and more. */
@inline
function firstOfRuns(set: Cells, step: u64, begin: Cells): Cells {
  return without(placesIn(set, step, begin), before(set, step, begin));
}

/** As many dominoes, packed from the last cell of every run. */
@inline
export function packedFromEnd(set: Cells, step: u64, begin: Cells): Cells {
  let all = noCells();
  let rest = set;
  let more = lastOfRuns(rest, step, begin);
  while (!isEmpty(more)) {
    all = either(all, more);
    rest = without(rest, dominoes(more, step));
    more = lastOfRuns(rest, step, begin);
  }
  return all;
}

/** The last cells but one of all runs of two and more. */
@inline
function lastOfRuns(set: Cells, step: u64, begin: Cells): Cells {
  const last = without(set, behind(set, step, begin));
  return both(set, behind(last, step, begin));
}

/** The least of the four images of a set: a position and its mirror images are one. */
export function canonical(set: Cells): Cells {
  const size = rows * columns;
  const flipped = upsideDown(set);
  return lesser(lesser(set, flipped), lesser(turned(set, size), turned(flipped, size)));
}

@inline
function upsideDown(set: Cells): Cells {
  let image = noCells();
  let rest = set;
  for (let row = 0; row < rows; row++) {
    image = either(on(image, verticalStep), both(rest, firstRow));
    rest = back(rest, verticalStep);
  }
  return image;
}
