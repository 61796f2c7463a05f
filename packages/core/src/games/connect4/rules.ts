import { type Key, opponent, type Player, type Result, type Rules } from "../../game/game.ts";
import type { Symmetry } from "../../game/members.ts";
import { type Bitboard, bitsFrom, hasLine, NO_STONES, toNumber, withBit } from "./bitboard.ts";

export interface Options {
  readonly columns: number;
  readonly rows: number;
  readonly align: number;
}

export interface Position {
  readonly x: Bitboard;
  readonly o: Bitboard;
  /** Number of stones: whose turn it is follows. */
  readonly placed: number;
  /** True if the last stone completed a line. */
  readonly aligned: boolean;
}

/** A column, numbered from 0 on the left; people count from 1. */
export type Move = number;

/** Connect-4 on any board: a stone falls on those below, and the first line of `align` stones wins. */
export function rules({ columns, rows, align }: Options): Rules<Position, Move> {
  const bits = columns * (rows + 1);
  const turn = (position: Position): Player => (position.placed % 2 === 0 ? 0 : 1);

  return {
    start: { x: NO_STONES, o: NO_STONES, placed: 0, aligned: false },
    turn,
    moves({ x, o, aligned }) {
      const moves: Move[] = [];
      if (aligned) return moves;
      for (let column = 0; column < columns; column++) {
        if (heightOf(x, o, column, rows) < rows) moves.push(column);
      }
      return moves;
    },
    play(position, column) {
      const { x, o, placed } = position;
      const bit = column * (rows + 1) + heightOf(x, o, column, rows);
      const isX = placed % 2 === 0;
      const own = withBit(isX ? x : o, bit);
      return { x: isX ? own : x, o: isX ? o : own, placed: placed + 1, aligned: hasLine(own, rows, align) };
    },
    result(position): Result | undefined {
      if (position.aligned) return opponent(turn(position));
      return position.placed === columns * rows ? "draw" : undefined;
    },
    key: bits <= 53 ? numericKey(columns, rows) : ({ x, o }) => `${x.low},${x.high},${o.low},${o.high}`,
  };
}

/** Number of stones in a column. */
export function heightOf(x: Bitboard, o: Bitboard, column: number, rows: number): number {
  const stones = bitsFrom(x.low | o.low, x.high | o.high, column * (rows + 1)) & ((1 << rows) - 1);
  return 32 - Math.clz32(stones);
}

/** Moves in the order of their distance from the middle of the board, of equal ones the left one first. */
export function movesFromMiddle({ columns }: Options, moves: readonly Move[]): Move[] {
  const middle = (columns - 1) / 2;
  return moves.toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
}

/**
 * One number per position (Tromp): in every column the first empty cell gets a one, and below it the stones of
 * player 0 are ones and those of player 1 zeros. "All stones plus one at the bottom of every column" puts the one there
 * by carrying.
 *
 *     stones     all   + bottom = mark     mark + X = key of the column
 *       .         0                 1         1
 *       X         1                 0         1
 *       O         1                 0         0
 *       X         1       1         0         1          1011 upwards = 13
 */
function numericKey(columns: number, rows: number): (position: Position) => Key {
  const bottom = Array.from({ length: columns }, (_, column) => 2 ** (column * (rows + 1))).reduce((a, b) => a + b);
  return ({ x, o }) => 2 * toNumber(x) + toNumber(o) + bottom;
}

/** Left and right may be exchanged; up and down may not. */
export function symmetry({ columns, rows }: Options): Symmetry<Position> {
  const width = rows + 1;
  const column = (1 << rows) - 1;

  const mirror = (stones: Bitboard): Bitboard => {
    let low = 0;
    let high = 0;
    for (let from = 0, to = (columns - 1) * width; to >= 0; from += width, to -= width) {
      const bits = bitsFrom(stones.low, stones.high, from) & column;
      if (to < 32) low |= bits << to;
      if (to >= 32) high |= bits << (to - 32);
      else if (to + width > 32) high |= bits >>> (32 - to);
    }
    return { low, high };
  };

  return { images: (position) => [position, { ...position, x: mirror(position.x), o: mirror(position.o) }] };
}
