import { type Messages, messages, type Text, text } from "marienbad/base";
import type { Facts } from "marienbad/game";

const words = (list: readonly string[]): string => list.join(", ");

const FACTS: Readonly<Record<keyof Facts, Text>> = {
  zeroSum: text("zero-sum", "à somme nulle"),
  sequential: text("sequential", "séquentiel"),
  perfectInformation: text("perfect information", "information parfaite"),
  completeInformation: text("complete information", "information complète"),
  impartial: text("impartial", "impartial"),
  acyclic: text("acyclic", "acyclique"),
  canDraw: text("draws are possible", "nulles possibles"),
};

const facts = (known: readonly (keyof Facts)[]): Text => {
  const names = known.map((fact) => FACTS[fact]);
  return text(`Facts: ${words(names.map(({ en }) => en))}`, `Propriétés : ${words(names.map(({ fr }) => fr))}`);
};

const en = {
  firstMoves: (moves: readonly string[], isCut: boolean) => `First moves: ${moves.join(" ")}${isCut ? " …" : ""}`,
  /** What is missing after "there is no". */
  GAME_OR_PUZZLE: "game or puzzle",
  GAMES: "Games:",
  PUZZLES: "Puzzles, for one player:",
  solvedBy: (id: string) => `Solved by: marienbad path ${id}`,
  start: (position: string) => `Start: ${position}`,
  heuristics: (names: readonly string[]) => `Heuristics: ${words(names)}`,
  source: (reference: string) => `Source: ${reference}`,
};

const fr: Messages<typeof en> = {
  firstMoves: (moves, isCut) => `Premiers coups : ${moves.join(" ")}${isCut ? " …" : ""}`,
  GAME_OR_PUZZLE: "de jeu ni de casse-tête",
  GAMES: "Jeux :",
  PUZZLES: "Casse-tête, à un joueur :",
  solvedBy: (id) => `Résolu par : marienbad path ${id}`,
  start: (position) => `Départ : ${position}`,
  heuristics: (names) => `Heuristiques : ${words(names)}`,
  source: (reference) => `Source : ${reference}`,
};

export const texts = { ...messages(en, fr), facts };
