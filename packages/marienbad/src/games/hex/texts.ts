import { type Text, text } from "../../base/text.ts";
import { opponent, type Player } from "../../game/game.ts";

export const movedAfterJoining = (last: Player): Text =>
  text(
    `the sides of player ${opponent(last)} are joined, but player ${last} has moved after it`,
    `les côtés du joueur ${opponent(last)} sont reliés, mais le joueur ${last} a joué après`,
  );

export const joinedTwice = (player: Player): Text =>
  text(
    `player ${player} has joined both sides twice: the play stops at the first time`,
    `le joueur ${player} a relié ses côtés deux fois : la partie s'arrête à la première`,
  );
