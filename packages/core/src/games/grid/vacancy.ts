import { type Fault, parsed, refused } from "../../base/error.ts";
import { opponent, type Player, type Rules } from "../../game/game.ts";
import type { Notation, PointLattice, Symmetry } from "../../game/members.ts";
import * as texts from "../texts.ts";
import { cellsWith, type GridFormat, readGrid, writeGrid } from "./grid-text.ts";

/**
 * Games on a few points of which all but one are occupied: a man moves into the empty point, and who cannot move loses.
 *
 * A position is one number: the player to move, the empty point, and the men of player 0, one bit per point.
 *
 *     bits   13 … 5        4 … 1     0
 *            men of 0      empty     turn
 */
export type Position = number;

/** The point from which a man comes; it goes to the empty one. */
export type Move = number;

export interface VacancyBoard {
  /** A name of one character per point. */
  readonly names: string;
  /** The points that a line joins to each point. */
  readonly neighboursOfPoint: readonly (readonly number[])[];
  /** What stands on each point at the start: 0 empty, 1 a man of player 0, 2 of player 1. */
  readonly start: readonly number[];
  /** Whether the man on this point may enter the empty one, which a line joins to it. */
  mayEnter(position: Position, from: number): boolean;
}

/** The board as it is drawn, its points at these places. */
export function vacancyLattice(board: VacancyBoard, points: PointLattice["points"]): PointLattice {
  const lines = board.neighboursOfPoint.flatMap((neighbours, point) =>
    neighbours.filter((other) => other > point).map((other) => [point, other] as const),
  );
  return { points, lines };
}

function turnOf(position: Position): Player {
  return (position & 1) === 0 ? 0 : 1;
}

export function emptyPoint(position: Position): number {
  return (position >>> 1) & 15;
}

/** What stands on a point: 0 nothing, 1 a man of player 0, 2 of player 1. */
export function manAt(position: Position, point: number): number {
  if (point === emptyPoint(position)) return 0;
  return ((position >>> (5 + point)) & 1) === 1 ? 1 : 2;
}

function pack(menOf0: number, empty: number, turn: Player): Position {
  return (menOf0 << 5) | (empty << 1) | turn;
}

/** The position in which these men (0 nothing, 1 player 0, 2 player 1) stand on the points. */
function positionOf(men: readonly number[], turn: Player): Position {
  const menOf0 = cellsWith(men, 1).reduce((bits, point) => bits | (1 << point), 0);
  return pack(menOf0, men.indexOf(0), turn);
}

export function vacancyRules({ neighboursOfPoint, start, mayEnter }: VacancyBoard): Rules<Position, Move> {
  const moves = (position: Position): readonly Move[] => {
    const own = turnOf(position) + 1;
    return neighboursOfPoint[emptyPoint(position)].filter(
      (from) => manAt(position, from) === own && mayEnter(position, from),
    );
  };
  return {
    start: positionOf(start, 0),
    turn: turnOf,
    moves,
    play(position, from) {
      const turn = turnOf(position);
      const moved = turn === 0 ? (1 << from) | (1 << emptyPoint(position)) : 0;
      const menOf0 = (position >>> 5) ^ moved;
      return pack(menOf0, from, opponent(turn));
    },
    result: (position) => (moves(position).length === 0 ? opponent(turnOf(position)) : undefined),
    key: (position) => position,
  };
}

/** Moves are the two points, `a-c`; a position is the points in rows and the player to move. */
export function vacancyNotation({ names, start }: VacancyBoard, widths: readonly number[]): Notation<Position, Move> {
  const format: GridFormat = { rows: widths.length, columns: widths, symbols: ".XO" };
  return {
    writeMove: (from, position) => `${names[from]}-${names[emptyPoint(position)]}`,
    writePosition: (position) => writeGrid(format, (point) => manAt(position, point), turnOf(position)),
    readPosition(text) {
      const grid = readGrid(text, format);
      if (!grid.ok) return grid;
      const { cells, turn = 0 } = grid.value;
      const faults = [".", "X", "O"].flatMap((sign, symbol): Fault[] => {
        const [found, expected] = [cellsWith(cells, symbol).length, cellsWith(start, symbol).length];
        if (found === expected) return [];
        return [{ text: texts.wrongMenCount(expected, symbol === 0 ? undefined : sign, found) }];
      });
      return faults.length > 0 ? refused(faults) : parsed(positionOf(cells, turn));
    },
  };
}

/** The images under maps of the points: `pointOfPoint[p]` is where point p goes. The first map is the identity. */
export function vacancySymmetry(maps: readonly (readonly number[])[]): Symmetry<Position> {
  const image = (position: Position, pointOfPoint: readonly number[]): Position => {
    let menOf0 = 0;
    for (let point = 0; point < pointOfPoint.length; point++) {
      if (manAt(position, point) === 1) menOf0 |= 1 << pointOfPoint[point];
    }
    return pack(menOf0, pointOfPoint[emptyPoint(position)], turnOf(position));
  };
  return { images: (position) => maps.map((pointOfPoint) => image(position, pointOfPoint)) };
}
