import { type Messages, messages } from "../base/text.ts";

const en = {
  noEnumerate: "This game does not list its moves: give it ai.enumerate, or give fromBoardgameIO an enumerate.",
  unsupported: (member: string) =>
    `A game of boardgame.io with ${member} cannot be read: one phase, one player at a time, and no plugins.`,
  noChance: "The game asks for chance (random), which no game here may have.",
  noTurnNumber:
    "The game asks for ctx.turn: positions with another number of turns would differ. Keep what matters of it in G.",
  noSuchMove: (name: string) => `The game lists a move "${name}" that it does not define.`,
  noSuchEvent: (name: string) => `The game uses the event "${name}"; endTurn, pass and endGame can be read.`,
  noNextPlayer: "turn.order names no player 0 or 1 who is next.",
  unknownEnd: (gameover: string) =>
    `The game ends with ${gameover}, which is neither { winner: "0" or "1" } nor { draw: true }: ` +
    "give fromBoardgameIO a result that reads it.",
  turnsWithoutMoves: "The game ends turns without end: its hooks call endTurn again and again.",
};

const fr: Messages<typeof en> = {
  noEnumerate:
    "Ce jeu ne donne pas la liste de ses coups : donnez-lui ai.enumerate, ou un enumerate à fromBoardgameIO.",
  unsupported: (member) =>
    `Un jeu de boardgame.io avec ${member} ne peut être lu : une seule phase, un joueur à la fois, pas d'extension.`,
  noChance: "Le jeu fait appel au hasard (random), ce qu'aucun jeu ne peut ici.",
  noTurnNumber:
    "Le jeu demande ctx.turn : des positions seraient distinctes par ce seul nombre. Gardez dans G ce qui en importe.",
  noSuchMove: (name) => `Le jeu cite un coup « ${name} » sans le définir.`,
  noSuchEvent: (name) => `Le jeu utilise l'événement « ${name} » ; seuls endTurn, pass et endGame peuvent être lus.`,
  noNextPlayer: "turn.order ne nomme aucun joueur, 0 ou 1, dont ce serait le tour.",
  unknownEnd: (gameover) =>
    `Le jeu finit par ${gameover}, qui n'est ni { winner: "0" ou "1" } ni { draw: true } : ` +
    "donnez à fromBoardgameIO un result qui le lise.",
  turnsWithoutMoves: "Le jeu termine des tours sans fin : ses fonctions appellent endTurn encore et encore.",
};

export const texts = messages(en, fr);
