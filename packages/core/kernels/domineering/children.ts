import { beginOf, HORIZONTAL, packed, placesIn, stepOf, VERTICAL } from "./board";
import { Cells, count, isSame, readCells, without, writeCells } from "./cells";
import {
  CHILD_BYTES,
  CHILDREN,
  childCount,
  nextFree,
  nextIndex,
  nextLead,
  nextMove,
  setChildCount,
  setNext,
  setNextIndex,
} from "./frame";
import { moveCount, pointsAt } from "./order";
import { lead, ofHorizontal, ofVertical } from "./reduce";
import { key, settle, UNDECIDED } from "./settle";
import { find } from "./table";

/*
 * The thorough way: every position that a move leads to is settled, if it can be, before any is searched. One that is
 * won ends the matter, those that are lost are dropped, and of equal ones one is kept. What is left is put in order: by
 * the points of the domino, and by what each player still has, counted in places, dominoes that fit, and safe moves.
 *
 * On 8 × 8 this enters a tenth of the positions and takes four times as long.
 */
const POINT: i32 = 24;
const PLACE: i32 = 2;
const DOMINO: i32 = 8;
const SAFE_DOMINO: i32 = 10;
const LEAD: i32 = 32;
const LAST: i32 = -100000;

@inline
function childAt(frame: usize, index: i32): usize {
  return frame + CHILDREN + <usize>index * CHILD_BYTES;
}

/** Puts the children that are open into the frame; the winner when that is known. */
export function findChildren(frame: usize, turn: i32): i32 {
  let found = 0;
  while (nextMove(frame, turn)) {
    const index = nextIndex(frame) - 1;
    const winner = settle(nextFree, nextLead, 1 - turn, true);
    if (winner == turn) return turn;
    if (winner != UNDECIDED || isThere(frame, found)) continue;
    const points = index == moveCount(turn) ? LAST : POINT * pointsAt(turn, index) + prospects(turn);
    let child = childAt(frame, found++);
    while (child > frame + CHILDREN && load<i32>(child - CHILD_BYTES, 4) < points) {
      memory.copy(child, child - CHILD_BYTES, CHILD_BYTES);
      child -= CHILD_BYTES;
    }
    store<i32>(child, lead);
    store<i32>(child, points, 4);
    writeCells(child + 8, key);
  }
  setNextIndex(frame, 0);
  setChildCount(frame, found);
  return found == 0 ? 1 - turn : UNDECIDED;
}

@inline
function isThere(frame: usize, found: i32): bool {
  for (let index = 0; index < found; index++) {
    const child = childAt(frame, index);
    if (load<i32>(child) == lead && isSame(readCells(child + 8), key)) return true;
  }
  return false;
}

/** What the position that was settled last promises the player who has moved there. */
function prospects(turn: i32): i32 {
  const ofBoth = prospectsOf(ofVertical, ofHorizontal, VERTICAL) - prospectsOf(ofHorizontal, ofVertical, HORIZONTAL);
  const forVertical = ofBoth + LEAD * lead;
  return turn == VERTICAL ? forVertical : -forVertical;
}

@inline
function prospectsOf(own: Cells, other: Cells, player: i32): i32 {
  const step = stepOf(player);
  const begin = beginOf(player);
  return (
    PLACE * count(placesIn(own, step, begin)) +
    DOMINO * count(packed(own, step, begin)) +
    SAFE_DOMINO * count(packed(without(own, other), step, begin))
  );
}

/**
 * Goes on with the best child that is still open, or tells the winner: since they were put in order one of them may
 * have been found won, or all of them lost.
 */
export function nextChild(frame: usize, turn: i32): i32 {
  let first = -1;
  for (let index = nextIndex(frame), end = childCount(frame); index < end; index++) {
    const child = childAt(frame, index);
    const winner = find(readCells(child + 8), 1 - turn, load<i32>(child));
    if (winner == turn) return turn;
    if (winner == UNDECIDED && first < 0) first = index;
  }
  if (first < 0) return 1 - turn;
  setNextIndex(frame, first + 1);
  const child = childAt(frame, first);
  setNext(readCells(child + 8), load<i32>(child), 1 - turn);
  return UNDECIDED;
}
