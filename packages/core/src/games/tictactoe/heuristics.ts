import type { Rules } from "../../game/game.ts";
import type { Heuristic } from "../../game/members.ts";
import { countCommon, setOfCells } from "../grid/cell-set.ts";
import { gridLines } from "../grid/lines.ts";
import { pointsOfStones, scoreOfResult } from "../grid/scores.ts";
import type { Move, Options, Position } from "./rules.ts";

/**
 * The lines still open to one player only, from player 0's point of view: 1 point for a line with one of their stones,
 * 10 for two, 100 for three, and so on by tens. In misère play a line is a danger, so the sign changes.
 */
export function lines({ rows, columns, align, misere }: Options, game: Rules<Position, Move>): Heuristic<Position> {
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
