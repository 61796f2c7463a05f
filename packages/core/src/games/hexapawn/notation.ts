import { type Fault, parsed, refused } from "../../base/error.ts";
import type { Board, Notation } from "../../game/members.ts";
import { countCells, countCommon, setOfCells } from "../grid/cell-set.ts";
import { cellsWith, type GridFormat, readGrid, symbolOf, writeGrid } from "../grid/grid-text.ts";
import { drawSquares, squareName } from "../grid/squares.ts";
import { farRow, type Move, type Options, type Position } from "./rules.ts";
import * as texts from "./texts.ts";

const SYMBOLS = ".^v";

/**
 * Moves are `a1-a2`, or `a1xb2` when a pawn is taken, as in chess; a position is `vvv/.../^^^ 0`, the player to move
 * last.
 */
export function notation(options: Options): Notation<Position, Move> {
  const { rows, columns } = options;
  const format: GridFormat = { rows, columns, symbols: SYMBOLS };
  const square = (cell: number): string => squareName(cell, rows, columns);
  return {
    writeMove: ({ from, to, captures }) => `${square(from)}${captures ? "x" : "-"}${square(to)}`,
    writePosition: (position) => writeGrid(format, (cell) => symbolOf(position.pawns, cell), position.turn),
    readPosition(text) {
      const grid = readGrid(text, format);
      if (!grid.ok) return grid;
      const { cells, turn = 0 } = grid.value;
      const [up, down] = [1, 2].map((symbol) => setOfCells(rows * columns, cellsWith(cells, symbol)));
      const position: Position = { pawns: [up, down], turn };
      const faults = whyImpossible(position, options);
      return faults.length > 0 ? refused(faults) : parsed(position);
    },
  };
}

function whyImpossible({ pawns, turn }: Position, options: Options): Fault[] {
  const faults: Fault[] = [];
  const arrivedOf = ([0, 1] as const).map((player) => countCommon(pawns[player], farRow(options, player)));
  for (const player of [0, 1] as const) {
    const number = countCells(pawns[player]);
    if (number > options.columns) {
      faults.push({ text: texts.tooManyPawns(player, number, SYMBOLS[player + 1], options.columns) });
    }
  }
  if (arrivedOf[0] + arrivedOf[1] > 1) faults.push({ text: texts.twoArrived() });
  else if (arrivedOf[turn] === 1) faults.push({ text: texts.movedLast(turn) });
  return faults;
}

export function board({ rows, columns }: Options): Board<Position> {
  return {
    draw: (position) => drawSquares(rows, columns, (cell) => SYMBOLS[symbolOf(position.pawns, cell)]),
    marks: [SYMBOLS[1], SYMBOLS[2]],
    pieces: "pawns",
  };
}
