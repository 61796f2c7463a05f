import { parsed, refused } from "../../base/error.ts";
import { type Text, text } from "../../base/text.ts";
import type { Board, Notation } from "../../game/members.ts";
import { setOfCells } from "../grid/cell-set.ts";
import { cellsWith, type GridFormat, readGrid, symbolOf, writeGrid } from "../grid/grid-text.ts";
import { drawSquares, squareName } from "../grid/squares.ts";
import type { Move, Options, Position } from "./rules.ts";

const SYMBOLS = ".XO";

/** Moves are squares named as in chess, `b4`; a position is rows from the top and the player to move, `…/.OX./… 0`. */
export function notation({ rows, columns }: Options): Notation<Position, Move> {
  const format: GridFormat = { rows, columns, symbols: SYMBOLS };
  const size = rows * columns;
  return {
    writeMove: (cell) => squareName(cell, rows, columns),
    writePosition: ({ discs, turn }) => writeGrid(format, (cell) => symbolOf(discs, cell), turn),
    readPosition(text) {
      const grid = readGrid(text, format);
      if (!grid.ok) return grid;
      const { cells, turn = 0 } = grid.value;
      if (cells.filter((symbol) => symbol > 0).length < 4) return refused([{ text: tooFewDiscs() }]);
      return parsed({
        discs: [setOfCells(size, cellsWith(cells, 1)), setOfCells(size, cellsWith(cells, 2))] as const,
        turn,
      });
    },
  };
}

export function board({ rows, columns }: Options): Board<Position> {
  return {
    pieces: "discs",
    draw: ({ discs }) => drawSquares(rows, columns, (cell) => SYMBOLS[symbolOf(discs, cell)]),
  };
}

const tooFewDiscs = (): Text =>
  text("there should be at least the four discs of the start", "il devrait y avoir au moins les quatre pions du début");
