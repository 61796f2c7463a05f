import { type Text, text } from "../../base/text.ts";
import { opponent, type Player } from "../../game/game.ts";

export const turnFollows = (turn: Player): Text =>
  text(
    `while men are placed the turn follows from their number: it is player ${turn}'s`,
    `pendant la pose, le trait se déduit du nombre de pions : c'est au joueur ${turn}`,
  );

export const tooManyMen = (sign: string, men: number, max: number): Text =>
  text(`${sign} has ${men} men: each player has ${max}`, `${sign} a ${men} pions : chaque joueur en a ${max}`);

export const notAlternating = (numberOfX: number, numberOfO: number): Text =>
  text(
    `X has placed ${numberOfX} and O ${numberOfO}: X starts and they alternate`,
    `X en a posé ${numberOfX} et O ${numberOfO} : X commence et ils alternent`,
  );

export const movedLast = (player: Player): Text =>
  text(
    `player ${player} has a line and so has moved last: the turn should be ${opponent(player)}`,
    `le joueur ${player} a une ligne, il a donc joué en dernier : le trait devrait être ${opponent(player)}`,
  );
