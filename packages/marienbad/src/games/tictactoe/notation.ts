import { type Fault, parsed, refused } from "../../base/error.ts";
import type { Board, Notation } from "../../game/kit.ts";
import { type CellSet, cellsOf, hasCell, includesAll, setOfCells, withoutCell } from "./cell-set.ts";
import { cellsWith, count, type GridFormat, readGrid, writeGrid } from "./grid-text.ts";
import { gridLines } from "./lines.ts";
import type { Move, Options, Position } from "./rules.ts";

const SYMBOLS = ".XO";

function symbolOf({ stones }: Position, cell: number): number {
  return hasCell(stones[0], cell) ? 1 : hasCell(stones[1], cell) ? 2 : 0;
}

/** Moves are the numbers of the cells, from 1, row by row; a position is `XO./.X./...`, and its turn follows. */
export function notation({ rows, columns, align }: Options): Notation<Position, Move> {
  const size = rows * columns;
  const format: GridFormat = { rows, columns, symbols: SYMBOLS };
  const lines = gridLines(rows, columns, align).map((line) => setOfCells(size, line));
  return {
    writeMove: (cell) => String(cell + 1),
    writePosition: (position) => writeGrid(format, (cell) => symbolOf(position, cell)),
    readPosition(text) {
      const grid = readGrid(text, format);
      if (!grid.ok) return grid;
      const { cells, turn } = grid.value;
      const [x, o] = [1, 2].map((symbol) => setOfCells(size, cellsWith(cells, symbol)));
      const faults = whyUnreachable(x, o, lines);
      const placed = cells.filter((symbol) => symbol !== 0).length;
      if (turn !== undefined && turn !== placed % 2) {
        faults.push({
          message: `With ${count(placed, "stone")} on the board it is the turn of player ${placed % 2}, not ${turn}.`,
        });
      }
      if (faults.length > 0) return refused(...faults);
      return parsed({ stones: [x, o] as const, placed, aligned: hasLine(x, lines) || hasLine(o, lines) });
    },
  };
}

function hasLine(stones: CellSet, lines: readonly CellSet[]): boolean {
  return lines.some((line) => includesAll(stones, line));
}

/** X starts, the players alternate, and the play stops at the first line: what contradicts it. */
function whyUnreachable(x: CellSet, o: CellSet, lines: readonly CellSet[]): Fault[] {
  const [numberOfX, numberOfO] = [cellsOf(x).length, cellsOf(o).length];
  const difference = numberOfX - numberOfO;
  if (difference !== 0 && difference !== 1) {
    return [
      {
        message: `X has ${count(numberOfX, "stone")} and O ${numberOfO}: X starts and they alternate, so X should have as many as O or one more.`,
      },
    ];
  }
  if (hasLine(x, lines) && hasLine(o, lines))
    return [{ message: "X and O both have a line: the play stops at the first one." }];
  const [last, name, other] = difference === 1 ? [x, "X", "O"] : [o, "O", "X"];
  if (hasLine(difference === 1 ? o : x, lines)) {
    return [{ message: `${other} has a line, but ${name} has moved after it: the play stops at the first line.` }];
  }
  if (!hasLine(last, lines)) return [];
  const completing = cellsOf(last).some((cell) => !hasLine(withoutCell(last, cell), lines));
  return completing ? [] : [{ message: `${name} has lines that one last stone cannot have completed together.` }];
}

/** The grid with its stones; an empty cell shows the number to type. */
export function board({ rows, columns }: Options): Board<Position> {
  const width = String(rows * columns).length;
  return {
    draw(position) {
      const cellText = (cell: number): string => {
        const symbol = symbolOf(position, cell);
        return ` ${(symbol === 0 ? String(cell + 1) : SYMBOLS[symbol]).padStart(width)} `;
      };
      const row = (index: number): string =>
        Array.from({ length: columns }, (_, column) => cellText(index * columns + column)).join("|");
      const rule = Array.from({ length: columns }, () => "-".repeat(width + 2)).join("+");
      return Array.from({ length: rows }, (_, index) => row(index)).join(`\n${rule}\n`);
    },
  };
}
