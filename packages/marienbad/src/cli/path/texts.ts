import { type Language, type Text, text } from "../../base/text.ts";

/** A weighted graph as the help shows it; it works as it stands. */
export const GRAPH_EXAMPLE =
  '{"edges": [["s", "a", 1], ["s", "b", 3], ["a", "b", 1], ["b", "g", 3]], ' +
  '"h": {"a": 4}, "start": "s", "goal": "g"}';

/** The files that are read: their ending, and what stands in them, line by line. */
const FILES: readonly (readonly [string, ...Text[]])[] = [
  [
    ".json, .py",
    text(
      "a weighted graph, as in the first example: edges from, to, weight; an edge without a weight has 1.",
      "un graphe pondéré, comme dans le premier exemple : arcs départ, arrivée, poids (1 s'il manque).",
    ),
    text(
      'Or an adjacency dictionary: "edges": {"s": {"a": 1, "b": 3}, "a": {"b": 1}, "b": {}}.',
      'Ou un dictionnaire d\'adjacence : "edges": {"s": {"a": 1, "b": 3}, "a": {"b": 1}, "b": {}}.',
    ),
    text(
      "In Python's syntax also: graph = {…}, heuristic = {…}, start = 's', goal = 'g' (or a list).",
      "En syntaxe Python aussi : graph = {…}, heuristic = {…}, start = 's', goal = 'g' (ou une liste).",
    ),
    text(
      'May be left out: "heuristic" (or "h"; 0 where it says nothing), "start" and "goal" (give --from',
      'Facultatifs : "heuristic" (ou "h" ; 0 là où elle ne dit rien), "start" et "goal" (donnez --from',
    ),
    text(
      'and --to), "vertices", "directed" (false gives every edge both ways). "-" is standard input.',
      'et --to), "vertices", "directed" (false : chaque arc dans les deux sens). "-" est l\'entrée standard.',
    ),
  ],
  [
    ".map",
    text(
      "a grid of the Moving AI benchmarks: type octile, height, width, map, then the rows; . G S are free.",
      "une grille des bancs d'essai Moving AI : type octile, height, width, map, les lignes ; . G S libres.",
    ),
  ],
  [
    ".scen",
    text(
      "scenarios on such a map: bucket, map, width, height, start x, y, goal x, y, optimal length.",
      "des scénarios sur une carte : groupe, carte, largeur, hauteur, départ x, y, but x, y, longueur.",
    ),
  ],
];

const filesIn = (language: Language): string[] =>
  FILES.flatMap(([ending, ...lines]) =>
    lines.map((line, index) => `  ${(index === 0 ? ending : "").padEnd(12)}${line[language]}`),
  );

/** What stands in the files that are read. */
export const FILE_FORMATS: Text = text(
  ["Files:", ...filesIn("en")].join("\n"),
  ["Fichiers :", ...filesIn("fr")].join("\n"),
);

/** What is missing after "there is no". */
export const FILE_OR_PUZZLE: Text = text("file or puzzle", "de fichier ni de casse-tête");
export const HEURISTIC: Text = text("heuristic", "d'heuristique");

// Arguments that cannot be followed.

export const noStart = (file: string): Text =>
  text(
    `${file} does not say where to begin: give --from VERTEX.`,
    `${file} ne dit pas d'où partir : donnez --from VERTEX.`,
  );

export const noGoal = (file: string): Text =>
  text(`${file} does not say where to go: give --to VERTEX.`, `${file} ne dit pas où aller : donnez --to VERTEX.`);

export const noCell = (flag: string): Text =>
  text(
    `A path on a map needs --${flag} x,y (column and row, from 0), such as --${flag} 3,5.`,
    `Un chemin sur une carte demande --${flag} x,y (colonne et ligne, à partir de 0), comme --${flag} 3,5.`,
  );

export const optionsOfAFile = (file: string): Text =>
  text(
    `key=value options are for puzzles; ${file} is a file.`,
    `Les options clé=valeur sont pour les casse-tête ; ${file} est un fichier.`,
  );

export const weightIsForWeighted = (algorithm: string): Text =>
  text(
    `--weight is for --algorithm weighted, not for ${algorithm}.`,
    `--weight est pour --algorithm weighted, non pour ${algorithm}.`,
  );

export const algorithmDoesNotApply = (algorithm: string, applicable: readonly string[]): Text =>
  text(
    `The algorithm ${algorithm} does not apply here; these do: ${applicable.join(", ")}.`,
    `L'algorithme ${algorithm} ne s'applique pas ici ; ceux-ci, oui : ${applicable.join(", ")}.`,
  );

export const A_FACTOR: Text = text("a number of at least 1", "un nombre d'au moins 1");

export const noMap = (map: string, file: string): Text =>
  text(
    `The map ${map} of ${file} is neither beside it nor in the current folder: give --map FILE.`,
    `La carte ${map} de ${file} n'est ni à côté ni dans le dossier courant : donnez --map FILE.`,
  );

// What can be chosen.

export const ALGORITHMS: Text = text("Algorithms:", "Algorithmes :");
export const PUZZLES: Text = text("Puzzles:", "Casse-tête :");

export const promise = (requires: Text, guarantees: Text): Text =>
  text(`needs ${requires.en}; gives ${guarantees.en}`, `demande ${requires.fr} ; donne ${guarantees.fr}`);

// What was found.

export const expanded = (count: number): Text =>
  text(`${count.toLocaleString("en")} expanded`, `sommets développés : ${count.toLocaleString("fr")}`);

export const unreachable = (work: Text): Text =>
  text(`The goal cannot be reached (${work.en}).`, `L'arrivée n'est pas accessible (${work.fr}).`);

const CHEAPEST = text("no path is cheaper", "aucun chemin ne coûte moins");
const NOT_PROVED = text("a cheaper path may exist", "un chemin moins coûteux existe peut-être");

export const cost = (value: Text, work: Text, optimal: boolean): Text => {
  const verdict = optimal ? CHEAPEST : NOT_PROVED;
  return text(`cost ${value.en}, ${work.en} (${verdict.en})`, `coût ${value.fr}, ${work.fr} (${verdict.fr})`);
};

export const order = (vertices: string): Text => text(`order: ${vertices}`, `ordre : ${vertices}`);

// The checks of a heuristic.

export const ADMISSIBLE: Text = text("admissible", "admissible");
export const CONSISTENT: Text = text("consistent", "cohérente");
export const MONOTONE: Text = text("monotone", "monotone");

export const holds = (heuristic: string, property: Text): Text =>
  text(`${heuristic}: ${property.en}`, `${heuristic} : ${property.fr}`);

export const fails = (heuristic: string, property: Text, why: Text): Text =>
  text(`${heuristic}: not ${property.en}: ${why.en}`, `${heuristic} : non ${property.fr} : ${why.fr}`);

export const tooHigh = (vertex: string, estimate: Text, distance: Text): Text =>
  text(
    `h(${vertex}) = ${estimate.en} > ${distance.en}, the distance to the goal`,
    `h(${vertex}) = ${estimate.fr} > ${distance.fr}, la distance à l'arrivée`,
  );

/** A path as "a (3) → b (2)", with c = d + h at each vertex. */
export const falls = (path: Text): Text =>
  text(`c = d + h falls along ${path.en}`, `c = d + h décroît le long de ${path.fr}`);

// Scenarios.

/** How far the scenarios were answered before that was broken off. */
export const afterScenarios = (done: number): Text => text(`after ${done} scenarios`, `après ${done} scénarios`);

export const scenariosAgree = (right: number, total: number): Text =>
  text(
    `${right.toLocaleString("en")} / ${total.toLocaleString("en")} scenarios have the length given in the file`,
    `${right.toLocaleString("fr")} / ${total.toLocaleString("fr")} scénarios ont la longueur que donne le fichier`,
  );

export const NO_PATH: Text = text("no path", "aucun chemin");

/** The columns of the table of scenarios. */
export const BUCKET_COLUMNS: readonly Text[] = [
  text("bucket", "groupe"),
  text("scenarios", "scénarios"),
  text("solved", "résolus"),
  text("agreeing", "concordants"),
  text("expanded", "développés"),
];

export const scenarioDiffers = (line: number, length: string, found: Text): Text =>
  text(
    `line ${line}: ${length} in the file, ${found.en} found`,
    `ligne ${line} : ${length} dans le fichier, trouvé ${found.fr}`,
  );
