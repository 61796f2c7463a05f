import { text } from "marienbad";
import type { Chapter } from "../notion.ts";

export const BEYOND: Chapter = {
  id: "beyond",
  title: text("Beyond: plays that never end", "Au-delà : les parties qui ne finissent pas"),
  lead: text(
    "A lift, a traffic light, a server: nobody waits for the last move. What counts is what happens for ever.",
    "Un ascenseur, un feu, un serveur : nul n'attend le dernier coup. Ce qui compte est ce qui arrive sans cesse.",
  ),
  notions: [
    {
      row: "O1",
      title: text("Safety", "Sûreté"),
      sentence: text(
        "One player wants something never to happen. That is the other side of the attractor: whoever is not in the " +
          "opponent's attractor can stay out of it for ever.",
        "Un joueur veut que quelque chose n'arrive jamais. C'est l'envers de l'attracteur : qui n'est pas dans celui " +
          "de l'adversaire peut toujours rester dehors.",
      ),
      example: {
        asked: text(
          "From where can player 1 keep the lift from floor 1 for ever?",
          "D'où le joueur 1 peut-il tenir l'ascenseur loin de l'étage 1 pour toujours ?",
        ),
        live: "safety",
        link: "#arena/lift",
      },
    },
    {
      row: "O2",
      title: text("Again and again", "Encore et encore"),
      sentence: text(
        "A Büchi objective: goals are visited, and visited again, without end. To reach one is not enough, since the " +
          "play must be able to come back.",
        "Un objectif de Büchi : les buts sont visités, et visités encore, sans fin. En atteindre un ne suffit pas " +
          ": il faut pouvoir revenir.",
      ),
      example: {
        asked: text("From where does the lift come up again and again?", "D'où l'ascenseur remonte-t-il sans cesse ?"),
        live: "buchi",
        link: "#arena/lift",
      },
    },
    {
      row: "O3",
      title: text("Parity", "Parité"),
      sentence: text(
        "Every vertex has a priority, and the largest that a play sees for ever decides it: even for player 0, odd " +
          "for player 1. Zielonka's recursion solves such games by nothing but attractors.",
        "Chaque sommet a une priorité, et la plus grande qu'une partie voit sans cesse la décide : paire pour le " +
          "joueur 0, impaire pour le joueur 1. La récursion de Zielonka résout ces jeux par des attracteurs seulement.",
      ),
      example: {
        asked: text("The six vertices: what does player 0 win?", "Les six sommets : que gagne le joueur 0 ?"),
        live: "parity",
        link: "#arena/parity",
      },
    },
    {
      row: "O4",
      title: text("A strategy and a cycle", "Une stratégie et un cycle"),
      sentence: text(
        "To trust a strategy one need not play for ever: fix its moves, and look whether the opponent can keep to a " +
          "cycle whose largest priority is theirs.",
        "Pour se fier à une stratégie, il ne faut pas jouer sans fin : fixons ses coups, et voyons si l'adversaire " +
          "peut se tenir à un cycle dont la plus grande priorité est la sienne.",
      ),
      example: {
        asked: text("The cycle from a, and its largest priority", "Le cycle depuis a, et sa plus grande priorité"),
        live: "cycle",
        link: "#arena/parity",
      },
    },
  ],
};
