import { type Text, text } from "../base/text.ts";

export { keyTwice } from "../base/texts.ts";

/** What is missing after "there is no". */
export const VERTEX: Text = text("vertex", "de sommet");
export const FIELD: Text = text("field", "de champ");

export const edgeOutside = (from: number, to: number, vertexCount: number): Text =>
  text(
    `The edge ${from} → ${to} leaves the graph: its vertices are the whole numbers from 0 to ${vertexCount - 1}.`,
    `L'arc ${from} → ${to} sort du graphe : ses sommets sont les nombres entiers de 0 à ${vertexCount - 1}.`,
  );

export const wrongWeight = (edge: string, weight: number): Text => {
  const isNegative = weight < 0 && weight > Number.NEGATIVE_INFINITY;
  const en = isNegative ? "is negative" : "is not a finite number";
  const fr = isNegative ? "est négatif" : "n'est pas un nombre fini";
  return text(
    `The edge ${edge} has the weight ${weight}, which ${en}: shortest paths need weights of 0 or more.`,
    `L'arc ${edge} a le poids ${weight}, qui ${fr} : les plus courts chemins demandent des poids de 0 ou plus.`,
  );
};

export const estimateNotANumber = (vertex: string): Text =>
  text(`The estimate of ${vertex} is not a number.`, `L'estimation de ${vertex} n'est pas un nombre.`);

export const infiniteEstimate = (vertex: string, estimate: number): Text =>
  text(
    `The estimate of ${vertex} is ${estimate}: weights can only be reduced by finite ones.`,
    `L'estimation de ${vertex} est ${estimate} : les poids ne se réduisent que par des estimations finies.`,
  );

/** The end of a sentence about a limit. */
const RAISE = text(
  "Raise the limit, or give a better estimate.",
  "Élevez la limite, ou donnez une meilleure estimation.",
);

/** A search that gave up; `waiting` vertices are in its frontier, where it has one. */
export const noPathWithinLimit = (limit: number, waiting: number | undefined): Text => {
  const frontier = (before: string, language: "en" | "fr", after = ""): string =>
    waiting === undefined ? "" : ` (${before}${waiting.toLocaleString(language)}${after})`;
  return text(
    `No path is found after ${limit.toLocaleString("en")} expanded vertices, the ` +
      `limit${frontier("in the frontier: ", "en")}. ${RAISE.en}`,
    `Pas de chemin après ${limit.toLocaleString("fr")} sommets développés, la ` +
      `limite${frontier("", "fr", " en attente")}. ${RAISE.fr}`,
  );
};

/** The same where a bound is known below which there is no path. */
export const noPathWithinBound = (limit: number, bound: number): Text =>
  text(
    `No path is found after ${limit.toLocaleString("en")} expanded states, the limit; ` +
      `all cost at least ${bound}, if the estimate is admissible. ${RAISE.en}`,
    `Pas de chemin après ${limit.toLocaleString("fr")} états développés, la limite ; ` +
      `tous coûtent au moins ${bound}, si l'estimation est admissible. ${RAISE.fr}`,
  );

export const tooManyStates = (limit: number): Text =>
  text(
    `The graph has more than ${limit.toLocaleString("en")} states, the limit; this needs them all.`,
    `Le graphe a plus de ${limit.toLocaleString("fr")} états, la limite ; il les faut tous ici.`,
  );

export const wrongFactor = (weight: number): Text =>
  text(
    `The weight ${weight} is not possible: it should be a number of at least 1.`,
    `Le poids ${weight} n'est pas possible : il faut un nombre d'au moins 1.`,
  );

export const onlyForGrids = (algorithm: string): Text =>
  text(
    `The algorithm ${algorithm} is for grids, and this is not one.`,
    `L'algorithme ${algorithm} est pour les grilles, et ceci n'en est pas une.`,
  );

// What can be wrong with a weighted graph in a text.

export const fieldTwice = (name: string): Text => text(`"${name}" is given twice`, `"${name}" est donné deux fois`);

export const vertexTwice = (vertex: string): Text =>
  text(`vertex ${vertex} is given twice`, `le sommet ${vertex} est donné deux fois`);

export const noVertex = (): Text => text("the graph has no vertex", "le graphe n'a pas de sommet");

export const directedNotBoolean = (): Text =>
  text('"directed" should be true or false', '"directed" devrait être true ou false');

export const verticesNotAList = (): Text =>
  text('"vertices" should be a list of names', '"vertices" devrait être une liste de noms');

export const edgesNotAList = (): Text =>
  text(
    '"edges" should be a list, such as [["s", "a", 1]], or a dictionary',
    '"edges" devrait être une liste, comme [["s", "a", 1]], ou un dictionnaire',
  );

export const notAnEdge = (): Text =>
  text(
    'an edge should be two names and a weight, such as ["s", "a", 1]',
    'un arc devrait être deux noms et un poids, comme ["s", "a", 1]',
  );

export const targetsNotAList = (vertex: string): Text =>
  text(
    `the edges of ${vertex} should be a dictionary, such as {"a": 1}, or a list`,
    `les arcs de ${vertex} devraient être un dictionnaire, comme {"a": 1}, ou une liste`,
  );

export const weightNotFinite = (edge: string): Text =>
  text(
    `the weight of the edge ${edge} should be a finite number`,
    `le poids de l'arc ${edge} devrait être un nombre fini`,
  );

export const heuristicNotADictionary = (): Text =>
  text(
    '"heuristic" should be a dictionary, such as {"a": 4}',
    '"heuristic" devrait être un dictionnaire, comme {"a": 4}',
  );

export const heuristicNotANumber = (vertex: string): Text =>
  text(`the heuristic of ${vertex} should be a number`, `l'heuristique de ${vertex} devrait être un nombre`);

export const vertexWithoutEntry = (vertex: string): Text =>
  text(
    `vertex ${vertex} has no entry of its own: no edge leaves it`,
    `le sommet ${vertex} n'a pas d'entrée à lui : aucun arc n'en part`,
  );
