import { text } from "marienbad";
import { counted, number } from "../base/language.ts";

// checks.tsx
export const checkOfTheHeuristic = text("Check of the heuristic", "Vérification de l'heuristique");
export const theHeuristicIs = text("The heuristic is…", "L'heuristique est…");
export const not = text("not", "pas");

// graph-picture.tsx
export const graph = text("Graph", "Graphe");
export const expanded = text("expanded", "développé");
export const frontier = text("frontier", "frontière");

// graph-tables.tsx
export const tableTitle = text("d, h and c", "d, h et c");
export const tableOfTheVertices = text("Table of the vertices", "Table des sommets");
export const vertex = text("vertex", "sommet");
export const trueCostGoal = text("true cost to the goal", "vrai coût jusqu'au but");
export const reducedWeights = text("Reduced weights", "Poids réduits");
export const reducedWeightsExplained = text(
  "A* is Dijkstra on w̃(s, p) = w(s, p) − h(s) + h(p); a negative one is an arc where h is not consistent.",
  "A* est Dijkstra sur w̃(s, p) = w(s, p) − h(s) + h(p) ; un poids négatif est un arc où h n'est pas cohérente.",
);
export const tableOfTheArcs = text("Table of the arcs", "Table des arcs");
export const arc = text("arc", "arc");

// graph-view.tsx
export const algorithm = text("Algorithm", "Algorithme");
export const details = text("Details", "Détails");
export const colonAndSpace = text(": ", " : ");
export const startWaits = text("The start waits alone in the frontier.", "Le départ attend seul dans la frontière.");
export const leastCExpanded = (label: string, c: string) =>
  text(`${label} has the least c, ${c}: it is expanded.`, `${label} a le plus petit c, ${c} : on le développe.`);
export const reopenedVertices = (names: string) =>
  text(
    `A cheaper way to ${names} is found, which was expanded too soon: it is reopened.`,
    `On trouve un chemin moins cher vers ${names}, développé trop tôt : on le rouvre.`,
  );
export const frontierButNotChosen = (label: string) =>
  text(`${label} is in the frontier, but not chosen yet.`, `${label} est dans la frontière, mais pas encore choisi.`);
export const yourGraph = text("your graph", "votre graphe");
export const theGraphAsText = text("The graph as text", "Le graphe en texte");
export const jsonDictionariesPythonsSyntax = text(
  "JSON, or dictionaries in Python's syntax",
  "JSON, ou dictionnaires en syntaxe Python",
);

// grid-pane.tsx
export const drawnAt = (cellName: string) => text(`Drawn at ${cellName}.`, `Dessiné en ${cellName}.`);
export const wall = text("wall", "mur");
export const start = text("start", "départ");
export const goal = text("goal", "but");
export const free = text("free", "libre");
export const weight = (letter: string) => text(`weight ${letter}`, `poids ${letter}`);
export const andFrontier = text(", frontier", ", frontière");
export const andExpanded = text(", expanded", ", développée");

// grid-view.tsx
export const wallBrush = text("Wall", "Mur");
export const freeBrush = text("Free", "Libre");
export const weightBrush = text("Weight", "Poids");
export const startBrush = text("Start", "Départ");
export const goalBrush = text("Goal", "But");
export const estimate = text("Estimate", "Estimation");
export const theMapAsText = text("The map as text", "La carte en texte");
export const gridKeys = (title: string) =>
  text(
    `${title}. Grid to draw on: arrows move, Enter draws.`,
    `${title}. Grille à dessiner : les flèches déplacent, Entrée dessine.`,
  );
export const legendExpanded = text("expanded", "développée");
export const legendFrontier = text("in the frontier", "dans la frontière");
export const legendWay = text("path found", "chemin trouvé");
export const legendWall = text("wall", "mur");
export const expandedInTheFrontier = (expanded: number, frontier: number) =>
  text(
    `${number(expanded, "en")} expanded · ${number(frontier, "en")} in the frontier`,
    `${counted(expanded, "fr", "sommet développé", "sommets développés")} · ${number(frontier, "fr")} dans la ` +
      "frontière",
  );
export const drawThenStart = text(
  "Draw on the grid, then start: the four algorithms look for the same goal, one cell each a step.",
  "Dessinez sur la grille, puis lancez : les quatre algorithmes cherchent le même but, une case chacun par étape.",
);
export const afterStepsArrived = (step: number, done: number) =>
  text(
    `After ${counted(step, "en", "step", "steps")}, ${done === 0 ? "nobody has" : `${done} of 4 have`} arrived.`,
    `Après ${counted(step, "fr", "étape", "étapes")}, ` +
      `${done === 0 ? "personne n'est arrivé" : `${done} sur 4 ${done === 1 ? "est arrivé" : "sont arrivés"}`}.`,
  );
export const wallsAllAround = text(
  "Walls all around: there is no path.",
  "Des murs tout autour : il n'y a pas de chemin.",
);
export const allFourPathsShortest = text(
  "All four paths are shortest ones.",
  "Les quatre chemins sont des plus courts.",
);
export const paysInsteadOf = (algorithmName: string, cost: string, least: string) =>
  text(`${algorithmName} pays ${cost} instead of ${least}.`, `${algorithmName} paie ${cost} au lieu de ${least}.`);
export const expandedByBoth = (astar: number, dijkstra: number) =>
  text(
    `A* expands ${counted(astar, "en", "cell", "cells")}, Dijkstra ${number(dijkstra, "en")}.`,
    `A* développe ${counted(astar, "fr", "sommet", "sommets")}, Dijkstra ${number(dijkstra, "fr")}.`,
  );
export const grid = text("Grid", "Grille");
export const yourDrawing = text("your drawing", "votre dessin");
export const heuristicH = text("Heuristic h", "Heuristique h");
export const steps = text("Steps", "Pas");
export const fourDirections = text("4 directions", "4 directions");
export const eightDirections = text("8 directions", "8 directions");
export const weightOfA = text("Weight of A*", "Poids de A*");
export const brush = text("Brush", "Pinceau");
export const costToEnterTo = text("Cost to enter, 2 to 9", "Coût d'entrée, de 2 à 9");
export const hOfTheCell = text("h of the cell", "h de la case");
export const clear = text("Clear", "Effacer");
export const showH = text("Show h", "Montrer h");
export const columns = text("Columns", "Colonnes");
export const rows = text("Rows", "Lignes");
export const mapSigns = text(
  "S start, G goal, # wall, 2 to 9 what a cell costs to enter",
  "S départ, G but, # mur, 2 à 9 une case qui coûte autant",
);
export const notAMap = text(
  "This is not a map: rows of equal length, from . # S G and 2 to 9, with one S and one G, at most 40 × 40.",
  "Ce n'est pas une carte : des lignes égales, faites de . # S G et 2 à 9, avec un S et un G, au plus 40 × 40.",
);
export const drawThisMap = text("Draw this map", "Dessiner cette carte");

// page.tsx
export const onAGrid = text("On a grid", "Sur une grille");
export const inAGraph = text("In a graph", "Dans un graphe");
export const taquin = text("Taquin", "Taquin");
export const paths = text("Paths", "Chemins");
export const pathsLead = text(
  "Dijkstra, greedy search and A* look for the way to a goal; a heuristic tells them what is left.",
  "Dijkstra, la recherche gloutonne et A* cherchent un chemin vers un but ; une heuristique leur dit ce qui reste.",
);
export const where = text("Where", "Où");

// pictures.ts
export const thePath = text("the path", "le chemin");
export const weightAndReduced = text(
  "weight, and in brackets the reduced one",
  "poids, et entre parenthèses le poids réduit",
);

// taquin-state.ts
export const cannotSlide = (tile: number) => text(`${tile} cannot slide.`, `${tile} ne peut pas glisser.`);
export const slides = (tile: number) => text(`${tile} slides.`, `${tile} glisse.`);
export const solved = text("Solved!", "Résolu !");
export const solutionTakesMoves = (count: number) =>
  text(
    `A shortest solution takes ${counted(count, "en", "move", "moves")}.`,
    `Une solution la plus courte prend ${counted(count, "fr", "coup", "coups")}.`,
  );

// taquin-view.tsx
export const manhattanLinearConflicts = text("Manhattan + linear conflicts", "Manhattan + conflits linéaires");
export const patternDatabaseBuiltFirst = text("pattern database (built first)", "table de motifs (construite d'abord)");
export const inOrder = text("In order!", "Rangé !");
export const movesSoFar = (moveCount: number) =>
  text(`${counted(moveCount, "en", "move", "moves")} so far`, `${counted(moveCount, "fr", "coup", "coups")} jusqu'ici`);
export const solutionFound = (moves: number, boards: number) =>
  text(
    `A shortest solution takes ${counted(moves, "en", "move", "moves")}; ` +
      `${counted(boards, "en", "board was", "boards were")} expanded.`,
    `Une solution la plus courte prend ${counted(moves, "fr", "coup", "coups")} ; ` +
      `${counted(boards, "fr", "position développée", "positions développées")}.`,
  );
export const taquinHelp = text(
  "Slide the tiles until they are in order, the hole last. By keyboard: the arrows push a tile into the hole.",
  "Faites glisser les pièces jusqu'à les ranger, le trou à la fin. Au clavier : les flèches poussent une pièce " +
    "dans le trou.",
);
export const randomMoves = text("Random moves", "Coups au hasard");
export const scramble = (side: number) => text(`Scramble ${side} × ${side}`, `Mélanger ${side} × ${side}`);
export const undo = text("Undo", "Annuler");
export const solve = text("Solve", "Résoudre");
export const heuristicOfIda = text("Heuristic of IDA*", "Heuristique de IDA*");
export const stop = text("Stop", "Arrêter");
export const findAShortestSolution = text("Find a shortest solution", "Chercher une solution la plus courte");
export const looking = text("Looking…", "Recherche…");
export const boardsExpanded = (looked: number) =>
  text(
    `${counted(looked, "en", "board", "boards")} expanded…`,
    `${counted(looked, "fr", "position développée", "positions développées")}…`,
  );
export const yourOwnBoard = text("Your own board", "Votre taquin");
export const boardRowByRow = text("Row by row, 0 for the hole", "Ligne par ligne, 0 pour le trou");
export const takeIt = text("Take it", "Prendre");
export const rowColumn = (tile: number, rowOf: number, columnOf: number) =>
  text(`${tile}, row ${rowOf}, column ${columnOf}`, `${tile}, ligne ${rowOf}, colonne ${columnOf}`);

// tasks.ts
export const tooManyVertices = (maxVertices: number, count: number) =>
  text(
    `at most ${maxVertices} vertices are drawn, and here are ${count}`,
    `on dessine au plus ${maxVertices} sommets, et en voici ${count}`,
  );
export const goalIsMissing = text('a "goal" is missing, such as "goal": "g"', 'il manque un but, comme "goal": "g"');

// words.ts
export const euclid = text("Euclid", "Euclide");
export const octile = text("octile", "octile");
export const zero = text("zero", "zéro");
export const onesOwn = text("one's own", "la vôtre");
export const ofThemAgain = (reopened: number) =>
  text(`, ${number(reopened, "en")} of them again`, `, dont ${number(reopened, "fr")} une nouvelle fois`);
export const expandedInAll = (expanded: number, again: string) =>
  text(
    `${number(expanded, "en")} expanded${again}`,
    `${counted(expanded, "fr", "sommet développé", "sommets développés")}${again}`,
  );
export const noPath = text("no path", "pas de chemin");
export const shortest = text("shortest", "le plus court");
export const notTheShortest = text("not the shortest", "pas le plus court");
export const cost = text("cost", "coût");
export const admissible = text("admissible", "admissible");
export const admissibleMeans = text(
  "h never exceeds the true cost to the goal",
  "h ne dépasse jamais le vrai coût jusqu'au but",
);
export const notAdmissibleAt = (name: string, estimate: string, distance: string) =>
  text(
    `at ${name}: h = ${estimate}, but the goal is at ${distance}`,
    `en ${name} : h = ${estimate}, mais le but est à ${distance}`,
  );
export const consistent = text("consistent", "cohérente");
export const consistentMeans = text(
  "along an arc, h falls by no more than the arc costs",
  "le long d'un arc, h ne baisse pas plus que l'arc ne coûte",
);
export const monotone = text("monotone", "monotone");
export const monotoneMeans = text(
  "c = d + h never falls along a path from the start",
  "c = d + h ne baisse jamais le long d'un chemin depuis le départ",
);
export const along = text("along", "le long de");
export const onTheArc = text("on the arc", "sur l'arc");
export const colon = text(":", " :");
