import { type Messages, messages, sameText, type Text } from "marienbad/base";

const column = (name: string): Text => sameText(name);

const en = {
  NASH: "Dominance, Nash, Pareto",
  TRAINS_NASH: "the three notions on one table",
  NASH_CRITERIA:
    "three strategies each (easy: two; hard: four), a strictly dominated one, one or two pure equilibria, and an " +
    "equilibrium that is not Pareto-optimal",
  table: () =>
    "Row chooses a row, Column a column, at the same time. Each entry gives what Row receives, then " +
    "what Column receives.",
  CORNER: "Row / Column",
  dominated: () => "Which strategies, rows or columns, are strictly dominated by another one?",
  equilibria: () => "Give the pure Nash equilibria, each by its row and its column (as in AX).",
  pareto: () => "Give the Pareto-optimal profiles, in the same way.",
  dominatedBy: (pairs: readonly (readonly [string, string])[]) =>
    `${pairs.map(([strategy, by]) => `${by} is always better than ${strategy}`).join(", ")}.`,
  nobodyLeaves: () => "Nobody gains by changing alone there.",
  deviates: (profile: string, player: number, to: string) =>
    `At ${profile}, ${player === 0 ? "Row" : "Column"} would rather choose ${to}.`,
  /** Each of the profiles with one that is better. */
  betterFor: (pairs: readonly (readonly [string, string])[]) =>
    `To each other profile one is preferred: ${pairs.map(([profile, other]) => `${other} to ${profile}`).join(", ")}.`,
  better: (profile: string, other: string) => `${other} is as good for both as ${profile}, and better for one.`,
};

const fr: Messages<typeof en> = {
  NASH: "Dominance, Nash, Pareto",
  TRAINS_NASH: "les trois notions sur un tableau",
  NASH_CRITERIA:
    "trois stratégies chacun (facile : deux ; difficile : quatre), dont une strictement dominée, un ou deux " +
    "équilibres purs, et un équilibre qui n'est pas optimal au sens de Pareto",
  table: () =>
    "Ligne choisit une ligne et Colonne une colonne, en même temps. Chaque case donne le gain de " +
    "Ligne, puis celui de Colonne.",
  CORNER: "Ligne / Colonne",
  dominated: () => "Quelles stratégies, lignes ou colonnes, sont strictement dominées par une autre ?",
  equilibria: () => "Donner les équilibres de Nash purs, chacun par sa ligne et sa colonne (comme AX).",
  pareto: () => "Donner de même les profils optimaux au sens de Pareto.",
  dominatedBy: (pairs) => `${pairs.map(([strategy, by]) => `${by} vaut toujours mieux que ${strategy}`).join(", ")}.`,
  nobodyLeaves: () => "Personne n'y gagne à changer seul.",
  deviates: (profile, player, to) => `En ${profile}, ${player === 0 ? "Ligne" : "Colonne"} préférerait ${to}.`,
  betterFor: (pairs) =>
    `À tout autre profil, on en préfère un : ${pairs.map(([profile, other]) => `${other} à ${profile}`).join(", ")}.`,
  better: (profile, other) => `${other} est aussi bon que ${profile} pour les deux, et meilleur pour l'un.`,
};

export const texts = { ...messages(en, fr), column };
