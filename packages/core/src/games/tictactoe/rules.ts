import { type ByPlayer, opponent, type Player, type Result, type Rules } from "../../game/game.ts";
import type { Levels, Symmetry } from "../../game/members.ts";
import { lastMover, stonesBefore } from "../grid/alternation.ts";
import {
  type CellSet,
  cellsOutside,
  countCells,
  includesAll,
  keyOfSets,
  noCells,
  setOfCells,
  setsOfKey,
  withCell,
} from "../grid/cell-set.ts";
import { gridMaps, imageOfCells } from "../grid/grid-symmetry.ts";
import { gridLines } from "../grid/lines.ts";

/** The options, checked. */
export interface Options {
  readonly rows: number;
  readonly columns: number;
  /** How many in a row end the play. */
  readonly align: number;
  /** Whether a line loses instead of winning. */
  readonly misere: boolean;
}

export interface Position {
  /** The cells of each player, numbered row by row from 0. Player 0 is X. */
  readonly stones: ByPlayer<CellSet>;
  /** How many stones lie: whose turn it is follows. */
  readonly placed: number;
  /** Whether the last stone completed a line. */
  readonly aligned: boolean;
}

/** A cell, numbered row by row from 0; people count from 1. */
export type Move = number;

/** Tic-tac-toe on any grid: the players fill cells in turn, and the first line of `align` stones ends the play. */
export function rules({ rows, columns, align, misere }: Options): Rules<Position, Move> {
  const size = rows * columns;
  const linesThroughCell = linesByCell(rows, columns, align);

  const turn = (position: Position): Player => (position.placed % 2 === 0 ? 0 : 1);

  return {
    start: { stones: [noCells(size), noCells(size)], placed: 0, aligned: false },
    turn,
    moves: ({ stones, aligned }) => (aligned ? [] : cellsOutside(size, stones[0], stones[1])),
    play(position, cell) {
      const [x, o] = position.stones;
      const mover = turn(position);
      const own = withCell(mover === 0 ? x : o, cell);
      return {
        stones: mover === 0 ? [own, o] : [x, own],
        placed: position.placed + 1,
        aligned: completesLine(own, linesThroughCell[cell]),
      };
    },
    result(position): Result | undefined {
      if (position.aligned) return misere ? turn(position) : opponent(turn(position));
      return position.placed === size ? "draw" : undefined;
    },
    key: ({ stones }) => keyOfSets(size, stones[0], stones[1]),
  };
}

/** Only lines through the stone just placed can be new: they are all that is looked at. */
function completesLine(stones: CellSet, lines: readonly CellSet[]): boolean {
  for (let index = 0; index < lines.length; index++) {
    if (includesAll(stones, lines[index])) return true;
  }
  return false;
}

function linesByCell(rows: number, columns: number, align: number): readonly (readonly CellSet[])[] {
  const size = rows * columns;
  const lines = gridLines(rows, columns, align);
  return Array.from({ length: size }, (_, cell) =>
    lines.filter((line) => line.includes(cell)).map((line) => setOfCells(size, line)),
  );
}

/** The turns and mirrors of the board: eight of a square, four of a rectangle. */
export function symmetry({ rows, columns }: Options): Symmetry<Position> {
  const maps = gridMaps(rows, columns);
  return {
    images: ({ stones, placed, aligned }) =>
      maps.map((map) => ({ stones: [imageOfCells(stones[0], map), imageOfCells(stones[1], map)], placed, aligned })),
  };
}

/** A level is a number of stones. Only the last stone can have completed a line. */
export function levels({ rows, columns, align }: Options): Levels<Position> {
  const size = rows * columns;
  const lines = gridLines(rows, columns, align).map((line) => setOfCells(size, line));
  const positionWith = (stones: Position["stones"]): Position => {
    const placed = countCells(stones[0]) + countCells(stones[1]);
    const own = stones[lastMover(placed)];
    return { stones, placed, aligned: lines.some((line) => includesAll(own, line)) };
  };
  return {
    levelOf: ({ placed }) => placed,
    positionOf: (key) => positionWith(setsOfKey(size, key)),
    before: ({ stones, placed }) => stonesBefore(stones, placed).map(positionWith),
  };
}
