import type { Fault } from "../../base/error.ts";
import type { Player } from "../../game/game.ts";
import { count } from "./grid-text.ts";

/**
 * X starts and the players alternate, one stone at a time: what contradicts it in a board, and in the turn written
 * after it.
 */
export function alternationFaults(numberOfX: number, numberOfO: number, turn: Player | undefined): Fault[] {
  if (numberOfX !== numberOfO && numberOfX !== numberOfO + 1) {
    return [
      {
        text: {
          en: `X has ${count(numberOfX, "stone")} and O ${numberOfO}: X starts and they alternate, so X should have as many as O or one more`,
          fr: `X a ${numberOfX} pion${numberOfX > 1 ? "s" : ""} et O ${numberOfO} : X commence et ils alternent, X devrait donc en avoir autant que O ou un de plus`,
        },
      },
    ];
  }
  const placed = numberOfX + numberOfO;
  if (turn === undefined || turn === placed % 2) return [];
  return [
    {
      text: {
        en: `with ${count(placed, "stone")} on the board it is the turn of player ${placed % 2}, not of player ${turn}`,
        fr: `avec ${placed} pion${placed > 1 ? "s" : ""} sur le plateau c'est au joueur ${placed % 2} de jouer, non au joueur ${turn}`,
      },
    },
  ];
}

/** Who has placed the last of so many stones. */
export function lastMover(placed: number): Player {
  return placed % 2 === 0 ? 1 : 0;
}
