import type { Fault } from "../../base/error.ts";
import type { Player } from "../../game/game.ts";
import { count } from "./grid-text.ts";

/**
 * X starts and the players alternate, one stone at a time: what contradicts it in a board, and in the turn written
 * after it.
 */
export function alternationFaults(numberOfX: number, numberOfO: number, turn: Player | undefined): Fault[] {
  if (numberOfX !== numberOfO && numberOfX !== numberOfO + 1) {
    const stones = `X has ${count(numberOfX, "stone")} and O ${numberOfO}`;
    return [{ message: `${stones}: X starts and they alternate, so X should have as many as O or one more` }];
  }
  const placed = numberOfX + numberOfO;
  if (turn === undefined || turn === placed % 2) return [];
  return [
    {
      message: `with ${count(placed, "stone")} on the board it is the turn of player ${placed % 2}, not of player ${turn}`,
    },
  ];
}
