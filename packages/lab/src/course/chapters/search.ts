import { text } from "marienbad";
import { sameText } from "marienbad/base";
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
