import { parsed, refused } from "../../base/error.ts";
import { type Text, text } from "../../base/text.ts";
import type { Board, Notation } from "../../game/members.ts";
import { readTuple, writeTuple } from "../../impartial/tuple.ts";
import type { Move, Options, Position } from "./rules.ts";

/**
 * A position is `(1, 3, 5, 7, 0)`, the rows and the player to move; a move `3:2` takes two sticks from the third row.
 */
export function notation({ rows: startRows }: Options): Notation<Position, Move> {
  return {
    writeMove: ({ row, count }) => `${row + 1}:${count}`,
    writePosition: ({ rows, turn }) => writeTuple(rows, turn),
    readPosition(text) {
      const read = readTuple(text, { count: startRows.length, max: Number.MAX_SAFE_INTEGER });
      if (!read.ok) return read;
      const { numbers: rows, turn } = read.value;
      const faults = rows.flatMap((sticks, row) =>
        sticks <= startRows[row] ? [] : [{ text: tooManySticks(row, sticks, startRows[row]) }],
      );
      return faults.length > 0 ? refused(faults) : parsed({ rows, turn });
    },
  };
}

const MAX_DRAWN = 30;

export const board: Board<Position> = {
  draw({ rows }) {
    const width = Math.min(
      MAX_DRAWN,
      rows.reduce((most, sticks) => Math.max(most, sticks), 0),
    );
    return rows
      .map((sticks, row) => {
        const drawn = "| ".repeat(Math.min(sticks, MAX_DRAWN)).trimEnd();
        const centred = `${" ".repeat(Math.max(0, width - Math.min(sticks, MAX_DRAWN)))}${drawn}`;
        return `${row + 1}  ${centred}${sticks > MAX_DRAWN ? ` … (${sticks})` : ""}`;
      })
      .join("\n");
  },
};

const tooManySticks = (row: number, sticks: number, atStart: number): Text =>
  text(
    `row ${row + 1} has ${sticks} sticks, more than the ${atStart} at the start`,
    `la rangée ${row + 1} a ${sticks} bâtonnets, plus que les ${atStart} du début`,
  );
