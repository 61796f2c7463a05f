import { text } from "marienbad";
import type { Chapter } from "../notion.ts";

export const ALPHA_BETA: Chapter = {
  id: "alphabeta",
  title: text("Alpha-beta and memory", "Alpha-bêta et mémoire"),
  lead: text("The same value, for less work.", "La même valeur, pour moins de travail."),
  notions: [
    {
      row: "M2",
      title: text("With a memo", "Avec mémoire"),
      sentence: text(
        "A position met twice is judged once, if it was searched just as deep. Reusing a deeper value looks " +
          "harmless and changes the answer.",
        "Une position rencontrée deux fois est jugée une fois, si on l'a cherchée aussi profond. Reprendre une " +
          "valeur plus profonde semble anodin et change la réponse.",
      ),
      example: {
        asked: text(
          "A graph of seven vertices, depth 4: naive, and with the reuse of the course",
          "Un graphe à sept sommets, profondeur 4 : naïf, puis avec la reprise du cours",
        ),
        live: "memo",
        link: "#tree/memo",
      },
    },
    {
      row: "M3",
      title: text("Alpha-beta", "Alpha-bêta"),
      sentence: text(
        "A move that is already too good for its owner to be allowed it need not be looked at further: the " +
          "same value at the root, for less work.",
        "Un coup déjà trop bon pour qu'on le laisse jouer ne mérite pas d'être regardé plus loin : même valeur " +
          "à la racine, moins de travail.",
      ),
      example: {
        asked: text("The value, and the leaves that are read, of nine", "La valeur, et les feuilles lues, sur neuf"),
        live: "alphaBeta",
        link: "#tree/cuts",
      },
    },
    {
      row: "M4",
      title: text("Watching a search", "Suivre une recherche"),
      sentence: text(
        "The order of the visits, the window (α, β) of each node, what was cut and why: a search tells all of " +
          "it while it runs.",
        "L'ordre des visites, la fenêtre (α, β) de chaque nœud, ce qui est coupé et pourquoi : une recherche " +
          "raconte tout pendant qu'elle tourne.",
      ),
      example: { asked: text("Step through the cuts", "Suivre les coupes pas à pas"), link: "#tree/alpha" },
    },
  ],
};
