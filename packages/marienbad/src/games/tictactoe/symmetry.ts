import type { Symmetry } from "../../game/kit.ts";
import { gridMaps, imageOfCells } from "../grid/grid-symmetry.ts";
import type { Options, Position } from "./rules.ts";

/** The turns and mirrors of the board: eight of a square, four of a rectangle. */
export function symmetry({ rows, columns }: Options): Symmetry<Position> {
  const maps = gridMaps(rows, columns);
  return {
    images: ({ stones, placed, aligned }) =>
      maps.map((map) => ({ stones: [imageOfCells(stones[0], map), imageOfCells(stones[1], map)], placed, aligned })),
  };
}
