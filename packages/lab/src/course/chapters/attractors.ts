import { text } from "marienbad";
import type { Chapter } from "../notion.ts";

export const ATTRACTORS: Chapter = {
  id: "attractors",
  title: text("Attractors", "Attracteurs"),
  lead: text(
    "Who wins from where, found backwards from the goals.",
    "Qui gagne d'où, trouvé en remontant depuis les buts.",
  ),
  notions: [
    {
      row: "T1",
      title: text("The attractor", "L'attracteur"),
      sentence: text(
        "Begin with the goals of a player and keep adding: their vertices with one edge into the set, and the " +
          "opponent's vertices all of whose edges lead into it. What is left at the end is where they win.",
        "Partir des buts d'un joueur et ajouter sans cesse : ses sommets dont un arc mène dans l'ensemble, et " +
          "ceux de l'adversaire dont tous les arcs y mènent. À la fin, c'est là qu'il gagne.",
      ),
      example: {
        asked: text(
          "The attractor of player 0 in the graph of eight vertices",
          "L'attracteur du joueur 0 dans le graphe à huit sommets",
        ),
        live: "attractor",
        link: "#arena/eight",
      },
    },
    {
      row: "T2",
      title: text("Layer by layer", "Couche par couche"),
      sentence: text(
        "Each step adds the vertices that are one move further from the win, and says why each of them joins.",
        "Chaque étape ajoute les sommets qui sont un coup plus loin de la victoire, et dit pourquoi chacun entre.",
      ),
      example: {
        asked: text("The layers of the same graph", "Les couches du même graphe"),
        live: "layers",
        link: "#arena/eight",
      },
    },
    {
      row: "T3",
      title: text("Ranks", "Rangs"),
      sentence: text(
        "The rank is the number of moves to the win when both play their best. It takes a breadth-first pass: " +
          "a recursive labelling can come to a vertex late by a short way.",
        "Le rang est le nombre de coups jusqu'à la victoire si chacun joue au mieux. Il faut un parcours en " +
          "largeur : un marquage récursif peut passer d'abord par un long détour.",
      ),
      example: {
        asked: text("Nim from 10, take 1 or 2: rank of (10, 0)", "Nim à 10, prendre 1 ou 2 : rang de (10, 0)"),
        live: "rank",
        link: "#arena/nim10",
      },
    },
    {
      row: "T4",
      title: text("Goals end the play", "Les buts arrêtent la partie"),
      sentence: text(
        "A play stops on the first goal it meets, so no attractor may lead through the other player's goal.",
        "Une partie s'arrête au premier but rencontré : aucun attracteur ne traverse donc le but de l'autre.",
      ),
      example: {
        asked: text(
          "a → k → g, all of them player 0's; k is the goal of 1, g the goal of 0: who wins from a?",
          "a → k → g, tous au joueur 0 ; k est le but de 1, g le but de 0 : qui gagne depuis a ?",
        ),
        live: "absorbed",
        link: "#arena/draws",
      },
    },
    {
      row: "T5",
      title: text("A dead end is not attracted for nothing", "Un cul-de-sac n'est pas attiré pour rien"),
      sentence: text(
        "“All its edges lead into the set” says nothing about a vertex without an edge: a dead end belongs to " +
          "somebody only when the rules say so.",
        "« Tous ses arcs mènent dans l'ensemble » ne dit rien d'un sommet sans arc : un cul-de-sac n'est à " +
          "quelqu'un que si les règles le disent.",
      ),
      example: {
        asked: text(
          "The graph of eight vertices when a dead end is a draw: vertices won by 0, by 1",
          "Le graphe à huit sommets quand un cul-de-sac est une nulle : sommets gagnés par 0, par 1",
        ),
        live: "deadEnds",
        link: "#arena/draws",
      },
    },
    {
      row: "T6",
      title: text("Draws, two kinds", "Deux sortes de nulles"),
      sentence: text(
        "What neither attracts is drawn. Either a drawn end can be reached, or nobody can end the play without " +
          "losing it and it goes on for ever.",
        "Ce que personne n'attire est nul. Ou bien on peut atteindre une fin nulle, ou bien nul ne peut finir " +
          "sans perdre, et la partie ne finit jamais.",
      ),
      example: {
        asked: text("The kind of draw that tic-tac-toe is", "La sorte de nulle qu'est le morpion"),
        live: "draws",
        link: "#arena/draws",
      },
    },
    {
      row: "T7",
      title: text("Do not trust: verify", "Vérifier"),
      sentence: text(
        "A second program, which shares no code with the solver, checks every vertex of a solution in linear time.",
        "Un second programme, sans code commun avec le solveur, contrôle chaque sommet d'une solution en temps " +
          "linéaire.",
      ),
      example: {
        asked: text("The solution of tic-tac-toe, verified", "La solution du morpion, vérifiée"),
        live: "verified",
        link: "#arena/tictactoe",
      },
    },
  ],
};
