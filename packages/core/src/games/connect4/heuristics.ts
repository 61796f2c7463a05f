import { countBits } from "../../base/bits.ts";
import type { Rules } from "../../game/game.ts";
import type { Heuristic } from "../../game/members.ts";
import { gridLines } from "../grid/lines.ts";
import { pointsOfStones, scoreOfResult } from "../grid/scores.ts";
import { type Bitboard, NO_STONES, withBit } from "./bitboard.ts";
import { bitOfCell } from "./notation.ts";
import type { Move, Options, Position } from "./rules.ts";

/**
 * The lines still open to one player only, from player 0's point of view: 1 point for a line with one of their stones,
 * 10 for two, 100 for three, and so on by tens, as the course counts for tic-tac-toe.
 */
export function alignments(options: Options, game: Rules<Position, Move>): Heuristic<Position> {
  const lines: readonly Bitboard[] = gridLines(options.rows, options.columns, options.align).map((line) =>
    line.reduce((stones, cell) => withBit(stones, bitOfCell(cell, options)), NO_STONES),
  );
  const points = pointsOfStones(options.align);
  return (position) => {
    const result = game.result(position);
    if (result !== undefined) return scoreOfResult(result);
    const { x, o } = position;
    let score = 0;
    for (const { low, high } of lines) {
      const isOpenToX = ((o.low & low) | (o.high & high)) === 0;
      const isOpenToO = ((x.low & low) | (x.high & high)) === 0;
      if (isOpenToX) score += points[countBits(x.low & low) + countBits(x.high & high)];
      else if (isOpenToO) score -= points[countBits(o.low & low) + countBits(o.high & high)];
    }
    return score;
  };
}
