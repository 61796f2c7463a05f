import { countBits } from "../../base/bits.ts";
import { type Fault, parsed, refused } from "../../base/error.ts";
import { type Text, text } from "../../base/text.ts";
import { opponent, type Player, type Result, type Rules } from "../../game/game.ts";
import type { Board, Notation, Symmetry } from "../../game/members.ts";
import { gridMaps, imageOfBits } from "../grid/grid-symmetry.ts";
import { cellsWith, type GridFormat, readGrid, writeGrid } from "../grid/grid-text.ts";
import { filledLine, gridLines, lineBits } from "../grid/lines.ts";
import { squareName } from "../grid/squares.ts";
import * as sharedTexts from "../texts.ts";

export interface Options {
  readonly adjacency: "8" | "4";
}

const POINTS = 9;
const MEN = 3;

/**
 * A position in 19 bits: the men of player 0, one bit per point; those of player 1, nine bits higher; the turn.
 *
 *     points      turn   player 1    player 0
 *     0 1 2         t    876543210   876543210
 *     3 4 5
 *     6 7 8       X in the corner 0, O in the centre 4, X to move: 0 000010000 000000001
 */
export type Position = number;

export interface Move {
  readonly from: number | "hand";
  readonly to: number;
}

function menOf(position: Position, player: Player): number {
  return (player === 0 ? position : position >>> POINTS) & 0b111111111;
}

function turnOf(position: Position): Player {
  return position >>> (2 * POINTS) === 0 ? 0 : 1;
}

function packPosition(men0: number, men1: number, turn: Player): Position {
  return men0 | (men1 << POINTS) | (turn << (2 * POINTS));
}

const LINES = lineBits(3, 3, 3);

function hasLine(men: number): boolean {
  return LINES.some((line) => (men & line) === line);
}

const LINE_OF_MEN: readonly boolean[] = Array.from({ length: 1 << POINTS }, (_, men) => hasLine(men));

/** Three men's morris: three men each are placed, then moved one step along a line; three in a row win at any time. */
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

/** The steps from each point: to points beside it, and along drawn diagonals from and to the centre. */
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

const MAPS = gridMaps(3, 3);

/** The eight symmetries of the square: they keep the lines, drawn with or without diagonals. */
export const symmetry: Symmetry<Position> = {
  images: (position) =>
    MAPS.map((map) => {
      const [x, o] = ([0, 1] as const).map((player) => imageOfBits(menOf(position, player), map));
      return packPosition(x, o, turnOf(position));
    }),
};

const FORMAT: GridFormat = { rows: 3, columns: 3, symbols: ".XO" };

function symbolOf(position: Position, point: number): number {
  const has = (player: Player): boolean => ((menOf(position, player) >>> point) & 1) === 1;
  return has(0) ? 1 : has(1) ? 2 : 0;
}

/** Moves are `b2` (placing) or `b2-c2`; a position is `X../.O./... 0`, with the turn once all six men are placed. */
export const notation: Notation<Position, Move> = {
  writeMove({ from, to }) {
    return from === "hand" ? squareName(to, 3, 3) : `${squareName(from, 3, 3)}-${squareName(to, 3, 3)}`;
  },
  writePosition(position) {
    const allPlaced = countBits(menOf(position, 0)) + countBits(menOf(position, 1)) === 2 * MEN;
    return writeGrid(FORMAT, (point) => symbolOf(position, point), allPlaced ? turnOf(position) : undefined);
  },
  readPosition: (text) =>
    readGrid(text, FORMAT, (cells, turn) => {
      const [x, o] = [1, 2].map((symbol) => cellsWith(cells, symbol).reduce((men, point) => men | (1 << point), 0));
      const [numberOfX, numberOfO] = [countBits(x), countBits(o)];
      const allPlaced = numberOfX + numberOfO >= 2 * MEN;
      const follows: Player = !allPlaced && numberOfX > numberOfO ? 1 : 0;
      const mover = turn ?? follows;
      const faults = [...whyTooMany(numberOfX, numberOfO), ...whyAfterTheEnd(x, o, mover)];
      if (faults.length > 0) return refused(faults);
      if (!allPlaced && mover !== follows) return refused([{ text: turnFollows(follows) }]);
      return parsed(packPosition(x, o, mover));
    }),
};

function whyTooMany(numberOfX: number, numberOfO: number): Fault[] {
  const faults = [numberOfX, numberOfO].flatMap((men, player): Fault[] =>
    men > MEN ? [{ text: tooManyMen("XO"[player], men, MEN) }] : [],
  );
  if (numberOfX === numberOfO || numberOfX === numberOfO + 1) return faults;
  return [...faults, { text: notAlternating(numberOfX, numberOfO) }];
}

function whyAfterTheEnd(x: number, o: number, mover: Player): Fault[] {
  if (hasLine(x) && hasLine(o)) return [{ text: sharedTexts.bothHaveALine() }];
  return hasLine(mover === 0 ? x : o) ? [{ text: movedLast(mover) }] : [];
}

/** The points with the lines along which men move, named as in chess. */
export function board({ adjacency }: Options): Board<Position> {
  const between = adjacency === "8" ? ["  | \\ | / |", "  | / | \\ |"] : ["  |   |   |", "  |   |   |"];
  return {
    lattice: adjacency === "8" ? "diagonals" : "lines",
    winningLine: (position) => filledLine(gridLines(3, 3, 3), (point) => symbolOf(position, point)),
    pieces: "discs",
    draw(position) {
      const line = (row: number): string =>
        `${3 - row} ${[0, 1, 2].map((column) => FORMAT.symbols[symbolOf(position, 3 * row + column)]).join("---")}`;
      return [line(0), between[0], line(1), between[1], line(2), "  a   b   c"].join("\n");
    },
  };
}

const turnFollows = (turn: Player): Text =>
  text(
    `while men are placed the turn follows from their number: it is player ${turn}'s`,
    `pendant la pose, le trait se déduit du nombre de pions : c'est au joueur ${turn}`,
  );

const tooManyMen = (sign: string, men: number, max: number): Text =>
  text(`${sign} has ${men} men: each player has ${max}`, `${sign} a ${men} pions : chaque joueur en a ${max}`);

const notAlternating = (numberOfX: number, numberOfO: number): Text =>
  text(
    `X has placed ${numberOfX} and O ${numberOfO}: X starts and they alternate`,
    `X en a posé ${numberOfX} et O ${numberOfO} : X commence et ils alternent`,
  );

const movedLast = (player: Player): Text =>
  text(
    `player ${player} has a line and so has moved last: the turn should be ${opponent(player)}`,
    `le joueur ${player} a une ligne, il a donc joué en dernier : le trait devrait être ${opponent(player)}`,
  );
