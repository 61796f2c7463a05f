import { type Text, text } from "marienbad";
import { counted, number } from "../base/language.ts";

export const title = text("Two variants compared", "Deux variantes comparées");
export const lead = text(
  "One game by two rules, both solved: which positions change their value, and how one gets there.",
  "Un jeu selon deux règles, toutes deux résolues : quelles positions changent de valeur, et comment on y arrive.",
);
export const game = text("Game", "Jeu");
export const variant = (which: 0 | 1): Text =>
  which === 0 ? text("First variant", "Première variante") : text("Second variant", "Seconde variante");
export const computing = text("Both variants are being solved…", "Les deux variantes sont en cours de résolution…");
export const stop = text("Stop", "Arrêter");
export const differences = text("What changes", "Ce qui change");
export const sameRules = text(
  "Both variants have the same options: change one of them.",
  "Les deux variantes ont les mêmes options : changez-en une.",
);
export const tooLarge = text(
  "One of the variants has too many positions to be compared here: choose a smaller board, or compare them on the " +
    "command line (marienbad compare).",
  "Une des variantes a trop de positions pour être comparée ici : choisissez un plus petit plateau, ou comparez-les " +
    "en ligne de commande (marienbad compare).",
);
export const changed = (count: number, common: number): Text => {
  const en = counted(count, "en", "position changes", "positions change");
  const fr = counted(count, "fr", "position change", "positions changent");
  return text(
    `${en} who wins, of ${number(common, "en")} that both have.`,
    `${fr} de gagnant, sur ${counted(common, "fr", "position commune", "positions communes")}.`,
  );
};
export const nothingChanges = (common: number) =>
  text(
    `Who wins changes nowhere, in none of the positions that both have (${number(common, "en")}).`,
    `Le gagnant ne change nulle part, dans aucune des positions communes (${number(common, "fr")}).`,
  );
export const otherLength = (count: number) =>
  text(
    `${number(count, "en")} more only in how soon, or by how much.`,
    `${counted(count, "fr", "autre", "autres")} seulement de durée, ou de points.`,
  );
export const onlyOne = (first: number, second: number) =>
  text(
    `Of the first variant alone: ${number(first, "en")}; of the second: ${number(second, "en")}.`,
    `Dans la première variante seulement : ${number(first, "fr")} ; dans la seconde : ${number(second, "fr")}.`,
  );
export const startStays = (value: Text) =>
  text(`The start stays as it is: ${value.en}.`, `Le début reste ce qu'il est : ${value.fr}.`);
export const startChanges = (before: Text, after: Text) =>
  text(`The start changes: ${before.en} → ${after.en}.`, `Le début change : ${before.fr} → ${after.fr}.`);
export const wonBy = (player: Text) => text(`${player.en} wins`, `${player.fr} gagne`);
export const draw = text("a draw", "nulle");
export const positions = (count: number) =>
  text(counted(count, "en", "position", "positions"), counted(count, "fr", "position", "positions"));
export const examples = text("Shortest plays to one of them", "Les plus courtes parties qui y mènent");
export const atTheStart = text("the start itself", "le début lui-même");
export const notAllowed = text(
  "This move is not allowed here, or the play is over: the other board has gone on alone.",
  "Ce coup n'est pas permis ici, ou la partie est finie : l'autre plateau a continué seul.",
);
export const moveOf = (word: string, step: number) => text(`Move ${step}: ${word}`, `Coup ${step} : ${word}`);
export const valueDiffers = text("Their values differ here.", "Leurs valeurs diffèrent ici.");
export const boardKeys = text("Board; arrows move, Enter plays on both", "Plateau ; flèches, Entrée joue sur les deux");
