import { setBoard } from "./board";
import { setCosts } from "./decide";
import { setMap } from "./find";
import { setLines } from "./lines";
import { setUnits } from "./units";

export { decide, forget, giveCosts, lookLeast, lookTurned, note, tallies, tally, walk } from "./decide";
export { enter, firstLow, lastLow, take } from "./distances";
export {
  collect,
  finishedCount,
  liveCount,
  markLeastMoves,
  markMoves,
  markOne,
  markSame,
  markTurned,
} from "./find";
export { sum } from "./sum";
export { open } from "./units";

/*
 * Levels of connect-4, range by range. A range has a list of its live positions (those that no line has ended), unit
 * by unit (units.ts).
 *
 *     memory   1,024 …   tables of units.ts and decide.ts
 *              65,536 …  table of lines.ts | map of find.ts | costs of decide.ts | arrays: lists and values that come
 *                        in and go out, at addresses that the caller chooses
 */

/** Returns where the arrays begin. */
export function configure(columns: i32, rows: i32, highColumns: i32, leftColumns: i32): usize {
  setBoard(columns, rows, highColumns, leftColumns);
  setUnits();
  return setCosts(setMap(setLines(rows)));
}
