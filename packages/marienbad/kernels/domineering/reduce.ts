import { beginOf, besides, count, HORIZONTAL, packed, stepOf, VERTICAL } from "./board";

/*
 * What can be taken off the board because its worth is known: cells that nobody can use, and safe moves, which are an
 * integer. Cells that only V can use are safe for V:
 *
 *     . . X      the run in the last column stands alone: V has one safe move there, and it is taken off
 *     . X .      (an odd cell of such a run is worth nothing)
 *     . X .
 *
 * Where such a run leads on to cells that both can use, it is left alone but for its tail: of three or more safe cells
 * that end a column the two last are worth one move exactly, since the move across them and the third is never better.
 */

/** The free cells that are left after `reduce`, those that each player can use, and V's safe moves less H's. */
export let free: u64 = 0;
export let ofVertical: u64 = 0;
export let ofHorizontal: u64 = 0;
export let lead: i32 = 0;

export function reduce(set: u64, leadBefore: i32): void {
  const vertical = usable(set, VERTICAL);
  const horizontal = usable(set, HORIZONTAL);
  const goneVertical = settledCells(vertical, horizontal, VERTICAL);
  const goneHorizontal = settledCells(horizontal, vertical, HORIZONTAL);
  ofVertical = vertical & ~goneVertical;
  ofHorizontal = horizontal & ~goneHorizontal;
  free = ofVertical | ofHorizontal;
  lead = leadBefore;
  if (goneVertical != 0) lead += movesIn(goneVertical, VERTICAL);
  if (goneHorizontal != 0) lead -= movesIn(goneHorizontal, HORIZONTAL);
}

@inline
function usable(set: u64, player: i32): u64 {
  return set & besides(set, stepOf(player), beginOf(player));
}

@inline
function movesIn(set: u64, player: i32): i32 {
  return count(packed(set, stepOf(player), beginOf(player)));
}

/** The cells of a player's safe runs that stand alone, and the tails of the others. */
@inline
function settledCells(own: u64, other: u64, player: i32): u64 {
  const step = stepOf(player);
  const begin = beginOf(player);
  const safe = own & ~other;
  if (safe == 0) return 0;
  let attached = besides(own & other, step, begin) & safe;
  for (let grown = attached; ; ) {
    grown |= besides(grown, step, begin) & safe;
    if (grown == attached) break;
    attached = grown;
  }
  let gone = safe & ~attached;
  let tails = tailsIn(attached, own, step, begin);
  while (tails != 0) {
    gone |= tails;
    tails = tailsIn(attached & ~gone, own & ~gone, step, begin);
  }
  return gone;
}

/** The last two of three safe cells, at either end of a run of the player's cells. */
@inline
function tailsIn(safe: u64, own: u64, step: u64, begin: u64): u64 {
  const before = (safe & begin) << step; // the cell before is safe
  const behind = (safe >> step) & begin;
  const first = safe & behind & (behind >> step) & begin & ~((own & begin) << step);
  const last = safe & before & ((before & begin) << step) & ~((own >> step) & begin);
  return first | (first << step) | last | (last >> step);
}
