import { HOLE, neighboursOfCells, type Tiles } from "./board.ts";
import { type Gauge, placesOfLookups, sidesOf } from "./gauge.ts";

/** A search that can be left and taken up again. */
export interface TaquinSearch {
  /** Goes on until about `budget` more boards are expanded; true when the answer is there. */
  advance(budget: number): boolean;
  /** Boards within the bound, over all the rounds. */
  readonly expanded: number;
  /** Boards that were looked at, those beyond the bound included: what the literature counts as nodes. */
  readonly generated: number;
  /** No solution is shorter than this; the length of the solution once it is found. */
  readonly bound: number;
  /** The cells that the hole goes through, the first and the last included. */
  readonly holes: readonly number[];
}

/** No board is further from its goal: 31, 80 and at most 208 moves for 3, 4 and 5 (Karlemo and Östergård 2000). */
const MAX_DEPTH = 256;
const NONE_BEYOND = 1 << 30;

/**
 * Iterative deepening A* (Korf 1985) on a board that changes in place. Needs a solvable board and an admissible
 * gauge that is 0 on the solved board alone; gives a shortest solution. Cost: exponential in the length that the gauge
 * misses; memory for one path. It never takes back the last move, and knows no other repetition.
 *
 *     depth         0      1      2          one row for each board of the current path
 *     hole          8      5      4          where its hole is
 *     nextWay       2      1      0          the neighbour of the hole to try next
 *     front, back  17,19  18,18  17,19       the two sums of the gauge: the board's and its mirror image's
 *
 * Going down, a tile slides into the hole and the places of its look-ups change by a constant (see `gauge.ts`); going
 * up, the same constants are taken away. Nothing is allocated.
 */
export function createTaquinSearch(gauge: Gauge, tiles: Tiles): TaquinSearch {
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

  const advance = (budget: number): boolean => {
    const until = expanded + budget;
    while (!found && expanded < until) {
      const hole = holeOfDepth[depth];
      const way = nextWayOfDepth[depth];
      if (way === wayCountOfCell[hole]) {
        // Nothing more to try here: up, or all over again with the next bound.
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

  return {
    advance,
    get expanded() {
      return expanded;
    },
    get generated() {
      return generated;
    },
    get bound() {
      return bound;
    },
    get holes() {
      return [...holeOfDepth.subarray(0, depth + 1)];
    },
  };
}
