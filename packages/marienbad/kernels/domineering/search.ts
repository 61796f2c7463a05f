import { canonical, HORIZONTAL, VERTICAL } from "./board";
import { certainlyWins } from "./bounds";
import { dominoAt, moveCount } from "./order";
import { free, lead, ofHorizontal, ofVertical, reduce } from "./reduce";
import { find, remember } from "./table";

/*
 * Who wins a position: alpha-beta with two values, depth first. A position is the free cells, the player to move and
 * the lead, which is the safe moves of V that were taken off the board less those of H: an integer in the sense of
 * Conway, on which the player whom it favours can still play. Playing there is tried last.
 *
 * The stack is in memory, not in calls, so that the search can pause anywhere. A frame is a position whose moves are
 * being tried:
 *
 *     0 free cells   8 key   16 nodes before   24 lead   28 player to move   32 the next move to try
 */
const FRAME_BYTES: usize = 64;
const STACK: usize = 53248;
export const STACK_BYTES: usize = 4096;

const UNDECIDED: i32 = -1;

let top: usize = STACK;
let nextFree: u64 = 0;
let nextLead: i32 = 0;
let nextTurn: i32 = 0;
let nodes: i64 = 0;
let result: i32 = 0;

export function begin(set: u64, turn: i32): void {
  top = STACK;
  nextFree = set;
  nextLead = 0;
  nextTurn = turn;
}

/** Works on about `budget` positions more; true when it is done. */
export function advance(budget: i32): bool {
  for (const limit = nodes + budget; nodes < limit; ) {
    let winner = visit();
    while (top != STACK) {
      const frame = top - FRAME_BYTES;
      const turn = load<i32>(frame, 28);
      if (winner != turn) {
        if (nextMove(frame, turn)) break;
        winner = 1 - turn; // every move loses
      }
      const work = <u32>min(<i64>0xffffffff, nodes - load<i64>(frame, 16));
      remember(load<u64>(frame, 8), turn, load<i32>(frame, 24), winner, work);
      top = frame;
    }
    if (top == STACK) {
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

/** Looks at the next position: the winner when counting or the table tells, else a new frame. */
function visit(): i32 {
  nodes++;
  reduce(nextFree, nextLead);
  const turn = nextTurn;
  const leadOfTurn = turn == VERTICAL ? lead : -lead;
  const own = turn == VERTICAL ? ofVertical : ofHorizontal;
  const other = turn == VERTICAL ? ofHorizontal : ofVertical;
  if (certainlyWins(turn, own, other, leadOfTurn, 1)) return turn;
  if (certainlyWins(1 - turn, other, own, -leadOfTurn, 0)) return 1 - turn;
  const key = canonical(free);
  const known = find(key, turn, lead);
  if (known != UNDECIDED) return known;
  store<u64>(top, free);
  store<u64>(top, key, 8);
  store<i64>(top, nodes, 16);
  store<i32>(top, lead, 24);
  store<i32>(top, turn, 28);
  store<i32>(top, 0, 32);
  top += FRAME_BYTES;
  return UNDECIDED;
}

/** Makes the next move of a frame; false when none is left. */
@inline
function nextMove(frame: usize, turn: i32): bool {
  const set = load<u64>(frame);
  const count = moveCount(turn);
  const before = load<i32>(frame, 24);
  nextTurn = 1 - turn;
  nextLead = before;
  for (let index = load<i32>(frame, 32); index < count; index++) {
    const domino = dominoAt(turn, index);
    if ((set & domino) != domino) continue;
    nextFree = set ^ domino;
    store<i32>(frame, index + 1, 32);
    return true;
  }
  if (load<i32>(frame, 32) > count || (turn == VERTICAL ? before : -before) <= 0) return false;
  store<i32>(frame, count + 1, 32);
  nextFree = set;
  nextLead = turn == HORIZONTAL ? before + 1 : before - 1;
  return true;
}
