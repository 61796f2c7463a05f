import { type Text, text } from "../../base/text.ts";
import { opponent, type Player } from "../../game/game.ts";

export const tooManyCars = (cars: number, sign: string, max: number): Text =>
  text(
    `there are ${cars} cars "${sign}", but each player has ${max}`,
    `il y a ${cars} voitures "${sign}", mais chaque joueur en a ${max}`,
  );

export const noCar = (): Text =>
  text(
    "there is no car on the board, but the play ends when one player has no car left",
    "il n'y a plus de voiture, mais la partie finit quand un joueur a sorti toutes les siennes",
  );

export const movedLast = (player: Player): Text =>
  text(
    `player ${player} has no car left and so has moved last: the turn after the board should be ${opponent(player)}`,
    `le joueur ${player} a sorti ses voitures, il a donc joué en dernier : ` +
      `le trait après le plateau devrait être ${opponent(player)}`,
  );
