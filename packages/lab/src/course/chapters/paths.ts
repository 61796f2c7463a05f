import { text } from "marienbad";
import type { Chapter } from "../notion.ts";

export const PATHS: Chapter = {
  id: "paths",
  title: text("Paths and dilemmas", "Chemins et dilemmes"),
  lead: text(
    "One player alone, then two who choose at once.",
    "Un joueur seul, puis deux qui choisissent en même temps.",
  ),
  notions: [
    {
      row: "P1",
      title: text("Dijkstra and A*", "Dijkstra et A*"),
      sentence: text(
        "Both expand the most promising vertex; Dijkstra goes by the cost so far, A* adds an estimate of what is left.",
        "Les deux développent le sommet le plus prometteur ; Dijkstra d'après le coût déjà payé, A* en y " +
          "ajoutant une estimation du reste.",
      ),
      example: {
        asked: text("Both, with greedy search, on one grid", "Les deux, et la recherche gloutonne, sur une grille"),
        link: "#paths/pocket",
      },
    },
    {
      row: "P2",
      title: text("Admissible, consistent, monotone", "Admissible, cohérente, monotone"),
      sentence: text(
        "Admissible: never above the true cost to the goal. Consistent: along an arc it falls by no more than " +
          "the arc costs.",
        "Admissible : jamais au-dessus du vrai coût jusqu'au but. Cohérente : le long d'un arc, elle ne baisse " +
          "pas plus que l'arc ne coûte.",
      ),
      example: {
        asked: text("s→a 1, s→b 3, a→b 1, b→g 3 with h(a) = 4", "s→a 1, s→b 3, a→b 1, b→g 3 avec h(a) = 4"),
        live: "checks",
        link: "#paths/inconsistent",
      },
    },
    {
      row: "P3",
      title: text("Reopening", "Rouvrir"),
      sentence: text(
        "When the estimate is admissible but not consistent, a vertex may be expanded too soon; A* takes it up " +
          "again and still finds the best path.",
        "Si l'estimation est admissible sans être cohérente, un sommet peut être développé trop tôt ; A* le " +
          "reprend et trouve quand même le meilleur chemin.",
      ),
      example: {
        asked: text("The cost of the path in the same graph", "Le coût du chemin dans le même graphe"),
        live: "aStar",
        link: "#paths/inconsistent",
      },
    },
    {
      row: "P4",
      title: text("Reduced weights", "Poids réduits"),
      sentence: text(
        "Charge w(s, p) − h(s) + h(p) for each arc, and Dijkstra does what A* does.",
        "Compter w(s, p) − h(s) + h(p) par arc, et Dijkstra fait ce que fait A*.",
      ),
      example: {
        asked: text("The reduced weights of the same graph", "Les poids réduits du même graphe"),
        live: "reduced",
        link: "#paths/inconsistent",
      },
    },
    {
      row: "P5",
      title: text("Puzzles", "Casse-têtes"),
      sentence: text(
        "A puzzle is a graph of states that is never written out: the taquin, the wolf, the goat and the cabbage.",
        "Un casse-tête est un graphe d'états que l'on n'écrit jamais en entier : le taquin ; le loup, la " +
          "chèvre et le chou.",
      ),
      example: {
        asked: text("Wolf, goat, cabbage: crossings", "Loup, chèvre, chou : traversées"),
        live: "river",
        link: "#paths/taquin",
      },
    },
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
