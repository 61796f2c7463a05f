import { before, beginOf, behind, besides, dominoes, HORIZONTAL, packed, placesIn, stepOf, VERTICAL } from "./board";
import { back, both, Cells, count, either, isEmpty, isSame, noCells, without } from "./cells";

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
export let free: Cells = noCells();
export let ofVertical: Cells = noCells();
export let ofHorizontal: Cells = noCells();
export let lead: i32 = 0;

export function reduce(set: Cells, leadBefore: i32): void {
  const vertical = usable(set, VERTICAL);
  const horizontal = usable(set, HORIZONTAL);
  const goneVertical = settledCells(vertical, horizontal, VERTICAL);
  const goneHorizontal = settledCells(horizontal, vertical, HORIZONTAL);
  ofVertical = without(vertical, goneVertical);
  ofHorizontal = without(horizontal, goneHorizontal);
  free = either(ofVertical, ofHorizontal);
  lead = leadBefore;
  if (!isEmpty(goneVertical)) lead += movesIn(goneVertical, VERTICAL);
  if (!isEmpty(goneHorizontal)) lead -= movesIn(goneHorizontal, HORIZONTAL);
}

@inline
function usable(set: Cells, player: i32): Cells {
  return both(set, besides(set, stepOf(player), beginOf(player)));
}

@inline
function movesIn(set: Cells, player: i32): i32 {
  return count(packed(set, stepOf(player), beginOf(player)));
}

/** The cells of a player's safe runs that stand alone, and the tails of the others. */
@inline
function settledCells(own: Cells, other: Cells, player: i32): Cells {
  const step = stepOf(player);
  const begin = beginOf(player);
  const safe = without(own, other);
  if (isEmpty(safe)) return safe;
  let attached = both(besides(both(own, other), step, begin), safe);
  for (let grown = attached; ; ) {
    grown = either(grown, both(besides(grown, step, begin), safe));
    if (isSame(grown, attached)) break;
    attached = grown;
  }
  let gone = without(safe, attached);
  let tails = tailsIn(attached, own, step, begin);
  while (!isEmpty(tails)) {
    gone = either(gone, tails);
    tails = tailsIn(without(attached, gone), without(own, gone), step, begin);
  }
  return gone;
}

/** The last two of three safe cells, at either end of a run of the player's cells. */
@inline
function tailsIn(safe: Cells, own: Cells, step: u64, begin: Cells): Cells {
  const safeBefore = before(safe, step, begin);
  const safeBehind = behind(safe, step, begin);
  const inFront = both(placesIn(safe, step, begin), behind(safeBehind, step, begin));
  const atEnd = both(both(safe, safeBefore), before(safeBefore, step, begin));
  const first = without(inFront, before(own, step, begin));
  const last = without(atEnd, behind(own, step, begin));
  return either(dominoes(first, step), either(last, back(last, step)));
}
