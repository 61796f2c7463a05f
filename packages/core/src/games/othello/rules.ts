import { type ByPlayer, opponent, type Player, type Rules } from "../../game/game.ts";
import type { Heuristic, Scores, Symmetry } from "../../game/members.ts";
import { leaderOf } from "../../game/scores.ts";
import { type CellSet, countCells, hasCell, keyOfSetsAndTurn, setOfCells } from "../grid/cell-set.ts";
import { gridMaps, imageOfCells } from "../grid/grid-symmetry.ts";

/** The options, checked: both sides are even, so that there is a middle. */
export interface Options {
  readonly rows: number;
  readonly columns: number;
}

export interface Position {
  /** The discs of each player, cells numbered row by row from the top left. */
  readonly discs: ByPlayer<CellSet>;
  /** Who moves: who cannot has passed already, unless nobody can. */
  readonly turn: Player;
}

/** The cell of the new disc. */
export type Move = number;

/**
 * Othello: a new disc must enclose others between itself and another of one's own, in a line, and turns all of them.
 * Who has no such move passes, which happens by itself; when nobody has one, the play is over.
 */
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

/** The score is the difference of the discs; empty cells are nobody's. */
export function scores(): Scores<Position, Move> {
  return { score: discsAhead };
}

/** How many discs player 0 has more than player 1. */
export const discsAhead: Heuristic<Position> = ({ discs }) => countCells(discs[0]) - countCells(discs[1]);

/** The four discs in the middle, crosswise. */
function startDiscs({ rows, columns }: Options): ByPlayer<CellSet> {
  const size = rows * columns;
  const corner = (rows / 2 - 1) * columns + columns / 2 - 1;
  return [setOfCells(size, [corner + 1, corner + columns]), setOfCells(size, [corner, corner + columns + 1])];
}

/** The discs that a new one turns: in each direction those of the other player up to the next of one's own. */
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

/** From each cell the cells in each of eight directions, nearest first. */
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

/** The turns and mirrors of the board. */
export function symmetry({ rows, columns }: Options): Symmetry<Position> {
  const maps = gridMaps(rows, columns);
  return {
    images: ({ discs, turn }) =>
      maps.map((map) => ({ discs: [imageOfCells(discs[0], map), imageOfCells(discs[1], map)], turn })),
  };
}
