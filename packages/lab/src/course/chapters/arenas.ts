import { type Chapter, text } from "../notion.ts";

export const ARENAS: Chapter = {
  id: "arenas",
  title: { en: "Arenas", fr: "Arènes" },
  lead: text(
    "The game as a graph whose vertices belong to the players.",
    "Le jeu comme graphe dont les sommets appartiennent aux joueurs.",
  ),
  notions: [
    {
      row: "A1",
      title: { en: "An arena is a graph with owners", fr: "Une arène : un graphe et ses propriétaires" },
      sentence: text(
        "Vertices are positions, edges are moves; circles are player 0's and squares player 1's. A dictionary in Python's syntax says it all.",
        "Les sommets sont les positions, les arcs les coups ; les cercles sont au joueur 0, les carrés au joueur 1. Un dictionnaire Python dit tout.",
      ),
      example: {
        asked: { en: "The graph of eight vertices: vertices, edges", fr: "Le graphe à huit sommets : sommets, arcs" },
        live: "dictionary",
        link: "#arena/eight",
      },
    },
    {
      row: "A2",
      title: { en: "Every fault at once", fr: "Toutes les fautes à la fois" },
      sentence: text(
        "A graph that is not one is refused with all its faults, each with its line: an unknown vertex, a goal of both players, an edge twice.",
        "Un graphe qui n'en est pas un est refusé avec toutes ses fautes, chacune à sa ligne : sommet inconnu, but commun aux deux, arc en double.",
      ),
      example: {
        asked: { en: "Type nonsense into the text of an arena", fr: "Taper n'importe quoi dans le texte d'une arène" },
        link: "#arena/eight",
      },
    },
    {
      row: "A3",
      title: { en: "Bipartite", fr: "Biparti" },
      sentence: text(
        "When the players take turns, every edge leads from one's vertices to the other's. Where somebody moves twice, a vertex in between mends it.",
        "Quand on joue à tour de rôle, tout arc mène des sommets de l'un à ceux de l'autre. Là où quelqu'un joue deux fois, un sommet intercalé répare cela.",
      ),
      example: {
        asked: { en: "Is the graph of eight vertices bipartite?", fr: "Le graphe à huit sommets est-il biparti ?" },
        live: "bipartite",
        link: "#arena/eight",
      },
    },
    {
      row: "A4",
      title: { en: "Dead ends", fr: "Culs-de-sac" },
      sentence: text(
        "A vertex that no edge leaves means what the rules say it means: a draw, a loss for whoever should move, or a win.",
        "Un sommet d'où rien ne part signifie ce que disent les règles : nulle, défaite de celui qui doit jouer, ou victoire.",
      ),
      example: {
        asked: { en: "Change it above the arena", fr: "À changer au-dessus de l'arène" },
        link: "#arena/draws",
      },
    },
    {
      row: "A5",
      title: { en: "Exploring a game", fr: "Explorer un jeu" },
      sentence: text(
        "Breadth first from the start, every position once: the arena of a game is what comes out.",
        "En largeur depuis le départ, chaque position une fois : il en sort l'arène du jeu.",
      ),
      example: {
        asked: { en: "Tic-tac-toe: positions, moves", fr: "Morpion : positions, coups" },
        live: "explored",
        link: "#arena/tictactoe",
      },
    },
    {
      row: "A6",
      title: { en: "Backwards", fr: "À rebours" },
      sentence: text(
        "Predecessors are successors of the graph turned round; counting what leaves each vertex is all the preparation that attractors need.",
        "Les prédécesseurs sont les successeurs du graphe renversé ; compter ce qui part de chaque sommet est toute la préparation des attracteurs.",
      ),
      example: {
        asked: {
          en: "Touch a vertex: what comes before and after",
          fr: "Toucher un sommet : ce qui vient avant et après",
        },
        link: "#arena/nim10",
      },
    },
  ],
};
