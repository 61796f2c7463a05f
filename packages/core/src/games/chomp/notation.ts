import { parsed, refused } from "../../base/error.ts";
import type { Notation } from "../../game/members.ts";
import { readTuple, writeTuple } from "../../impartial/tuple.ts";
import type { Bite, ChompPosition } from "./rules.ts";
import * as texts from "./texts.ts";

/** Positions as the squares left in each row, then the player to move: "(4, 2, 2, 0)"; bites as "row,column". */
export function chompNotation(rows: number, columns: number): Notation<ChompPosition, Bite> {
  return {
    writeMove: ({ row, column }) => `${row},${column}`,
    writePosition: (position) => writeTuple(position.rows, position.turn),
    readPosition(text) {
      const read = readTuple(text, { count: rows, max: columns });
      if (!read.ok) return read;
      const { numbers, turn } = read.value;
      if (numbers[0] === 0) return refused([{ text: texts.noPoison() }]);
      const longer = numbers.findIndex((length, index) => length > numbers[index - 1]);
      if (longer > 0) return refused([{ text: texts.longerRow(longer, numbers[longer]) }]);
      return parsed({ rows: numbers, turn });
    },
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
