import { columns, dominoes, HORIZONTAL, rows, stepOf, VERTICAL } from "./board";
import { Cells, CELLS_BYTES, MAX_CELLS, oneCell, readCells, writeCells } from "./cells";

/*
 * The order in which a player's dominoes are tried: a list of sets of two cells, made once per board. For V the column
 * beside an edge comes first, for a domino there makes the cells of the edge safe; then the other even columns, the
 * odd ones, and the edge. In a column the dominoes near its ends come first.
 *
 *     columns of 8 × 8    1  2  3  4  5  6  7  8
 *     worth               0  6  2  4  4  2  6  0     twice this, less the distance from the nearer end of the column
 */
const LIST_BYTES: usize = <usize>MAX_CELLS * CELLS_BYTES;
const ORDER_BYTES: usize = 2 * LIST_BYTES + 2 * <usize>MAX_CELLS;

let order: usize = 0;
let verticalCount: i32 = 0;
let horizontalCount: i32 = 0;

@inline
export function moveCount(player: i32): i32 {
  return player == VERTICAL ? verticalCount : horizontalCount;
}

@inline
function addressOf(player: i32, index: i32): usize {
  return order + <usize>player * LIST_BYTES + <usize>index * CELLS_BYTES;
}

/** The domino at this place of the order, as a set of cells. */
@inline
export function dominoAt(player: i32, index: i32): Cells {
  return readCells(addressOf(player, index));
}

@inline
function pointsPlace(player: i32, index: i32): usize {
  return order + 2 * LIST_BYTES + <usize>(player * MAX_CELLS + index);
}

/** The points by which the order goes. */
@inline
export function pointsAt(player: i32, index: i32): i32 {
  return <i32>load<i8>(pointsPlace(player, index));
}

/** Puts both lists where it is told; returns where they end. */
export function setOrder(place: usize): usize {
  order = place;
  verticalCount = fill(VERTICAL, columns, rows, 1);
  horizontalCount = fill(HORIZONTAL, rows, columns, columns);
  return place + ORDER_BYTES;
}

/** For lines (columns for V, rows for H) of this length, `apart` between the first cells of two lines. */
function fill(player: i32, lines: i32, length: i32, apart: i32): i32 {
  const step = stepOf(player);
  let filled = 0;
  for (let points = 12; points >= -length; points--) {
    for (let line = 0; line < lines; line++) {
      for (let place = 0; place + 1 < length; place++) {
        if (positionalPoints(line, lines, place, length) != points) continue;
        const cell = oneCell(line * apart + place * <i32>step);
        writeCells(addressOf(player, filled), dominoes(cell, step));
        store<i8>(pointsPlace(player, filled), <i8>points);
        filled++;
      }
    }
  }
  return filled;
}

function positionalPoints(line: i32, lines: i32, place: i32, length: i32): i32 {
  const fromEdge = min(line, lines - 1 - line);
  const worth = fromEdge == 1 ? 6 : fromEdge & 1 ? 4 : fromEdge == 0 ? 0 : 2;
  return 2 * worth - min(place, length - 2 - place);
}
