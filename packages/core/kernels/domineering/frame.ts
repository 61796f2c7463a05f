import { HORIZONTAL, VERTICAL } from "./board";
import { Cells, CELLS_BYTES, isEmpty, MAX_CELLS, noCells, readCells, without, writeCells } from "./cells";
import { dominoAt, moveCount } from "./order";

/*
 * The stack of the search, in memory and not in calls, so that the search can pause anywhere. A frame is a position
 * whose moves are being tried:
 *
 *     0 nodes before   8 lead   12 player to move   16 the next move to try   20 children   32 free cells   48 key
 *     64 … each child: 0 lead   4 points   8 free cells     (in thorough searches only)
 */
const FREE: usize = 32;
const KEY: usize = 48;
export const CHILDREN: usize = 64;
export const CHILD_BYTES: usize = 8 + CELLS_BYTES;
export const FRAME_BYTES: usize = CHILDREN + <usize>MAX_CELLS * CHILD_BYTES;

/** Where the stack begins; set once. */
export let stack: usize = 0;

/** Puts the stack where it is told; returns where it ends. A play has half as many dominoes as cells, or fewer. */
export function setStack(place: usize): usize {
  stack = place;
  return place + <usize>(MAX_CELLS / 2 + 1) * FRAME_BYTES;
}

/** The position to look at next. */
export let nextFree: Cells = noCells();
export let nextLead: i32 = 0;
export let nextTurn: i32 = 0;

@inline
export function setNext(free: Cells, lead: i32, turn: i32): void {
  nextFree = free;
  nextLead = lead;
  nextTurn = turn;
}

@inline
export function setFrame(frame: usize, free: Cells, key: Cells, nodes: i64, lead: i32, turn: i32): void {
  store<i64>(frame, nodes);
  store<i32>(frame, lead, 8);
  store<i32>(frame, turn, 12);
  store<i32>(frame, 0, 16);
  writeCells(frame + FREE, free);
  writeCells(frame + KEY, key);
}

@inline
export function keyOf(frame: usize): Cells {
  return readCells(frame + KEY);
}

@inline
export function nodesBefore(frame: usize): i64 {
  return load<i64>(frame);
}

@inline
export function leadOf(frame: usize): i32 {
  return load<i32>(frame, 8);
}

@inline
export function turnOf(frame: usize): i32 {
  return load<i32>(frame, 12);
}

@inline
export function nextIndex(frame: usize): i32 {
  return load<i32>(frame, 16);
}

@inline
export function setNextIndex(frame: usize, index: i32): void {
  store<i32>(frame, index, 16);
}

@inline
export function childCount(frame: usize): i32 {
  return load<i32>(frame, 20);
}

@inline
export function setChildCount(frame: usize, children: i32): void {
  store<i32>(frame, children, 20);
}

/** Makes the next move of a frame: the next domino that fits or, last of all, one on the lead; false without any. */
@inline
export function nextMove(frame: usize, turn: i32): bool {
  const free = readCells(frame + FREE);
  const lead = leadOf(frame);
  const from = nextIndex(frame);
  const count = moveCount(turn);
  for (let index = from; index < count; index++) {
    const domino = dominoAt(turn, index);
    if (!isEmpty(without(domino, free))) continue;
    setNext(without(free, domino), lead, 1 - turn);
    setNextIndex(frame, index + 1);
    return true;
  }
  if (from > count || (turn == VERTICAL ? lead : -lead) <= 0) return false;
  setNext(free, turn == HORIZONTAL ? lead + 1 : lead - 1, 1 - turn);
  setNextIndex(frame, count + 1);
  return true;
}
