import { opponent, type Player, type Rules } from "../../game/game.ts";
import type { Scores, Symmetry } from "../../game/members.ts";
import { type CellSet, cellsOutside, hasCell, includesAll, noCells, setOfCells, withCell } from "../grid/cell-set.ts";

/** The options, checked: how many boxes. */
export interface Options {
  readonly rows: number;
  readonly columns: number;
}

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
  /** The lines that are drawn. Who has which box need not be known: it is the gain of the moves. */
  readonly lines: CellSet;
  readonly turn: Player;
}

/** A line. */
export type Move = number;

/** How many lines the board has. */
export function countLines({ rows, columns }: Options): number {
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

/** A box is a point for whoever closes it. */
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

/** The boxes, as sets of lines, on either side of each line. */
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

/** The two ends of a line, as rows and columns of dots from the top left. */
export function endsOf(
  { columns }: Options,
  line: Move,
): readonly [readonly [number, number], readonly [number, number]] {
  const band = 2 * columns + 1;
  const row = Math.floor(line / band);
  const place = line % band;
  if (place < columns)
    return [
      [row, place],
      [row, place + 1],
    ]; // across
  const column = place - columns;
  return [
    [row, column],
    [row + 1, column],
  ];
}

/** The turns and mirrors of the board: eight of a square, four of a rectangle. */
export function symmetry(options: Options): Symmetry<Position> {
  const maps = lineMaps(options);
  return {
    images: ({ lines, turn }) => maps.map((map) => ({ lines: imageOf(lines, map), turn })),
  };

  function imageOf(lines: CellSet, map: readonly number[]): CellSet {
    const all = countLines(options);
    return setOfCells(
      all,
      map.filter((_, line) => hasCell(lines, line)),
    );
  }
}

/** Where each line goes, by each symmetry of the dots. */
function lineMaps(options: Options): readonly (readonly number[])[] {
  const { rows, columns } = options;
  const all = countLines(options);
  const nameOf = (ends: readonly (readonly [number, number])[]): string => ends.map(String).sort().join(" ");
  const lineOfName = new Map(Array.from({ length: all }, (_, line) => [nameOf(endsOf(options, line)), line]));
  const flips = [
    (row: number, column: number) => [row, column] as const,
    (row: number, column: number) => [row, columns - column] as const,
    (row: number, column: number) => [rows - row, column] as const,
    (row: number, column: number) => [rows - row, columns - column] as const,
  ];
  const turns = rows === columns ? [false, true] : [false];
  return turns.flatMap((isTurned) =>
    flips.map((flip) =>
      Array.from({ length: all }, (_, line) => {
        const ends = endsOf(options, line).map(([row, column]) => (isTurned ? flip(column, row) : flip(row, column)));
        return lineOfName.get(nameOf(ends)) as number;
      }),
    ),
  );
}
