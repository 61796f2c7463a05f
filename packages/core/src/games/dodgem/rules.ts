import { type Fault, parsed, refused } from "../../base/error.ts";
import { type Text, text } from "../../base/text.ts";
import { type ByPlayer, opponent, type Player, type Result, type Rules } from "../../game/game.ts";
import type { Board, Notation } from "../../game/members.ts";
import {
  type CellSet,
  cellsOf,
  countCells,
  hasCell,
  isEmptySet,
  keyOfSetsAndTurn,
  setOfCells,
  withCell,
  withoutCell,
} from "../grid/cell-set.ts";
import { type GridFormat, menOfCells, readGrid, symbolOf, writeGrid } from "../grid/grid-text.ts";
import { drawSquares, squareName } from "../grid/squares.ts";

export interface Options {
  readonly size: number;
  /** Result for a player who has cars but no move. */
  readonly trapped: "wins" | "loses";
}

export interface Position {
  readonly cars: ByPlayer<CellSet>;
  readonly turn: Player;
}

export interface Move {
  readonly from: number;
  readonly to: number | "off";
}

/** Dodgem (Colin Vout): player 0's cars leave over the right edge, player 1's over the top; no car goes backwards. */
export function rules({ size, trapped }: Options): Rules<Position, Move> {
  const movesOfCell: ByPlayer<readonly (readonly Move[])[]> = [movesByCell(size, 0), movesByCell(size, 1)];

  /** The first `most` legal moves: one is enough to show that a player is not trapped. */
  const legalMoves = ({ cars, turn }: Position, most: number): readonly Move[] => {
    const legal: Move[] = [];
    if (isEmptySet(cars[opponent(turn)])) return legal;
    for (const cell of cellsOf(cars[turn])) {
      for (const move of movesOfCell[turn][cell]) {
        if (move.to !== "off" && (hasCell(cars[0], move.to) || hasCell(cars[1], move.to))) continue;
        legal.push(move);
        if (legal.length === most) return legal;
      }
    }
    return legal;
  };

  return {
    start: startPosition(size),
    turn: ({ turn }) => turn,
    moves: (position) => legalMoves(position, Number.POSITIVE_INFINITY),
    play({ cars, turn }, { from, to }) {
      const left = withoutCell(cars[turn], from);
      const own = to === "off" ? left : withCell(left, to);
      return { cars: turn === 0 ? [own, cars[1]] : [cars[0], own], turn: opponent(turn) };
    },
    result(position): Result | undefined {
      const { cars, turn } = position;
      if (isEmptySet(cars[opponent(turn)])) return opponent(turn);
      if (legalMoves(position, 1).length > 0) return undefined;
      return trapped === "wins" ? turn : opponent(turn);
    },
    key: ({ cars, turn }) => keyOfSetsAndTurn(size * size, cars[0], cars[1], turn),
  };
}

function startPosition(size: number): Position {
  const steps = Array.from({ length: size - 1 }, (_, index) => index);
  const left = steps.map((row) => row * size);
  const bottom = steps.map((index) => (size - 1) * size + index + 1);
  return { cars: [setOfCells(size * size, left), setOfCells(size * size, bottom)], turn: 0 };
}

const [UP, DOWN, LEFT, RIGHT] = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
];

function movesByCell(size: number, player: Player): readonly (readonly Move[])[] {
  const directions = player === 0 ? [RIGHT, UP, DOWN] : [UP, LEFT, RIGHT];
  return Array.from({ length: size * size }, (_, from) =>
    directions.flatMap(([down, right], index): Move[] => {
      const row = Math.floor(from / size) + down;
      const column = (from % size) + right;
      if (row >= 0 && row < size && column >= 0 && column < size) return [{ from, to: row * size + column }];
      return index === 0 ? [{ from, to: "off" }] : [];
    }),
  );
}

const SYMBOLS = ".>^";

/** Moves are `a3-b3` or `c2-off`, squares named as in chess; a position is `>../>../.^^ 0`, the player to move last. */
export function notation({ size }: Options): Notation<Position, Move> {
  const format: GridFormat = { rows: size, columns: size, symbols: SYMBOLS };
  const square = (cell: number): string => squareName(cell, size, size);
  return {
    writeMove: ({ from, to }) => `${square(from)}-${to === "off" ? "off" : square(to)}`,
    writePosition: (position) => writeGrid(format, (cell) => symbolOf(position.cars, cell), position.turn),
    readPosition: (text) =>
      readGrid(text, format, (cells, turn = 0) => {
        const cars = menOfCells(cells);
        const faults = whyImpossible(cars.map(countCells), size, turn);
        return faults.length > 0 ? refused(faults) : parsed({ cars, turn });
      }),
  };
}

function whyImpossible(carsOfPlayer: readonly number[], size: number, turn: Player): Fault[] {
  const faults = carsOfPlayer.flatMap((cars, player): Fault[] =>
    cars > size - 1 ? [{ text: tooManyCars(cars, SYMBOLS[player + 1], size - 1) }] : [],
  );
  if (carsOfPlayer[turn] > 0) return faults;
  return [...faults, { text: carsOfPlayer[opponent(turn)] > 0 ? movedLast(turn) : noCar() }];
}

export function board({ size }: Options): Board<Position> {
  return {
    draw: (position) => drawSquares(size, size, (cell) => SYMBOLS[symbolOf(position.cars, cell)]),
    marks: [SYMBOLS[1], SYMBOLS[2]],
    pieces: "cars",
  };
}

const tooManyCars = (cars: number, sign: string, max: number): Text =>
  text(
    `there are ${cars} cars "${sign}", but each player has ${max}`,
    `il y a ${cars} voitures "${sign}", mais chaque joueur en a ${max}`,
  );

const noCar = (): Text =>
  text(
    "there is no car on the board, but the play ends when one player has no car left",
    "il n'y a plus de voiture, mais la partie finit quand un joueur a sorti toutes les siennes",
  );

const movedLast = (player: Player): Text =>
  text(
    `player ${player} has no car left and so has moved last: the turn after the board should be ${opponent(player)}`,
    `le joueur ${player} a sorti ses voitures, il a donc joué en dernier : ` +
      `le trait après le plateau devrait être ${opponent(player)}`,
  );
