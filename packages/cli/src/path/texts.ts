import { type Messages, messages, type Text, text } from "marienbad/base";

/** A weighted graph for the help, which works as it is. */
export const GRAPH_EXAMPLE =
  '{"edges": [["s", "a", 1], ["s", "b", 3], ["a", "b", 1], ["b", "g", 3]], "h": {"a": 4}, "start": "s", "goal": "g"}';

const FILE_FORMATS = text(
  `Files:
  .json, .py  a weighted graph, as in the first example: edges from, to, weight; an edge without a weight has 1.
              Or an adjacency dictionary: "edges": {"s": {"a": 1, "b": 3}, "a": {"b": 1}, "b": {}}.
              In Python's syntax also: graph = {…}, heuristic = {…}, start = 's', goal = 'g' (or a list).
              May be left out: "heuristic" (or "h"; 0 where it says nothing), "start" and "goal" (give --from
              and --to), "vertices", "directed" (false gives every edge both ways). "-" is standard input.
  .map        a grid of the Moving AI benchmarks: type octile, height, width, map, then the rows; . G S are free.
  .scen       scenarios on such a map: bucket, map, width, height, start x, y, goal x, y, optimal length.`,
  `Fichiers :
  .json, .py  un graphe pondéré, comme dans le premier exemple : arcs départ, arrivée, poids (1 s'il manque).
              Ou un dictionnaire d'adjacence : "edges": {"s": {"a": 1, "b": 3}, "a": {"b": 1}, "b": {}}.
              En syntaxe Python aussi : graph = {…}, heuristic = {…}, start = 's', goal = 'g' (ou une liste).
              Facultatifs : "heuristic" (ou "h" ; 0 là où elle ne dit rien), "start" et "goal" (donnez --from
              et --to), "vertices", "directed" (false : chaque arc dans les deux sens). "-" est l'entrée standard.
  .map        une grille des bancs d'essai Moving AI : type octile, height, width, map, les lignes ; . G S libres.
  .scen       des scénarios sur une carte : groupe, carte, largeur, hauteur, départ x, y, but x, y, longueur.`,
);

const BUCKET_COLUMNS: readonly Text[] = [
  text("bucket", "groupe"),
  text("scenarios", "scénarios"),
  text("solved", "résolus"),
  text("agreeing", "concordants"),
  text("expanded", "développés"),
];

const en = {
  cost: (value: Text, work: Text, optimal: boolean) =>
    `cost ${value.en}, ${work.en} (${optimal ? "no path is cheaper" : "a cheaper path may exist"})`,
  FILE_OR_PUZZLE: "file or puzzle",
  HEURISTIC: "heuristic",

  // Arguments that cannot be followed.
  noStart: (file: string) => `${file} does not say where to begin: give --from VERTEX.`,
  noGoal: (file: string) => `${file} does not say where to go: give --to VERTEX.`,
  noCell: (flag: string) => `A path on a map needs --${flag} x,y (column and row, from 0), such as --${flag} 3,5.`,
  optionsOfAFile: (file: string) => `key=value options are for puzzles; ${file} is a file.`,
  weightIsForWeighted: (algorithm: string) => `--weight is for --algorithm weighted, not for ${algorithm}.`,
  algorithmDoesNotApply: (algorithm: string, applicable: readonly string[]) =>
    `The algorithm ${algorithm} does not apply here; these do: ${applicable.join(", ")}.`,
  A_FACTOR: "a number of at least 1",
  noMap: (map: string, file: string) =>
    `The map ${map} of ${file} is neither beside it nor in the current folder: give --map FILE.`,

  // Lists of choices.
  ALGORITHMS: "Algorithms:",
  PUZZLES: "Puzzles:",
  promise: (requires: Text, guarantees: Text) => `needs ${requires.en}; gives ${guarantees.en}`,

  // Results.
  expanded: (count: number) => `${count.toLocaleString("en")} expanded`,
  unreachable: (work: Text) => `The goal cannot be reached (${work.en}).`,
  order: (vertices: string) => `order: ${vertices}`,

  // The checks of a heuristic.
  ADMISSIBLE: "admissible",
  CONSISTENT: "consistent",
  MONOTONE: "monotone",
  holds: (heuristic: string, property: Text) => `${heuristic}: ${property.en}`,
  fails: (heuristic: string, property: Text, why: Text) => `${heuristic}: not ${property.en}: ${why.en}`,
  tooHigh: (vertex: string, estimate: Text, distance: Text) =>
    `h(${vertex}) = ${estimate.en} > ${distance.en}, the distance to the goal`,
  /** A path as "a (3) → b (2)", with c = d + h at each vertex. */
  falls: (path: Text) => `c = d + h falls along ${path.en}`,

  // Scenarios.
  afterScenarios: (done: number) => `after ${done} scenarios`,
  scenariosAgree: (right: number, total: number) =>
    `${right.toLocaleString("en")} / ${total.toLocaleString("en")} scenarios have the length given in the file`,
  NO_PATH: "no path",
  scenarioDiffers: (line: number, length: string, found: Text) =>
    `line ${line}: ${length} in the file, ${found.en} found`,
};

const fr: Messages<typeof en> = {
  cost: (value, work, optimal) =>
    `coût ${value.fr}, ${work.fr} ` +
    (optimal ? "(aucun chemin ne coûte moins)" : "(un chemin moins coûteux existe peut-être)"),
  FILE_OR_PUZZLE: "de fichier ni de casse-tête",
  HEURISTIC: "d'heuristique",
  noStart: (file) => `${file} ne dit pas d'où partir : donnez --from VERTEX.`,
  noGoal: (file) => `${file} ne dit pas où aller : donnez --to VERTEX.`,
  noCell: (flag) =>
    `Un chemin sur une carte demande --${flag} x,y (colonne et ligne, à partir de 0), comme --${flag} 3,5.`,
  optionsOfAFile: (file) => `Les options clé=valeur sont pour les casse-tête ; ${file} est un fichier.`,
  weightIsForWeighted: (algorithm) => `--weight est pour --algorithm weighted, non pour ${algorithm}.`,
  algorithmDoesNotApply: (algorithm, applicable) =>
    `L'algorithme ${algorithm} ne s'applique pas ici ; ceux-ci, oui : ${applicable.join(", ")}.`,
  A_FACTOR: "un nombre d'au moins 1",
  noMap: (map, file) => `La carte ${map} de ${file} n'est ni à côté ni dans le dossier courant : donnez --map FILE.`,
  ALGORITHMS: "Algorithmes :",
  PUZZLES: "Casse-tête :",
  promise: (requires, guarantees) => `demande ${requires.fr} ; donne ${guarantees.fr}`,
  expanded: (count) => `sommets développés : ${count.toLocaleString("fr")}`,
  unreachable: (work) => `L'arrivée n'est pas accessible (${work.fr}).`,
  order: (vertices) => `ordre : ${vertices}`,
  ADMISSIBLE: "admissible",
  CONSISTENT: "cohérente",
  MONOTONE: "monotone",
  holds: (heuristic, property) => `${heuristic} : ${property.fr}`,
  fails: (heuristic, property, why) => `${heuristic} : non ${property.fr} : ${why.fr}`,
  tooHigh: (vertex, estimate, distance) => `h(${vertex}) = ${estimate.fr} > ${distance.fr}, la distance à l'arrivée`,
  falls: (path) => `c = d + h décroît le long de ${path.fr}`,
  afterScenarios: (done) => `après ${done} scénarios`,
  scenariosAgree: (right, total) =>
    `${right.toLocaleString("fr")} / ${total.toLocaleString("fr")} scénarios ont la longueur que donne le fichier`,
  NO_PATH: "aucun chemin",
  scenarioDiffers: (line, length, found) => `ligne ${line} : ${length} dans le fichier, trouvé ${found.fr}`,
};

export const texts = { ...messages(en, fr), BUCKET_COLUMNS, FILE_FORMATS };
