import type { Symmetry } from "../../game/kit.ts";
import { type CellSet, cellsOf, setOfCells } from "../tictactoe/cell-set.ts";
import type { Options, Position } from "./rules.ts";

/** The half turn. The mirror along the long diagonal would exchange the players. */
export function symmetry({ size }: Options): Symmetry<Position> {
  const turned = (stones: CellSet): CellSet =>
    setOfCells(
      size * size,
      cellsOf(stones).map((cell) => size * size - 1 - cell),
    );
  return {
    images: (position) => [position, { ...position, stones: [turned(position.stones[0]), turned(position.stones[1])] }],
  };
}
