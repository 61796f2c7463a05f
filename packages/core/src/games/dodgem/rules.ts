import { type ByPlayer, opponent, type Player, type Result, type Rules } from "../../game/game.ts";
import {
  type CellSet,
  cellsOf,
  hasCell,
  isEmptySet,
  keyOfSetsAndTurn,
  setOfCells,
  withCell,
  withoutCell,
} from "../grid/cell-set.ts";

export interface Options {
  readonly size: number;
  /** Whether the player who has cars but no move wins or loses. */
  readonly trapped: "wins" | "loses";
}

export interface Position {
  /** The cars of each player, on cells numbered row by row from the top left. */
  readonly cars: ByPlayer<CellSet>;
  readonly turn: Player;
}

/** One car moves from a cell to another, or off the board. */
export interface Move {
  readonly from: number;
  readonly to: number | "off";
}

/** Dodgem (Colin Vout): player 0's cars leave over the right edge, player 1's over the top; nobody goes backwards. */
export function rules({ size, trapped }: Options): Rules<Position, Move> {
  const movesOfCell: ByPlayer<readonly (readonly Move[])[]> = [movesByCell(size, 0), movesByCell(size, 1)];

  /** The first `most` legal moves: a player who has one is not trapped, and the others need not be found to know it. */
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

/**
 * What a car of this player may do from each cell of an empty board: forwards (perhaps off it) first, then sideways.
 */
function movesByCell(size: number, player: Player): readonly (readonly Move[])[] {
  const directions: readonly (readonly [number, number])[] =
    player === 0
      ? [
          [0, 1],
          [-1, 0],
          [1, 0],
        ]
      : [
          [-1, 0],
          [0, -1],
          [0, 1],
        ];
  return Array.from({ length: size * size }, (_, from) =>
    directions.flatMap(([down, right], index): Move[] => {
      const row = Math.floor(from / size) + down;
      const column = (from % size) + right;
      if (row >= 0 && row < size && column >= 0 && column < size) return [{ from, to: row * size + column }];
      return index === 0 ? [{ from, to: "off" }] : [];
    }),
  );
}
