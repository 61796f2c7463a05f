import { opponent, type Player, type Rules } from "../../game/game.ts";
import type { Symmetry, TurnSwap } from "../../game/members.ts";
import { gridMaps } from "../grid/grid-symmetry.ts";
import { gridLines } from "../grid/lines.ts";

/** The options, checked. */
export interface Options {
  readonly boards: number;
}

export interface Position {
  /** The crosses of each board, a bit for each of its nine cells, row by row. */
  readonly boards: readonly number[];
  readonly turn: Player;
}

export interface Move {
  readonly board: number;
  /** From 0, row by row. */
  readonly cell: number;
}

export const CELLS = 9;
const LINES = gridLines(3, 3, 3).map((line) => line.reduce((bits, cell) => bits | (1 << cell), 0));

/** Whether a board has three crosses in a row: nobody plays there any more. */
export function isDead(crosses: number): boolean {
  return LINES.some((line) => (crosses & line) === line);
}

/** Notakto: both players write crosses; a board with three in a row is dead, and who kills the last one loses. */
export function rules({ boards }: Options): Rules<Position, Move> {
  const isOver = (position: Position): boolean => position.boards.every(isDead);
  return {
    start: { boards: new Array<number>(boards).fill(0), turn: 0 },
    turn: ({ turn }) => turn,
    moves: (position) =>
      position.boards.flatMap((crosses, board) => {
        if (isDead(crosses)) return [];
        const cells = Array.from({ length: CELLS }, (_, cell) => cell);
        return cells.filter((cell) => ((crosses >> cell) & 1) === 0).map((cell) => ({ board, cell }));
      }),
    play: (position, { board, cell }) => ({
      boards: position.boards.with(board, position.boards[board] | (1 << cell)),
      turn: opponent(position.turn),
    }),
    result: (position) => (isOver(position) ? position.turn : undefined),
    key: (position) => position.boards.reduce((key, crosses) => key * 2 ** CELLS + crosses, position.turn),
  };
}

/** Boards are turned and mirrored one by one; listed where that stays a short list. */
export function symmetry({ boards }: Options): Symmetry<Position> | undefined {
  if (boards > 2) return undefined;
  const maps = gridMaps(3, 3);
  const imagesOf = (crosses: number): number[] =>
    maps.map((map) => map.reduce((bits, target, cell) => bits | (((crosses >> cell) & 1) << target), 0));
  return {
    images({ boards: [first, second], turn }) {
      const firsts = imagesOf(first);
      if (second === undefined) return firsts.map((one) => ({ boards: [one], turn }));
      const pairs = firsts.flatMap((one) => imagesOf(second).map((other) => [one, other]));
      return [...pairs, ...pairs.map(([one, other]) => [other, one])].map((both) => ({ boards: both, turn }));
    },
  };
}

/** Both players have the same moves. */
export const turnSwap: TurnSwap<Position> = {
  swapTurn: ({ boards, turn }) => ({ boards, turn: opponent(turn) }),
};
