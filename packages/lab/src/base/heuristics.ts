import type { Text } from "marienbad";
import { t } from "./language.ts";

const WORDS: Readonly<Record<string, Text>> = {
  none: { en: "none: 0", fr: "aucune : 0" },
  playouts: { en: "random playouts", fr: "parties au hasard" },
  lines: { en: "lines", fr: "lignes" },
  mobility: { en: "mobility", fr: "mobilité" },
  alignments: { en: "alignments", fr: "alignements" },
  threats: { en: "threats", fr: "menaces" },
  distance: { en: "distance", fr: "distance" },
};

/** What a heuristic of the library is called; one that is not known here keeps its name. */
export function heuristicName(id: string): string {
  return WORDS[id] === undefined ? id : t(WORDS[id]);
}
