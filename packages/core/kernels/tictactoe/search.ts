import { bitOf, cells, count, findLeastImage, leastFirst, leastSecond } from "./board";
import { canPair } from "./pairing";
import { find, remember } from "./table";
import { completingCells, winsByThreats } from "./threats";
import { isHarmless, pointsOf } from "./worth";

/*
 * Does the attacker win? Alpha-beta with two values, depth first; the defender is content with a draw. A position is
 * the stones of both and who is to move.
 *
 * The stack is in memory, not in calls, so that the search can pause anywhere. A frame is a position whose moves are
 * being tried:
 *
 *     0 attacker   8 defender   16, 24 the same as a key   32 nodes before   40 attacker to move   44 moves   48 next
 *     64 … the cells to try, one byte each, the most promising first
 */
const FRAME_BYTES: usize = 128;
const STACK_BYTES: usize = 65 * 128;
const UNDECIDED: i32 = -1;
/** After so many of the defender's best moves a pairing is looked for before any is searched. */
const PAIRED_MOVES: i32 = 3;
/** With more stones than this a position is not compared with those that have a stone less. */
const MAX_COMPARED: i32 = 10;

let stack: usize = 0;
let top: usize = 0;
let nextAttacker: u64 = 0;
let nextDefender: u64 = 0;
let nextIsAttacking: i32 = 0;
let nodes: i64 = 0;
let result: i32 = 0;

/** Puts the stack where it is told; returns where it ends. */
export function setStack(place: usize): usize {
  stack = place;
  return place + STACK_BYTES;
}

export function begin(attacker: u64, defender: u64, isAttacking: i32): void {
  top = stack;
  nextAttacker = attacker;
  nextDefender = defender;
  nextIsAttacking = isAttacking;
}

/** Works on about `budget` positions more; true when it is done. */
export function advance(budget: i32): bool {
  for (const limit = nodes + budget; nodes < limit; ) {
    let wins = visit();
    while (top != stack) {
      const frame = top - FRAME_BYTES;
      const isAttacking = load<i32>(frame, 40);
      if (wins != isAttacking) {
        if (nextMove(frame, isAttacking)) break;
        wins = 1 - isAttacking; // no move helps
      }
      const work = <u32>min(<i64>0xffffffff, nodes - load<i64>(frame, 32));
      remember(load<u64>(frame, 16), load<u64>(frame, 24), isAttacking, wins, work);
      top = frame;
    }
    if (top == stack) {
      result = wins;
      return true;
    }
  }
  return false;
}

/** Whether the attacker wins, 1 or 0. */
export function attackerWins(): i32 {
  return result;
}

export function nodeCount(): f64 {
  return <f64>nodes;
}

/** Looks at the next position: whether the attacker wins, when that can be told, else a new frame. */
function visit(): i32 {
  let attacker = nextAttacker;
  let defender = nextDefender;
  let isAttacking = nextIsAttacking;
  let forced: u64 = 0;
  // Forced moves are played without further ado.
  while (true) {
    nodes++;
    const own = isAttacking ? attacker : defender;
    const other = isAttacking ? defender : attacker;
    if (completingCells(own, other) != 0) return isAttacking;
    forced = completingCells(other, own);
    if (forced == 0) break;
    if ((forced & (forced - 1)) != 0) return 1 - isAttacking;
    if (winsByThreats(own, other)) return isAttacking;
    if (isAttacking) attacker |= forced;
    else defender |= forced;
    isAttacking = 1 - isAttacking;
  }
  if (isHarmless(attacker, defender, isAttacking)) return 0;
  if (count(attacker | defender) <= MAX_COMPARED && isHarmlessWithLess(attacker, defender, isAttacking)) return 0;
  findLeastImage(attacker, defender);
  const known = find(leastFirst, leastSecond, isAttacking);
  if (known != UNDECIDED) return known;
  if (winsByThreats(isAttacking ? attacker : defender, isAttacking ? defender : attacker)) return isAttacking;
  if (canPair(attacker, defender)) return 0;
  store<u64>(top, attacker);
  store<u64>(top, defender, 8);
  store<u64>(top, leastFirst, 16);
  store<u64>(top, leastSecond, 24);
  store<i64>(top, nodes, 32);
  store<i32>(top, isAttacking, 40);
  const moves = orderMoves(top, ~(attacker | defender));
  store<i32>(top, moves, 44);
  store<i32>(top, 0, 48);
  if (!isAttacking) {
    for (let index = 0; index < min(moves, PAIRED_MOVES); index++) {
      if (canPair(attacker, defender | bitOf(<i32>load<u8>(top + <usize>index, 64)))) return 0;
    }
  }
  top += FRAME_BYTES;
  return UNDECIDED;
}

/** Whether the attacker is known not to win where the defender has a stone less, for a stone never hurts its owner. */
function isHarmlessWithLess(attacker: u64, defender: u64, isAttacking: i32): bool {
  for (let rest = defender; rest != 0; rest &= rest - 1) {
    findLeastImage(attacker, defender ^ (rest & -rest));
    if (find(leastFirst, leastSecond, isAttacking) == 0) return true;
  }
  return false;
}

/** Puts the empty cells that are on an open line into the frame, those with more points first; returns their number. */
@inline
function orderMoves(frame: usize, empty: u64): i32 {
  let count = 0;
  for (let cell = 0; cell < cells; cell++) {
    const points = pointsOf(cell);
    if (points == 0 || (empty & bitOf(cell)) == 0) continue;
    let place = count++;
    while (place > 0 && pointsOf(<i32>load<u8>(frame + <usize>place - 1, 64)) < points) {
      store<u8>(frame + <usize>place, load<u8>(frame + <usize>place - 1, 64), 64);
      place--;
    }
    store<u8>(frame + <usize>place, <u8>cell, 64);
  }
  return count;
}

/** Makes the next move of a frame; false when none is left. */
@inline
function nextMove(frame: usize, isAttacking: i32): bool {
  const index = load<i32>(frame, 48);
  if (index == load<i32>(frame, 44)) return false;
  store<i32>(frame, index + 1, 48);
  const stone = bitOf(<i32>load<u8>(frame + <usize>index, 64));
  nextAttacker = load<u64>(frame);
  nextDefender = load<u64>(frame, 8);
  if (isAttacking) nextAttacker |= stone;
  else nextDefender |= stone;
  nextIsAttacking = 1 - isAttacking;
  return true;
}
