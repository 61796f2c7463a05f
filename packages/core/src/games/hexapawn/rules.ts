import { type Fault, parsed, refused } from "../../base/error.ts";
import { type Text, text } from "../../base/text.ts";
import { type ByPlayer, opponent, type Player, type Result, type Rules } from "../../game/game.ts";
import type { Board, Notation, Symmetry } from "../../game/members.ts";
import {
  type CellSet,
  cellsOf,
  countCells,
  countCommon,
  hasCell,
  keyOfSetsAndTurn,
  setOfCells,
  withCell,
  withoutCell,
} from "../grid/cell-set.ts";
import { imageOfCells, rectangleMaps, type Sides } from "../grid/grid-symmetry.ts";
import { type GridFormat, menOfCells, readGrid, symbolOf, writeGrid } from "../grid/grid-text.ts";
import { drawSquares, squareName } from "../grid/squares.ts";

export type Options = Sides;

export interface Position {
  /** The pawns of each player, on cells numbered row by row from the top left. Player 0 moves up, player 1 down. */
  readonly pawns: ByPlayer<CellSet>;
  readonly turn: Player;
}

export interface Move {
  readonly from: number;
  readonly to: number;
  readonly captures: boolean;
}

/** Hexapawn (Martin Gardner): pawns as in chess; who reaches the far row, or leaves the other without a move, wins. */
export function rules(options: Options): Rules<Position, Move> {
  const size = options.rows * options.columns;
  const movesOfCell: ByPlayer<readonly (readonly Move[])[]> = [movesByCell(options, 0), movesByCell(options, 1)];
  const far: ByPlayer<CellSet> = [farRow(options, 0), farRow(options, 1)];

  const hasArrived = ({ pawns }: Position, player: Player): boolean => countCommon(pawns[player], far[player]) > 0;

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

function farRow({ rows, columns }: Options, player: Player): CellSet {
  const first = player === 0 ? 0 : (rows - 1) * columns;
  return setOfCells(
    rows * columns,
    Array.from({ length: columns }, (_, column) => first + column),
  );
}

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

const SYMBOLS = ".^v";

/** Moves are `a1-a2`, or `a1xb2` for a capture, as in chess; a position is `vvv/.../^^^ 0`, the player to move last. */
export function notation(options: Options): Notation<Position, Move> {
  const { rows, columns } = options;
  const format: GridFormat = { rows, columns, symbols: SYMBOLS };
  const square = (cell: number): string => squareName(cell, rows, columns);
  return {
    writeMove: ({ from, to, captures }) => `${square(from)}${captures ? "x" : "-"}${square(to)}`,
    writePosition: (position) => writeGrid(format, (cell) => symbolOf(position.pawns, cell), position.turn),
    readPosition: (text) =>
      readGrid(text, format, (cells, turn = 0) => {
        const position: Position = { pawns: menOfCells(cells), turn };
        const faults = whyImpossible(position, options);
        return faults.length > 0 ? refused(faults) : parsed(position);
      }),
  };
}

function whyImpossible({ pawns, turn }: Position, options: Options): Fault[] {
  const { columns } = options;
  const faults = ([0, 1] as const).flatMap((player): Fault[] => {
    const number = countCells(pawns[player]);
    return number > columns ? [{ text: tooManyPawns(player, number, SYMBOLS[player + 1], columns) }] : [];
  });
  const [ofOther, own] = [opponent(turn), turn].map((player) => countCommon(pawns[player], farRow(options, player)));
  if (own + ofOther > 1) return [...faults, { text: twoArrived() }];
  return own === 1 ? [...faults, { text: movedLast(turn) }] : faults;
}

export function board({ rows, columns }: Options): Board<Position> {
  return {
    draw: (position) => drawSquares(rows, columns, (cell) => SYMBOLS[symbolOf(position.pawns, cell)]),
    marks: [SYMBOLS[1], SYMBOLS[2]],
    pieces: "pawns",
  };
}

const tooManyPawns = (player: Player, pawns: number, sign: string, max: number): Text =>
  text(
    `player ${player} has ${pawns} pawns "${sign}", but each player starts with ${max}`,
    `le joueur ${player} a ${pawns} pions "${sign}", mais chacun commence avec ${max}`,
  );

const twoArrived = (): Text =>
  text(
    "more than one pawn has reached the far row: the play stops at the first",
    "plus d'un pion a atteint la dernière ligne : la partie s'arrête au premier",
  );

const movedLast = (player: Player): Text =>
  text(
    `player ${player} has reached the far row and so has moved last: ` +
      `the turn after the board should be ${opponent(player)}`,
    `le joueur ${player} a atteint la dernière ligne, il a donc joué en dernier : ` +
      `le trait après le plateau devrait être ${opponent(player)}`,
  );
