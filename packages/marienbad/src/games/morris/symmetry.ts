import type { Symmetry } from "../../game/kit.ts";
import { type CellMap, gridMaps } from "../grid/grid-symmetry.ts";
import { menOf, type Position, packPosition, turnOf } from "./rules.ts";

const MAPS: readonly CellMap[] = gridMaps(3, 3);

function image(men: number, map: CellMap): number {
  return map.reduce((moved, target, point) => moved | (((men >>> point) & 1) << target), 0);
}

/** The eight symmetries of the square: they keep the lines, drawn with or without diagonals. */
export const symmetry: Symmetry<Position> = {
  images: (position) =>
    MAPS.map((map) => packPosition(image(menOf(position, 0), map), image(menOf(position, 1), map), turnOf(position))),
};
