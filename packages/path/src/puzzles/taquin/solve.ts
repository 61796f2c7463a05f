import { checkOptions, MarienbadError, run, type Work, withWork } from "marienbad/base";
import type { PuzzleSolution, PuzzleSolveOptions } from "../entry.ts";
import { texts } from "../texts.ts";
import { isSolvable, slide, type Tiles } from "./board.ts";
import type { Gauge } from "./gauge.ts";
import { createTaquinSearch } from "./search.ts";

/** A shortest solution of the sliding puzzle, and what it cost to find. */
export interface TaquinSolution extends PuzzleSolution<Tiles> {
  /** Boards that were looked at, those beyond the bound included: what the literature counts as nodes. */
  readonly generated: number;
}

/** Boards expanded between two pauses. */
const SLICE = 1 << 14;

/**
 * A shortest solution of a board, by IDA* in place (see `search.ts`). A board that cannot be solved is known by its
 * parity, at once. A 15-puzzle takes about 0.03 s with patterns, 3 × 3 no time; a random 5 × 5 is out of reach of every
 * solver of this kind (hours), one that was scrambled by some dozens of moves is not: set a limit.
 */
export const solveTaquin = /* @__PURE__ */ withWork(function solveTaquin(
  gauge: Gauge,
  tiles: Tiles,
  options: Pick<PuzzleSolveOptions, "limit"> = {},
): TaquinSolution {
  checkOptions("solveTaquin", options, { limit: true });
  return run(solveTaquinWork(gauge, tiles, options));
}, solveTaquinWork);

/** The same as a work. Progress is the number of boards that are expanded. */
function* solveTaquinWork(
  gauge: Gauge,
  tiles: Tiles,
  { limit = Number.POSITIVE_INFINITY }: Pick<PuzzleSolveOptions, "limit"> = {},
): Work<TaquinSolution> {
  const { size } = gauge;
  if (tiles.length !== size * size) {
    throw new MarienbadError("bad-argument", texts.otherBoardSize(tiles.length, size));
  }
  if (!isSolvable(tiles, size)) return UNSOLVABLE;
  const search = createTaquinSearch(gauge, tiles);
  while (!search.advance(Math.min(SLICE, limit - search.expanded))) {
    const { expanded, bound } = search;
    if (expanded >= limit) {
      const sentence = texts.noSolutionWithinLimit(limit, bound);
      throw new MarienbadError("limit-reached", sentence, { parameters: { limit, bound } });
    }
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
