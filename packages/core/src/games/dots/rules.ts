import { parsed } from "../../base/error.ts";
import { opponent, type Player, type Rules } from "../../game/game.ts";
import type { Board, Notation, Scores, Symmetry } from "../../game/members.ts";
import { type CellSet, cellsOutside, hasCell, includesAll, noCells, setOfCells, withCell } from "../grid/cell-set.ts";
import { gridMaps, imageOfCells, type Sides } from "../grid/grid-symmetry.ts";
import { cellsWith, type GridFormat, readGrid, writeGrid } from "../grid/grid-text.ts";
import { columnName, squareName } from "../grid/squares.ts";

export type Options = Sides;

/**
 * Lines are numbered row by row from the top, those across before those that go down from them:
 *
 *     +-0-+-1-+     2 × 2 boxes
 *     2   3   4
 *     +-5-+-6-+
 *     7   8   9
 *     +-10+-11+
 */
export interface Position {
  /** The lines that are drawn. The owners of boxes do not matter: boxes are gains of moves. */
  readonly lines: CellSet;
  readonly turn: Player;
}

export type Move = number;

function countLines({ rows, columns }: Options): number {
  return rows * (2 * columns + 1) + columns;
}

/** Dots and boxes: who draws the fourth line of a box has it, and moves again. */
export function rules(options: Options): Rules<Position, Move> {
  const all = countLines(options);
  const boxesOfLine = boxesByLine(options);
  const none = noCells(all);
  return {
    start: { lines: none, turn: 0 },
    turn: ({ turn }) => turn,
    moves: ({ lines }) => cellsOutside(all, lines, none),
    play({ lines, turn }, line) {
      const drawn = withCell(lines, line);
      return { lines: drawn, turn: closed(drawn, boxesOfLine[line]) > 0 ? turn : opponent(turn) };
    },
    result: () => undefined,
    key: ({ lines, turn }) => (all <= 31 ? 2 * (lines[0] >>> 0) + turn : `${lines.join()}|${turn}`),
  };
}

/** A box is a point for the player who closes it. */
export function scores(options: Options): Scores<Position, Move> {
  const boxesOfLine = boxesByLine(options);
  return {
    score: () => 0,
    gain: ({ lines, turn }, line) => (turn === 0 ? 1 : -1) * closed(withCell(lines, line), boxesOfLine[line]),
  };
}

function closed(lines: CellSet, boxes: readonly CellSet[]): number {
  let count = 0;
  for (const box of boxes) if (includesAll(lines, box)) count++;
  return count;
}

function boxesByLine(options: Options): readonly (readonly CellSet[])[] {
  const { rows, columns } = options;
  const all = countLines(options);
  const boxes: CellSet[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const top = row * (2 * columns + 1) + column;
      const left = top + columns;
      boxes.push(setOfCells(all, [top, left, left + 1, left + columns + 1]));
    }
  }
  return Array.from({ length: all }, (_, line) => boxes.filter((box) => hasCell(box, line)));
}

function endsOf({ columns }: Options, line: Move): readonly [number, number] {
  const band = 2 * columns + 1;
  const [row, place] = [Math.floor(line / band), line % band];
  const dot = row * (columns + 1);
  return place < columns ? [dot + place, dot + place + 1] : [dot + place - columns, dot + place + 1];
}

/** The turns and mirrors of the board: eight of a square, four of a rectangle. */
export function symmetry(options: Options): Symmetry<Position> {
  const linesWithEnds = Array.from({ length: countLines(options) }, (_, line) => endsOf(options, line));
  const nameOf = (ends: readonly number[]): string => ends.toSorted((a, b) => a - b).join();
  const lineOfName = new Map(linesWithEnds.map((ends, line) => [nameOf(ends), line]));
  const maps = gridMaps(options.rows + 1, options.columns + 1).map((dotOfDot) =>
    linesWithEnds.map((ends) => lineOfName.get(nameOf(ends.map((dot) => dotOfDot[dot]))) as number),
  );
  return { images: ({ lines, turn }) => maps.map((map) => ({ lines: imageOfCells(lines, map), turn })) };
}

/** Moves are two dots, `a1-b1`; a position is lines, across and down in turn, and the turn: `#./.../../.../.. 1`. */
export function notation(options: Options): Notation<Position, Move> {
  const { rows, columns } = options;
  const format: GridFormat = {
    rows: 2 * rows + 1,
    columns: Array.from({ length: 2 * rows + 1 }, (_, row) => (row % 2 === 0 ? columns : columns + 1)),
    symbols: ".#",
  };
  const dotName = (dot: number): string => squareName(dot, rows + 1, columns + 1);
  return {
    writeMove: (line) => endsOf(options, line).map(dotName).sort().join("-"),
    writePosition: ({ lines, turn }) => writeGrid(format, (line) => (hasCell(lines, line) ? 1 : 0), turn),
    readPosition: (text) =>
      readGrid(text, format, (cells, turn = 0) =>
        parsed({ lines: setOfCells(countLines(options), cellsWith(cells, 1)), turn }),
      ),
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
