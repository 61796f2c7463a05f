import { besides, packed } from "./board";
import { both, Cells, count, either, first, isEmpty, isSame, noCells, without } from "./cells";

/*
 * The dominoes that a player's runs lose when some of their cells are taken. Of two cells taken in one run the second
 * may cost nothing, and in an odd run the first may cost nothing either:
 *
 *     . . . .     2 dominoes   →   . X . .  1   →   X X . .  1   →   X X . X  0
 *     . . . . .   2            →   X . . . .  2   but   . X . . .  1
 */

/** The fewest dominoes that runs of `other` lose when this many of `cells` are taken, whichever they are. */
export function leastLoss(cells: Cells, other: Cells, taken: i32, step: u64, begin: Cells): i32 {
  let freeSingles = 0;
  let freePairs = 0;
  let rest = both(cells, other);
  while (!isEmpty(rest)) {
    const run = runAround(first(rest), other, step, begin);
    const inRun = both(rest, run);
    rest = without(rest, run);
    let pairable = count(inRun);
    if ((count(run) & 1) == 1 && !costs(inRun, run, step, begin)) {
      freeSingles++;
      pairable--;
    }
    freePairs += pairable >> 1; // in each pair one costs a domino and one does not
  }
  const singles = min(taken, freeSingles);
  return taken - singles - min(freePairs, (taken - singles) >> 1);
}

@inline
function runAround(cell: Cells, set: Cells, step: u64, begin: Cells): Cells {
  let run = noCells();
  for (let grown = cell; !isSame(grown, run); ) {
    run = grown;
    grown = either(run, both(set, besides(run, step, begin)));
  }
  return run;
}

/** Whether there is one cell only, and the run has fewer dominoes without it. */
@inline
function costs(cells: Cells, run: Cells, step: u64, begin: Cells): bool {
  if (count(cells) > 1) return false;
  return count(packed(without(run, cells), step, begin)) < count(packed(run, step, begin));
}
