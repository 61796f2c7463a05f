import { HORIZONTAL, VERTICAL } from "./board";
import { dominoAt, moveCount } from "./order";

/*
 * The stack of the search, in memory and not in calls, so that the search can pause anywhere. A frame is a position
 * whose moves are being tried:
 *
 *     0 free cells   8 key   16 nodes before   24 lead   28 player to move   32 the next move to try
 *     36 children    64 … each child: 0 free cells   8 lead   12 points     (in thorough searches only)
 */
export const FRAME_BYTES: usize = 1152;
export const STACK: usize = 53248;

/** The position to look at next. */
export let nextFree: u64 = 0;
export let nextLead: i32 = 0;
export let nextTurn: i32 = 0;

@inline
export function setNext(free: u64, lead: i32, turn: i32): void {
  nextFree = free;
  nextLead = lead;
  nextTurn = turn;
}

@inline
export function setFrame(frame: usize, free: u64, key: u64, nodes: i64, lead: i32, turn: i32): void {
  store<u64>(frame, free);
  store<u64>(frame, key, 8);
  store<i64>(frame, nodes, 16);
  store<i32>(frame, lead, 24);
  store<i32>(frame, turn, 28);
  store<i32>(frame, 0, 32);
}

@inline
export function keyOf(frame: usize): u64 {
  return load<u64>(frame, 8);
}

@inline
export function nodesBefore(frame: usize): i64 {
  return load<i64>(frame, 16);
}

@inline
export function leadOf(frame: usize): i32 {
  return load<i32>(frame, 24);
}

@inline
export function turnOf(frame: usize): i32 {
  return load<i32>(frame, 28);
}

@inline
export function nextIndex(frame: usize): i32 {
  return load<i32>(frame, 32);
}

@inline
export function setNextIndex(frame: usize, index: i32): void {
  store<i32>(frame, index, 32);
}

/** Makes the next move of a frame: the next domino that fits or, last of all, one on the lead; false without any. */
@inline
export function nextMove(frame: usize, turn: i32): bool {
  const free = load<u64>(frame);
  const lead = leadOf(frame);
  const from = nextIndex(frame);
  const count = moveCount(turn);
  for (let index = from; index < count; index++) {
    const domino = dominoAt(turn, index);
    if ((free & domino) != domino) continue;
    setNext(free ^ domino, lead, 1 - turn);
    setNextIndex(frame, index + 1);
    return true;
  }
  if (from > count || (turn == VERTICAL ? lead : -lead) <= 0) return false;
  setNext(free, turn == HORIZONTAL ? lead + 1 : lead - 1, 1 - turn);
  setNextIndex(frame, count + 1);
  return true;
}
