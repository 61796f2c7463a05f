import { columnCells, columns, landingCells, threats, upToLowest } from "./board";
import { insertMove, setMovesLeft } from "./frame";
import { isAtMost } from "./parity";

/** Columns from the edges to the middle, as sets of cells: of two equal moves the one in the middle is tried first. */
const COLUMNS: usize = 1024;

export function setOrder(width: i32): void {
  for (let i = 0; i < width; i++) {
    const fromLeft = i >> 1;
    store<u64>(COLUMNS + (<usize>i << 3), columnCells(i & 1 ? fromLeft : width - 1 - fromLeft));
  }
}

/** Whether whoever faces these threats is lost: two to stop at once, or no move that does not help the other to win. */
@inline
export function isHopeless(danger: u64, stones: u64): bool {
  const landing = landingCells(stones);
  const toStop = danger & landing;
  return (toStop & (toStop - 1)) != 0 || ((toStop != 0 ? toStop : landing) & ~(danger >> 1)) == 0;
}

/** Whether one of these moves leaves the opponent hopeless. */
@inline
export function canDecide(own: u64, stones: u64, moves: u64): bool {
  for (let rest = moves; rest != 0; rest &= rest - 1) {
    const cell = rest & -rest;
    if (isHopeless(threats(own | cell, stones | cell), stones | cell)) return true;
  }
  return false;
}

export const ORDERED: i32 = 0;
/** A move leaves the opponent hopeless: nothing is in order, nor need be. */
export const DECIDED: i32 = 1;
/** After a move pairing alone shows that the opponent's score is at most the bound; likewise. */
export const BOUNDED: i32 = 2;
/** For `bound`: pairing has nothing to say after these moves. */
export const NO_BOUND: i32 = 1;

/**
 * Puts the moves into the frame, by the threats that they leave the mover with; threats above a cell where the opponent
 * would win are not counted, for they never let anybody get there.
 */
@inline
export function orderMoves(frame: usize, own: u64, stones: u64, moves: u64, danger: u64, bound: i32): i32 {
  const reachable = upToLowest(danger);
  let count = 0;
  for (let i = 0, width = columns(); i < width; i++) {
    const cell = moves & load<u64>(COLUMNS + (<usize>i << 3));
    if (cell == 0) continue;
    const after = threats(own | cell, stones | cell);
    if (isHopeless(after, stones | cell)) return DECIDED;
    if (bound != NO_BOUND && isAtMost(bound, own ^ stones, stones | cell, after)) return BOUNDED;
    insertMove(frame, count++, <i32>popcnt(after & reachable), cell, after);
  }
  setMovesLeft(frame, count);
  return ORDERED;
}
