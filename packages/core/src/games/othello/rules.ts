import { parsed, refused } from "../../base/error.ts";
import { type Text, text } from "../../base/text.ts";
import { type ByPlayer, opponent, type Player, type Rules } from "../../game/game.ts";
import type { Board, Heuristic, Notation, Symmetry } from "../../game/members.ts";
import { leaderOf } from "../../game/scores.ts";
import { type CellSet, countCells, hasCell, keyOfSetsAndTurn, setOfCells } from "../grid/cell-set.ts";
import { gridMaps, imageOfCells, type Sides } from "../grid/grid-symmetry.ts";
import { type GridFormat, menOfCells, readGrid, symbolOf, writeGrid } from "../grid/grid-text.ts";
import { drawSquares, squareName } from "../grid/squares.ts";

/** Both sides are even, so that there is a middle. */
export type Options = Sides;

export interface Position {
  readonly discs: ByPlayer<CellSet>;
  /** The player to move: one who cannot has passed already, unless neither can. */
  readonly turn: Player;
}

export type Move = number;

/** Othello: a disc turns the lines it encloses; a player who cannot turn any passes, and if neither can, it is over. */
export function rules(options: Options): Rules<Position, Move> {
  const size = options.rows * options.columns;
  const rays = raysByCell(options);
  const start: Position = { discs: startDiscs(options), turn: 0 };

  const turned = ({ discs, turn }: Position, cell: Move): number[] => turnedBy(rays[cell], discs, turn);
  const movesOf = (position: Position): Move[] => {
    const found: Move[] = [];
    for (let cell = 0; cell < size; cell++) {
      if (hasCell(position.discs[0], cell) || hasCell(position.discs[1], cell)) continue;
      if (turned(position, cell).length > 0) found.push(cell);
    }
    return found;
  };
  return {
    start,
    turn: ({ turn }) => turn,
    moves: movesOf,
    play(position, cell) {
      const { discs, turn } = position;
      const words: [number[], number[]] = [[...discs[0]], [...discs[1]]];
      for (const disc of [cell, ...turned(position, cell)]) {
        words[turn][disc >>> 5] |= 1 << (disc & 31);
        words[opponent(turn)][disc >>> 5] &= ~(1 << (disc & 31));
      }
      const next: Position = { discs: words, turn: opponent(turn) };
      const passed: Position = { discs: words, turn };
      return movesOf(next).length === 0 && movesOf(passed).length > 0 ? passed : next;
    },
    result: (position) => (movesOf(position).length === 0 ? leaderOf(discsAhead(position)) : undefined),
    key: ({ discs, turn }) => keyOfSetsAndTurn(size, discs[0], discs[1], turn),
  };
}

export const discsAhead: Heuristic<Position> = ({ discs }) => countCells(discs[0]) - countCells(discs[1]);

function startDiscs({ rows, columns }: Options): ByPlayer<CellSet> {
  const size = rows * columns;
  const corner = (rows / 2 - 1) * columns + columns / 2 - 1;
  return [setOfCells(size, [corner + 1, corner + columns]), setOfCells(size, [corner, corner + columns + 1])];
}

/** The discs that a new one turns: in each direction those of the opponent up to the player's next disc. */
function turnedBy(rays: readonly (readonly number[])[], discs: ByPlayer<CellSet>, turn: Player): number[] {
  const all: number[] = [];
  for (const ray of rays) {
    let length = 0;
    while (length < ray.length && hasCell(discs[opponent(turn)], ray[length])) length++;
    if (length > 0 && length < ray.length && hasCell(discs[turn], ray[length])) {
      for (let place = 0; place < length; place++) all.push(ray[place]);
    }
  }
  return all;
}

/** The cells in each of eight directions from each cell, nearest first. */
function raysByCell({ rows, columns }: Options): readonly (readonly (readonly number[])[])[] {
  const steps = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => [down, right] as const));
  return Array.from({ length: rows * columns }, (_, cell) =>
    steps
      .filter(([down, right]) => down !== 0 || right !== 0)
      .map(([down, right]) => {
        const ray: number[] = [];
        let row = Math.floor(cell / columns) + down;
        let column = (cell % columns) + right;
        for (; row >= 0 && row < rows && column >= 0 && column < columns; row += down, column += right) {
          ray.push(row * columns + column);
        }
        return ray;
      }),
  );
}

export function symmetry({ rows, columns }: Options): Symmetry<Position> {
  const maps = gridMaps(rows, columns);
  return {
    images: ({ discs, turn }) =>
      maps.map((map) => ({ discs: [imageOfCells(discs[0], map), imageOfCells(discs[1], map)], turn })),
  };
}

const SYMBOLS = ".XO";

/** Moves are squares named as in chess, `b4`; a position is rows from the top and the player to move, `…/.OX./… 0`. */
export function notation({ rows, columns }: Options): Notation<Position, Move> {
  const format: GridFormat = { rows, columns, symbols: SYMBOLS };
  return {
    writeMove: (cell) => squareName(cell, rows, columns),
    writePosition: ({ discs, turn }) => writeGrid(format, (cell) => symbolOf(discs, cell), turn),
    readPosition: (text) =>
      readGrid(text, format, (cells, turn = 0) => {
        if (cells.filter((symbol) => symbol > 0).length < 4) return refused([{ text: tooFewDiscs() }]);
        return parsed({ discs: menOfCells(cells), turn });
      }),
  };
}

export function board({ rows, columns }: Options): Board<Position> {
  return { pieces: "discs", draw: ({ discs }) => drawSquares(rows, columns, (cell) => SYMBOLS[symbolOf(discs, cell)]) };
}

const tooFewDiscs = (): Text =>
  text("there should be at least the four discs of the start", "il devrait y avoir au moins les quatre pions du début");
