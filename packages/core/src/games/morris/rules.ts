import { countBits } from "../../base/bits.ts";
import { opponent, type Player, type Result, type Rules } from "../../game/game.ts";
import type { Symmetry } from "../../game/members.ts";
import { type CellMap, gridMaps } from "../grid/grid-symmetry.ts";
import { gridLines } from "../grid/lines.ts";

export interface Options {
  /** Steps along orthogonal lines only, or along the diagonals through the centre too. */
  readonly adjacency: "8" | "4";
}

const POINTS = 9;
export const MEN = 3;

/**
 * A position in 19 bits: the men of player 0, one bit per point; those of player 1, nine bits higher; the player
 * to move.
 *
 *     points      turn   player 1    player 0
 *     0 1 2         t    876543210   876543210
 *     3 4 5
 *     6 7 8       X in the corner 0, O in the centre 4, X to move: 0 000010000 000000001
 */
export type Position = number;

/** A man comes from the hand or from a point, to an empty point. */
export interface Move {
  readonly from: number | "hand";
  readonly to: number;
}

export function menOf(position: Position, player: Player): number {
  return (player === 0 ? position : position >>> POINTS) & 0b111111111;
}

export function turnOf(position: Position): Player {
  return position >>> (2 * POINTS) === 0 ? 0 : 1;
}

export function packPosition(men0: number, men1: number, turn: Player): Position {
  return men0 | (men1 << POINTS) | (turn << (2 * POINTS));
}

const LINES: readonly number[] = gridLines(3, 3, 3).map((line) => line.reduce((men, point) => men | (1 << point), 0));

/** Whether these men (one bit per point) stand three in a row. */
export function hasLine(men: number): boolean {
  return LINES.some((line) => (men & line) === line);
}

const LINE_OF_MEN: readonly boolean[] = Array.from({ length: 1 << POINTS }, (_, men) => hasLine(men));

/**
 * Three men's morris: three men each are placed in turn, then moved one step along a line; three in a row win at any
 * time.
 */
export function rules({ adjacency }: Options): Rules<Position, Move> {
  const placingAt: readonly Move[] = Array.from({ length: POINTS }, (_, to) => ({ from: "hand", to }));
  const stepsFrom = stepsByPoint(adjacency);

  return {
    start: 0,
    turn: turnOf,
    moves(position) {
      const turn = turnOf(position);
      const other = menOf(position, opponent(turn));
      if (LINE_OF_MEN[other]) return [];
      const own = menOf(position, turn);
      const isFree = ({ to }: Move): boolean => (((own | other) >>> to) & 1) === 0;
      if (countBits(own) < MEN) return placingAt.filter(isFree);
      const legal: Move[] = [];
      for (let from = 0; from < POINTS; from++) {
        if (((own >>> from) & 1) === 0) continue;
        for (const step of stepsFrom[from]) if (isFree(step)) legal.push(step);
      }
      return legal;
    },
    play(position, { from, to }) {
      const turn = turnOf(position);
      const left = from === "hand" ? menOf(position, turn) : menOf(position, turn) & ~(1 << from);
      const own = left | (1 << to);
      const other = menOf(position, opponent(turn));
      return turn === 0 ? packPosition(own, other, 1) : packPosition(other, own, 0);
    },
    result(position): Result | undefined {
      // Three men cannot shut in three others without being in a row, so a player always has a move before the end.
      const other = opponent(turnOf(position));
      return LINE_OF_MEN[menOf(position, other)] ? other : undefined;
    },
    key: (position) => position,
  };
}

/**
 * The steps from each point: to the points beside it, and on diagonals from and to the centre when these lines are
 * drawn.
 */
function stepsByPoint(adjacency: Options["adjacency"]): readonly (readonly Move[])[] {
  const centre = 4;
  const joined = (from: number, to: number): boolean => {
    const rows = Math.abs(Math.floor(from / 3) - Math.floor(to / 3));
    const columns = Math.abs((from % 3) - (to % 3));
    if (rows + columns === 1) return true;
    return adjacency === "8" && rows === 1 && columns === 1 && (from === centre || to === centre);
  };
  const points = Array.from({ length: POINTS }, (_, point) => point);
  return points.map((from) => points.filter((to) => joined(from, to)).map((to) => ({ from, to })));
}

const MAPS: readonly CellMap[] = gridMaps(3, 3);

function image(men: number, map: CellMap): number {
  return map.reduce((moved, target, point) => moved | (((men >>> point) & 1) << target), 0);
}

/** The eight symmetries of the square: they keep the lines, drawn with or without diagonals. */
export const symmetry: Symmetry<Position> = {
  images: (position) =>
    MAPS.map((map) => packPosition(image(menOf(position, 0), map), image(menOf(position, 1), map), turnOf(position))),
};
