import type { Symmetry } from "../../game/kit.ts";
import { type CellSet, cellsOf, setOfCells } from "./cell-set.ts";
import { type CellMap, gridMaps } from "./grid-symmetry.ts";
import type { Options, Position } from "./rules.ts";

/** The turns and mirrors of the board: eight of a square, four of a rectangle. */
export function symmetry({ rows, columns }: Options): Symmetry<Position> {
  const maps = gridMaps(rows, columns);
  const image = (set: CellSet, map: CellMap): CellSet =>
    setOfCells(
      rows * columns,
      cellsOf(set).map((cell) => map[cell]),
    );
  return {
    images: (position) =>
      maps.map((map) => ({ ...position, stones: [image(position.stones[0], map), image(position.stones[1], map)] })),
  };
}
