import { text } from "marienbad";
import type { Chapter } from "../notion.ts";

export const GAMES: Chapter = {
  id: "games",
  title: text("Games and plays", "Jeux et parties"),
  lead: text("What a game is, before anybody asks who wins.", "Ce qu'est un jeu, avant de demander qui gagne."),
  notions: [
    {
      row: "G1",
      title: text("A game is its rules", "Un jeu, ce sont ses règles"),
      sentence: text(
        "Where it starts, whose turn it is, which moves there are, when it is over: nothing else is needed, " +
          "and the list of moves alone says what is allowed.",
        "Le départ, à qui le tour, les coups possibles, la fin : rien d'autre n'est nécessaire, et seule la " +
          "liste des coups dit ce qui est permis.",
      ),
      example: { asked: text("Play Marienbad, 1-3-5-7", "Jouer au Marienbad, 1-3-5-7"), link: "#play/marienbad" },
    },
    {
      row: "G2",
      title: text("Facts about a game", "Les propriétés d'un jeu"),
      sentence: text(
        "Zero-sum: what one wins the other loses. Perfect information: everybody has seen every move. " +
          "Complete: everybody knows the rules and the aims.",
        "Somme nulle : l'un gagne ce que l'autre perd. Information parfaite : chacun a vu tous les coups. " +
          "Complète : chacun connaît les règles et les buts.",
      ),
      example: {
        asked: text("What holds for tic-tac-toe", "Ce qui est vrai du morpion"),
        live: "facts",
        link: "#play/tictactoe",
      },
    },
    {
      row: "G3",
      title: text("Plays", "Parties"),
      sentence: text(
        "A play is a path from the start that goes on until nobody can move; a partial play is the beginning of one.",
        "Une partie est un chemin depuis le départ, suivi jusqu'à ce que personne ne puisse jouer ; une partie " +
          "partielle en est le début.",
      ),
      example: {
        asked: text(
          "Nim from 6, leaving the last stick: plays, and those won by player 0",
          "Nim à 6 en laissant le dernier bâtonnet : parties, et celles que gagne le joueur 0",
        ),
        live: "plays",
        link: "#arena/nim6",
      },
    },
    {
      row: "G4",
      title: text("The game tree", "L'arbre de jeu"),
      sentence: text(
        "Every play drawn as a branch; a position that can be reached in two ways is there twice, which is why " +
          "trees grow so fast.",
        "Chaque partie y est une branche ; une position atteinte de deux façons y figure deux fois, et c'est " +
          "pourquoi les arbres grandissent si vite.",
      ),
      example: {
        asked: text("Tic-tac-toe to depth 2: nodes, leaves", "Morpion jusqu'à la profondeur 2 : nœuds, feuilles"),
        live: "tree",
        link: "#tree/tictactoe",
      },
    },
    {
      row: "G5",
      title: text("Strategies", "Stratégies"),
      sentence: text(
        "A strategy answers for every position one might have to move in; without memory it looks at the " +
          "position alone, not at how the play came there.",
        "Une stratégie répond pour toute position où l'on pourrait avoir à jouer ; sans mémoire, elle ne " +
          "regarde que la position, pas le chemin parcouru.",
      ),
      example: { asked: text("Draw your own in the arena", "Tracer la vôtre dans l'arène"), link: "#arena/eight" },
    },
    {
      row: "G6",
      title: text("Is it winning?", "Est-elle gagnante ?"),
      sentence: text(
        "It is when every play that follows it is won. When it is not, one play that defeats it is proof enough.",
        "Elle l'est si toute partie qui la suit est gagnée. Sinon, une seule partie qui la bat suffit à le prouver.",
      ),
      example: {
        asked: text("0→4, 1→4, 2→7 on the graph of eight vertices", "0→4, 1→4, 2→7 sur le graphe à huit sommets"),
        live: "strategy",
        link: "#arena/eight",
      },
    },
  ],
};
