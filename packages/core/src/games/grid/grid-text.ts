import { type Fault, type Parsed, refused } from "../../base/error.ts";
import type { Text } from "../../base/text.ts";
import type { ByPlayer, Player } from "../../game/game.ts";
import * as texts from "../texts.ts";
import { type CellSet, hasCell, setOfCells } from "./cell-set.ts";

/** A board of cells on one line: rows from the top, `/` between them, one character per cell. */
export interface GridFormat {
  readonly rows: number;
  /** Number of cells of every row, or of each one from the top. */
  readonly columns: number | readonly number[];
  /** The signs of a cell, of which the first is the empty one. Upper and lower case are the same. */
  readonly symbols: string;
}

/** The index in `symbols` of a cell that may have a man of a player: 0 if empty, 1 for player 0's, 2 for player 1's. */
export function symbolOf(menOfPlayer: ByPlayer<CellSet>, cell: number): number {
  return hasCell(menOfPlayer[0], cell) ? 1 : hasCell(menOfPlayer[1], cell) ? 2 : 0;
}

/** `XO./.X./... 1`, from the index in `symbols` of each cell. */
export function writeGrid(format: GridFormat, symbolOfCell: (cell: number) => number, turn?: Player): string {
  let cell = 0;
  const lines = Array.from({ length: format.rows }, (_, row) =>
    Array.from({ length: widthOfRow(format, row) }, () => format.symbols[symbolOfCell(cell++)]).join(""),
  );
  return turn === undefined ? lines.join("/") : `${lines.join("/")} ${turn}`;
}

function widthOfRow({ columns }: GridFormat, row: number): number {
  return typeof columns === "number" ? columns : (columns[row] ?? 0);
}

/** Reads a grid, with all its faults; `finish` makes a position of each cell's index in `symbols` and the turn. */
export function readGrid<Position>(
  text: string,
  format: GridFormat,
  finish: (cells: readonly number[], turn: Player | undefined) => Parsed<Position>,
): Parsed<Position> {
  const { rows, symbols } = format;
  const offset = text.length - text.trimStart().length;
  const [board = "", ...words] = text.trim().split(/\s+/);
  const faults: Fault[] = [];
  const fault = (column: number, sentence: Text): void => {
    faults.push({ line: 1, column: offset + column + 1, text: sentence });
  };
  const lines = board.split("/");
  if (lines.length !== rows) {
    const empty = writeGrid(format, () => 0);
    fault(0, texts.wrongRowCount(rows, empty, lines.length));
  }
  const cells: number[] = [];
  let column = 0;
  for (const [row, line] of lines.entries()) {
    const width = widthOfRow(format, row);
    if (row < rows && line.length !== width) fault(column, texts.wrongRowLength(row, line, width));
    for (const [index, character] of [...line].entries()) {
      const symbol = symbols.toLowerCase().indexOf(character.toLowerCase());
      if (symbol < 0) fault(column + index, texts.notACell(character, symbols));
      cells.push(symbol);
    }
    column += line.length + 1;
  }
  const [turn] = words;
  if (words.length > 1 || (turn !== undefined && turn !== "0" && turn !== "1")) {
    fault(board.length + 1, texts.notATurn(words.join(" ")));
  }
  if (faults.length > 0) return refused(faults);
  return finish(cells, turn === undefined ? undefined : (Number(turn) as Player));
}

/** The men of each player, by the signs 1 and 2 of the cells. */
export function menOfCells(cells: readonly number[]): ByPlayer<CellSet> {
  return [setOfCells(cells.length, cellsWith(cells, 1)), setOfCells(cells.length, cellsWith(cells, 2))];
}

/** The cells that have this symbol. */
export function cellsWith(cells: readonly number[], symbol: number): readonly number[] {
  return cells.flatMap((found, cell) => (found === symbol ? [cell] : []));
}
