import { checkOptions, MarienbadError, runnable, type Work } from "marienbad/base";
import type { PuzzleSolution, PuzzleSolveOptions } from "../entry.ts";
import { texts } from "../texts.ts";
import { HOLE, isSolvable, neighboursOfCells, slide, type Tiles } from "./board.ts";
import { type Gauge, placesOfLookups, sidesOf } from "./gauge.ts";

/** A shortest solution of the sliding puzzle. */
export interface TaquinSolution extends PuzzleSolution<Tiles> {
  /** Boards generated, including those beyond the bound: the nodes of the literature. */
  readonly generated: number;
}

const SLICE = 1 << 14;

/**
 * A shortest solution of a board, by IDA* in place. A 15-puzzle takes about 0.03 s with patterns; a random 5 × 5 takes
 * hours, so set a limit. Boards that cannot be solved are recognised by parity. Progress: expanded boards.
 */
export const solveTaquin = /* @__PURE__ */ runnable(function* solveTaquin(
  gauge: Gauge,
  tiles: Tiles,
  options: Pick<PuzzleSolveOptions, "limit"> = {},
): Work<TaquinSolution> {
  checkOptions("solveTaquin", options, { limit: true });
  const { limit = Number.POSITIVE_INFINITY } = options;
  const { size } = gauge;
  if (tiles.length !== size * size) throw new MarienbadError("bad-argument", texts.otherBoardSize(tiles.length, size));
  if (!isSolvable(tiles, size)) return UNSOLVABLE;
  const { advance, counts, holes } = createSearch(gauge, tiles);
  while (!advance(Math.min(SLICE, limit - counts().expanded))) {
    const { expanded, bound } = counts();
    if (expanded >= limit) {
      const sentence = texts.noSolutionWithinLimit(limit, bound);
      throw new MarienbadError("limit-reached", sentence, { parameters: { limit, bound } });
    }
    yield expanded;
  }
  const { expanded, generated } = counts();
  const path = [tiles];
  const cells = holes();
  for (let move = 1; move < cells.length; move++) path.push(slide(path[move - 1], cells[move], cells[move - 1]));
  return { found: true, path, cost: path.length - 1, expanded, generated, optimal: true };
});

export const UNSOLVABLE: TaquinSolution = {
  found: false,
  path: [],
  cost: Number.POSITIVE_INFINITY,
  expanded: 0,
  generated: 0,
  optimal: true,
};

/** A bound on solutions: 31, 80 and at most 208 moves for 3, 4 and 5 (Karlemo and Östergård 2000). */
const MAX_DEPTH = 256;
const NONE_BEYOND = 1 << 30;

/**
 * Iterative deepening A* (Korf 1985) on a board that changes in place. Needs a solvable board and an admissible gauge
 * that is 0 only on the solved board. Cost: exponential in the error of the gauge; memory for one path. It does not
 * take back the last move, and detects no other repetition.
 *
 *     depth         0      1      2          one row for each board of the current path
 *     hole          8      5      4          where its hole is
 *     nextWay       2      1      0          the neighbour of the hole to try next
 *     front, back  17,19  18,18  17,19       the two sums of the gauge: the board's and its mirror image's
 *
 * When a tile slides into the hole, the places of its look-ups change by constants (see `gauge.ts`), which are
 * subtracted again on the way up. Nothing is allocated.
 */
function createSearch(gauge: Gauge, tiles: Tiles) {
  const { size, values, lookups } = gauge;
  const { firstChangeOfSlide, lookupOfChange, stepOfChange } = gauge.changes;
  const cells = size * size;
  const sideOfLookup = Uint8Array.from(lookups, ({ side }) => side);
  const placeOfLookup = Int32Array.from(placesOfLookups(gauge, tiles));
  const neighbours = neighboursOfCells(size);
  const wayCountOfCell = Uint8Array.from(neighbours, (near) => near.length);
  const neighbourOfWay = Uint8Array.from({ length: cells * 4 }, (_, way) => neighbours[way >> 2][way & 3] ?? 0);

  const tileOfCell = Uint8Array.from(tiles);
  const holeOfDepth = new Uint8Array(MAX_DEPTH);
  const nextWayOfDepth = new Uint8Array(MAX_DEPTH);
  const slideOfDepth = new Int32Array(MAX_DEPTH); // the slide that led to this depth
  const frontOfDepth = new Int32Array(MAX_DEPTH);
  const backOfDepth = new Int32Array(MAX_DEPTH);

  holeOfDepth[0] = tiles.indexOf(HOLE);
  [frontOfDepth[0], backOfDepth[0]] = sidesOf(gauge, [...placeOfLookup]);
  let bound = Math.max(frontOfDepth[0], backOfDepth[0]);
  let beyond = NONE_BEYOND; // the least estimate beyond the bound: the next bound
  let depth = 0;
  let expanded = 1;
  let generated = 1;
  let found = bound === 0;

  /** Expands about `budget` more boards; true once a solution is found. */
  const advance = (budget: number): boolean => {
    const until = expanded + budget;
    while (!found && expanded < until) {
      const hole = holeOfDepth[depth];
      const way = nextWayOfDepth[depth];
      if (way === wayCountOfCell[hole]) {
        // Go up, or begin again with the next bound.
        nextWayOfDepth[depth] = 0;
        if (depth === 0) {
          bound = beyond;
          beyond = NONE_BEYOND;
          expanded++;
          generated++;
          continue;
        }
        const slide = slideOfDepth[depth];
        for (let change = firstChangeOfSlide[slide]; change < firstChangeOfSlide[slide + 1]; change++) {
          placeOfLookup[lookupOfChange[change]] -= stepOfChange[change];
        }
        depth--;
        tileOfCell[hole] = tileOfCell[holeOfDepth[depth]];
        continue;
      }
      nextWayOfDepth[depth] = way + 1;
      const from = neighbourOfWay[hole * 4 + way];
      if (depth > 0 && from === holeOfDepth[depth - 1]) continue;

      const slide = (tileOfCell[from] * cells + hole) * 4 + way;
      const end = firstChangeOfSlide[slide + 1];
      let front = frontOfDepth[depth];
      let back = backOfDepth[depth];
      for (let change = firstChangeOfSlide[slide]; change < end; change++) {
        const lookup = lookupOfChange[change];
        const place = placeOfLookup[lookup];
        const difference = values[place + stepOfChange[change]] - values[place];
        if (sideOfLookup[lookup] === 0) front += difference;
        else back += difference;
      }
      generated++;
      const estimate = front > back ? front : back;
      const total = depth + 1 + estimate;
      if (total > bound) {
        if (total < beyond) beyond = total;
        continue;
      }
      for (let change = firstChangeOfSlide[slide]; change < end; change++) {
        placeOfLookup[lookupOfChange[change]] += stepOfChange[change];
      }
      tileOfCell[hole] = tileOfCell[from];
      depth++;
      holeOfDepth[depth] = from;
      slideOfDepth[depth] = slide;
      frontOfDepth[depth] = front;
      backOfDepth[depth] = back;
      expanded++;
      found = estimate === 0;
    }
    return found;
  };

  const counts = () => ({ expanded, generated, bound });
  const holes = (): number[] => [...holeOfDepth.subarray(0, depth + 1)];
  return { advance, counts, holes };
}
