import { parsed } from "../../base/error.ts";
import type { Board, Notation } from "../../game/members.ts";
import { hasCell, setOfCells } from "../grid/cell-set.ts";
import { type GridFormat, readGrid, writeGrid } from "../grid/grid-text.ts";
import { columnName } from "../grid/squares.ts";
import { countLines, endsOf, type Move, type Options, type Position } from "./rules.ts";

const EMPTY = ".";
const DRAWN = "#";

/**
 * Moves name the two dots of a line, as squares are named in chess: `a1-b1`. A position is the lines row by row from
 * the top, those across and those down in turn, `#` where one is drawn, and the player to move: `#./.../../.../.. 1`.
 */
export function notation(options: Options): Notation<Position, Move> {
  const { rows, columns } = options;
  const format: GridFormat = {
    rows: 2 * rows + 1,
    columns: Array.from({ length: 2 * rows + 1 }, (_, row) => (row % 2 === 0 ? columns : columns + 1)),
    symbols: EMPTY + DRAWN,
  };
  const dotName = ([row, column]: readonly [number, number]): string => `${columnName(column)}${rows + 1 - row}`;
  return {
    writeMove: (line) => endsOf(options, line).map(dotName).sort().join("-"),
    writePosition: ({ lines, turn }) => writeGrid(format, (line) => (hasCell(lines, line) ? 1 : 0), turn),
    readPosition(text) {
      const grid = readGrid(text, format);
      if (!grid.ok) return grid;
      const { cells, turn = 0 } = grid.value;
      const drawn = cells.flatMap((symbol, line) => (symbol === 1 ? [line] : []));
      return parsed({ lines: setOfCells(countLines(options), drawn), turn });
    },
  };
}

/** The dots with the lines between them, numbers on the left and letters below. */
export function board(options: Options): Board<Position> {
  const { rows, columns } = options;
  const width = String(rows + 1).length;
  return {
    lattice: "boxes",
    draw({ lines }) {
      const text: string[] = [];
      let line = 0;
      const take = (drawn: string): string => (hasCell(lines, line++) ? drawn : " ".repeat(drawn.length));
      for (let row = 0; row <= rows; row++) {
        const across = Array.from({ length: columns }, () => take("---"));
        text.push(`${String(rows + 1 - row).padStart(width)} +${across.join("+")}+`);
        if (row === rows) break;
        const down = Array.from({ length: columns + 1 }, () => take("|"));
        text.push(`${" ".repeat(width)} ${down.join("   ")}`.trimEnd());
      }
      const letters = Array.from({ length: columns + 1 }, (_, column) => columnName(column).padEnd(4));
      return [...text, `${" ".repeat(width)} ${letters.join("")}`.trimEnd()].join("\n");
    },
  };
}
