import { before, beginOf, behind, besides, dominoes, packed, packedFromEnd, placesIn, stepOf } from "./board";
import { back, both, Cells, count, either, first, isEmpty, last, MAX_CELLS, noCells, without } from "./cells";
import { leastLoss } from "./losses";

/*
 * Who certainly wins, by counting (Breuker, Uiterwijk and van den Herik 2000; Bullock 2002). If one player can be sure
 * of `sure` more moves, and the other can make no more than `most`, the first one wins when sure ≥ most, and one move
 * more is needed by the player who is to move. For V (H: the same with rows and columns exchanged):
 *
 *     safe         a place whose cells H cannot use                          1 move, whatever happens
 *     protective   a 2 × 2 block whose left or right side is closed:         2 moves for one turn, for a domino away
 *                  X . .                                                     from the closed side makes the cells
 *                  X . .                                                     at that side safe
 *     vulnerable   any other place; a move of H spoils one, or two that      1 move for one turn
 *                  lie side by side
 *
 * All are chosen so that they share no cell. How many moves that makes when both take turns, V taking areas and H
 * spoiling them, is in a small table. H can make no more moves than dominoes fit into its rows, nor than half of the
 * cells that are left to H when V has made those moves; and each run of H loses dominoes to those moves (losses.ts).
 */
let sureTable: usize = 0;
const MAX_BLOCKS: i32 = MAX_CELLS / 4;
const MAX_AREAS: i32 = MAX_CELLS / 2;
const AREAS: i32 = MAX_AREAS + 1;
const SURE_BYTES: usize = <usize>(2 * (MAX_BLOCKS + 1) * AREAS * AREAS);

@inline
function placeOf(isToMove: i32, blocks: i32, paired: i32, single: i32): usize {
  return sureTable + <usize>(((isToMove * (MAX_BLOCKS + 1) + blocks) * AREAS + paired) * AREAS + single);
}

@inline
function sureMoves(isToMove: i32, blocks: i32, paired: i32, single: i32): i32 {
  return <i32>load<u8>(placeOf(isToMove, blocks, paired, single));
}

/**
 * Fills the table where it is told: the moves sure from protective blocks, and from vulnerable areas that have a
 * neighbour or none. Returns where it ends.
 */
export function setSureMoves(place: usize): usize {
  sureTable = place;
  for (let blocks = 0; blocks <= MAX_BLOCKS; blocks++) {
    for (let paired = 0; paired <= MAX_AREAS; paired++) {
      for (let single = 0; single <= MAX_AREAS; single++) {
        let own = 0;
        if (blocks > 0) own = max(own, 2 + sureMoves(0, blocks - 1, paired, single));
        if (paired > 0) own = max(own, 1 + sureMoves(0, blocks, paired - 1, single));
        if (single > 0) own = max(own, 1 + sureMoves(0, blocks, paired, single - 1));
        store<u8>(placeOf(1, blocks, paired, single), <u8>own);
        let other = blocks + paired + single == 0 ? 0 : 255;
        if (blocks > 1) other = min(other, sureMoves(1, blocks - 2, paired, single));
        if (blocks > 0 && paired > 0) other = min(other, sureMoves(1, blocks - 1, paired - 1, single));
        if (blocks > 0) other = min(other, sureMoves(1, blocks - 1, paired, single));
        if (paired > 1) other = min(other, sureMoves(1, blocks, paired - 2, single));
        if (paired > 0) other = min(other, sureMoves(1, blocks, paired - 1, single));
        if (single > 0) other = min(other, sureMoves(1, blocks, paired, single - 1));
        store<u8>(placeOf(0, blocks, paired, single), <u8>other);
      }
    }
  }
  return place + SURE_BYTES;
}

/**
 * Whether a player certainly wins, given the cells that each can use and the player's safe moves taken off before less
 * the other's; false when counting does not tell. A thorough count chooses blocks and areas from either end, and looks
 * at what each run of the other loses.
 */
export function certainlyWins(
  player: i32,
  own: Cells,
  other: Cells,
  lead: i32,
  isToMove: i32,
  isThorough: bool,
): bool {
  const step = stepOf(player);
  const begin = beginOf(player);
  const across = stepOf(1 - player);
  const beginAcross = beginOf(1 - player);
  const safe = packed(without(own, other), step, begin);
  const most = count(packed(other, across, beginAcross)) + isToMove;
  const sure = count(safe) + lead;
  if (sure >= most) return true;

  // Protective blocks, by their first cells.
  const free = either(own, other);
  const openBefore = before(free, across, beginAcross);
  const openBehind = back(behind(free, across, beginAcross), across);
  const isOpen = both(either(openBefore, back(openBefore, step)), either(openBehind, back(openBehind, step)));
  const corners = without(placesIn(placesIn(free, across, beginAcross), step, begin), isOpen);

  const unsafe = without(own, dominoes(safe, step));
  for (let isFromLast = 0; isFromLast < 2; isFromLast++) {
    const blocks = chosenBlocks(corners, step, across, isFromLast != 0);
    const rest = without(unsafe, blocks);
    let areas = packed(rest, step, begin); // vulnerable areas in what is left
    if (suffices(areas, blocks, other, sure, most, isToMove, player, isThorough)) return true;
    if (!isThorough) return false;
    areas = packedFromEnd(rest, step, begin);
    if (suffices(areas, blocks, other, sure, most, isToMove, player, true)) return true;
    if (isEmpty(corners)) return false;
  }
  return false;
}

/** Blocks that share no cell, by their corners from the first one on, or from the last one: all their cells. */
@inline
function chosenBlocks(corners: Cells, step: u64, across: u64, isFromLast: bool): Cells {
  let chosen = noCells();
  let rest = corners;
  while (!isEmpty(rest)) {
    const corner = isFromLast ? last(rest) : first(rest);
    rest = without(rest, corner);
    const block = dominoes(dominoes(corner, across), step);
    if (isEmpty(both(block, chosen))) chosen = either(chosen, block);
  }
  return chosen;
}

/** Whether these areas and blocks, beside the moves that are sure already, are as many as the other can make. */
@inline
function suffices(
  areas: Cells,
  blocks: Cells,
  other: Cells,
  sure: i32,
  most: i32,
  isToMove: i32,
  player: i32,
  isThorough: bool,
): bool {
  const step = stepOf(player);
  const across = stepOf(1 - player);
  const beginAcross = beginOf(1 - player);
  const areaCells = dominoes(areas, step);
  const touched = both(areaCells, besides(either(areaCells, blocks), across, beginAcross));
  const paired = count(both(areas, either(touched, back(touched, step))));
  const areaCount = count(areas);
  const more = sureMoves(isToMove, count(blocks) >> 2, paired, areaCount - paired);
  if (sure + more >= most) return true;

  // Each of these moves takes cells from the other: one or two in an area, two in a block.
  const oneCell = areaCount - count(both(both(areas, other), back(both(areaCells, other), step)));
  const taken = 2 * more - min(more, oneCell);
  if (sure + more >= ((count(other) - taken) >> 1) + isToMove) return true;
  if (!isThorough || sure + more + taken < most) return false;
  return sure + more + leastLoss(either(areaCells, blocks), other, taken, across, beginAcross) >= most;
}
