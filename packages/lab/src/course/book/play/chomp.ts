/** A bar: how many squares each row still has; the poison is the first of the first row. */
export type Bar = readonly number[];

export function bitten(bar: Bar, row: number, column: number): number[] {
  return bar.map((length, index) => (index < row ? length : Math.min(length, column)));
}

function bites(bar: Bar): (readonly [row: number, column: number])[] {
  return bar.flatMap((length, row) => Array.from({ length }, (_, column) => [row, column] as const));
}

const known = new Map<string, number>();

/** Moves until the poison is eaten if both play best: even where the player to move loses, odd where they win. */
export function movesLeft(bar: Bar): number {
  const key = bar.join(",");
  const found = known.get(key);
  if (found !== undefined) return found;
  const after = bites(bar)
    .filter(([row, column]) => row + column > 0)
    .map(([row, column]) => movesLeft(bitten(bar, row, column)));
  const good = after.filter((moves) => moves % 2 === 0);
  // Who must eat the poison has lost: nothing else is left.
  const moves = after.length === 0 ? 0 : good.length > 0 ? 1 + Math.min(...good) : 1 + Math.max(...after);
  known.set(key, moves);
  return moves;
}

/** The first bites that win, counted from 1. */
export function winningBites(rows: number, columns: number): string[] {
  const bar = new Array<number>(rows).fill(columns);
  return bites(bar)
    .filter(([row, column]) => row + column > 0 && movesLeft(bitten(bar, row, column)) % 2 === 0)
    .map(([row, column]) => `${row + 1},${column + 1}`);
}

/** The machine's answer: the quickest win, else the longest resistance. */
export function answerTo(bar: Bar): number[] {
  const moves = movesLeft(bar);
  const [row, column] = bites(bar).find(
    ([y, x]) => y + x > 0 && movesLeft(bitten(bar, y, x)) === moves - 1,
  ) as readonly [number, number];
  return bitten(bar, row, column);
}
