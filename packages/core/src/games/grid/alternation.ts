import type { Fault } from "../../base/error.ts";
import type { ByPlayer, Player } from "../../game/game.ts";
import * as texts from "../texts.ts";
import { type CellSet, cellsOf, withoutCell } from "./cell-set.ts";

/**
 * X starts and the players alternate, one stone at a time: what contradicts it in a board, and in the turn written
 * after it.
 */
export function alternationFaults(numberOfX: number, numberOfO: number, turn: Player | undefined): Fault[] {
  if (numberOfX !== numberOfO && numberOfX !== numberOfO + 1) {
    return [{ text: texts.notAlternating(numberOfX, numberOfO) }];
  }
  const placed = numberOfX + numberOfO;
  if (turn === undefined || turn === placed % 2) return [];
  return [{ text: texts.notTheTurn(placed, turn) }];
}

/** Who has placed the last of these stones. */
export function lastMover(placed: number): Player {
  return placed % 2 === 0 ? 1 : 0;
}

/** The stones as they may have been one move before: without any one stone of the player who moved last. */
export function stonesBefore([x, o]: ByPlayer<CellSet>, placed: number): ByPlayer<CellSet>[] {
  return lastMover(placed) === 0
    ? cellsOf(x).map((cell) => [withoutCell(x, cell), o])
    : cellsOf(o).map((cell) => [x, withoutCell(o, cell)]);
}
