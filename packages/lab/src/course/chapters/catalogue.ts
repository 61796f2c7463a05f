import { text } from "marienbad";
import { sameText } from "marienbad/base";
import { CATALOGUE } from "marienbad/games/all";
import type { Chapter } from "../notion.ts";

export const CATALOGUE_AND_FIGURES: Chapter = {
  id: "catalogue",
  title: text("Games and figures", "Jeux et figures"),
  lead: text(
    "What there is to play, and how to put it on paper.",
    "De quoi jouer, et comment le mettre sur le papier.",
  ),
  notions: [
    {
      row: "C",
      title: text("The catalogue", "Le catalogue"),
      sentence: text(
        `${CATALOGUE.length} games, from one heap of sticks to boards on which a play may never end, each with its ` +
          "rules, its options and its sources.",
        `${CATALOGUE.length} jeux, d'un tas de bâtonnets à des plateaux où une partie peut ne jamais finir, chacun ` +
          "avec ses règles, ses options et ses sources.",
      ),
      example: {
        asked: text("Mū tōrere, where draws go on for ever", "Mū tōrere, où les nulles ne finissent pas"),
        link: "#play/mu-torere",
      },
    },
    {
      row: "F1",
      title: sameText("Figures"),
      sentence: text(
        "Any arena, attractor, strategy, tree or search can be drawn as the course draws them, as SVG, TikZ, " +
          "DOT or Mermaid, and as a blank twin for an exercise sheet.",
        "Toute arène, attracteur, stratégie, arbre ou recherche se dessine comme dans le cours, en SVG, TikZ, " +
          "DOT ou Mermaid, et sans les réponses pour une feuille d'exercices.",
      ),
      example: {
        asked: text("“Export the picture” in the arena", "« Exporter la figure » dans l'arène"),
        link: "#arena/nim10",
      },
    },
    {
      row: "F2",
      title: text("Formats and blank twins", "Formats et versions à trous"),
      sentence: text(
        "One scene, written for the web, for LaTeX, for Graphviz and for Markdown; the blank twin is the same " +
          "figure without what a student should find.",
        "Une scène, écrite pour le web, pour LaTeX, pour Graphviz et pour Markdown ; la version à trous est la " +
          "même figure, sans ce que l'élève doit trouver.",
      ),
      example: { asked: text("The formats that there are", "Les formats"), live: "formats", link: "#tree/cuts" },
    },
  ],
};
