import { countBits } from "../../base/bits.ts";
import type { Rules } from "../../game/game.ts";
import type { Heuristic } from "../../game/members.ts";
import { gridLines } from "../grid/lines.ts";
import { pointsOfStones, scoreOfResult } from "../grid/scores.ts";
import { type Bitboard, NO_STONES, withBit } from "./bitboard.ts";
import { bitOfCell } from "./notation.ts";
import type { Move, Options, Position } from "./rules.ts";

/** Points for lines open to one player only, from player 0's point of view, as the course counts for tic-tac-toe. */
export function alignments(options: Options, game: Rules<Position, Move>): Heuristic<Position> {
  const lines = linesOf(options);
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

function linesOf(options: Options): readonly Bitboard[] {
  return gridLines(options.rows, options.columns, options.align).map((line) =>
    line.reduce((stones, cell) => withBit(stones, bitOfCell(cell, options)), NO_STONES),
  );
}

const OPEN_STONES = 3; // points per stone of an open line, squared
const GOOD_THREAT = 60;
const POOR_THREAT = 25;

/**
 * An empty cell that would complete a line is a threat. When the rest of the board is filled, the players fill the
 * columns in turn from below, so that (with an even number of rows) player 0 gets the cells of odd rows and player 1
 * those of even rows: a threat on a player's own kind of row decides the end, one on the other kind only hinders (Allis
 * 1988). Open lines with fewer stones count a little.
 */
export function threats(options: Options, game: Rules<Position, Move>): Heuristic<Position> {
  const { rows, align } = options;
  const lines = linesOf(options);
  return (position) => {
    const result = game.result(position);
    if (result !== undefined) return scoreOfResult(result);
    const { x, o } = position;
    let score = 0;
    // The cells that are threats already counted: a cell is one threat however many lines it completes.
    let [lowOfX, highOfX, lowOfO, highOfO] = [0, 0, 0, 0];
    for (const { low, high } of lines) {
      const ofX = countBits(x.low & low) + countBits(x.high & high);
      const ofO = countBits(o.low & low) + countBits(o.high & high);
      if (ofX > 0 && ofO > 0) continue;
      if (ofX < align - 1 && ofO < align - 1) {
        score += OPEN_STONES * (ofX * ofX - ofO * ofO);
        continue;
      }
      const freeLow = low & ~(x.low | o.low);
      const freeHigh = high & ~(x.high | o.high);
      const bit = freeLow !== 0 ? 31 - Math.clz32(freeLow) : 63 - Math.clz32(freeHigh);
      const oddRow = (bit % (rows + 1)) % 2 === 0; // rows are counted from 1, bits from 0
      if (ofX > 0 && ((lowOfX & freeLow) | (highOfX & freeHigh)) === 0) {
        score += oddRow ? GOOD_THREAT : POOR_THREAT;
        lowOfX |= freeLow;
        highOfX |= freeHigh;
      } else if (ofO > 0 && ((lowOfO & freeLow) | (highOfO & freeHigh)) === 0) {
        score -= oddRow ? POOR_THREAT : GOOD_THREAT;
        lowOfO |= freeLow;
        highOfO |= freeHigh;
      }
    }
    return score;
  };
}
