import { type Key, opponent, type Player, type Rules } from "../../game/game.ts";

export interface Options {
  readonly rows: readonly number[];
  readonly last: "wins" | "loses";
}

export interface Position {
  readonly rows: readonly number[];
  readonly turn: Player;
}

/** Take `count` sticks from row number `row`, counted from 0. */
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
