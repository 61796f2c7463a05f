import { bitAt, board, indexOfLowest, lowest } from "./board";
import { connect, connection, isConnected, threatAt, threatCount } from "./connect";
import { distanceOf, measure } from "./distance";
import { captured0, captured1, filled0, filled1, fillIn, joinedBy, recallFilled, seeAgain } from "./fill";
import {
  find, foundCarrier, foundDelta, foundPhi, LOST, NOTHING, OPEN, rememberOpen, rememberProof, WON,
} from "./table";

/*
 * Depth-first proof numbers (A. Nagai 2002; P. Henderson, Playing and solving the game of Hex, 2010). phi is what a
 * proof that the player to move wins takes at least, delta a proof of the contrary, in positions still to look at:
 *
 *     phi(p) = least delta of the positions after a move      delta(p) = sum of their phi
 *
 * A position is worked on until one of its numbers reaches a threshold, and remembered. What a slice leaves undone is
 * in the table, so that a search is stopped by going up, and continued by beginning again.
 *
 * Every proof has a carrier: empty cells such that the winner wins even if the loser has all the others. If the other
 * wins after move m with carrier C, a move outside C leaves that win as it is; so only moves in the intersection of all
 * such carriers, *must-play*, are left. When it is empty the position is lost, and the carrier is a union of some of
 * them that have no cell in common.
 */

/*
 * A frame is a position, filled in, whose moves are being tried:
 *
 *     0 stones of player 0   8 of player 1   16 must-play   24 mover   28 moves   32 threats of the other
 *     64 … moves, 48 bytes each: 0 cell   4 phi   8 delta   16 stones after it, filled in   32 captured by its filling
 *     2432 … threats, 8 bytes each
 */
const FRAME_BYTES: usize = 4096;
const MOVES: usize = 64;
const MOVE_BYTES: usize = 48;
const THREATS: usize = 2432;
/** More plies than the largest board has cells. */
export const STACK_BYTES: usize = 52 * FRAME_BYTES;
const INFINITE: u32 = 1 << 30;

let stack: usize = 0;
let nodes: i64 = 0;
let limit: i64 = 0;
let root0: u64 = 0;
let root1: u64 = 0;

/** What is known of the position that was visited last: OPEN with its numbers, WON or LOST with its carrier. */
let known: i32 = 0;
let carrier: u64 = 0;
let phi: u32 = 0;
let delta: u32 = 0;

export function setStack(place: usize): void {
  stack = place;
}

export function nodeCount(): f64 {
  return <f64>nodes;
}

export function foundCells(): u64 {
  return carrier;
}

export function begin(stones0: u64, stones1: u64, mover: i32): void {
  root0 = stones0;
  root1 = stones1;
  store<i32>(stack, mover, 24);
}

/** Works on about `budget` nodes more; WON or LOST for the player to move when it is done, else OPEN. */
export function advance(budget: i32): i32 {
  limit = nodes + <i64>budget;
  const mover = load<i32>(stack, 24);
  fillIn(root0, root1);
  const gained0 = captured0;
  const gained1 = captured1;
  if (joinedBy >= 0) {
    known = joinedBy == mover ? WON : LOST;
    carrier = 0;
  } else {
    known = find(filled0, filled1, mover);
    carrier = foundCarrier;
    if (known < WON) {
      store<u64>(stack, filled0);
      store<u64>(stack, filled1, 8);
      visit(stack, INFINITE, INFINITE);
    }
  }
  if (known != OPEN) carrier |= (known == WON) == (mover == 0) ? gained0 : gained1;
  return known;
}

/** Works on the position of a frame until a number reaches its threshold. */
function visit(frame: usize, maxPhi: u32, maxDelta: u32): void {
  const before = nodes++;
  if (!decideAtSight(frame) && !listMoves(frame)) {
    while (true) {
      const best = choose(frame, maxPhi, maxDelta);
      if (best == 0) break;
      const next = frame + FRAME_BYTES;
      store<u64>(next, load<u64>(best, 16));
      store<u64>(next, load<u64>(best, 24), 8);
      store<i32>(next, 1 - load<i32>(frame, 24), 24);
      visit(next, maxDelta - delta + load<u32>(best, 4), min(maxPhi, secondDelta + (secondDelta >> 2) + 1));
      if (known == OPEN) {
        store<u32>(best, phi, 4);
        store<u32>(best, delta, 8);
      } else if (takeProof(frame, best, known, carrier)) {
        break;
      }
    }
  }
  const stones0 = load<u64>(frame);
  const stones1 = load<u64>(frame, 8);
  const mover = load<i32>(frame, 24);
  if (known == OPEN) rememberOpen(stones0, stones1, mover, phi, delta, nodes - before);
  else rememberProof(stones0, stones1, mover, known, carrier, nodes - before);
}

let secondDelta: u32 = 0;

/** The move to look at next, the numbers of the frame being counted; 0 when the frame is to be left. */
function choose(frame: usize, maxPhi: u32, maxDelta: u32): usize {
  const mustPlay = load<u64>(frame, 16);
  const end = frame + MOVES + <usize>load<i32>(frame, 28) * MOVE_BYTES;
  let best: usize = 0;
  phi = INFINITE;
  secondDelta = INFINITE;
  delta = 0;
  for (let move = frame + MOVES; move < end; move += MOVE_BYTES) {
    if ((mustPlay & bitAt(load<i32>(move))) == 0) continue;
    delta = min(INFINITE - 1, delta + load<u32>(move, 4));
    const deltaAfter = load<u32>(move, 8);
    if (deltaAfter < phi) {
      secondDelta = phi;
      phi = deltaAfter;
      best = move;
    } else if (deltaAfter < secondDelta) {
      secondDelta = deltaAfter;
    }
  }
  known = OPEN;
  return phi >= maxPhi || delta >= maxDelta || nodes >= limit ? 0 : best;
}

/** Decides a position by connections that need no search, or notes the threats of the other. */
function decideAtSight(frame: usize): bool {
  const mover = load<i32>(frame, 24);
  const own = load<u64>(frame + (<usize>mover << 3));
  const other = load<u64>(frame + (<usize>(1 - mover) << 3));
  connect(mover, own, other);
  if (isConnected || threatCount() > 0) {
    known = WON;
    carrier = isConnected ? connection : smallestThreat();
    return true;
  }
  connect(1 - mover, other, own);
  if (isConnected) {
    known = LOST;
    carrier = connection;
    return true;
  }
  store<u64>(frame, board & ~(own | other), 16);
  store<i32>(frame, 0, 32);
  for (let index = 0; index < threatCount(); index++) addThreat(frame, threatAt(index));
  return load<u64>(frame, 16) == 0 && lose(frame);
}

function smallestThreat(): u64 {
  let smallest = threatAt(0);
  for (let index = 1; index < threatCount(); index++) {
    if (popcnt(threatAt(index)) < popcnt(smallest)) smallest = threatAt(index);
  }
  return smallest;
}

/** Lists the moves of must-play, those that look best first, with what is known of them; true when that decides. */
function listMoves(frame: usize): bool {
  const mover = load<i32>(frame, 24);
  const stones0 = load<u64>(frame);
  const stones1 = load<u64>(frame, 8);
  seeAgain(stones0, stones1);
  measure();
  const count = sortMoves(frame);
  store<i32>(frame, count, 28);
  for (let index = 0; index < count; index++) {
    const move = frame + MOVES + <usize>index * MOVE_BYTES;
    const cell = bitAt(load<i32>(move));
    if ((load<u64>(frame, 16) & cell) == 0) continue;
    recallFilled(mover == 0 ? stones0 | cell : stones0, mover == 1 ? stones1 | cell : stones1);
    store<u64>(move, filled0, 16);
    store<u64>(move, filled1, 24);
    store<u64>(move, captured0, 32);
    store<u64>(move, captured1, 40);
    let after = NOTHING;
    if (joinedBy < 0) after = find(filled0, filled1, 1 - mover);
    if (joinedBy >= 0 || after >= WON) {
      const proof: u64 = joinedBy >= 0 ? 0 : foundCarrier;
      if (joinedBy >= 0) after = joinedBy == mover ? LOST : WON;
      if (takeProof(frame, move, after, proof)) return true;
    } else {
      store<u32>(move, after == OPEN ? foundPhi : 1, 4);
      store<u32>(move, after == OPEN ? foundDelta : 1, 8);
    }
  }
  return false;
}

/** The cells of must-play by distance, as moves of the frame; returns their number. */
function sortMoves(frame: usize): i32 {
  let count = 0;
  for (let rest = load<u64>(frame, 16); rest != 0; rest &= rest - 1) {
    const cell = indexOfLowest(rest);
    let place = frame + MOVES + <usize>count * MOVE_BYTES;
    for (; place > frame + MOVES && distanceOf(load<i32>(place - MOVE_BYTES)) > distanceOf(cell); place -= MOVE_BYTES) {
      store<i32>(place, load<i32>(place - MOVE_BYTES));
    }
    store<i32>(place, cell);
    count++;
  }
  return count;
}

/** The position after a move is decided: what that says here. True when it decides this one too. */
function takeProof(frame: usize, move: usize, after: i32, proof: u64): bool {
  const mover = load<i32>(frame, 24);
  const winner = after == LOST ? mover : 1 - mover;
  const cells = proof | load<u64>(move + (<usize>winner << 3), 32);
  if (winner == mover) {
    known = WON;
    carrier = cells | bitAt(load<i32>(move));
    return true;
  }
  addThreat(frame, cells);
  return load<u64>(frame, 16) == 0 && lose(frame);
}

@inline
function addThreat(frame: usize, cells: u64): void {
  const count = load<i32>(frame, 32);
  store<u64>(frame + THREATS + (<usize>count << 3), cells);
  store<i32>(frame, count + 1, 32);
  store<u64>(frame, load<u64>(frame, 16) & cells, 16);
}

/** No move meets all threats. Those that are not needed for that are dropped, the largest first. */
function lose(frame: usize): bool {
  const list = frame + THREATS;
  const end = list + (<usize>load<i32>(frame, 32) << 3);
  for (let place = list; place < end; place += 8) {
    const threat = load<u64>(place);
    let to = place;
    for (; to > list && popcnt(load<u64>(to - 8)) < popcnt(threat); to -= 8) store<u64>(to, load<u64>(to - 8));
    store<u64>(to, threat);
  }
  carrier = 0;
  let common = ~(<u64>0); // of those that are kept
  for (let place = list; place < end; place += 8) {
    let others = common;
    for (let later = place + 8; later < end; later += 8) others &= load<u64>(later);
    if (others == 0) continue;
    common &= load<u64>(place);
    carrier |= load<u64>(place);
  }
  known = LOST;
  return true;
}
