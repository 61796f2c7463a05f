import { type Text, text } from "../base/text.ts";
import type { Player } from "./game.ts";
import type { Nonconformity } from "./nonconformity.ts";

/* Faults of rules, apart from the room's other texts so that only tests load them. */

export const unknownMember = (name: string, meant: string | undefined): Text =>
  meant === undefined
    ? text(`${name}: nothing reads a member of this name`, `${name} : rien ne lit un membre de ce nom`)
    : text(`${name}: did you mean ${meant}?`, `${name} : vouliez-vous dire ${meant} ?`);
export const neverMoves = (player: Player, positions: number): Text =>
  text(
    `player ${player} never moves in the ${positions.toLocaleString("en")} positions that were looked at: let play ` +
      "hand the turn over, and turn say whose it is",
    `le joueur ${player} ne joue jamais dans les ${positions.toLocaleString("fr")} positions examinées : que play ` +
      "passe le trait, et que turn dise à qui il est",
  );
export const twoKeys = (): Text => text("two calls give two keys", "deux appels donnent deux clés");
export const mixedKeys = (): Text =>
  text("some keys are numbers and some are strings", "certaines clés sont des nombres et d'autres des chaînes");
export const movesAfterEnd = (): Text =>
  text("there are moves after the end of the play", "il y a des coups après la fin de la partie");
export const twoLists = (): Text =>
  text(
    "two calls give two lists of moves: always return the same moves in the same order",
    "deux appels donnent deux listes de coups : rendez toujours les mêmes coups dans le même ordre",
  );
export const twoMovesWritten = (word: string): Text =>
  text(`two moves are written "${word}"`, `deux coups s'écrivent "${word}"`);
export const notOneWord = (word: string): Text =>
  text(`the move "${word}" is not one word`, `le coup "${word}" n'est pas un seul mot`);
export const twoPositions = (move: string): Text =>
  text(`the same move gives two positions: ${move}`, `le même coup donne deux positions : ${move}`);
export const ownTextRefused = (own: string, why: Text | undefined): Text =>
  text(
    `its own text "${own}" is refused: ${why?.en ?? "no reason is given"}`,
    `son propre texte "${own}" est refusé : ${why?.fr ?? "aucune raison n'est donnée"}`,
  );
export const readAsAnother = (own: string): Text =>
  text(`its text "${own}" is read as another position`, `son texte "${own}" est lu comme une autre position`);
export const notAmongImages = (): Text =>
  text("it is not among its own images", "elle n'est pas parmi ses propres images");

const IMAGES = {
  turn: text("an image has another turn", "une image a un autre trait"),
  result: text("an image has another result", "une image a un autre résultat"),
  moves: text(
    "an image has moves that are not images of its moves",
    "une image a des coups qui ne sont pas les images de ses coups",
  ),
} as const;
export const imageOfOther = (part: keyof typeof IMAGES): Text => IMAGES[part];
export const turnKept = (): Text => text("swapping the turn keeps it", "échanger le trait ne le change pas");
export const swapNotUndone = (): Text =>
  text("swapping the turn twice does not come back", "échanger le trait deux fois ne ramène pas au départ");
export const notImpartial = (): Text =>
  text(
    "the game is said to be impartial, but the players have different moves here",
    "le jeu est dit impartial, mais les joueurs ont ici des coups différents",
  );
export const notAcyclic = (): Text =>
  text(
    "the game is said to be acyclic, but a play can come back here",
    "le jeu est dit acyclique, mais une partie peut revenir ici",
  );
export const endlessPlay = (): Text =>
  text(
    "the game is said to have no draw, but a play can go round here for ever",
    "le jeu est dit sans nulle, mais une partie peut tourner ici sans fin",
  );
export const drawFound = (): Text =>
  text("the game is said to have no draw, but this is one", "le jeu est dit sans nulle, mais c'en est une");
export const breaksContract = (faults: readonly Nonconformity[]): Text => {
  const lines = (language: "en" | "fr", at: string): string =>
    faults
      .map(({ rule, position, text: why }) => `${rule}${position ? ` ${at} ${position}` : ""}: ${why[language]}`)
      .join("\n");
  return text(
    `The game breaks the contract:\n${lines("en", "at")}`,
    `Le jeu ne respecte pas le contrat :\n${lines("fr", "en")}`,
  );
};
export const otherLeastImage = (): Text =>
  text(
    "the image with the least levels.images.key is not the one with the least key of the rules",
    "l'image dont levels.images.key est la moindre n'est pas celle dont la clé des règles est la moindre",
  );
