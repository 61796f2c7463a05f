import { type Fault, parsed, refused } from "../../base/error.ts";
import { type Text, text } from "../../base/text.ts";
import type { Board, Notation } from "../../game/members.ts";
import { alternationFaults } from "../grid/alternation.ts";
import { type CellSet, cellsOf, countCells, includesAll, setOfCells, withoutCell } from "../grid/cell-set.ts";
import { cellsWith, type GridFormat, readGrid, symbolOf, writeGrid } from "../grid/grid-text.ts";
import { filledLine, gridLines } from "../grid/lines.ts";
import * as sharedTexts from "../texts.ts";
import type { Move, Options, Position } from "./rules.ts";

const SYMBOLS = ".XO";

/** Moves are the numbers of the cells, from 1, row by row; a position is `XO./.X./...`, and its turn follows. */
export function notation({ rows, columns, align }: Options): Notation<Position, Move> {
  const size = rows * columns;
  const format: GridFormat = { rows, columns, symbols: SYMBOLS };
  const lines = gridLines(rows, columns, align).map((line) => setOfCells(size, line));
  return {
    writeMove: (cell) => String(cell + 1),
    writePosition: (position) => writeGrid(format, (cell) => symbolOf(position.stones, cell)),
    readPosition(text) {
      const grid = readGrid(text, format);
      if (!grid.ok) return grid;
      const { cells, turn } = grid.value;
      const [x, o] = [1, 2].map((symbol) => setOfCells(size, cellsWith(cells, symbol)));
      const faults = alternationFaults(countCells(x), countCells(o), turn);
      if (faults.length === 0) faults.push(...whyAfterTheEnd(x, o, lines));
      if (faults.length > 0) return refused(faults);
      const placed = countCells(x) + countCells(o);
      return parsed({ stones: [x, o] as const, placed, aligned: hasLine(x, lines) || hasLine(o, lines) });
    },
  };
}

function hasLine(stones: CellSet, lines: readonly CellSet[]): boolean {
  return lines.some((line) => includesAll(stones, line));
}

/** The play stops at the first line, which the last stone completes: what contradicts it. */
function whyAfterTheEnd(x: CellSet, o: CellSet, lines: readonly CellSet[]): Fault[] {
  if (hasLine(x, lines) && hasLine(o, lines)) return [{ text: sharedTexts.bothHaveALine() }];
  const [last, other] = countCells(x) > countCells(o) ? ["X", "O"] : ["O", "X"];
  const [lastStones, otherStones] = last === "X" ? [x, o] : [o, x];
  if (hasLine(otherStones, lines)) return [{ text: movedAfterLine(other, last) }];
  const couldBeLast = (cell: number): boolean => !hasLine(withoutCell(lastStones, cell), lines);
  if (!hasLine(lastStones, lines) || cellsOf(lastStones).some(couldBeLast)) return [];
  return [{ text: notOneStone(last) }];
}

/** The grid with its stones; an empty cell shows the number to type. */
export function board({ rows, columns, align }: Options): Board<Position> {
  const width = String(rows * columns).length;
  return {
    winningLine: ({ stones }) => filledLine(gridLines(rows, columns, align), (cell) => symbolOf(stones, cell)),
    pieces: "crosses",
    draw(position) {
      const cellText = (cell: number): string => {
        const symbol = symbolOf(position.stones, cell);
        return ` ${(symbol === 0 ? String(cell + 1) : SYMBOLS[symbol]).padStart(width)} `;
      };
      const row = (index: number): string =>
        Array.from({ length: columns }, (_, column) => cellText(index * columns + column)).join("|");
      const rule = Array.from({ length: columns }, () => "-".repeat(width + 2)).join("+");
      return Array.from({ length: rows }, (_, index) => row(index)).join(`\n${rule}\n`);
    },
  };
}

const movedAfterLine = (owner: string, last: string): Text =>
  text(
    `${owner} has a line, but ${last} has moved after it: the play stops at the first line`,
    `${owner} a une ligne, mais ${last} a joué après : la partie s'arrête à la première ligne`,
  );

const notOneStone = (owner: string): Text =>
  text(
    `${owner} has lines that one last stone cannot have completed together`,
    `${owner} a des lignes qu'un même dernier coup n'a pas pu compléter ensemble`,
  );
