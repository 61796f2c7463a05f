import { MarienbadError } from "../../../base/error.ts";
import { sameText } from "../../../base/text.ts";
import { run, runAsync, type Watch, type Work } from "../../../base/work.ts";
import type { PuzzleSolution, PuzzleSolveOptions } from "../entry.ts";
import { isSolvable, slide, type Tiles } from "./board.ts";
import type { Gauge } from "./gauge.ts";
import { createTaquinSearch } from "./search.ts";

export interface TaquinSolution extends PuzzleSolution<Tiles> {
  /** Boards that were looked at, those beyond the bound included: what the literature counts as nodes. */
  readonly generated: number;
}

/** Boards expanded between two pauses. */
const SLICE = 1 << 14;

/**
 * A shortest solution of a board, by IDA* in place (see `search.ts`). A board that cannot be solved is said to be so at
 * once, by parity. A 15-puzzle takes about 0.03 s with patterns, 3 × 3 no time; a random 5 × 5 is out of reach of
 * every solver of this kind (hours), one that was scrambled by some dozens of moves is not: set a limit.
 */
export function solveTaquin(
  gauge: Gauge,
  tiles: Tiles,
  options: Pick<PuzzleSolveOptions, "limit"> = {},
): TaquinSolution {
  return run(solving(gauge, tiles, options));
}

/** The same, letting other work in; `onProgress` is told how many boards are expanded. */
export function solveTaquinInSlices(
  gauge: Gauge,
  tiles: Tiles,
  options: Watch & Pick<PuzzleSolveOptions, "limit"> = {},
): Promise<TaquinSolution> {
  return runAsync(solving(gauge, tiles, options), options);
}

function* solving(gauge: Gauge, tiles: Tiles, { limit }: Pick<PuzzleSolveOptions, "limit">): Work<TaquinSolution> {
  const { size } = gauge;
  if (tiles.length !== size * size) {
    throw new MarienbadError(
      "bad-argument",
      sameText(`A board of ${tiles.length} cells was given to a gauge for ${size} × ${size}.`),
    );
  }
  if (!isSolvable(tiles, size)) return UNSOLVABLE;
  const search = createTaquinSearch(gauge, tiles);
  const most = limit ?? Number.POSITIVE_INFINITY;
  while (!search.advance(Math.min(SLICE, most - search.expanded))) {
    if (search.expanded >= most) throw limitReached(most, search.bound);
    yield search.expanded;
  }
  const { holes, expanded, generated } = search;
  const path = [tiles];
  for (let move = 1; move < holes.length; move++) path.push(slide(path[move - 1], holes[move], holes[move - 1]));
  return { found: true, path, cost: path.length - 1, expanded, generated, optimal: true };
}

export const UNSOLVABLE: TaquinSolution = {
  found: false,
  path: [],
  cost: Number.POSITIVE_INFINITY,
  expanded: 0,
  generated: 0,
  optimal: true,
};

function limitReached(limit: number, bound: number): MarienbadError {
  return new MarienbadError("limit-reached", {
    en: `No solution is found after ${limit.toLocaleString("en")} expanded boards, the limit; all have at least ${bound} moves. Raise the limit, or scramble less.`,
    fr: `Pas de solution après ${limit.toLocaleString("fr")} plateaux développés, la limite ; toutes ont au moins ${bound} coups. Élevez la limite, ou mélangez moins.`,
  });
}
