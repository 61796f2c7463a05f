import { type Fault, type Parsed, parsed, refused } from "../../base/error.ts";
import type { Text } from "../../base/text.ts";
import type { Rules } from "../../game/game.ts";
import type { Board, Notation } from "../../game/members.ts";
import { cellsWith, type GridFormat, readGrid, writeGrid } from "../grid/grid-text.ts";
import { filledLine, gridLines } from "../grid/lines.ts";
import { alternationFaults } from "../grid/stones.ts";
import { type Bitboard, hasBit, hasLine, NO_STONES, withBit, withoutBit } from "./bitboard.ts";
import { heightOf, type Move, type Options, type Position } from "./rules.ts";
import * as texts from "./texts.ts";

const SYMBOLS = ".XO";

/** The bit of a cell that is numbered row by row from the top left, as text is written. */
export function bitOfCell(cell: number, { columns, rows }: Options): number {
  return (cell % columns) * (rows + 1) + rows - 1 - Math.floor(cell / columns);
}

function symbolOf({ x, o }: Position, bit: number): number {
  return hasBit(x, bit) ? 1 : hasBit(o, bit) ? 2 : 0;
}

/** Moves are columns from 1. A position is rows from the top, `..../..../.O../.X..`, or the columns played, `22`. */
export function notation(options: Options, game: Rules<Position, Move>): Notation<Position, Move> {
  const format: GridFormat = { rows: options.rows, columns: options.columns, symbols: SYMBOLS };
  return {
    writeMove: (column) => String(column + 1),
    writePosition: (position) => writeGrid(format, (cell) => symbolOf(position, bitOfCell(cell, options))),
    readPosition(text) {
      if (/^\d+$/.test(text.trim())) return readColumns(text, options, game);
      return readGrid(text, format, (cells, turn) => {
        const stonesOf = (symbol: number): Bitboard =>
          cellsWith(cells, symbol).reduce((stones, cell) => withBit(stones, bitOfCell(cell, options)), NO_STONES);
        const [x, o] = [stonesOf(1), stonesOf(2)];
        const placed = cells.filter((symbol) => symbol !== 0).length;
        const aligned = [x, o].some((stones) => hasLine(stones, options.rows, options.align));
        const position: Position = { x, o, placed, aligned };
        const faults = [
          ...floatingStones(cells, options),
          ...alternationFaults(cellsWith(cells, 1).length, cellsWith(cells, 2).length, turn),
        ];
        if (faults.length === 0) faults.push(...whyAfterTheEnd(position, options));
        return faults.length > 0 ? refused(faults) : parsed(position);
      });
    },
  };
}

function readColumns(text: string, { columns }: Options, game: Rules<Position, Move>): Parsed<Position> {
  const offset = text.length - text.trimStart().length;
  let position = game.start;
  for (const [index, digit] of [...text.trim()].entries()) {
    const fault = (sentence: Text): Parsed<never> => refused([{ line: 1, column: offset + index + 1, text: sentence }]);
    const result = game.result(position);
    if (result !== undefined) return fault(texts.afterTheEnd(index, result));
    const column = Number(digit) - 1;
    if (!(column >= 0 && column < columns)) return fault(texts.notAColumn(digit, columns));
    if (!game.moves(position).includes(column)) return fault(texts.fullColumn(index, digit));
    position = game.play(position, column);
  }
  return parsed(position);
}

function floatingStones(cells: readonly number[], { columns, rows }: Options): Fault[] {
  return cells.flatMap((symbol, cell) => {
    const floats = symbol !== 0 && cell + columns < cells.length && cells[cell + columns] === 0;
    const row = Math.floor(cell / columns);
    const text = texts.floatingStone((cell % columns) + 1, rows - row);
    return floats ? [{ line: 1, column: cell + row + 1, text }] : [];
  });
}

/** Contradictions to the end of the play at the first line, which the last stone, on top of its column, completes. */
function whyAfterTheEnd({ x, o, placed, aligned }: Position, { columns, rows, align }: Options): Fault[] {
  const last = placed % 2 === 1 ? "X" : "O";
  const [lastStones, otherStones] = last === "X" ? [x, o] : [o, x];
  if (hasLine(otherStones, rows, align)) return [{ text: texts.movedAfterLine(last) }];
  const couldBeLast = (column: number): boolean => {
    const height = heightOf(x, o, column, rows);
    const top = column * (rows + 1) + height - 1;
    return height > 0 && hasBit(lastStones, top) && !hasLine(withoutBit(lastStones, top), rows, align);
  };
  if (placed === 0 || Array.from({ length: columns }, (_, column) => column).some(couldBeLast)) return [];
  return [{ text: texts.noLastStone(last, aligned) }];
}

export function board(options: Options): Board<Position> {
  const { columns, rows, align } = options;
  return {
    winningLine: (position) =>
      filledLine(gridLines(rows, columns, align), (cell) => symbolOf(position, bitOfCell(cell, options))),
    pieces: "discs",
    draw(position) {
      const symbol = (cell: number): string => SYMBOLS[symbolOf(position, bitOfCell(cell, options))];
      const lines = Array.from({ length: rows }, (_, row) =>
        Array.from({ length: columns }, (_, column) => symbol(row * columns + column)).join(" "),
      );
      return [...lines, Array.from({ length: columns }, (_, column) => column + 1).join(" ")].join("\n");
    },
  };
}
