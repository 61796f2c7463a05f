import type { Fault } from "../../base/error.ts";
import type { Player } from "../../game/game.ts";
import * as texts from "../texts.ts";

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
