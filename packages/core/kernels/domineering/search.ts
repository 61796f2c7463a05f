import { Cells } from "./cells";
import { findChildren, nextChild } from "./children";
import {
  FRAME_BYTES,
  keyOf,
  leadOf,
  nextFree,
  nextLead,
  nextMove,
  nextTurn,
  nodesBefore,
  setFrame,
  setNext,
  stack,
  turnOf,
} from "./frame";
import { free, lead } from "./reduce";
import { key, settle, UNDECIDED } from "./settle";
import { remember } from "./table";

/*
 * Who wins a position: alpha-beta with two values, depth first. A position is the free cells, the player to move and
 * the lead, which is the safe moves of V that were taken off the board less those of H: an integer in the sense of
 * Conway, on which the player whom it favours can still play. Playing there is tried last.
 *
 * A node is a position that is entered; a thorough search (children.ts) enters none that counting or the table settles.
 */
let isThorough: bool = false;
let top: usize = 0;
let nodes: i64 = 0;
let result: i32 = 0;

export function setThorough(thorough: bool): void {
  isThorough = thorough;
}

export function begin(set: Cells, turn: i32): void {
  top = stack;
  setNext(set, 0, turn);
}

/** Works on about `budget` positions more; true when it is done. */
export function advance(budget: i32): bool {
  for (const limit = nodes + budget; nodes < limit; ) {
    let winner = visit();
    while (top != stack) {
      const frame = top - FRAME_BYTES;
      const turn = turnOf(frame);
      if (winner != turn) {
        winner = goOn(frame, turn);
        if (winner == UNDECIDED) break;
      }
      const work = <u32>min(<i64>0xffffffff, nodes - nodesBefore(frame));
      remember(keyOf(frame), turn, leadOf(frame), winner, work);
      top = frame;
    }
    if (top == stack) {
      result = winner;
      return true;
    }
  }
  return false;
}

/** The player who wins, 0 or 1. */
export function foundWinner(): i32 {
  return result;
}

export function nodeCount(): f64 {
  return <f64>nodes;
}

/** Looks at the next position: the winner when that is known, else a new frame. */
function visit(): i32 {
  const turn = nextTurn;
  nodes++;
  const known = settle(nextFree, nextLead, turn, isThorough);
  if (known != UNDECIDED) return known;
  setFrame(top, free, key, nodes, lead, turn);
  if (isThorough) {
    const winner = findChildren(top, turn);
    if (winner != UNDECIDED) {
      remember(keyOf(top), turn, leadOf(top), winner, 0);
      return winner;
    }
  }
  top += FRAME_BYTES;
  return UNDECIDED;
}

/** Goes on with the next move of a frame; the winner when that is known, or when none is left. */
@inline
function goOn(frame: usize, turn: i32): i32 {
  if (isThorough) return nextChild(frame, turn);
  return nextMove(frame, turn) ? UNDECIDED : 1 - turn;
}
