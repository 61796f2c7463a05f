import { type Fault, parsed, refused } from "../../base/error.ts";
import { facts } from "../../game/facts.ts";
import { opponent, type Player, type Rules } from "../../game/game.ts";
import type { FullGame, Notation, PointLattice } from "../../game/members.ts";
import * as texts from "../texts.ts";
import { type CellMap, imageOfBits } from "./grid-symmetry.ts";
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
  readonly points: PointLattice["points"];
  /** Numbers of points in the rows of a written position. */
  readonly widths: readonly number[];
  readonly neighboursOfPoint: readonly (readonly number[])[];
  /** The men on the points at the start: 0 empty, 1 a man of player 0, 2 of player 1. */
  readonly start: readonly number[];
  /** True if the man on this point, which a line joins to the empty one, may enter that. All may by default. */
  mayEnter?(position: Position, from: number): boolean;
  /** Symmetries: `pointOfPoint[p]` is the image of point p. The first is the identity. */
  readonly maps: readonly CellMap[];
  draw(signs: readonly string[]): readonly string[];
}

export function vacancyGame(board: VacancyBoard): FullGame<Position, Move> {
  const { names, points, neighboursOfPoint, maps, draw } = board;
  const lines = neighboursOfPoint.flatMap((neighbours, point) =>
    neighbours.filter((other) => other > point).map((other) => [point, other] as const),
  );
  return {
    ...rules(board),
    facts: facts({ impartial: false, acyclic: false, canDraw: true }),
    notation: notation(board),
    board: {
      lattice: { points, lines },
      pieces: "discs",
      draw: (position) => draw(Array.from(names, (_, point) => SYMBOLS[manAt(position, point)])).join("\n"),
    },
    symmetry: { images: (position) => maps.map((pointOfPoint) => image(position, pointOfPoint)) },
  };
}

const SYMBOLS = ".XO";

function turnOf(position: Position): Player {
  return (position & 1) === 0 ? 0 : 1;
}

export function emptyPoint(position: Position): number {
  return (position >>> 1) & 15;
}

/** The man on a point: 0 none, 1 of player 0, 2 of player 1. */
export function manAt(position: Position, point: number): number {
  if (point === emptyPoint(position)) return 0;
  return ((position >>> (5 + point)) & 1) === 1 ? 1 : 2;
}

function pack(menOf0: number, empty: number, turn: Player): Position {
  return (menOf0 << 5) | (empty << 1) | turn;
}

function positionOf(men: readonly number[], turn: Player): Position {
  const menOf0 = cellsWith(men, 1).reduce((bits, point) => bits | (1 << point), 0);
  return pack(menOf0, men.indexOf(0), turn);
}

function rules({ neighboursOfPoint, start, mayEnter = () => true }: VacancyBoard): Rules<Position, Move> {
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
function notation({ names, start, widths }: VacancyBoard): Notation<Position, Move> {
  const format: GridFormat = { rows: widths.length, columns: widths, symbols: SYMBOLS };
  return {
    writeMove: (from, position) => `${names[from]}-${names[emptyPoint(position)]}`,
    writePosition: (position) => writeGrid(format, (point) => manAt(position, point), turnOf(position)),
    readPosition: (text) =>
      readGrid(text, format, (cells, turn = 0) => {
        const faults = [...SYMBOLS].flatMap((sign, symbol): Fault[] => {
          const [found, expected] = [cellsWith(cells, symbol).length, cellsWith(start, symbol).length];
          if (found === expected) return [];
          return [{ text: texts.wrongMenCount(expected, symbol === 0 ? undefined : sign, found) }];
        });
        return faults.length > 0 ? refused(faults) : parsed(positionOf(cells, turn));
      }),
  };
}

function image(position: Position, pointOfPoint: CellMap): Position {
  const menOf0 = imageOfBits(position >>> 5, pointOfPoint);
  return pack(menOf0, pointOfPoint[emptyPoint(position)], turnOf(position));
}
