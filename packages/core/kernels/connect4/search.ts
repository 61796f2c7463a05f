import { cells, landingCells, mirrored, rows, threats } from "./board";
import {
  bestOf,
  cellOfMove,
  FRAME_SIZE,
  keyOf,
  lowerBoundOf,
  movesLeft,
  ownOf,
  setBest,
  setKnown,
  setMovesLeft,
  setPosition,
  stack,
  stonesOf,
  threatsOfMove,
  upperBoundOf,
} from "./frame";
import { canDecide, DECIDED, NO_BOUND, ORDERED, orderMoves } from "./ordering";
import { isAtMost } from "./parity";
import { find, lowerOf, nextAge, remember, scrambled, upperOf } from "./table";

/*
 * Alpha-beta with a null window (Knuth and Moore 1975; Pearl's "test"): is the score of the first player above the
 * threshold? All values are scores for the player to move at their position; `alphaAt` is the threshold seen by him.
 * The value found is a bound on the right side of the threshold.
 *
 *     score   0 for a draw; k when the player to move wins with their k-th stone from the last that he could place;
 *             −k when their opponent does
 */
let threshold: i32 = 0;
let nodes: i64 = 0;
let result: i32 = 0;

/**
 * The position to look at next: stones of the player to move, of both, cells where the other would win, their number.
 */
let nextOwn: u64 = 0;
let nextStones: u64 = 0;
let nextDanger: u64 = 0;
let nextCount: i32 = 0;
let top: usize = 0;
let nearEmpty: i32 = 0;
let nodesBefore: i64 = 0;

const LOWEST: i32 = -64;
/** With no more empty cells than this a position belongs in the near table; measured on 7 × 6. */
const NEAR_EMPTY: i32 = 18;
/**
 * Up to this number of nodes the near table is enough for all, and fresh pages of the large one would cost more than
 * they give.
 */
const NEAR_NODES: i64 = 65536;
/** Beyond this many stones mirror images are too rare to pay for themselves. */
const MAX_MIRRORED: i32 = 16;

@inline
function alphaAt(count: i32): i32 {
  return count & 1 ? -threshold - 1 : threshold;
}

/**
 * Positions are kept at every second ply only, for those between are cheap to find again: at the plies where pairing
 * (see parity.ts) has nothing to say.
 */
@inline
function isKept(count: i32): bool {
  return ((cells - count) & 1) != 0;
}

/** The bound that pairing could prove for the player to move, and that would settle the question; or NO_BOUND. */
@inline
function pairingBound(alpha: i32, count: i32): i32 {
  return ((cells - count) & 1) == 0 && alpha >= -(rows() >> 1) ? min(alpha, 0) : NO_BOUND;
}

@inline
function isNear(count: i32): bool {
  return cells - count <= nearEmpty;
}

/** Needs a position whose player to move cannot win at once. */
export function begin(own: u64, stones: u64, firstPlayerThreshold: i32): void {
  nextOwn = own;
  nextStones = stones;
  nextCount = <i32>popcnt(stones);
  nextDanger = threats(own ^ stones, stones);
  threshold = firstPlayerThreshold;
  top = stack;
}

/** Another position, which need not have to do with the last one. */
export function beginPosition(): void {
  nextAge();
  nodesBefore = nodes;
  nearEmpty = cells;
}

/** Works on about `budget` positions more; true when it is done. */
export function advance(budget: i32): bool {
  for (const limit = nodes + budget; nodes < limit; ) {
    if (nodes - nodesBefore > NEAR_NODES) nearEmpty = NEAR_EMPTY;
    const value = descend();
    if (ascend(value)) return true;
  }
  return false;
}

/** A bound of the first player's score, on its side of the threshold. */
export function foundScore(): i32 {
  return result;
}

export function nodeCount(): f64 {
  return <f64>nodes;
}

/** From the next position down along the most promising moves to one whose value is known, which it returns. */
function descend(): i32 {
  let own = nextOwn;
  let stones = nextStones;
  let danger = nextDanger;
  let count = nextCount;
  let frame = top;
  let visited = 0;
  let value = 0;
  let isAsked = top != stack; // what pairing says after a move was asked when the moves were ordered
  while (true) {
    visited++;
    const alpha = alphaAt(count);
    const landing = landingCells(stones);
    const toStop = landing & danger;
    const moves = (toStop != 0 ? toStop : landing) & ~(danger >> 1); // nothing below a cell where the other wins
    if ((toStop & (toStop - 1)) != 0 || moves == 0) {
      value = -((cells - count) >> 1); // the other wins with their next stone
      break;
    }
    if (count >= cells - 2) {
      value = 0;
      break;
    }
    let lower = -((cells - 2 - count) >> 1); // the other does not win with their next stone
    if (lower > alpha) {
      value = lower;
      break;
    }
    let upper = (cells - 1 - count) >> 1; // nor does the mover with this one
    if (upper - 1 <= alpha) {
      value = upper <= alpha || canDecide(own, stones, moves) ? upper : upper - 1;
      break;
    }
    if (!isAsked) {
      const bound = pairingBound(alpha, count);
      if (bound != NO_BOUND && isAtMost(bound, own, stones, danger)) {
        value = bound;
        break;
      }
    }
    if ((moves & (moves - 1)) == 0) {
      // A single move: it is played without further ado, and the value is that of where it leads.
      danger = threats(own | moves, stones | moves);
      own ^= stones;
      stones |= moves;
      count++;
      isAsked = false;
      continue;
    }
    if (isKept(count)) {
      let key = own + stones;
      if (count <= MAX_MIRRORED) key = min(key, mirrored(own) + mirrored(stones));
      key = scrambled(key);
      const entry = find(key, isNear(count));
      if (entry != 0) {
        lower = lowerOf(entry);
        upper = upperOf(entry);
        if (lower > alpha) {
          value = lower;
          break;
        }
        if (upper <= alpha) {
          value = upper;
          break;
        }
      }
      setKnown(frame, key, lower, upper);
    } else {
      setKnown(frame, 0, lower, upper);
    }
    const bound = pairingBound(-alpha - 1, count + 1);
    const ordered = orderMoves(frame, own, stones, moves, danger, bound);
    if (ordered != ORDERED) {
      value = ordered == DECIDED ? (cells - 1 - count) >> 1 : -bound;
      break;
    }
    setPosition(frame, own, stones);
    setBest(frame, LOWEST);
    const move = movesLeft(frame) - 1;
    setMovesLeft(frame, move);
    own ^= stones;
    stones |= cellOfMove(frame, move);
    danger = threatsOfMove(frame, move);
    count++;
    frame += FRAME_SIZE;
    isAsked = true;
  }
  nodes += visited;
  nextCount = count;
  top = frame;
  return value;
}

/** Takes a value up to the last frame that has another move to try, which is the next position; true without one. */
function ascend(value: i32): bool {
  let firstPlayerScore = nextCount & 1 ? -value : value; // single moves have no frame, so signs go by the stones
  let frame = top;
  while (frame != stack) {
    frame -= FRAME_SIZE;
    const stones = stonesOf(frame);
    const count = <i32>popcnt(stones);
    const alpha = alphaAt(count);
    const left = movesLeft(frame);
    let best = max(bestOf(frame), count & 1 ? -firstPlayerScore : firstPlayerScore);
    if (best <= alpha && left > 0) {
      setBest(frame, best);
      setMovesLeft(frame, left - 1);
      nextOwn = ownOf(frame) ^ stones;
      nextStones = stones | cellOfMove(frame, left - 1);
      nextDanger = threatsOfMove(frame, left - 1);
      nextCount = count + 1;
      top = frame + FRAME_SIZE;
      return false;
    }
    const upper = upperBoundOf(frame);
    if (best <= alpha) best = min(best, upper);
    if (isKept(count)) {
      if (best > alpha) remember(keyOf(frame), isNear(count), best, upper, cells - count);
      else remember(keyOf(frame), isNear(count), lowerBoundOf(frame), best, cells - count);
    }
    firstPlayerScore = count & 1 ? -best : best;
  }
  result = firstPlayerScore;
  return true;
}
