import { parsed } from "../../base/error.ts";
import type { Board, Notation } from "../../game/members.ts";
import { hasCell, setOfCells } from "../grid/cell-set.ts";
import { cellsWith, type GridFormat, readGrid, writeGrid } from "../grid/grid-text.ts";
import { drawSquares, squareName } from "../grid/squares.ts";
import { type Move, type Options, type Position, secondCell } from "./rules.ts";

const SYMBOLS = ".X";

/**
 * Moves are the two squares that are covered, `a4-a3` or `a4-b4`; a position is `XX../..../..../.... 1`, covered cells
 * and the player to move. Any cells may be covered: a board with holes, or with the other player to begin, is a game
 * too.
 */
export function notation({ rows, columns }: Options): Notation<Position, Move> {
  const format: GridFormat = { rows, columns, symbols: SYMBOLS };
  const square = (cell: number): string => squareName(cell, rows, columns);
  return {
    writeMove: (cell, { turn }) => `${square(cell)}-${square(cell + secondCell(turn, columns))}`,
    writePosition: ({ free, turn }) => writeGrid(format, (cell) => (hasCell(free, cell) ? 0 : 1), turn),
    readPosition(text) {
      const grid = readGrid(text, format);
      if (!grid.ok) return grid;
      const { cells, turn = 0 } = grid.value;
      return parsed({ free: setOfCells(rows * columns, cellsWith(cells, 0)), turn });
    },
  };
}

export function board({ rows, columns }: Options): Board<Position> {
  return {
    pieces: "dominoes",
    draw: ({ free }) => drawSquares(rows, columns, (cell) => SYMBOLS[hasCell(free, cell) ? 0 : 1]),
  };
}
