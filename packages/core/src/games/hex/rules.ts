import { type ByPlayer, opponent, type Player, type Rules } from "../../game/game.ts";
import type { Levels, Symmetry } from "../../game/members.ts";
import { lastMover, stonesBefore } from "../grid/alternation.ts";
import { type CellSet, cellsOutside, countCells, keyOfSets, noCells, setsOfKey, withCell } from "../grid/cell-set.ts";
import { imageOfCells, rectangleMaps } from "../grid/grid-symmetry.ts";
import { makeGrid } from "./grid.ts";

export interface Options {
  readonly size: number;
}

export interface Position {
  /** The cells of each player, numbered row by row from 0. */
  readonly stones: ByPlayer<CellSet>;
  /** How many stones lie: whose turn it is follows. */
  readonly placed: number;
  /** Whether the last stone has joined the two sides of its player. */
  readonly joined: boolean;
}

/** A cell, numbered row by row from 0. */
export type Move = number;

/**
 * Hex (Piet Hein, John Nash): player 0 joins top to bottom, player 1 left to right; a full board always has one winner.
 */
export function rules({ size }: Options): Rules<Position, Move> {
  const grid = makeGrid(size);
  const cells = size * size;
  const turn = ({ placed }: Position): Player => (placed % 2 === 0 ? 0 : 1);
  return {
    start: { stones: [noCells(cells), noCells(cells)], placed: 0, joined: false },
    turn,
    moves: ({ stones, joined }) => (joined ? [] : cellsOutside(cells, stones[0], stones[1])),
    play(position, cell) {
      const { stones, placed } = position;
      const mover = turn(position);
      const own = withCell(stones[mover], cell);
      const stonesOfMover = (placed >> 1) + 1; // a chain from side to side has at least one stone in every row
      return {
        stones: mover === 0 ? [own, stones[1]] : [stones[0], own],
        placed: placed + 1,
        joined: stonesOfMover >= size && grid.joinsThrough(own, mover, cell),
      };
    },
    result: (position) => (position.joined ? opponent(turn(position)) : undefined),
    key: ({ stones }) => keyOfSets(cells, stones[0], stones[1]),
  };
}

/** The half turn. The mirror along the long diagonal would exchange the players. */
export function symmetry({ size }: Options): Symmetry<Position> {
  const [, , , halfTurn] = rectangleMaps(size, size);
  return {
    images(position) {
      const [x, o] = position.stones;
      return [position, { ...position, stones: [imageOfCells(x, halfTurn), imageOfCells(o, halfTurn)] }];
    },
  };
}

/** A level is a number of stones. Only the last stone can have joined two sides. */
export function levels({ size }: Options): Levels<Position> {
  const grid = makeGrid(size);
  const positionWith = (stones: Position["stones"]): Position => {
    const placed = countCells(stones[0]) + countCells(stones[1]);
    const player = lastMover(placed);
    return { stones, placed, joined: grid.joins(stones[player], player) };
  };
  return {
    levelOf: ({ placed }) => placed,
    positionOf: (key) => positionWith(setsOfKey(size ** 2, key)),
    before: ({ stones, placed }) => stonesBefore(stones, placed).map(positionWith),
  };
}
