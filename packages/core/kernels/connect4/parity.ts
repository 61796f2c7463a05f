import { board, hasLine, landingCells, upToLowest } from "./board";

/*
 * What can be said without searching: the player who does not move can answer on top, whenever the number of empty
 * cells is even ("claimeven" and "baseinverse" of Allis, A Knowledge-Based Approach of Connect-Four, 1988).
 *
 * Pair the empty cells of each column from the top downwards. Where one is left over at the bottom, a stone can land on
 * it now, and these single cells, even in number, are paired among themselves. The answer to a cell is always the
 * other cell of its pair, and is always possible:
 *
 *      U U U U      The player to move gets no more than L (the lower cells) and at most all the S (the single ones);
 *      L L L L      the other one gets every U (the upper cells).
 *      U U U U
 *      L L L L      So the player to move cannot win when their stones with L and S have no line, and
 *      S x S o      loses when, besides, the stones of the other with U have one.
 *      x o x o
 *
 * Above an upper cell where the other would complete a line, the player to move never gets: it is left out of L.
 */
let lowerCells: u64 = 0;
/** upper cells with at least 2(k − 1) cells above them, for k = 1 … */
const UPPER_CELLS: usize = 512;
const MAX_STEPS: i32 = 32;

export function setPairs(columns: i32, rows: i32): void {
  lowerCells = rowsOfColumns(columns, rows, rows - 2);
  for (let k = 0; k < MAX_STEPS; k++) {
    store<u64>(UPPER_CELLS + (k << 3), rowsOfColumns(columns, rows, rows - 1 - 2 * (k - 1)));
  }
}

/** Every second row from the one given downwards. */
function rowsOfColumns(columns: i32, rows: i32, highest: i32): u64 {
  let set: u64 = 0;
  for (let column = 0; column < columns; column++) {
    for (let row = highest; row >= 0; row -= 2) if (row < rows) set |= (<u64>1) << (column * (rows + 1) + row);
  }
  return set;
}

/**
 * Whether the score of the player to move is at most `bound`, by pairing alone; false when that does not tell. Needs an
 * even number of empty cells.
 *
 * A line among the upper cells is complete at the latest when only cells above one of its own are empty: with 2(k − 1)
 * cells above each of them the score is at most −k.
 */
@inline
export function isAtMost(bound: i32, own: u64, stones: u64, danger: u64): bool {
  const empty = board ^ stones;
  const landing = landingCells(stones);
  if (bound < 0) {
    const claimed = empty & load<u64>(UPPER_CELLS + ((-bound) << 3)) & ~landing;
    if (!hasLine((own ^ stones) | claimed)) return false;
  }
  const reachable = upToLowest(danger & ~(lowerCells | landing));
  return !hasLine(own | (empty & (lowerCells | landing) & reachable));
}
