import { type Fault, parsed, refused } from "../../base/error.ts";
import type { Player } from "../../game/game.ts";
import type { Board, Notation } from "../../game/members.ts";
import { setOfCells } from "../grid/cell-set.ts";
import { cellsWith, type GridFormat, readGrid, symbolOf, writeGrid } from "../grid/grid-text.ts";
import { drawSquares, squareName } from "../grid/squares.ts";
import type { Move, Options, Position } from "./rules.ts";
import * as texts from "./texts.ts";

const SYMBOLS = ".>^";

/** Moves are `a3-b3` or `c2-off`, squares named as in chess; a position is `>../>../.^^ 0`, the player to move last. */
export function notation({ size }: Options): Notation<Position, Move> {
  const format: GridFormat = { rows: size, columns: size, symbols: SYMBOLS };
  const square = (cell: number): string => squareName(cell, size, size);
  return {
    writeMove: ({ from, to }) => `${square(from)}-${to === "off" ? "off" : square(to)}`,
    writePosition: (position) => writeGrid(format, (cell) => symbolOf(position.cars, cell), position.turn),
    readPosition(text) {
      const grid = readGrid(text, format);
      if (!grid.ok) return grid;
      const { cells, turn = 0 } = grid.value;
      const [right, up] = [cellsWith(cells, 1), cellsWith(cells, 2)];
      const faults = whyImpossible(right.length, up.length, size, turn);
      if (faults.length > 0) return refused(faults);
      return parsed({ cars: [setOfCells(size * size, right), setOfCells(size * size, up)] as const, turn });
    },
  };
}

function whyImpossible(carsRight: number, carsUp: number, size: number, turn: Player): Fault[] {
  const faults: Fault[] = [];
  for (const [cars, symbol] of [
    [carsRight, ">"],
    [carsUp, "^"],
  ] as const) {
    if (cars > size - 1) faults.push({ text: texts.tooManyCars(cars, symbol, size - 1) });
  }
  if (carsRight === 0 && carsUp === 0) faults.push({ text: texts.noCar() });
  else if ((turn === 0 ? carsRight : carsUp) === 0) faults.push({ text: texts.movedLast(turn) });
  return faults;
}

export function board({ size }: Options): Board<Position> {
  return {
    draw: (position) => drawSquares(size, size, (cell) => SYMBOLS[symbolOf(position.cars, cell)]),
    marks: [SYMBOLS[1], SYMBOLS[2]],
    pieces: "cars",
  };
}
