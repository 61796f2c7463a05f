import { type Text, text } from "../base/text.ts";

export const noEnumerate = (): Text =>
  text(
    "This game does not list its moves: give it ai.enumerate, or give fromBoardgameIO an enumerate.",
    "Ce jeu ne donne pas la liste de ses coups : donnez-lui ai.enumerate, ou un enumerate à fromBoardgameIO.",
  );

export const unsupported = (member: string): Text =>
  text(
    `A game of boardgame.io with ${member} cannot be read: one phase, one player at a time, and no plugins.`,
    `Un jeu de boardgame.io avec ${member} ne peut être lu : une seule phase, un joueur à la fois, pas d'extension.`,
  );

export const noChance = (): Text =>
  text(
    "The game asks for chance (random), which no game here may have.",
    "Le jeu fait appel au hasard (random), ce qu'aucun jeu ne peut ici.",
  );

export const noTurnNumber = (): Text =>
  text(
    "The game asks for ctx.turn: positions with another number of turns would differ. Keep what matters of it in G.",
    "Le jeu demande ctx.turn : des positions seraient distinctes par ce seul nombre. Gardez dans G ce qui en importe.",
  );

export const noSuchMove = (name: string): Text =>
  text(`The game lists a move "${name}" that it does not define.`, `Le jeu cite un coup « ${name} » sans le définir.`);

export const noSuchEvent = (name: string): Text =>
  text(
    `The game uses the event "${name}"; endTurn, pass and endGame can be read.`,
    `Le jeu utilise l'événement « ${name} » ; seuls endTurn, pass et endGame peuvent être lus.`,
  );

export const noNextPlayer = (): Text =>
  text(
    "turn.order names no player 0 or 1 who is next.",
    "turn.order ne nomme aucun joueur, 0 ou 1, dont ce serait le tour.",
  );

export const unknownEnd = (gameover: string): Text =>
  text(
    `The game ends with ${gameover}, which is neither { winner: "0" or "1" } nor { draw: true }: ` +
      "give fromBoardgameIO a result that reads it.",
    `Le jeu finit par ${gameover}, qui n'est ni { winner: "0" ou "1" } ni { draw: true } : ` +
      "donnez à fromBoardgameIO un result qui le lise.",
  );

export const turnsWithoutMoves = (): Text =>
  text(
    "The game ends turns without end: its hooks call endTurn again and again.",
    "Le jeu termine des tours sans fin : ses fonctions appellent endTurn encore et encore.",
  );
