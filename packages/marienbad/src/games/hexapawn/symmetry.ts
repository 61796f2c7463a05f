import type { Symmetry } from "../../game/kit.ts";
import { imageOfCells, rectangleMaps } from "../grid/grid-symmetry.ts";
import type { Options, Position } from "./rules.ts";

/** Left and right may be exchanged; up and down would exchange the players. */
export function symmetry({ rows, columns }: Options): Symmetry<Position> {
  const [, leftAndRight] = rectangleMaps(rows, columns);
  return {
    images(position) {
      const [up, down] = position.pawns;
      return [position, { ...position, pawns: [imageOfCells(up, leftAndRight), imageOfCells(down, leftAndRight)] }];
    },
  };
}
