import { type Text, text } from "../../base/text.ts";
import { opponent, type Player } from "../../game/game.ts";

export const tooManyPawns = (player: Player, pawns: number, sign: string, max: number): Text =>
  text(
    `player ${player} has ${pawns} pawns "${sign}", but each player starts with ${max}`,
    `le joueur ${player} a ${pawns} pions "${sign}", mais chacun commence avec ${max}`,
  );

export const twoArrived = (): Text =>
  text(
    "more than one pawn has reached the far row: the play stops at the first",
    "plus d'un pion a atteint la dernière ligne : la partie s'arrête au premier",
  );

export const movedLast = (player: Player): Text =>
  text(
    `player ${player} has reached the far row and so has moved last: ` +
      `the turn after the board should be ${opponent(player)}`,
    `le joueur ${player} a atteint la dernière ligne, il a donc joué en dernier : ` +
      `le trait après le plateau devrait être ${opponent(player)}`,
  );
