import { checkSize, HOLE, neighboursOfCells, type Tiles } from "./board.ts";

/**
 * An estimate of the taquin: a sum of look-ups in tables. A place in a table is a sum of shares, one for each tile by
 * its cell, so that a slide changes it by a constant. Of two sides (board and mirror image) the larger sum counts.
 *
 *     places:  tile 7 on cell 3 adds 3·16², tile 8 on cell 11 adds 11·16, tile 9 on cell 5 adds 5  →  place 949
 *     value:   distanceOfPlace[base + 949]
 */
export interface Gauge {
  readonly size: number;
  /** All the tables, one after the other. */
  readonly values: Uint8Array;
  readonly lookups: readonly Lookup[];
  readonly changes: ReturnType<typeof slideChanges>;
}

export function createGauge(size: number, values: Uint8Array, lookups: readonly Lookup[]): Gauge {
  checkSize(size);
  return { size, values, lookups, changes: slideChanges(size, lookups) };
}

export interface Lookup {
  /** Offset of its table in `values`. */
  readonly base: number;
  readonly side: 0 | 1;
  share(tile: number, cell: number): number;
}

/** The place in `values` of every look-up. */
export function placesOfLookups(gauge: Gauge, tiles: Tiles): number[] {
  return gauge.lookups.map(({ base, share }) => {
    let place = base;
    for (let cell = 0; cell < tiles.length; cell++) if (tiles[cell] !== HOLE) place += share(tiles[cell], cell);
    return place;
  });
}

/** The sums of the two sides. */
export function sidesOf(gauge: Gauge, places: readonly number[]): [number, number] {
  const sums: [number, number] = [0, 0];
  gauge.lookups.forEach(({ side }, lookup) => {
    sums[side] += gauge.values[places[lookup]];
  });
  return sums;
}

/** The estimate of a board. */
export function measure(gauge: Gauge, tiles: Tiles): number {
  const [board, image] = sidesOf(gauge, placesOfLookups(gauge, tiles));
  return Math.max(board, image);
}

/**
 * The changes of places by slides, as flat lists. Slide (tile · cells + hole) · 4 + i moves the tile from the i-th
 * neighbour of the hole into the hole; its changes are numbered from `firstChangeOfSlide[slide]`.
 */
function slideChanges(size: number, lookups: readonly Lookup[]) {
  const cells = size * size;
  const neighbours = neighboursOfCells(size);
  const first: number[] = [];
  const lookupOfChange: number[] = [];
  const stepOfChange: number[] = [];
  for (let slide = 0; slide < cells * cells * 4; slide++) {
    first.push(stepOfChange.length);
    const tile = Math.floor(slide / (cells * 4));
    const hole = Math.floor(slide / 4) % cells;
    const from = neighbours[hole][slide % 4];
    if (tile === HOLE || from === undefined) continue;
    lookups.forEach(({ share }, lookup) => {
      const step = share(tile, hole) - share(tile, from);
      if (step === 0) return;
      lookupOfChange.push(lookup);
      stepOfChange.push(step);
    });
  }
  first.push(stepOfChange.length);
  return {
    firstChangeOfSlide: Int32Array.from(first),
    lookupOfChange: Int32Array.from(lookupOfChange),
    stepOfChange: Int32Array.from(stepOfChange),
  };
}

/** The moves of each tile on an empty board. Admissible and consistent: a move changes the estimate by exactly one. */
export function manhattanGauge(size: number): Gauge {
  const cells = size * size;
  const values = new Uint8Array(cells * cells);
  const lookups: Lookup[] = [];
  for (let goal = 0; goal < cells - 1; goal++) {
    for (let cell = 0; cell < cells; cell++) values[goal * cells + cell] = manhattanDistance(cell, goal, size);
    lookups.push({ base: goal * cells, side: 0, share: (tile, cell) => (tile === goal + 1 ? cell : 0) });
  }
  return createGauge(size, values, lookups);
}

function manhattanDistance(from: number, to: number, size: number): number {
  const rows = Math.abs(Math.floor(from / size) - Math.floor(to / size));
  return rows + Math.abs((from % size) - (to % size));
}

/**
 * Admissible and consistent: Manhattan distance plus 2 for each tile that must leave its line (Hansson et al. 1992).
 *
 *     3 . 1      tiles 3 and 1 are in their row, in the wrong order: one of them must step out and back
 *
 * A line (row or column) is a number with a digit for each cell: 0 for the hole or a tile of another line, else 1 + the
 * place of the tile's goal in the line. The row above is 3 0 1, in base 4.
 */
export function linearConflictGauge(size: number): Gauge {
  const manhattan = manhattanGauge(size);
  const conflicts = conflictsOfLine(size);
  const base = manhattan.values.length;
  const values = new Uint8Array(base + conflicts.length);
  values.set(manhattan.values);
  values.set(conflicts, base);

  const rowOf = (cell: number): number => Math.floor(cell / size);
  const columnOf = (cell: number): number => cell % size;
  const line = (lineOf: (cell: number) => number, placeOf: (cell: number) => number, number: number): Lookup => ({
    base,
    side: 0,
    share(tile, cell) {
      const goal = tile - 1;
      const belongs = lineOf(cell) === number && lineOf(goal) === number;
      return belongs ? (placeOf(goal) + 1) * (size + 1) ** placeOf(cell) : 0;
    },
  });
  const numbers = Array.from({ length: size }, (_, number) => number);
  const rows = numbers.map((number) => line(rowOf, columnOf, number));
  const columns = numbers.map((number) => line(columnOf, rowOf, number));
  return createGauge(size, values, [...manhattan.lookups, ...rows, ...columns]);
}

/** Twice the number of tiles outside the longest increasing subsequence, for every content of a line. */
function conflictsOfLine(size: number): Uint8Array {
  return Uint8Array.from({ length: (size + 1) ** size }, (_, code) => {
    const digits = Array.from({ length: size }, (_, place) => Math.floor(code / (size + 1) ** place) % (size + 1));
    const own = digits.filter((digit) => digit > 0);
    return 2 * (own.length - longestIncreasing(own));
  });
}

function longestIncreasing(values: readonly number[]): number {
  const endingAt: number[] = [];
  const largest = (lengths: readonly number[]): number => lengths.reduce((most, length) => Math.max(most, length), 0);
  for (const value of values) endingAt.push(1 + largest(endingAt.filter((_, j) => values[j] < value)));
  return largest(endingAt);
}
