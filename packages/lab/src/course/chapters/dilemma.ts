import { text } from "marienbad";
import type { Chapter } from "../notion.ts";

export const DILEMMA: Chapter = {
  id: "dilemma",
  title: text("Dilemmas", "Dilemmes"),
  lead: text("Two choose at once.", "Deux joueurs choisissent en même temps."),
  notions: [
    {
      row: "D1",
      title: text("The prisoner's dilemma", "Le dilemme du prisonnier"),
      sentence: text(
        "Whatever the other does, betraying is better for oneself; so both betray, and both would have been " +
          "better off silent.",
        "Quoi que fasse l'autre, trahir vaut mieux pour soi ; les deux trahissent donc, et tous deux auraient " +
          "gagné à se taire.",
      ),
      example: {
        asked: text("The equilibrium, and the years of each", "L'équilibre, et les années de chacun"),
        live: "prisoners",
        link: "#dilemma/prisoners",
      },
    },
    {
      row: "D2",
      title: text("Again and again", "Encore et encore"),
      sentence: text(
        "When the same two meet many times, what one does today can be answered tomorrow, and to cooperate may pay.",
        "Quand les deux mêmes se retrouvent souvent, ce qu'on fait aujourd'hui peut se payer demain, et " +
          "coopérer peut rapporter.",
      ),
      example: {
        asked: text(
          "Tit for tat against always defect, 3 turns: years of each",
          "Donnant-donnant contre toujours trahir, 3 tours : années de chacun",
        ),
        live: "repeated",
        link: "#dilemma/tournament",
      },
    },
  ],
};
