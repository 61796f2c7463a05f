import type { Symmetry } from "../../game/kit.ts";
import { imageOfCells, rectangleMaps } from "../grid/grid-symmetry.ts";
import type { Options, Position } from "./rules.ts";

/** Two mirrors and the half turn. A quarter turn would exchange vertical and horizontal, that is, the players. */
export function symmetry({ rows, columns }: Options): Symmetry<Position> {
  const maps = rectangleMaps(rows, columns);
  return { images: ({ free, turn }) => maps.map((map) => ({ free: imageOfCells(free, map), turn })) };
}
