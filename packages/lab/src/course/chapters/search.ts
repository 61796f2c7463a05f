import { sameText, text } from "marienbad";
import type { Chapter } from "../notion.ts";

export const SEARCH: Chapter = {
  id: "minimax",
  title: text("Minimax", "Min-Max"),
  lead: text(
    "When the graph is too big: look ahead, and judge.",
    "Quand le graphe est trop grand : regarder devant soi, et juger.",
  ),
  notions: [
    {
      row: "M1",
      title: sameText("Minimax"),
      sentence: text(
        "Look a number of moves ahead, judge what is there, and let the values rise: Max takes the largest of the " +
          "children, Min the smallest.",
        "Regarder tant de coups en avant, juger ce qu'on y trouve, puis laisser monter les valeurs : Max prend " +
          "la plus grande, Min la plus petite.",
      ),
      example: {
        asked: text(
          "The value of [[[3],[−2,1],[4]],[[2,0]],[[−3,−3],[5]]]",
          "La valeur de [[[3],[−2,1],[4]],[[2,0]],[[−3,−3],[5]]]",
        ),
        live: "minimax",
        link: "#tree/values",
      },
    },
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
      example: {
        asked: text("Step through the cuts", "Suivre les coupes pas à pas"),
        link: "#tree/alpha",
      },
    },
    {
      row: "M5",
      title: text("Heuristics", "Heuristiques"),
      sentence: text(
        "A number for how good a position looks, from player 0's side: open lines, free moves, or the share of " +
          "random plays that are won.",
        "Un nombre qui dit si une position a l'air bonne pour le joueur 0 : lignes ouvertes, coups libres, ou " +
          "part de parties au hasard gagnées.",
      ),
      example: {
        asked: text(
          "Tic-tac-toe, lines after a first move: centre, corner, edge",
          "Morpion, lignes après un premier coup : centre, coin, bord",
        ),
        live: "lines",
        link: "#tree/tictactoe",
      },
    },
    {
      row: "M6",
      title: text("Beyond the course", "Au-delà du cours"),
      sentence: text(
        "Deepening while there is time, remembering positions, trying good moves first, sampling plays: what " +
          "strong programs add.",
        "Approfondir tant qu'il reste du temps, se souvenir des positions, essayer d'abord les bons coups, " +
          "tirer des parties au hasard : ce qu'ajoutent les programmes forts.",
      ),
      example: {
        asked: text("Play the strong player at Connect 4", "Jouer au puissance 4 contre le joueur fort"),
        link: "#play/connect4",
      },
    },
    {
      row: "M7",
      title: text("Trees and graphs by hand", "Arbres et graphes à la main"),
      sentence: text(
        "Type the tree of an exercise as nested lists, or a graph with its scores, and watch the values rise.",
        "Taper l'arbre d'un exercice en listes emboîtées, ou un graphe et ses scores, et regarder monter les valeurs.",
      ),
      example: { asked: text("Fill a tree in yourself", "Remplir un arbre soi-même"), link: "#tree/values" },
    },
  ],
};
