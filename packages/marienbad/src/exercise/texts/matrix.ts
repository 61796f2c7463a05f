import { sameText, type Text, text } from "../../base/text.ts";
import { setOf } from "./common.ts";

export const NASH: Text = text("Dominance, Nash, Pareto", "Dominance, Nash, Pareto");
export const TRAINS_NASH: Text = text("the three notions on one table", "les trois notions sur un tableau");
export const NASH_CRITERIA: Text = text(
  "a strictly dominated strategy, one or two pure equilibria, and an equilibrium that is not Pareto-optimal",
  "une stratégie strictement dominée, un ou deux équilibres purs, et un équilibre qui n'est pas " +
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
    "Which strategies are strictly dominated by another one?",
    "Quelles stratégies sont strictement dominées par une autre ?",
  );
export const equilibria = (): Text =>
  text(
    "Give the pure Nash equilibria, each by its row and its column (AX).",
    "Donner les équilibres de Nash purs, chacun par sa ligne et sa colonne (AX).",
  );
export const pareto = (): Text =>
  text("Give the Pareto-optimal profiles, in the same way.", "Donner les profils optimaux au sens de Pareto, de même.");
export const theyAre = (names: readonly string[]): Text => text(`${setOf(names)}.`, `${setOf(names)}.`);
export const deviates = (profile: string, player: number, to: string): Text =>
  text(
    `At ${profile}, ${player === 0 ? "Row" : "Column"} would rather choose ${to}.`,
    `En ${profile}, ${player === 0 ? "Ligne" : "Colonne"} préférerait ${to}.`,
  );
export const better = (profile: string, other: string): Text =>
  text(
    `${other} is as good for both as ${profile}, and better for one.`,
    `${other} est aussi bon que ${profile} pour les deux, et meilleur pour l'un.`,
  );
