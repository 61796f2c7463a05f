import type { Player } from "../../game/game.ts";
import type { Levels } from "../../game/kit.ts";
import { countCells, noCells } from "../grid/cell-set.ts";
import type { Options, Position } from "./rules.ts";

/** A level is a number of dominoes. */
export function levels({ rows, columns }: Options): Levels<Position> {
  const size = rows * columns;
  const words = noCells(size).length;
  return {
    levelOf: ({ free }) => (size - countCells(free)) / 2,
    positionOf(key) {
      const cells = Math.floor(key / 2);
      return { free: [cells | 0, Math.floor(cells / 2 ** 32) | 0].slice(0, words), turn: (key % 2) as Player };
    },
  };
}
