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
