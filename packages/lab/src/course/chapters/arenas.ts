import { text } from "marienbad";
import type { Chapter } from "../notion.ts";

export const ARENAS: Chapter = {
  id: "arenas",
  title: text("Arenas", "Arènes"),
  lead: text(
    "The game as a graph whose vertices belong to the players.",
    "Le jeu comme graphe dont les sommets appartiennent aux joueurs.",
  ),
  notions: [
    {
      row: "A1",
      title: text("An arena is a graph with owners", "Une arène : un graphe et ses propriétaires"),
      sentence: text(
        "Vertices are positions, edges are moves; circles are player 0's and squares player 1's. A dictionary " +
          "in Python's syntax says it all.",
        "Les sommets sont les positions, les arcs les coups ; les cercles sont au joueur 0, les carrés au " +
          "joueur 1. Un dictionnaire Python dit tout.",
      ),
      example: {
        asked: text("The graph of eight vertices: vertices, edges", "Le graphe à huit sommets : sommets, arcs"),
        live: "dictionary",
        link: "#arena/eight",
      },
    },
    {
      row: "A2",
      title: text("Every fault at once", "Toutes les fautes à la fois"),
      sentence: text(
        "A graph that is not one is refused with all its faults, each with its line: an unknown vertex, a goal " +
          "of both players, an edge twice.",
        "Un graphe qui n'en est pas un est refusé avec toutes ses fautes, chacune à sa ligne : sommet inconnu, " +
          "but commun aux deux, arc en double.",
      ),
      example: {
        asked: text("Type nonsense into the text of an arena", "Taper n'importe quoi dans le texte d'une arène"),
        link: "#arena/eight",
      },
    },
    {
      row: "A3",
      title: text("Bipartite", "Biparti"),
      sentence: text(
        "When the players take turns, every edge leads from one's vertices to the other's. Where somebody " +
          "moves twice, a vertex in between mends it.",
        "Quand on joue à tour de rôle, tout arc mène des sommets de l'un à ceux de l'autre. Là où quelqu'un " +
          "joue deux fois, un sommet intercalé répare cela.",
      ),
      example: {
        asked: text("Is the graph of eight vertices bipartite?", "Le graphe à huit sommets est-il biparti ?"),
        live: "bipartite",
        link: "#arena/eight",
      },
    },
    {
      row: "A4",
      title: text("Dead ends", "Culs-de-sac"),
      sentence: text(
        "A vertex that no edge leaves means what the rules say it means: a draw, a loss for whoever should " +
          "move, or a win.",
        "Un sommet d'où rien ne part signifie ce que disent les règles : nulle, défaite de celui qui doit " +
          "jouer, ou victoire.",
      ),
      example: { asked: text("Change it above the arena", "À changer au-dessus de l'arène"), link: "#arena/draws" },
    },
    {
      row: "A5",
      title: text("Exploring a game", "Explorer un jeu"),
      sentence: text(
        "Breadth first from the start, every position once: the arena of a game is what comes out.",
        "En largeur depuis le départ, chaque position une fois : il en sort l'arène du jeu.",
      ),
      example: {
        asked: text("Tic-tac-toe: positions, moves", "Morpion : positions, coups"),
        live: "explored",
        link: "#arena/tictactoe",
      },
    },
    {
      row: "A6",
      title: text("Backwards", "À rebours"),
      sentence: text(
        "Predecessors are successors of the graph turned round; counting what leaves each vertex is all the " +
          "preparation that attractors need.",
        "Les prédécesseurs sont les successeurs du graphe renversé ; compter ce qui part de chaque sommet est " +
          "toute la préparation des attracteurs.",
      ),
      example: {
        asked: text("Touch a vertex: what comes before and after", "Toucher un sommet : ce qui vient avant et après"),
        link: "#arena/nim10",
      },
    },
  ],
};
