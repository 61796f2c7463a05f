import { type FullGame, fullGame, type Player } from "../src/game/index.ts";

/** What is left of a row of coins: those from `from` up to, and without, `to`. */
export interface Row {
  readonly from: number;
  readonly to: number;
}

/**
 * A small game for points: the players take a coin from either end of a row in turn, and keep it. How many have been
 * taken says whose turn it is.
 */
export function coins(values: readonly number[]): FullGame<Row, "left" | "right"> {
  const turn = ({ from, to }: Row): Player => ((values.length - (to - from)) % 2 === 0 ? 0 : 1);
  return fullGame<Row, "left" | "right">({
    start: { from: 0, to: values.length },
    turn,
    moves: ({ from, to }) => (from === to ? [] : to - from === 1 ? ["left"] : ["left", "right"]),
    play: ({ from, to }, end) => (end === "left" ? { from: from + 1, to } : { from, to: to - 1 }),
    result: () => undefined,
    key: ({ from, to }) => 100 * from + to,
    scores: {
      score: () => 0,
      gain: (row, end) => (turn(row) === 0 ? 1 : -1) * values[end === "left" ? row.from : row.to - 1],
    },
  });
}

/** What player 0 gains under best play, straight from the definition. */
export function naiveCoins(values: readonly number[], turn: Player = 0): number {
  if (values.length === 0) return 0;
  const side = turn === 0 ? 1 : -1;
  const other = turn === 0 ? 1 : 0;
  const left = side * values[0] + naiveCoins(values.slice(1), other);
  const right = side * (values.at(-1) as number) + naiveCoins(values.slice(0, -1), other);
  return side === 1 ? Math.max(left, right) : Math.min(left, right);
}
