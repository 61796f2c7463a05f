import { parsed, refused } from "../../base/error.ts";
import { type Text, text } from "../../base/text.ts";
import { type Key, opponent, type Player, type Rules } from "../../game/game.ts";
import type { Notation } from "../../game/members.ts";
import { readTuplePosition, writeTuple } from "../../impartial/tuple.ts";

/** The squares left in each row, the poisoned one (row 1) first: never more than in the row before. */
export interface ChompPosition {
  readonly rows: readonly number[];
  readonly turn: Player;
}

/** A bite, counted from 1: this square and all those not before it in both directions. */
export interface Bite {
  readonly row: number;
  readonly column: number;
}

/** Chomp on a bar of rows × columns: normal play, since a player left with nothing but the poison has lost. */
export function chompRules(rows: number, columns: number): Rules<ChompPosition, Bite> {
  const fitsInNumber = 2 * (columns + 1) ** rows < Number.MAX_SAFE_INTEGER;
  const numberKey = ({ rows: lengths, turn }: ChompPosition): Key =>
    2 * lengths.reduce((key, length) => key * (columns + 1) + length, 0) + turn;
  return {
    start: { rows: Array.from({ length: rows }, () => columns), turn: 0 },
    turn: ({ turn }) => turn,
    moves: ({ rows: lengths }) =>
      lengths
        .flatMap((length, index) => Array.from({ length }, (_, column) => ({ row: index + 1, column: column + 1 })))
        .slice(1),
    play: ({ rows: lengths, turn }, { row, column }) => ({
      rows: lengths.map((length, index) => (index + 1 < row ? length : Math.min(length, column - 1))),
      turn: opponent(turn),
    }),
    result: ({ rows: lengths, turn }) => (lengths[0] === 1 && !(lengths[1] > 0) ? opponent(turn) : undefined),
    key: fitsInNumber ? numberKey : ({ rows: lengths, turn }) => `${lengths.join(" ")}:${turn}`,
  };
}

/** Positions as the squares left in each row, then the player to move: "(4, 2, 2, 0)"; bites as "row,column". */
export function chompNotation(rows: number, columns: number): Notation<ChompPosition, Bite> {
  return {
    writeMove: ({ row, column }) => `${row},${column}`,
    writePosition: (position) => writeTuple(position.rows, position.turn),
    readPosition: (text) =>
      readTuplePosition(text, { count: rows, max: columns }, (lengths, turn) => {
        if (lengths[0] === 0) return refused([{ text: noPoison() }]);
        const longer = lengths.findIndex((length, row) => length > lengths[row - 1]);
        if (longer > 0) return refused([{ text: longerRow(longer, lengths[longer]) }]);
        return parsed({ rows: lengths, turn });
      }),
  };
}

/** Row 1 at the top; the poison is ☠, eaten squares are dots. */
export function drawChomp({ rows }: ChompPosition, columns: number): string {
  const square = (row: number, column: number): string => {
    if (row === 0 && column === 0) return "☠";
    return column < rows[row] ? "■" : "·";
  };
  return rows
    .map((_, row) => Array.from({ length: columns }, (__, column) => square(row, column)).join(" "))
    .join("\n");
}

const noPoison = (): Text =>
  text("row 1 has at least the poisoned square", "la ligne 1 a au moins le carré empoisonné");

/** `row` is counted from 0. */
const longerRow = (row: number, squares: number): Text =>
  text(
    `row ${row + 1} has ${squares} squares, more than row ${row}: no bites leave that`,
    `la ligne ${row + 1} a ${squares} carrés, plus que la ligne ${row} : aucune bouchée ne laisse cela`,
  );
