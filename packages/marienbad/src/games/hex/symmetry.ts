import type { Symmetry } from "../../game/kit.ts";
import { imageOfCells, rectangleMaps } from "../grid/grid-symmetry.ts";
import type { Options, Position } from "./rules.ts";

/** The half turn. The mirror along the long diagonal would exchange the players. */
export function symmetry({ size }: Options): Symmetry<Position> {
  const [, , , halfTurn] = rectangleMaps(size, size);
  return {
    images(position) {
      const [x, o] = position.stones;
      return [position, { ...position, stones: [imageOfCells(x, halfTurn), imageOfCells(o, halfTurn)] }];
    },
  };
}
