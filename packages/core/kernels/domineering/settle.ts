import { canonical, VERTICAL } from "./board";
import { certainlyWins } from "./bounds";
import { Cells, noCells } from "./cells";
import { free, lead, ofHorizontal, ofVertical, reduce } from "./reduce";
import { find } from "./table";

export const UNDECIDED: i32 = -1;

/** The least image of what `settle` has left of an undecided position. */
export let key: Cells = noCells();

/** The winner when counting or the table tells; what is left of the position is in `free`, `lead` and `key`. */
export function settle(set: Cells, leadBefore: i32, turn: i32, isThorough: bool): i32 {
  reduce(set, leadBefore);
  const leadOfTurn = turn == VERTICAL ? lead : -lead;
  const own = turn == VERTICAL ? ofVertical : ofHorizontal;
  const other = turn == VERTICAL ? ofHorizontal : ofVertical;
  if (certainlyWins(turn, own, other, leadOfTurn, 1, isThorough)) return turn;
  if (certainlyWins(1 - turn, other, own, -leadOfTurn, 0, isThorough)) return 1 - turn;
  key = canonical(free);
  return find(key, turn, lead);
}
