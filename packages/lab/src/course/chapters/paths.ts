import { text } from "marienbad";
import type { Chapter } from "../notion.ts";

export const PATHS: Chapter = {
  id: "paths",
  title: text("Paths", "Chemins"),
  lead: text("One player: the way to a goal.", "Un seul joueur : le chemin vers un but."),
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
  ],
};
