import type { Language, Text } from "../base/text.ts";
import type { Style } from "./options.ts";

/** The words in figures. */
export const WORDS = {
  moves: { en: "$ moves", fr: "$ joue" },
  wonBy: { en: "the play is over: who has won", fr: "partie finie : qui a gagné" },
  winning: { en: "$ wins", fr: "$ gagne" },
  draw: { en: "draw", fr: "nul" },
  drawn: { en: "draw", fr: "partie nulle" },
  strategy: { en: "winning strategy", fr: "stratégie gagnante" },
  rank: { en: "moves to the end", fr: "nombre de coups jusqu'à la fin" },
  joins: { en: "joins at this step", fr: "ajouté à cette étape" },
  reason: { en: "why it joins", fr: "la raison" },
  member: { en: "already in", fr: "déjà dedans" },
  chosen: { en: "the play", fr: "la partie" },
  best: { en: "best play", fr: "meilleurs coups" },
  window: { en: "window on arrival", fr: "fenêtre à l'arrivée" },
  cut: { en: "cut: never looked at", fr: "coupé : jamais regardé" },
  bound: { en: "bounds, not values", fr: "des bornes, non des valeurs" },
  back: { en: "back", fr: "retour" },
  arenaOf: { en: "Arena", fr: "Arène" },
  attractorOf: { en: "Attractor ($), layer by layer", fr: "Attracteur ($), étape par étape" },
  strategyTitle: { en: "Winners, ranks and winning strategies", fr: "Gagnants, rangs et stratégies gagnantes" },
  treeTitle: { en: "Game tree", fr: "Arbre de jeu" },
  alongTitle: { en: "A play among its siblings", fr: "Une partie parmi ses variantes" },
  playsTitle: { en: "Tree of all plays", fr: "Arbre de toutes les parties" },
  minimaxTitle: { en: "Minimax tree", fr: "Arbre minimax" },
  alphaBetaTitle: { en: "Alpha-beta pruning", fr: "Élagage alpha-bêta" },
  blank: { en: "to be completed", fr: "à compléter" },
} as const satisfies Record<string, Text>;

export type Word = keyof typeof WORDS;

/** A word in the language of the figure; `$` stands for a name. */
export function word(style: Pick<Style, "language">, name: Word, filling = ""): string {
  return WORDS[name][style.language].replace("$", filling);
}

/** The title of a figure, which says when it is a blank twin. */
export function titleOf(style: Style, name: Word, filling = ""): string {
  const title = word(style, name, filling);
  return style.blank ? `${title} (${word(style, "blank")})` : title;
}

/** "13 plays: 7 won by J0, 6 by J1". */
export function tellPlays(
  counts: { readonly total: number; readonly wonBy: readonly [number, number] },
  names: readonly [string, string],
  language: Language,
): string {
  const { total, wonBy } = counts;
  const others = total - wonBy[0] - wonBy[1];
  if (language === "fr") {
    const rest = others === 0 ? "" : `, ${others} sans gagnant`;
    return `${total} partie${total > 1 ? "s" : ""} : ${names[0]} en gagne ${wonBy[0]}, ${names[1]} en gagne ${wonBy[1]}${rest}`;
  }
  const rest = others === 0 ? "" : `, ${others} by nobody`;
  return `${total} play${total === 1 ? "" : "s"}: ${wonBy[0]} won by ${names[0]}, ${wonBy[1]} by ${names[1]}${rest}`;
}

/** A value as people write it: a true minus sign, ∞ for a won play, at most two decimals. */
export function writeValue(value: number, language: Language): string {
  if (value === Number.POSITIVE_INFINITY) return "+∞";
  if (value === Number.NEGATIVE_INFINITY) return "−∞";
  const digits = String(Math.round(Math.abs(value) * 100) / 100);
  const sign = value < 0 && digits !== "0" ? "−" : "";
  return sign + (language === "fr" ? digits.replace(".", ",") : digits);
}

/** A₁₂ for the twelfth layer. */
export function subscript(value: number): string {
  return String(value).replace(/\d/g, (digit) => "₀₁₂₃₄₅₆₇₈₉"[Number(digit)]);
}
