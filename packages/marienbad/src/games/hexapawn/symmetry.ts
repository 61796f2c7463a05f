import type { Symmetry } from "../../game/kit.ts";
import { type CellSet, cellsOf, setOfCells } from "../tictactoe/cell-set.ts";
import type { Options, Position } from "./rules.ts";

/** Left and right may be exchanged; up and down would exchange the players. */
export function symmetry({ rows, columns }: Options): Symmetry<Position> {
  const mirror = (pawns: CellSet): CellSet =>
    setOfCells(
      rows * columns,
      cellsOf(pawns).map((cell) => cell + columns - 1 - 2 * (cell % columns)),
    );
  return {
    images: (position) => [position, { ...position, pawns: [mirror(position.pawns[0]), mirror(position.pawns[1])] }],
  };
}
