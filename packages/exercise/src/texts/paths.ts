import { type Messages, messages, type Text, text } from "marienbad/base";
import { playOf } from "./common.ts";

const chosen = (steps: readonly { readonly name: string; readonly d: number; readonly h: number }[]): Text => {
  const words = steps.map(({ name, d, h }) => `${name} (${d} + ${h} = ${d + h})`).join(", ");
  return text(`${words}.`, `${words}.`);
};

const distances = (pairs: readonly (readonly [string, number])[]): Text => {
  const list = pairs.map(([name, distance]) => `${name} : ${distance}`).join(", ");
  return text(`True costs to the goal: ${list.replaceAll(" :", ":")}.`, `Vrais coûts jusqu'à l'arrivée : ${list}.`);
};

/** An arrow along which h falls too fast. */
interface SteepEdge {
  readonly name: string;
  /** h at both ends, and the cost between them. */
  readonly h: readonly [from: number, to: number];
  readonly cost: number;
}

const steepEdges = (edges: readonly SteepEdge[]): Text => {
  const list = edges.map(({ name, h: [from, to], cost }) => `${name} : ${from} − ${to} > ${cost}`).join(", ");
  return edges.length === 0
    ? text("Along no arrow does h fall by more than its cost.", "h ne baisse le long d'aucun arc de plus que son coût.")
    : text(`h falls by more than the cost: ${list.replaceAll(" :", ":")}.`, `h baisse de plus que le coût : ${list}.`);
};

const en = {
  ASTAR: "A* by hand",
  HEURISTIC: "Is this heuristic admissible, is it consistent?",
  TRAINS_ASTAR: "d, h and c = d + h, step by step",
  TRAINS_HEURISTIC: "the two definitions, and a counter-example",
  ASTAR_CRITERIA:
    "7 vertices (easy: 5; hard: 9), an admissible heuristic, no tie, one cheapest path of three edges or more, a " +
    "vertex found twice (not if easy)",
  HEURISTIC_CRITERIA:
    "6 vertices (easy: 5; hard: 8); neither, admissible alone or both, each equally often; at most three " +
    "counter-examples",
  graph: (start: string, goal: string) =>
    "In this directed graph each arrow bears its cost, and each vertex its estimate h, repeated in the table. " +
    `One looks for a cheapest path from ${start} to ${goal}.`,
  VERTEX: "vertex",
  order: () =>
    "At each step A* chooses the vertex of the frontier with the smallest c = d + h. In which order are the vertices " +
    "chosen, the goal last?",
  whenChosen: () => "For each vertex, give c at the moment when it is chosen; put a dash for those that never are.",
  pathFound: () => "Give the path that A* finds.",
  itsCost: () => "What does this path cost?",
  costs: (path: readonly string[], cost: number) => `${playOf(path)} costs ${cost}.`,
  smallestC: () => "Another vertex of the frontier has a smaller c.",
  isAdmissible: () => "Is h admissible?",
  isConsistent: () => "Is h consistent?",
  tooHigh: () => "Give the vertices where h is larger than the true cost to the goal.",
  tooSteep: () => "Give the arrows along which h falls by more than they cost, each as its two letters (AB).",
  /** What A* says of a vertex that it never chooses. */
  neverChosen: () => "A* stops as soon as the goal is chosen.",
  distanceFrom: (name: string, distance: number, h: number) =>
    `From ${name} the goal costs ${distance}, and h is ${h}.`,
  graphTitle: "A directed graph with costs and estimates",
};

const fr: Messages<typeof en> = {
  ASTAR: "A* à la main",
  HEURISTIC: "Cette heuristique est-elle admissible, est-elle cohérente ?",
  TRAINS_ASTAR: "d, h et c = d + h, pas à pas",
  TRAINS_HEURISTIC: "les deux définitions, et un contre-exemple",
  ASTAR_CRITERIA:
    "7 sommets (facile : 5 ; difficile : 9), une heuristique admissible, aucune égalité, un seul chemin minimal d'au " +
    "moins trois arcs, un sommet trouvé deux fois (sauf si facile)",
  HEURISTIC_CRITERIA:
    "6 sommets (facile : 5 ; difficile : 8) ; ni l'un ni l'autre, admissible seulement ou les deux, aussi souvent ; " +
    "au plus trois contre-exemples",
  graph: (start, goal) =>
    "Dans ce graphe orienté, chaque flèche porte son coût et chaque sommet son estimation h, reprise dans le " +
    `tableau. On cherche un chemin de coût minimal de ${start} à ${goal}.`,
  VERTEX: "sommet",
  order: () =>
    "À chaque étape, A* choisit dans la frontière le sommet de plus petit c = d + h. Dans quel ordre les sommets " +
    "sont-ils choisis, l'arrivée en dernier ?",
  whenChosen: () => "Pour chaque sommet, donner c au moment où il est choisi ; mettre un tiret s'il ne l'est jamais.",
  pathFound: () => "Donner le chemin que trouve A*.",
  itsCost: () => "Combien coûte ce chemin ?",
  costs: (path, cost) => `${playOf(path)} coûte ${cost}.`,
  smallestC: () => "Un autre sommet de la frontière a un plus petit c.",
  isAdmissible: () => "h est-elle admissible ?",
  isConsistent: () => "h est-elle cohérente (monotone) ?",
  tooHigh: () => "Donner les sommets où h dépasse le vrai coût jusqu'à l'arrivée.",
  tooSteep: () => "Donner les arcs le long desquels h baisse de plus que leur coût, chacun par ses deux lettres (AB).",
  neverChosen: () => "A* s'arrête dès que l'arrivée est choisie.",
  distanceFrom: (name, distance, h) => `Depuis ${name}, l'arrivée coûte ${distance}, et h vaut ${h}.`,
  graphTitle: "Un graphe orienté, ses coûts et ses estimations",
};

export const texts = { ...messages(en, fr), chosen, distances, steepEdges };
