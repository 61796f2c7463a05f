import { parsed } from "../../base/error.ts";
import { type ByPlayer, type Key, opponent, type Player, type Rules } from "../../game/game.ts";
import type { Board, Heuristic, Levels, Notation, Symmetry } from "../../game/members.ts";
import {
  type CellSet,
  cellsOf,
  countCells,
  hasCell,
  isEmptySet,
  noCells,
  setOfCells,
  withoutCell,
} from "../grid/cell-set.ts";
import { imageOfCells, rectangleMaps, type Sides } from "../grid/grid-symmetry.ts";
import { cellsWith, type GridFormat, readGrid, writeGrid } from "../grid/grid-text.ts";
import { scoreOfResult } from "../grid/scores.ts";
import { drawSquares, squareName } from "../grid/squares.ts";

export type Options = Sides;

export interface Position {
  readonly free: CellSet;
  readonly turn: Player;
}

/** The upper or left cell of the domino; how it lies follows from the player. */
export type Move = number;

/** Domineering (Göran Andersson): player 0 places vertical dominoes, player 1 horizontal ones; who cannot loses. */
export function rules(options: Options): Rules<Position, Move> {
  const { rows, columns } = options;
  const size = rows * columns;
  const placesOf = places(options);
  return {
    start: { free: setOfCells(size, allCells(size)), turn: 0 },
    turn: ({ turn }) => turn,
    moves: ({ free, turn }) => cellsOf(placesOf(free, turn)),
    play: ({ free, turn }, cell) => ({
      free: withoutCell(withoutCell(free, cell), cell + secondCell(turn, columns)),
      turn: opponent(turn),
    }),
    result: ({ free, turn }) => (isEmptySet(placesOf(free, turn)) ? opponent(turn) : undefined),
    key: size <= 52 ? numericKey : ({ free, turn }) => `${free.join()}|${turn}`,
  };
}

const allCells = (size: number): number[] => Array.from({ length: size }, (_, cell) => cell);

function secondCell(player: Player, columns: number): number {
  return player === 0 ? columns : 1;
}

/**
 * The places where a player may put a domino: free cells whose next cell, downwards or to the right, is free too. That
 * is the free cells and the free cells moved back by one step; a horizontal domino may not begin in the last column.
 *
 *     free   1 1 0     moved back   1 0 .     both   1 0 0
 *            1 0 1     to the left  0 1 .            0 0 0
 */
function places({ rows, columns }: Options): (free: CellSet, player: Player) => CellSet {
  const size = rows * columns;
  const notInLastColumn = allCells(size).filter((cell) => cell % columns !== columns - 1);
  const mayBegin: ByPlayer<CellSet> = [setOfCells(size, allCells(size)), setOfCells(size, notInLastColumn)];
  return (free, player) => {
    const step = secondCell(player, columns);
    const found = free.slice();
    for (let word = 0; word < found.length; word++) {
      const movedBack = (free[word] >>> step) | ((free[word + 1] ?? 0) << (32 - step));
      found[word] &= movedBack & mayBegin[player][word];
    }
    return found;
  };
}

function numericKey({ free, turn }: Position): Key {
  const high = free.length > 1 ? free[1] >>> 0 : 0;
  return 2 * ((free[0] >>> 0) + high * 2 ** 32) + turn;
}

/** Two mirrors and the half turn. A quarter turn would exchange vertical and horizontal, that is, the players. */
export function symmetry({ rows, columns }: Options): Symmetry<Position> {
  const maps = rectangleMaps(rows, columns);
  return { images: ({ free, turn }) => maps.map((map) => ({ free: imageOfCells(free, map), turn })) };
}

export function levels({ rows, columns }: Options): Levels<Position> {
  const size = rows * columns;
  const words = noCells(size).length;
  return {
    levelOf: ({ free }) => (size - countCells(free)) / 2,
    positionOf(key) {
      const cells = Math.floor(key / 2);
      return { free: [cells | 0, Math.floor(cells / 2 ** 32) | 0].slice(0, words), turn: (key % 2) as Player };
    },
  };
}

/** The dominoes that player 0 could place now, less those that player 1 could (the course's heuristic). */
export function mobility(options: Options): Heuristic<Position> {
  const placesOf = places(options);
  return ({ free, turn }) => {
    const [vertical, horizontal] = [countCells(placesOf(free, 0)), countCells(placesOf(free, 1))];
    if ((turn === 0 ? vertical : horizontal) === 0) return scoreOfResult(turn === 0 ? 1 : 0);
    return vertical - horizontal;
  };
}

const SYMBOLS = ".X";

/** Moves are two squares, `a4-a3` or `a4-b4`; a position is `XX../..../..../.... 1`, any covered cells and the turn. */
export function notation({ rows, columns }: Options): Notation<Position, Move> {
  const format: GridFormat = { rows, columns, symbols: SYMBOLS };
  const square = (cell: number): string => squareName(cell, rows, columns);
  return {
    writeMove: (cell, { turn }) => `${square(cell)}-${square(cell + secondCell(turn, columns))}`,
    writePosition: ({ free, turn }) => writeGrid(format, (cell) => (hasCell(free, cell) ? 0 : 1), turn),
    readPosition: (text) =>
      readGrid(text, format, (cells, turn = 0) =>
        parsed({ free: setOfCells(rows * columns, cellsWith(cells, 0)), turn }),
      ),
  };
}

export function board({ rows, columns }: Options): Board<Position> {
  return {
    pieces: "dominoes",
    draw: ({ free }) => drawSquares(rows, columns, (cell) => SYMBOLS[hasCell(free, cell) ? 0 : 1]),
  };
}
