import { type Text, text } from "../../base/text.ts";

export const notASet = (given: string | undefined): Text =>
  text(
    `Option take=${given} is not possible: it should look like 2,3,5.`,
    `L'option take=${given} n'est pas possible : cela devrait ressembler à 2,3,5.`,
  );

export const noSuchOption = (word: string, option: string, takesSet: boolean): Text =>
  text(
    `${word} has no option ${option}: it takes heap=N${takesSet ? " and take=2,3,5" : ""}.`,
    `${word} n'a pas d'option ${option} : il prend heap=N${takesSet ? " et take=2,3,5" : ""}.`,
  );

export const valuesOf = (game: string, to: number): Text =>
  text(`Grundy values of ${game}, heaps 0 to ${to}:`, `Valeurs de Grundy de ${game}, tas 0 à ${to} :`);

/** How far a period was looked for: as far as was asked, or as this many seconds gave. */
export const lookedTo = (to: number, seconds: number | undefined): Text => {
  const [en, fr] = [to.toLocaleString("en"), to.toLocaleString("fr")];
  if (seconds === undefined) return text(`Looked as far as n = ${en}.`, `Cherché jusqu'à n = ${fr}.`);
  return text(
    `Looked as far as n = ${en}, which is what ${seconds} seconds gave: --reach N looks further.`,
    `Cherché jusqu'à n = ${fr}, ce que ${seconds} secondes ont permis : --reach N va plus loin.`,
  );
};

export const worth = (position: string, value: number): Text =>
  text(
    `${position} is worth ${value}: the player to move ${value === 0 ? "loses" : "wins"}.`,
    `${position} vaut ${value} : le joueur au trait ${value === 0 ? "perd" : "gagne"}.`,
  );

export const noPeriodSoFar = (game: string, max: number, heap: bigint): Text =>
  text(
    `No period of ${game} is proved, so heaps are computed one by one, up to ${max} and not ${heap}.`,
    `Aucune période de ${game} n'est prouvée, donc les tas se calculent un par un, jusqu'à ${max} et non ${heap}.`,
  );

export const WHOLE_NUMBER: Text = text("a whole number of at least 0", "un nombre entier d'au moins 0");

export const misereOutcomesOf = (game: string, to: number): Text =>
  text(
    `Misère outcomes of ${game}, heaps 0 to ${to} (N: the player to move wins, P: the other player):`,
    `Issues misère de ${game}, tas 0 à ${to} (N : le joueur au trait gagne, P : l'autre) :`,
  );

export const noMisereOutcomes = (game: string): Text =>
  text(
    `${game} is not a game of independent heaps, so it has no table of misère outcomes: solve it through its arena.`,
    `${game} n'est pas un jeu de tas indépendants, il n'a donc pas de table d'issues misère : ` +
      "résolvez-le par son arène.",
  );

export const winningMoves = (moves: readonly string[]): Text =>
  text(`Winning moves: ${moves.join(" ")}`, `Coups gagnants : ${moves.join(" ")}`);

export const notHeaps = (command: string, option: string, usage: string): Text =>
  text(
    `"${command}" takes heaps, not ${option}=. Usage: marienbad ${usage}`,
    `"${command}" prend des tas, non ${option}=. Usage : marienbad ${usage}`,
  );

export const noHeaps = (usage: string): Text =>
  text(
    `Heaps are whole numbers of at least 0. Usage: marienbad ${usage}`,
    `Les tas sont des nombres entiers d'au moins 0. Usage : marienbad ${usage}`,
  );

export const tooManyHeaps = (max: number): Text =>
  text(`There may be at most ${max} heaps.`, `Il peut y avoir au plus ${max} tas.`);

export const notAHeap = (word: string): Text =>
  text(
    `"${word}" is not a heap: it should be a whole number below 2^53.`,
    `"${word}" n'est pas un tas : ce devrait être un nombre entier inférieur à 2^53.`,
  );

export const nimSumIs = (sum: number, moverWins: boolean, misere: boolean): Text =>
  text(
    `Nim-sum ${sum}${misere ? ", and the last token loses" : ""}: the player to move ${moverWins ? "wins" : "loses"}.`,
    `Somme de Nim ${sum}${misere ? ", et le dernier jeton perd" : ""} : ` +
      `le joueur au trait ${moverWins ? "gagne" : "perd"}.`,
  );

/** Heaps are counted from 1. */
export const nimMove = (heap: number, from: number, to: number): Text =>
  text(`  heap ${heap}: ${from} → ${to}`, `  tas ${heap} : ${from} → ${to}`);
