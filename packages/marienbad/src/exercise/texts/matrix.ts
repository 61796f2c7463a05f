import { sameText, type Text, text } from "../../base/text.ts";

export const NASH: Text = text("Dominance, Nash, Pareto", "Dominance, Nash, Pareto");
export const TRAINS_NASH: Text = text("the three notions on one table", "les trois notions sur un tableau");
export const NASH_CRITERIA: Text = text(
  "three strategies each (easy: two; hard: four), a strictly dominated one, one or two pure equilibria, and an " +
    "equilibrium that is not Pareto-optimal",
  "trois stratégies chacun (facile : deux ; difficile : quatre), dont une strictement dominée, un ou deux " +
    "équilibres purs, et un équilibre qui n'est pas " +
    "optimal au sens de Pareto",
);
export const table = (): Text =>
  text(
    "Row chooses a row, Column a column, at the same time. Each entry gives what Row receives, then " +
      "what Column receives.",
    "Ligne choisit une ligne et Colonne une colonne, en même temps. Chaque case donne le gain de " +
      "Ligne, puis celui de Colonne.",
  );
export const CORNER: Text = text("Row / Column", "Ligne / Colonne");
export const column = (name: string): Text => sameText(name);
export const dominated = (): Text =>
  text(
    "Which strategies, rows or columns, are strictly dominated by another one?",
    "Quelles stratégies, lignes ou colonnes, sont strictement dominées par une autre ?",
  );
export const equilibria = (): Text =>
  text(
    "Give the pure Nash equilibria, each by its row and its column (as in AX).",
    "Donner les équilibres de Nash purs, chacun par sa ligne et sa colonne (comme AX).",
  );
export const pareto = (): Text =>
  text("Give the Pareto-optimal profiles, in the same way.", "Donner de même les profils optimaux au sens de Pareto.");
export const dominatedBy = (pairs: readonly (readonly [string, string])[]): Text =>
  text(
    `${pairs.map(([strategy, by]) => `${by} is always better than ${strategy}`).join(", ")}.`,
    `${pairs.map(([strategy, by]) => `${by} vaut toujours mieux que ${strategy}`).join(", ")}.`,
  );
export const nobodyLeaves = (): Text =>
  text("Nobody gains by changing alone there.", "Personne n'y gagne à changer seul.");
export const deviates = (profile: string, player: number, to: string): Text =>
  text(
    `At ${profile}, ${player === 0 ? "Row" : "Column"} would rather choose ${to}.`,
    `En ${profile}, ${player === 0 ? "Ligne" : "Colonne"} préférerait ${to}.`,
  );
/** Each of the profiles with one that is better. */
export const betterFor = (pairs: readonly (readonly [string, string])[]): Text =>
  text(
    `To each other profile one is preferred: ${pairs.map(([profile, other]) => `${other} to ${profile}`).join(", ")}.`,
    `À tout autre profil, on en préfère un : ${pairs.map(([profile, other]) => `${other} à ${profile}`).join(", ")}.`,
  );
export const better = (profile: string, other: string): Text =>
  text(
    `${other} is as good for both as ${profile}, and better for one.`,
    `${other} est aussi bon que ${profile} pour les deux, et meilleur pour l'un.`,
  );
