import { text } from "marienbad";
import type { Chapter } from "../notion.ts";

export const BEST_PLAY: Chapter = {
  id: "play",
  title: text("Best play", "Bien jouer"),
  lead: text("From a solution to a move.", "De la solution au coup."),
  notions: [
    {
      row: "S1",
      title: text("Win quickly, lose slowly, hold the draw", "Gagner vite, perdre tard, tenir la nulle"),
      sentence: text(
        "Winning, take the quickest way; losing, resist the longest; in a draw, keep it, and leave the other " +
          "as many ways as possible to go wrong.",
        "Gagnant, prendre le chemin le plus court ; perdant, résister le plus longtemps ; en nulle, la garder, " +
          "en laissant à l'autre le plus d'occasions de se tromper.",
      ),
      example: {
        asked: text(
          "Tic-tac-toe, X in a corner and O beside it: winning moves of X",
          "Morpion, X dans un coin et O à côté : coups gagnants de X",
        ),
        live: "three",
        link: "#play/tictactoe",
      },
    },
    {
      row: "S2",
      title: text("Three cases, two players, one function", "Trois cas, deux joueurs, une fonction"),
      sentence: text(
        "Won, lost or drawn, player 0 or player 1: the moves are put in order by what they lead to, and the " +
          "first one is played.",
        "Gagné, perdu ou nul, joueur 0 ou joueur 1 : les coups sont rangés selon ce où ils mènent, et l'on " +
          "joue le premier.",
      ),
      example: {
        asked: text(
          "Nim, take 1 or 2: what player 0 takes from 10, and player 1 from 8",
          "Nim, prendre 1 ou 2 : ce que prend le joueur 0 à 10, et le joueur 1 à 8",
        ),
        live: "sameRule",
        link: "#arena/nim10",
      },
    },
    {
      row: "S3",
      title: text("Play it", "Jouer"),
      sentence: text(
        "Any game of the catalogue against the perfect player, with the value of every move in sight.",
        "Tout jeu du catalogue contre le joueur parfait, la valeur de chaque coup sous les yeux.",
      ),
      example: {
        asked: text("Chomp 3 × 4: the only winning first bite", "Chomp 3 × 4 : la seule première bouchée gagnante"),
        live: "chomp",
        link: "#play/chomp",
      },
    },
  ],
};
