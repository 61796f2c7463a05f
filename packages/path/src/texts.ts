import { keyTwice, type Messages, messages, type Text, text } from "marienbad/base";

const isNegative = (weight: number): boolean => weight < 0 && weight > Number.NEGATIVE_INFINITY;

const RAISE = text(
  "Raise the limit, or give a better estimate.",
  "Élevez la limite, ou donnez une meilleure estimation.",
);

/** A search that gave up; `waiting` vertices are in its frontier, where it has one. */
const noPathWithinLimit = (limit: number, waiting: number | undefined): Text => {
  const frontier = (before: string, language: "en" | "fr", after = ""): string =>
    waiting === undefined ? "" : ` (${before}${waiting.toLocaleString(language)}${after})`;
  return text(
    `No path is found after ${limit.toLocaleString("en")} expanded vertices, the ` +
      `limit${frontier("in the frontier: ", "en")}. ${RAISE.en}`,
    `Pas de chemin après ${limit.toLocaleString("fr")} sommets développés, la ` +
      `limite${frontier("", "fr", " en attente")}. ${RAISE.fr}`,
  );
};

const en = {
  wrongWeight: (edge: string, weight: number) =>
    `The edge ${edge} has the weight ${weight}, which is ${isNegative(weight) ? "negative" : "not a finite number"}: ` +
    "shortest paths need weights of 0 or more.",
  /** As in "there is no …". */
  VERTEX: "vertex",
  FIELD: "field",
  edgeOutside: (from: number, to: number, vertexCount: number) =>
    `The edge ${from} → ${to} leaves the graph: its vertices are the whole numbers from 0 to ${vertexCount - 1}.`,
  estimateNotANumber: (vertex: string) => `The estimate of ${vertex} is not a number.`,
  infiniteEstimate: (vertex: string, estimate: number) =>
    `The estimate of ${vertex} is ${estimate}: weights can only be reduced by finite ones.`,
  noPathWithinBound: (limit: number, bound: number) =>
    `No path is found after ${limit.toLocaleString("en")} expanded states, the limit; ` +
    `all cost at least ${bound}, if the estimate is admissible. ${RAISE.en}`,
  tooManyStates: (limit: number) =>
    `The graph has more than ${limit.toLocaleString("en")} states, the limit; this needs them all.`,
  wrongFactor: (weight: number) => `The weight ${weight} is not possible: it should be a number of at least 1.`,
  onlyForGrids: (algorithm: string) => `The algorithm ${algorithm} is for grids, and this is not one.`,

  // Faults of a weighted graph in a text.
  fieldTwice: (name: string) => `"${name}" is given twice`,
  vertexTwice: (vertex: string) => `vertex ${vertex} is given twice`,
  noVertex: () => "the graph has no vertex",
  directedNotBoolean: () => '"directed" should be true or false',
  verticesNotAList: () => '"vertices" should be a list of names',
  edgesNotAList: () => '"edges" should be a list, such as [["s", "a", 1]], or a dictionary',
  notAnEdge: () => 'an edge should be two names and a weight, such as ["s", "a", 1]',
  targetsNotAList: (vertex: string) => `the edges of ${vertex} should be a dictionary, such as {"a": 1}, or a list`,
  weightNotFinite: (edge: string) => `the weight of the edge ${edge} should be a finite number`,
  heuristicNotADictionary: () => '"heuristic" should be a dictionary, such as {"a": 4}',
  heuristicNotANumber: (vertex: string) => `the heuristic of ${vertex} should be a number`,
  vertexWithoutEntry: (vertex: string) => `vertex ${vertex} has no entry of its own: no edge leaves it`,
};

const fr: Messages<typeof en> = {
  wrongWeight: (edge, weight) =>
    `L'arc ${edge} a le poids ${weight}, qui ${isNegative(weight) ? "est négatif" : "n'est pas un nombre fini"} : ` +
    "les plus courts chemins demandent des poids de 0 ou plus.",
  VERTEX: "de sommet",
  FIELD: "de champ",
  edgeOutside: (from, to, vertexCount) =>
    `L'arc ${from} → ${to} sort du graphe : ses sommets sont les nombres entiers de 0 à ${vertexCount - 1}.`,
  estimateNotANumber: (vertex) => `L'estimation de ${vertex} n'est pas un nombre.`,
  infiniteEstimate: (vertex, estimate) =>
    `L'estimation de ${vertex} est ${estimate} : les poids ne se réduisent que par des estimations finies.`,
  noPathWithinBound: (limit, bound) =>
    `Pas de chemin après ${limit.toLocaleString("fr")} états développés, la limite ; ` +
    `tous coûtent au moins ${bound}, si l'estimation est admissible. ${RAISE.fr}`,
  tooManyStates: (limit) =>
    `Le graphe a plus de ${limit.toLocaleString("fr")} états, la limite ; il les faut tous ici.`,
  wrongFactor: (weight) => `Le poids ${weight} n'est pas possible : il faut un nombre d'au moins 1.`,
  onlyForGrids: (algorithm) => `L'algorithme ${algorithm} est pour les grilles, et ceci n'en est pas une.`,
  fieldTwice: (name) => `"${name}" est donné deux fois`,
  vertexTwice: (vertex) => `le sommet ${vertex} est donné deux fois`,
  noVertex: () => "le graphe n'a pas de sommet",
  directedNotBoolean: () => '"directed" devrait être true ou false',
  verticesNotAList: () => '"vertices" devrait être une liste de noms',
  edgesNotAList: () => '"edges" devrait être une liste, comme [["s", "a", 1]], ou un dictionnaire',
  notAnEdge: () => 'un arc devrait être deux noms et un poids, comme ["s", "a", 1]',
  targetsNotAList: (vertex) => `les arcs de ${vertex} devraient être un dictionnaire, comme {"a": 1}, ou une liste`,
  weightNotFinite: (edge) => `le poids de l'arc ${edge} devrait être un nombre fini`,
  heuristicNotADictionary: () => '"heuristic" devrait être un dictionnaire, comme {"a": 4}',
  heuristicNotANumber: (vertex) => `l'heuristique de ${vertex} devrait être un nombre`,
  vertexWithoutEntry: (vertex) => `le sommet ${vertex} n'a pas d'entrée à lui : aucun arc n'en part`,
};

export const texts = { ...messages(en, fr), keyTwice, noPathWithinLimit };
