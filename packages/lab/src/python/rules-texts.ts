import { type Text, text } from "marienbad";
import { number } from "../base/language.ts";

export const MEMBERS: readonly (readonly [string, Text])[] = [
  ["depart", text("the first position: a tuple, say (10, 0)", "la première position : un tuple, par exemple (10, 0)")],
  ["joueur(s)", text("who moves in s: 0 or 1 (or 1 and 2)", "qui joue en s : 0 ou 1 (ou bien 1 et 2)")],
  [
    "coups(s)",
    text(
      "the positions that a move leads to, a list; or a dictionary from the names of moves to positions",
      "les positions où mène un coup, une liste ; ou un dictionnaire des noms des coups vers les positions",
    ),
  ],
  [
    "gagnant(s)",
    text(
      'who has won in s, "nul" for a draw, None as long as it goes on',
      'qui a gagné en s, "nul", ou None si la partie continue',
    ),
  ],
  ["dessin(s)", text("a picture of s in characters, if you like", "une image de s en caractères, si vous voulez")],
  ["titre", text("the name of the game, if you like", "le nom du jeu, si vous voulez")],
];

type Wrong = (member: string, value: string) => Text;

/** What may be wrong with such rules, by the harness's word for it. */
export const wrongRules: Readonly<Record<string, Wrong>> = {
  missing: (member) =>
    member === "depart"
      ? text(
          "There is no depart: the first position, as depart = (10, 0).",
          "Il n'y a pas de depart : la première position, comme depart = (10, 0).",
        )
      : text(`There is no function ${member}(s).`, `Il n'y a pas de fonction ${member}(s).`),
  value: (member, value) =>
    member === "joueur"
      ? text(`joueur(s) is ${value}; it must be 0 or 1.`, `joueur(s) vaut ${value} ; ce doit être 0 ou 1.`)
      : text(
          `gagnant(s) is ${value}; it must be a player, "nul" or None.`,
          `gagnant(s) vaut ${value} ; ce doit être un joueur, "nul" ou None.`,
        ),
  players: () =>
    text("Players are 0 and 1, or 1 and 2: not all three.", "Les joueurs sont 0 et 1, ou 1 et 2 : pas les trois."),
  notAList: (_, value) =>
    text(
      `coups(s) is ${value}; it must be a list of positions.`,
      `coups(s) vaut ${value} ; ce doit être une liste de positions.`,
    ),
  unhashable: (_, value) =>
    text(
      `${value} cannot be a position: use a tuple instead of a list, a set or a dictionary.`,
      `${value} ne peut pas être une position : prenez un tuple, pas une liste, un ensemble ou un dictionnaire.`,
    ),
  tooMany: (_, value) =>
    text(
      `The game has more than ${number(Number(value), "en")} positions.`,
      `Le jeu a plus de ${number(Number(value), "fr")} positions.`,
    ),
  tooLong: (_, value) =>
    text(
      `It takes too long: ${number(Number(value), "en")} positions were found so far.`,
      `C'est trop long : ${number(Number(value), "fr")} positions trouvées jusque-là.`,
    ),
};
