import type { Result, Rules } from "../../game/game.ts";
import type { Heuristic } from "../../game/members.ts";

/** Points for a line, by the number of stones of the only player in it: 0, 1, 10, 100 … for 0, 1, 2, 3 … stones. */
export function pointsOfStones(align: number): readonly number[] {
  return Array.from({ length: align + 1 }, (_, stones) => (stones === 0 ? 0 : 10 ** (stones - 1)));
}

/** The estimate of a finished play. */
export function scoreOfResult(result: Result): number {
  if (result === "draw") return 0;
  return result === 0 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
}

/** The moves of a position with the positions they lead to, the best for the player to move first, by an estimate. */
export function promisingFirst<Position, Move>(
  game: Rules<Position, Move>,
  position: Position,
  estimate: Heuristic<Position>,
): readonly { readonly move: Move; readonly after: Position }[] {
  const sign = game.turn(position) === 0 ? -1 : 1;
  return game
    .moves(position)
    .map((move) => ({ move, after: game.play(position, move) }))
    .sort((one, other) => sign * (estimate(one.after) - estimate(other.after)));
}
