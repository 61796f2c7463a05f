import type { Result } from "../../game/game.ts";

/** What a line is worth to the only player who has stones in it: 0, 1, 10, 100 … for 0, 1, 2, 3 … stones. */
export function pointsOfStones(align: number): readonly number[] {
  return Array.from({ length: align + 1 }, (_, stones) => (stones === 0 ? 0 : 10 ** (stones - 1)));
}

/** What every heuristic says of a finished play. */
export function scoreOfResult(result: Result): number {
  if (result === "draw") return 0;
  return result === 0 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
}
