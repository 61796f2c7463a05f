import { parsed, refused } from "../../base/error.ts";
import { type Text, text } from "../../base/text.ts";
import type { Board, Notation } from "../../game/members.ts";
import { readTuple, writeTuple } from "../../impartial/tuple.ts";
import type { Move, Options, Position } from "./rules.ts";

/** A position is `(10, 0)`, sticks and the player to move, as in the course; `10` alone leaves the move to player 0. */
export function notation(options: Options): Notation<Position, Move> {
  return {
    writeMove: (taken) => String(taken),
    writePosition: ({ sticks, turn }) => writeTuple([sticks], turn),
    readPosition(text) {
      const read = readTuple(text, { count: 1, max: Number.MAX_SAFE_INTEGER });
      if (!read.ok) return read;
      const { numbers, turn } = read.value;
      if (numbers[0] > options.sticks) {
        return refused([{ text: tooManySticks(numbers[0], options.sticks) }]);
      }
      return parsed({ sticks: numbers[0], turn });
    },
  };
}

const MAX_DRAWN = 60;

export const board: Board<Position> = {
  draw: ({ sticks }) =>
    `${"| ".repeat(Math.min(sticks, MAX_DRAWN)).trimEnd()}${sticks > MAX_DRAWN ? " …" : ""} (${sticks})`,
};

const tooManySticks = (sticks: number, atStart: number): Text =>
  text(
    `${sticks} sticks are more than the ${atStart} at the start`,
    `${sticks} bâtonnets, c'est plus que les ${atStart} du début`,
  );
