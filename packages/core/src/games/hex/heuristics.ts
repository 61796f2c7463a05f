import { opponent, type Player, type Rules } from "../../game/game.ts";
import type { Heuristic } from "../../game/members.ts";
import { hasCell } from "../grid/cell-set.ts";
import { scoreOfResult } from "../grid/scores.ts";
import { makeGrid } from "./grid.ts";
import type { Move, Options, Position } from "./rules.ts";

/**
 * How many more stones each player needs to join both sides if the other passed: player 1's number less player 0's.
 * It is a shortest path on which an empty cell costs 1 and an owned one nothing, found breadth first: cells reached
 * with one more stone wait for the next round. Cost: O(cells).
 */
export function distance({ size }: Options, game: Rules<Position, Move>): Heuristic<Position> {
  const grid = makeGrid(size);
  const cells = Array.from({ length: size * size }, (_, cell) => cell);
  const firstSides = ([0, 1] as const).map((player) => cells.filter((cell) => grid.isFirstSide(player, cell)));

  const stonesNeeded = ({ stones }: Position, player: Player): number => {
    const [own, enemies] = [stones[player], stones[opponent(player)]];
    const seen = new Uint8Array(size * size);
    let reached: number[] = [];
    let next: number[] = [];
    const enter = (cell: number): void => {
      if (seen[cell] === 1 || hasCell(enemies, cell)) return;
      seen[cell] = 1;
      (hasCell(own, cell) ? reached : next).push(cell);
    };
    firstSides[player].forEach(enter);
    for (let needed = 0; reached.length + next.length > 0; needed++) {
      for (let index = 0; index < reached.length; index++) {
        if (grid.isLastSide(player, reached[index])) return needed;
        grid.neighboursOfCell[reached[index]].forEach(enter);
      }
      reached = next;
      next = [];
    }
    return Number.POSITIVE_INFINITY; // shut in: the other player has joined both sides
  };

  return (position) => {
    const result = game.result(position);
    if (result !== undefined) return scoreOfResult(result);
    return stonesNeeded(position, 1) - stonesNeeded(position, 0);
  };
}
