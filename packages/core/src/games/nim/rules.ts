import { parsed, refused } from "../../base/error.ts";
import { type Text, text } from "../../base/text.ts";
import { opponent, type Player, type Rules } from "../../game/game.ts";
import type { Board, Notation } from "../../game/members.ts";
import { readTuplePosition, writeTuple } from "../../impartial/tuple.ts";

export interface Options {
  readonly sticks: number;
  readonly take: readonly number[];
  readonly last: "wins" | "loses";
  readonly until: number;
}

export interface Position {
  readonly sticks: number;
  readonly turn: Player;
}

/** The number of sticks taken. */
export type Move = number;

export function rules({ sticks, take, last, until }: Options): Rules<Position, Move> {
  const allowed = [...new Set(take)].sort((a, b) => a - b);
  const least = allowed[0];
  return {
    start: { sticks, turn: 0 },
    turn: (position) => position.turn,
    moves: (position) => allowed.filter((taken) => position.sticks - taken >= until),
    play: (position, taken) => ({ sticks: position.sticks - taken, turn: opponent(position.turn) }),
    result(position) {
      if (position.sticks - least >= until) return undefined;
      return last === "wins" ? opponent(position.turn) : position.turn;
    },
    key: (position) => 2 * position.sticks + position.turn,
  };
}

/** A position is `(10, 0)`, sticks and the player to move, as in the course; `10` alone leaves the move to player 0. */
export function notation(options: Options): Notation<Position, Move> {
  return {
    writeMove: (taken) => String(taken),
    writePosition: ({ sticks, turn }) => writeTuple([sticks], turn),
    readPosition: (text) =>
      readTuplePosition(text, { count: 1, max: Number.MAX_SAFE_INTEGER }, ([sticks], turn) =>
        sticks > options.sticks ? refused([{ text: tooManySticks(sticks, options.sticks) }]) : parsed({ sticks, turn }),
      ),
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
