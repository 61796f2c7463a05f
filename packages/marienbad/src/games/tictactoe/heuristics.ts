import type { Game, Result } from "../../game/game.ts";
import type { Heuristic } from "../../game/kit.ts";
import { countCommon, setOfCells } from "./cell-set.ts";
import { gridLines } from "./lines.ts";
import type { Move, Options, Position } from "./rules.ts";

/**
 * The lines still open to one player only, from player 0's point of view: 1 point for a line with one of his stones,
 * 10 for two, 100 for three, and so on by tens. In misère play a line is a danger, so the sign changes.
 */
export function lines({ rows, columns, align, misere }: Options, game: Game<Position, Move>): Heuristic<Position> {
  const all = gridLines(rows, columns, align).map((line) => setOfCells(rows * columns, line));
  const points = pointsOfStones(align);
  return (position) => {
    const result = game.result(position);
    if (result !== undefined) return scoreOfResult(result);
    const [x, o] = position.stones;
    let score = 0;
    for (const line of all) {
      const ofX = countCommon(x, line);
      const ofO = countCommon(o, line);
      if (ofX === 0 || ofO === 0) score += points[ofX] - points[ofO];
    }
    return misere ? 0 - score : score;
  };
}

/** What a line is worth to the only player who has stones in it: 0, 1, 10, 100 … for 0, 1, 2, 3 … stones. */
export function pointsOfStones(align: number): readonly number[] {
  return Array.from({ length: align + 1 }, (_, stones) => (stones === 0 ? 0 : 10 ** (stones - 1)));
}

/** What every heuristic says of a finished play. */
export function scoreOfResult(result: Result): number {
  if (result === "draw") return 0;
  return result === 0 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
}
