/** The magic square: its rows, columns and diagonals are the eight triples of sum 15. */
export const MAGIC = [2, 7, 6, 9, 5, 1, 4, 3, 8] as const;

/** Whether a player holds three numbers of sum 15. */
export function hasFifteen(numbers: readonly number[]): boolean {
  return numbers.some((a, i) => numbers.some((b, j) => i < j && numbers.some((c, k) => j < k && a + b + c === 15)));
}

const known = new Map<string, number>();

/** What the numbers taken so far are worth to whoever is to move: 1 won, 0 drawn, −1 lost. */
export function worth(taken: readonly number[]): number {
  const mine = taken.filter((_, index) => index % 2 === taken.length % 2);
  const theirs = taken.filter((_, index) => index % 2 !== taken.length % 2);
  if (hasFifteen(theirs)) return -1;
  if (taken.length === 9) return 0;
  const key = `${[...mine].sort().join("")} ${[...theirs].sort().join("")}`;
  const found = known.get(key) ?? Math.max(...free(taken).map((number) => -worth([...taken, number])));
  known.set(key, found);
  return found;
}

export const free = (taken: readonly number[]): number[] => MAGIC.filter((number) => !taken.includes(number));

/** The first of the best numbers. */
export function bestNumber(taken: readonly number[]): number {
  const value = worth(taken);
  return free(taken).find((number) => -worth([...taken, number]) === value) as number;
}
