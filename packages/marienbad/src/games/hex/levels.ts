import type { Levels } from "../../game/kit.ts";
import { lastMover } from "../grid/alternation.ts";
import { countCells, setsOfKey } from "../grid/cell-set.ts";
import { makeGrid } from "./grid.ts";
import type { Options, Position } from "./rules.ts";

/** A level is a number of stones. Only the last stone can have joined two sides. */
export function levels({ size }: Options): Levels<Position> {
  const grid = makeGrid(size);
  return {
    levelOf: ({ placed }) => placed,
    positionOf(key) {
      const stones = setsOfKey(size ** 2, key);
      const placed = countCells(stones[0]) + countCells(stones[1]);
      const player = lastMover(placed);
      return { stones, placed, joined: grid.joins(stones[player], player) };
    },
  };
}
