import { type Text, text } from "../../../base/text.ts";
import type { Facts } from "../../../game/index.ts";

const words = (list: readonly string[]): string => list.join(", ");

/** What is missing after "there is no". */
export const GAME_OR_PUZZLE: Text = text("game or puzzle", "de jeu ni de casse-tête");
export const GAMES: Text = text("Games:", "Jeux :");
export const PUZZLES: Text = text("Puzzles, for one player:", "Casse-tête, à un joueur :");

export const solvedBy = (id: string): Text =>
  text(`Solved by: marienbad path ${id}`, `Résolu par : marienbad path ${id}`);

const FACTS: Readonly<Record<keyof Facts, Text>> = {
  zeroSum: text("zero-sum", "à somme nulle"),
  sequential: text("sequential", "séquentiel"),
  perfectInformation: text("perfect information", "information parfaite"),
  completeInformation: text("complete information", "information complète"),
  impartial: text("impartial", "impartial"),
  acyclic: text("acyclic", "acyclique"),
  canDraw: text("draws are possible", "nulles possibles"),
};

export const facts = (known: readonly (keyof Facts)[]): Text => {
  const names = known.map((fact) => FACTS[fact]);
  return text(`Facts: ${words(names.map(({ en }) => en))}`, `Propriétés : ${words(names.map(({ fr }) => fr))}`);
};

export const start = (position: string): Text => text(`Start: ${position}`, `Départ : ${position}`);

export const firstMoves = (moves: readonly string[], isCut: boolean): Text => {
  const list = moves.join(" ") + (isCut ? " …" : "");
  return text(`First moves: ${list}`, `Premiers coups : ${list}`);
};

export const heuristics = (names: readonly string[]): Text =>
  text(`Heuristics: ${words(names)}`, `Heuristiques : ${words(names)}`);

export const source = (reference: string): Text => text(`Source: ${reference}`, `Source : ${reference}`);
