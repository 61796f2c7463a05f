import { text } from "marienbad";
import { searchSentences } from "marienbad/search";
import { counted, number } from "../base/language.ts";

// counts-panel.tsx
export const counts = text("Counts", "Comptes");
export const threeAlgorithmsSideSide = text("The three algorithms, side by side", "Les trois algorithmes côte à côte");
export const counting = text("Counting", "Comptage");
export const stop = text("Stop", "Arrêter");
export const tableOfCounts = text("Table of counts", "Tableau des comptes");
export const algorithm = text("Algorithm", "Algorithme");
export const nodes = text("nodes", "nœuds");
export const leaves = text("leaves", "feuilles");
export const memo = text("memo", "mémoire");
export const cuts = text("cuts α+β", "coupes α+β");
export const value = text("value", "valeur");
export const theCountingWasStopped = text("The counting was stopped.", "Le comptage a été arrêté.");
export const lowerBoundsOnly = (patience: number) =>
  text(
    `“≥”: stopped after ${counted(patience, "en", "second", "seconds")}, and so are the numbers.`,
    `« ≥ » : arrêté après ${counted(patience, "fr", "seconde", "secondes")}, les nombres aussi.`,
  );
export const giveSeconds = (seconds: number) =>
  text(
    `Give ${counted(seconds, "en", "second", "seconds")}`,
    `Donner ${counted(seconds, "fr", "seconde", "secondes")}`,
  );
export const chosenMove = text("Chosen move: ", "Coup choisi : ");
export const worth = (value: string) => text(`, worth ${value}`, `, qui vaut ${value}`);
export const anEstimate = text(" (an estimate)", " (une estimation)");
export const expectedPlay = text("Expected play: ", "Suite attendue : ");

// exercise-panel.tsx
export const tooLargeForExercise = text(
  "This tree is too large for an exercise: choose a smaller depth.",
  "Cet arbre est trop grand pour un exercice : choisissez une profondeur plus petite.",
);
export const check = text("Check", "Vérifier");
export const showTheAnswers = text("Show the answers", "Montrer les réponses");
export const startOver = text("Start over", "Recommencer");
export const fillInValues = (done: number, count: number) =>
  text(
    `Fill in what each node is worth by minimax: ${done} of ${count} filled in.`,
    `Complétez la valeur minimax de chaque nœud : ${done} sur ${count}.`,
  );
export const markWhatIsPruned = text(
  "Alpha-beta reads the tree from left to right. Mark what it does not look at; a mark counts for everything below.",
  "Alpha-bêta lit l'arbre de gauche à droite. Marquez ce qu'il ne regarde pas ; une marque vaut pour tout ce " +
    "qui est dessous.",
);
export const allRight = text("All right!", "Tout est juste !");
export const andMore = (more: number) => text(`and ${more} more`, `et ${counted(more, "fr", "autre", "autres")}`);
export const wrongLabel = (wrong: string) => text(`Wrong: ${wrong}.`, `Faux : ${wrong}.`);
export const lookedAtAfterAll = (wrong: string) =>
  text(`Looked at after all: ${wrong}.`, `Regardés pourtant : ${wrong}.`);
export const stillEmpty = (missing: string) => text(`Still empty: ${missing}.`, `Encore vides : ${missing}.`);
export const notLookedNotMarked = (missing: string) =>
  text(`Not looked at, and not marked: ${missing}.`, `Pas regardés, et non marqués : ${missing}.`);

// node-panel.tsx
export const chooses = text("Chooses", "Choisit");
export const position = text("Position", "Position");
export const movesLeftLookAhead = text("Moves left to look ahead", "Coups restant à regarder");
export const visitLabel = text("Visit", "Visite");
export const numberLabel = (node: number) => text(`number ${number(node + 1, "en")}`, `n° ${number(node + 1, "fr")}`);
export const neverCutAway = text("never: cut away", "jamais : élagué");
export const notNeededKnownMemory = text("not needed: known from memory", "inutile : connu par la mémoire");
export const notYet = text("not yet", "pas encore");
export const window = text("Window (α, β)", "Fenêtre (α, β)");
export const bestSoFar = text("Best so far", "Meilleur jusqu'ici");
export const bestMoveSoFar = text("Best move so far", "Meilleur coup jusqu'ici");
export const chosenMoveLabel = text("Chosen move", "Coup choisi");
export const knownFrom = text("Known from", "Connu depuis");
export const knownFromVisit = (memoFrom: number) => text(`visit ${memoFrom + 1}`, `la visite ${memoFrom + 1}`);
export const node = text("Node", "Nœud");
export const valueTitle = text("Value", "Valeur");
export const lowerBound = text("Lower bound", "Minorant");
export const upperBound = text("Upper bound", "Majorant");

// node-words.ts
export const leaf = text("leaf", "feuille");
export const pruned = text("pruned", "élagué");
export const spokenNotNeeded = text("not needed, known from memory", "inutile, connu par la mémoire");
export const notVisitedYet = text("not visited yet", "pas encore visité");
export const spokenVisit = (node: number) => text(`visit ${node + 1}`, `visite ${node + 1}`);
export const windowLabel = (window: string) => text(`window ${window}`, `fenêtre ${window}`);
export const spokenBestSoFar = (value: string) => text(`best so far ${value}`, `meilleur jusqu'ici ${value}`);
export const valueLabel = (value: string) => text(`value ${value}`, `valeur ${value}`);
export const cutLabel = (cut: string) => text(`${cut} cut`, `coupe ${cut === "alpha" ? "alpha" : "bêta"}`);
export const score = (value: string) => text(`score ${value}`, `score ${value}`);
export const markedAsPruned = text("marked as pruned", "marqué élagué");
export const wrong = text("wrong", "faux");
export const valueOfNode = (name: string, seekerName: string) =>
  text(`Value of ${name} (${seekerName})`, `Valeur : ${name} (${seekerName})`);

// page.tsx
export const search = text("Search", "Recherche");
export const watchOrWork = text("Watch or work", "Regarder ou chercher");
export const details = text("Details", "Détails");
export const anotherTreeGraphPosition = text("Another tree, graph or position", "Un autre arbre, graphe ou position");
export const watch = text("Watch", "Regarder");
export const exerciseValues = text("Exercise: values", "Exercice : valeurs");
export const exerciseWhatIsPruned = text("Exercise: what is pruned", "Exercice : l'élagage");
export const theTree = text("The tree", "L'arbre");
export const namesOfNodes = text("Names of nodes", "Noms des nœuds");
export const searching = text("Searching…", "Recherche…");
export const firstNodesOnly = (visited: number) =>
  text(
    `The first ${number(visited, "en")} nodes of the search, step by step.`,
    `Les ${number(visited, "fr")} premiers nœuds de la recherche, pas à pas.`,
  );
export const nodesVisited = (visited: number) =>
  text(
    `${counted(visited, "en", "node", "nodes")} visited, step by step.`,
    `${counted(visited, "fr", "nœud visité", "nœuds visités")}, pas à pas.`,
  );
export const countsSoFar = (nodes: number, leaves: number, memoHits: number, cuts: number) =>
  text(
    `So far: nodes ${number(nodes, "en")}, leaves ${number(leaves, "en")}, memo hits ` +
      `${number(memoHits, "en")}, cuts ${number(cuts, "en")}`,
    `Jusqu'ici : nœuds ${number(nodes, "fr")}, feuilles ${number(leaves, "fr")}, réponses de la mémoire ` +
      `${number(memoHits, "fr")}, coupes ${number(cuts, "fr")}`,
  );
export const openWayCurrentNode = text("Open the way to the current node", "Ouvrir le chemin vers le nœud courant");
export const hereNow = text("here now", "ici maintenant");
export const notLookedAt = text("not looked at", "pas regardé");
export const pictureSigns = text(
  "≥ and ≤: bounds, not values. Small numbers: order of visits.",
  "≥ et ≤ : des bornes, pas des valeurs. Petits nombres : ordre des visites.",
);

// picture.tsx
export const smaller = text("Smaller", "Plus petit");
export const larger = text("Larger", "Plus grand");
export const fitToThePage = text("Fit to the page", "Ajuster à la page");
export const pictureKeys = text(
  "Tree of the search: up to the parent, down to the first child, left and right on a level, Enter chooses",
  "Arbre de la recherche : haut vers le père, bas vers le premier fils, gauche et droite sur un niveau, Entrée choisit",
);

// pictures.ts
export const sameAsVisit = (memoFrom: number) => text(`= visit ${memoFrom + 1}`, `= visite ${memoFrom + 1}`);
export const notLookedAtYet = text("not looked at yet", "pas encore regardé");
export const bestPlay = text("best play", "meilleurs coups");
export const cutNeverLookedAt = text("cut: never looked at", "coupé : jamais regardé");
export const boundsNotValues = text("bounds, not values", "des bornes, non des valeurs");

// source-form.tsx
export const yourTree = text("Your tree", "Votre arbre");
export const yourGraph = text("Your graph", "Votre graphe");
export const example = text("Example", "Exemple");
export const depth = text("Depth", "Profondeur");
export const heuristic = text("Heuristic", "Heuristique");
export const aRememberedValueServes = text("A remembered value serves", "Une valeur retenue sert");
export const sameDepthOnly = text("at the same depth only", "à la même profondeur seulement");
export const atLeastAsDeep = text(
  "when searched at least as deep (the course)",
  "si cherchée au moins aussi loin (le cours)",
);
export const whatToSearch = text("What to search", "Que chercher");
export const tree = text("Tree", "Arbre");
export const graph = text("Graph", "Graphe");
export const game = text("Game", "Jeu");
export const nestedLists = text("Nested lists; a leaf is its score", "Listes imbriquées ; une feuille est son score");
export const graphAsText = text(
  "Successors, vertices of Max (S0), scores (h), start",
  "Successeurs, sommets de Max (S0), scores (h), départ (start)",
);
export const searchThis = text("Search this", "Chercher ceci");
export const atTheRoot = text("At the root", "À la racine");
export const positionAfterTheseMoves = text(
  "From this position, or after these moves",
  "Depuis cette position, ou après ces coups",
);
export const theStart = text("the start", "le début");
export const searchFromHere = text("Search from here", "Chercher d'ici");
export const searchWithTheseRules = text("Search with these rules", "Chercher avec ces règles");

// state.ts
export const searchStoppedAfterSeconds = text(
  "The search was stopped after 30 seconds: choose a smaller depth.",
  "La recherche a été arrêtée après 30 secondes : choisissez une profondeur plus petite.",
);

// words.ts
export const { theRoot, nodeNamed, positionAfter, playIsOver, isALeaf, depthUsedUp } = searchSentences;
export const { allChildrenKnown, onlyABound, cutMade } = searchSentences;
export const vertexNamed = (name: string) => text(`vertex ${name}`, `le sommet ${name}`);
export const looksAhead = (name: string, depth: number) =>
  text(
    `${name} looks ${counted(depth, "en", "move", "moves")} ahead. Press play, or go step by step.`,
    `${name} regarde ${counted(depth, "fr", "coup", "coups")} à l'avance. Lancez, ou avancez pas à pas.`,
  );
export const theWindowIsNow = (window: string) =>
  text(` The window is now ${window}.`, ` La fenêtre est maintenant ${window}.`);
export const childIsBest = (child: string, given: string, name: string, who: string, best: string, window: string) =>
  text(
    `${child} gives ${given} to ${name}: the best so far for ${who} is ${best}.${window}`,
    `${child} vaut ${given} : le meilleur jusqu'ici pour ${who} (${name}) est ${best}.${window}`,
  );
export const childIsNotBest = (child: string, given: string, name: string, who: string, best: string, window: string) =>
  text(
    `${child} gives ${given} to ${name}: ${who} keeps ${best}.${window}`,
    `${child} vaut ${given} : ${who} (${name}) garde ${best}.${window}`,
  );
export const memoAnswers = (name: string, earlier: string, memo: string) =>
  text(
    `${name} was met before, as ${earlier}: the memo answers ${memo}, nothing below is looked at again.`,
    `${name} : déjà vu (${earlier}), la mémoire répond ${memo}, on ne regarde rien de plus dessous.`,
  );
export const withTheWindow = (window: string) => text(` with the window ${window}`, ` avec la fenêtre ${window}`);
export const isToChoose = (name: string, known: string, who: string) =>
  text(`${name}${known}: ${who} is to choose.`, `${name}${known} : c'est à ${who} de choisir.`);
export const codeHeadWithWindow = text("search (position, depth, α, β):", "chercher (position, profondeur, α, β) :");
export const codeHead = text("search (position, depth):", "chercher (position, profondeur) :");
export const codeKnown = text("known from before? return it", "déjà connue ? la rendre");
export const codeLeaf = text("over, or depth 0? return its score", "finie, ou profondeur 0 ? rendre son score");
export const codeEachMove = text("for each move: search the child", "pour chaque coup : chercher le fils");
export const codeKeepBestWithWindow = text(
  "keep the best; Max raises α, Min lowers β",
  "garder le meilleur ; Max monte α, Min baisse β",
);
export const codeKeepBest = text(
  "keep the best (Max: largest, Min: smallest)",
  "garder le meilleur (Max : le plus grand, Min : le plus petit)",
);
export const codeCut = text("α ≥ β? cut the other moves", "α ≥ β ? couper les autres coups");
export const codeRemember = text("remember the best and return it", "retenir le meilleur et le rendre");
export const codeReturn = text("return the best", "rendre le meilleur");

// tasks.ts
export const noHeuristic = text("none: 0", "aucune : 0");
