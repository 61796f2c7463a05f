import { createGauge, type Gauge, type Lookup } from "./gauge.ts";

/**
 * Every tile must make at least the moves between its cell and its goal, and a move moves one tile. Admissible and
 * consistent: a move changes the estimate by exactly one.
 */
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
 * Manhattan distance and two moves more for each tile that must leave its line to let others of that line pass
 * (Hansson, Mayer and Yung 1992). Admissible and consistent.
 *
 *     3 . 1      tiles 3 and 1 are in their row, in the wrong order: one of them must step out and back,
 *                which its Manhattan distance does not count.
 *
 * A line (row or column) is written as a number, one digit for each of its cells: 0 for the hole or a stranger, and
 * 1 + the goal's place in the line for a tile that belongs to it. The row above is 3 0 1, in base 4.
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

/** Twice the tiles that must step aside, for every content of a line: all but the longest run in increasing order. */
function conflictsOfLine(size: number): Uint8Array {
  return Uint8Array.from({ length: (size + 1) ** size }, (_, code) => {
    const digits = Array.from({ length: size }, (_, place) => Math.floor(code / (size + 1) ** place) % (size + 1));
    const own = digits.filter((digit) => digit > 0);
    return 2 * (own.length - longestIncreasing(own));
  });
}

/** Length of the longest strictly increasing subsequence. */
function longestIncreasing(values: readonly number[]): number {
  const endingAt: number[] = [];
  for (const [i, value] of values.entries()) {
    const before = endingAt.filter((_, j) => values[j] < value);
    endingAt[i] = 1 + largest(before);
  }
  return largest(endingAt);
}

function largest(lengths: readonly number[]): number {
  return lengths.reduce((most, length) => Math.max(most, length), 0);
}
