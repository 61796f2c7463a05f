import { count, lineAt, lineCount } from "./board";

/*
 * A completing cell is the last empty one of a line in which all other stones are one player's. Who is to move and has
 * one wins; who faces two is lost; who faces one must take it.
 */

/** The completing cells of the player with stones `own`. */
export function completingCells(own: u64, other: u64): u64 {
  let found: u64 = 0;
  for (let index = 0; index < lineCount; index++) {
    const line = lineAt(index);
    if ((line & other) != 0) continue;
    const missing = line & ~own;
    if ((missing & (missing - 1)) == 0) found |= missing;
  }
  return found;
}

/** More steps than this are not spent on one sequence. */
const MAX_STEPS: i32 = 400;
let steps: i32 = 0;

/**
 * Whether the player to move, with stones `own`, wins by threats alone: each move leaves one completing cell, which the
 * other must take, until one leaves two. False says nothing. Needs a position where nobody can complete a line now,
 * but for the other player in at most one cell.
 */
export function winsByThreats(own: u64, other: u64): bool {
  steps = 0;
  return goesOn(own, other);
}

function goesOn(own: u64, other: u64): bool {
  if (++steps > MAX_STEPS) return false;
  let danger: u64 = 0;
  let tried: u64 = 0;
  for (let index = 0; index < lineCount; index++) {
    const line = lineAt(index);
    if ((line & own) != 0) continue;
    const missing = line & ~other;
    if ((missing & (missing - 1)) == 0) danger |= missing;
  }
  if ((danger & (danger - 1)) != 0) return false;
  for (let index = 0; index < lineCount; index++) {
    const line = lineAt(index);
    if ((line & other) != 0) continue;
    const missing = line & ~own;
    if (count(missing) != 2) continue;
    const first = missing & -missing;
    const second = missing ^ first;
    if ((tried & first) == 0 && (danger == 0 || danger == first) && threatens(own | first, other)) return true;
    if ((tried & second) == 0 && (danger == 0 || danger == second) && threatens(own | second, other)) return true;
    tried |= missing;
  }
  return false;
}

/** The same after such a move. */
function threatens(own: u64, other: u64): bool {
  const completing = completingCells(own, other);
  return (completing & (completing - 1)) != 0 || goesOn(own, other | completing);
}
