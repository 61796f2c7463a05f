import { type Messages, messages } from "marienbad/base";

const en = {
  /** Limit of the search for a period: as requested, or after these seconds. */
  lookedTo: (to: number, seconds: number | undefined) =>
    `Looked as far as n = ${to.toLocaleString("en")}` +
    (seconds === undefined ? "." : `, which is what ${seconds} seconds gave: --reach N looks further.`),
  notASet: (given: string | undefined) => `Option take=${given} is not possible: it should look like 2,3,5.`,
  noSuchOption: (word: string, option: string, takesSet: boolean) =>
    `${word} has no option ${option}: it takes heap=N${takesSet ? " and take=2,3,5" : ""}.`,
  valuesOf: (game: string, to: number) => `Grundy values of ${game}, heaps 0 to ${to}:`,
  worth: (position: string, value: number) =>
    `${position} is worth ${value}: the player to move ${value === 0 ? "loses" : "wins"}.`,
  noPeriodSoFar: (game: string, max: number, heap: bigint) =>
    `No period of ${game} is proved, so heaps are computed one by one, up to ${max} and not ${heap}.`,
  WHOLE_NUMBER: "a whole number of at least 0",
  misereOutcomesOf: (game: string, to: number) =>
    `Misère outcomes of ${game}, heaps 0 to ${to} (N: the player to move wins, P: the other player):`,
  noMisereOutcomes: (game: string) =>
    `${game} is not a game of independent heaps, so it has no table of misère outcomes: solve it through its arena.`,
  winningMoves: (moves: readonly string[]) => `Winning moves: ${moves.join(" ")}`,
  notHeaps: (command: string, option: string, usage: string) =>
    `"${command}" takes heaps, not ${option}=. Usage: marienbad ${usage}`,
  noHeaps: (usage: string) => `Heaps are whole numbers of at least 0. Usage: marienbad ${usage}`,
  tooManyHeaps: (max: number) => `There may be at most ${max} heaps.`,
  notAHeap: (word: string) => `"${word}" is not a heap: it should be a whole number below 2^53.`,
  nimSumIs: (sum: number, moverWins: boolean, misere: boolean) =>
    `Nim-sum ${sum}${misere ? ", and the last token loses" : ""}: the player to move ${moverWins ? "wins" : "loses"}.`,
  /** Heaps are counted from 1. */
  nimMove: (heap: number, from: number, to: number) => `  heap ${heap}: ${from} → ${to}`,
};

const fr: Messages<typeof en> = {
  lookedTo: (to, seconds) =>
    `Cherché jusqu'à n = ${to.toLocaleString("fr")}` +
    (seconds === undefined ? "." : `, ce que ${seconds} secondes ont permis : --reach N va plus loin.`),
  notASet: (given) => `L'option take=${given} n'est pas possible : cela devrait ressembler à 2,3,5.`,
  noSuchOption: (word, option, takesSet) =>
    `${word} n'a pas d'option ${option} : il prend heap=N${takesSet ? " et take=2,3,5" : ""}.`,
  valuesOf: (game, to) => `Valeurs de Grundy de ${game}, tas 0 à ${to} :`,
  worth: (position, value) => `${position} vaut ${value} : le joueur au trait ${value === 0 ? "perd" : "gagne"}.`,
  noPeriodSoFar: (game, max, heap) =>
    `Aucune période de ${game} n'est prouvée, donc les tas se calculent un par un, jusqu'à ${max} et non ${heap}.`,
  WHOLE_NUMBER: "un nombre entier d'au moins 0",
  misereOutcomesOf: (game, to) =>
    `Issues misère de ${game}, tas 0 à ${to} (N : le joueur au trait gagne, P : l'autre) :`,
  noMisereOutcomes: (game) =>
    `${game} n'est pas un jeu de tas indépendants, il n'a donc pas de table d'issues misère : ` +
    "résolvez-le par son arène.",
  winningMoves: (moves) => `Coups gagnants : ${moves.join(" ")}`,
  notHeaps: (command, option, usage) => `"${command}" prend des tas, non ${option}=. Usage : marienbad ${usage}`,
  noHeaps: (usage) => `Les tas sont des nombres entiers d'au moins 0. Usage : marienbad ${usage}`,
  tooManyHeaps: (max) => `Il peut y avoir au plus ${max} tas.`,
  notAHeap: (word) => `"${word}" n'est pas un tas : ce devrait être un nombre entier inférieur à 2^53.`,
  nimSumIs: (sum, moverWins, misere) =>
    `Somme de Nim ${sum}${misere ? ", et le dernier jeton perd" : ""} : ` +
    `le joueur au trait ${moverWins ? "gagne" : "perd"}.`,
  nimMove: (heap, from, to) => `  tas ${heap} : ${from} → ${to}`,
};

export const texts = messages(en, fr);
