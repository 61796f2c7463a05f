import { type ByPlayer, opponent, type Player, type Result, type Rules } from "../../game/game.ts";
import type { Symmetry } from "../../game/members.ts";
import {
  type CellSet,
  cellsOf,
  countCommon,
  hasCell,
  keyOfSetsAndTurn,
  setOfCells,
  withCell,
  withoutCell,
} from "../grid/cell-set.ts";
import { imageOfCells, rectangleMaps } from "../grid/grid-symmetry.ts";

export interface Options {
  readonly rows: number;
  readonly columns: number;
}

export interface Position {
  /** The pawns of each player, on cells numbered row by row from the top left. Player 0 moves up, player 1 down. */
  readonly pawns: ByPlayer<CellSet>;
  readonly turn: Player;
}

export interface Move {
  readonly from: number;
  readonly to: number;
  /** Whether the pawn steps aside to take one. */
  readonly captures: boolean;
}

/** Hexapawn (Martin Gardner): pawns as in chess; who reaches the far row, or leaves the other without a move, wins. */
export function rules(options: Options): Rules<Position, Move> {
  const size = options.rows * options.columns;
  const movesOfCell: ByPlayer<readonly (readonly Move[])[]> = [movesByCell(options, 0), movesByCell(options, 1)];
  const far: ByPlayer<CellSet> = [farRow(options, 0), farRow(options, 1)];

  const hasArrived = ({ pawns }: Position, player: Player): boolean => countCommon(pawns[player], far[player]) > 0;

  /** The first `most` legal moves: one is enough to know that a player is not stuck. */
  const legalMoves = (position: Position, most: number): readonly Move[] => {
    const { pawns, turn } = position;
    const legal: Move[] = [];
    if (hasArrived(position, opponent(turn))) return legal;
    const enemies = pawns[opponent(turn)];
    for (const cell of cellsOf(pawns[turn])) {
      for (const move of movesOfCell[turn][cell]) {
        const isFoe = hasCell(enemies, move.to);
        if (move.captures ? !isFoe : isFoe || hasCell(pawns[turn], move.to)) continue;
        legal.push(move);
        if (legal.length === most) return legal;
      }
    }
    return legal;
  };

  return {
    start: { pawns: [farRow(options, 1), farRow(options, 0)], turn: 0 },
    turn: ({ turn }) => turn,
    moves: (position) => legalMoves(position, Number.POSITIVE_INFINITY),
    play({ pawns, turn }, { from, to, captures }) {
      const own = withCell(withoutCell(pawns[turn], from), to);
      const enemies = pawns[opponent(turn)];
      const left = captures ? withoutCell(enemies, to) : enemies;
      return { pawns: turn === 0 ? [own, left] : [left, own], turn: opponent(turn) };
    },
    result(position): Result | undefined {
      return legalMoves(position, 1).length > 0 ? undefined : opponent(position.turn);
    },
    key: ({ pawns, turn }) => keyOfSetsAndTurn(size, pawns[0], pawns[1], turn),
  };
}

/** The row that a player wants to reach, where the pawns of the other start. */
export function farRow({ rows, columns }: Options, player: Player): CellSet {
  const row = player === 0 ? 0 : rows - 1;
  return setOfCells(
    rows * columns,
    Array.from({ length: columns }, (_, column) => row * columns + column),
  );
}

/** What a pawn of this player might do from each cell: straight ahead, then the two captures. */
function movesByCell({ rows, columns }: Options, player: Player): readonly (readonly Move[])[] {
  const forward = player === 0 ? -1 : 1;
  return Array.from({ length: rows * columns }, (_, from) =>
    [0, -1, 1].flatMap((aside): Move[] => {
      const row = Math.floor(from / columns) + forward;
      const column = (from % columns) + aside;
      if (row < 0 || row >= rows || column < 0 || column >= columns) return [];
      return [{ from, to: row * columns + column, captures: aside !== 0 }];
    }),
  );
}

/** Left and right may be exchanged; up and down would exchange the players. */
export function symmetry({ rows, columns }: Options): Symmetry<Position> {
  const [, leftAndRight] = rectangleMaps(rows, columns);
  return {
    images(position) {
      const [up, down] = position.pawns;
      return [position, { ...position, pawns: [imageOfCells(up, leftAndRight), imageOfCells(down, leftAndRight)] }];
    },
  };
}
