import { opponent, type Player, type Rules } from "../../game/game.ts";

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

/** How many sticks are taken. */
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
