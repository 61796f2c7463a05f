import type { Levels } from "../../game/kit.ts";
import { lastMover } from "../grid/alternation.ts";
import { countCells, includesAll, setOfCells, setsOfKey } from "../grid/cell-set.ts";
import { gridLines } from "../grid/lines.ts";
import type { Options, Position } from "./rules.ts";

/** A level is a number of stones. Only the last stone can have completed a line. */
export function levels({ rows, columns, align }: Options): Levels<Position> {
  const size = rows * columns;
  const lines = gridLines(rows, columns, align).map((line) => setOfCells(size, line));
  return {
    levelOf: ({ placed }) => placed,
    positionOf(key) {
      const stones = setsOfKey(size, key);
      const placed = countCells(stones[0]) + countCells(stones[1]);
      const own = stones[lastMover(placed)];
      return { stones, placed, aligned: lines.some((line) => includesAll(own, line)) };
    },
  };
}
