import { parsed, refused } from "../../base/error.ts";
import { type Text, text } from "../../base/text.ts";
import { type Key, opponent, type Player, type Rules } from "../../game/game.ts";
import type { Board, Notation } from "../../game/members.ts";
import { readTuplePosition, writeTuple } from "../../impartial/tuple.ts";

export interface Options {
  readonly rows: readonly number[];
  readonly last: "wins" | "loses";
}

export interface Position {
  readonly rows: readonly number[];
  readonly turn: Player;
}

export interface Move {
  readonly row: number;
  readonly count: number;
}

export function rules({ rows: startRows, last }: Options): Rules<Position, Move> {
  return {
    start: { rows: startRows, turn: 0 },
    turn: ({ turn }) => turn,
    moves({ rows }) {
      const moves: Move[] = [];
      rows.forEach((sticks, row) => {
        for (let count = 1; count <= sticks; count++) moves.push({ row, count });
      });
      return moves;
    },
    play: ({ rows, turn }, { row, count }) => ({
      rows: rows.map((sticks, i) => (i === row ? sticks - count : sticks)),
      turn: opponent(turn),
    }),
    result({ rows, turn }) {
      if (rows.some((sticks) => sticks > 0)) return undefined;
      return last === "wins" ? opponent(turn) : turn;
    },
    key: keyFor(startRows),
  };
}

/** The rows as digits of one number, the digit of a row counting from 0 to its size at the start; else as text. */
function keyFor(startRows: readonly number[]): (position: Position) => Key {
  const size = startRows.reduce((product, sticks) => product * (sticks + 1), 2);
  if (size > Number.MAX_SAFE_INTEGER) return ({ rows, turn }) => `${rows.join(" ")}:${turn}`;
  return ({ rows, turn }) => {
    let key = 0;
    for (let row = 0; row < rows.length; row++) key = key * (startRows[row] + 1) + rows[row];
    return 2 * key + turn;
  };
}

/** A position is `(1, 3, 5, 7, 0)`, the rows and the player to move; a move `3:2` takes two sticks from row 3. */
export function notation({ rows: startRows }: Options): Notation<Position, Move> {
  return {
    writeMove: ({ row, count }) => `${row + 1}:${count}`,
    writePosition: ({ rows, turn }) => writeTuple(rows, turn),
    readPosition: (text) =>
      readTuplePosition(text, { count: startRows.length, max: Number.MAX_SAFE_INTEGER }, (rows, turn) => {
        const faults = rows.flatMap((sticks, row) =>
          sticks <= startRows[row] ? [] : [{ text: tooManySticks(row, sticks, startRows[row]) }],
        );
        return faults.length > 0 ? refused(faults) : parsed({ rows, turn });
      }),
  };
}

const MAX_DRAWN = 30;

export const board: Board<Position> = {
  draw({ rows }) {
    const drawnOfRow = rows.map((sticks) => Math.min(sticks, MAX_DRAWN));
    const width = drawnOfRow.reduce((most, drawn) => Math.max(most, drawn), 0);
    const lines = drawnOfRow.map((drawn, row) => {
      const more = rows[row] > MAX_DRAWN ? ` … (${rows[row]})` : "";
      return `${row + 1}  ${" ".repeat(width - drawn)}${"| ".repeat(drawn).trimEnd()}${more}`;
    });
    return lines.join("\n");
  },
};

const tooManySticks = (row: number, sticks: number, atStart: number): Text =>
  text(
    `row ${row + 1} has ${sticks} sticks, more than the ${atStart} at the start`,
    `la rangée ${row + 1} a ${sticks} bâtonnets, plus que les ${atStart} du début`,
  );
