import { type Text, text } from "../../base/text.ts";
import { playOf } from "./common.ts";

export const ASTAR: Text = text("A* by hand", "A* à la main");
export const HEURISTIC: Text = text(
  "Is this heuristic admissible, is it consistent?",
  "Cette heuristique est-elle admissible, est-elle cohérente ?",
);
export const TRAINS_ASTAR: Text = text("d, h and c = d + h, step by step", "d, h et c = d + h, pas à pas");
export const TRAINS_HEURISTIC: Text = text(
  "the two definitions, and a counter-example",
  "les deux définitions, et un contre-exemple",
);
export const ASTAR_CRITERIA: Text = text(
  "7 vertices (easy: 5; hard: 9), an admissible heuristic, no tie, one cheapest path of three edges or more, a " +
    "vertex " +
    "found twice (not if easy)",
  "7 sommets (facile : 5 ; difficile : 9), une heuristique admissible, aucune égalité, un seul chemin minimal d'au " +
    "moins trois arcs, un sommet trouvé deux fois (sauf si facile)",
);
export const HEURISTIC_CRITERIA: Text = text(
  "6 vertices (easy: 5; hard: 8); neither, admissible alone or both, each equally often; at most three " +
    "counter-examples",
  "6 sommets (facile : 5 ; difficile : 8) ; ni l'un ni l'autre, admissible seulement ou les deux, aussi souvent ; au " +
    "plus trois contre-exemples",
);

export const graph = (start: string, goal: string): Text =>
  text(
    "In this directed graph each arrow bears its cost, and each vertex its estimate h, repeated in the table. " +
      `One looks for a cheapest path from ${start} to ${goal}.`,
    "Dans ce graphe orienté, chaque flèche porte son coût et chaque sommet son estimation h, reprise dans le " +
      "tableau. " +
      `On cherche un chemin de coût minimal de ${start} à ${goal}.`,
  );
export const VERTEX: Text = text("vertex", "sommet");
export const order = (): Text =>
  text(
    "At each step A* chooses the vertex of the frontier with the smallest c = d + h. In which order are the vertices " +
      "chosen, the goal last?",
    "À chaque étape, A* choisit dans la frontière le sommet de plus petit c = d + h. Dans quel ordre les sommets " +
      "sont-ils choisis, l'arrivée en dernier ?",
  );
export const whenChosen = (): Text =>
  text(
    "For each vertex, give c at the moment when it is chosen; put a dash for those that never are.",
    "Pour chaque sommet, donner c au moment où il est choisi ; mettre un tiret s'il ne l'est jamais.",
  );
export const pathFound = (): Text => text("Give the path that A* finds.", "Donner le chemin que trouve A*.");
export const itsCost = (): Text => text("What does this path cost?", "Combien coûte ce chemin ?");
export const chosen = (steps: readonly { readonly name: string; readonly d: number; readonly h: number }[]): Text => {
  const words = steps.map(({ name, d, h }) => `${name} (${d} + ${h} = ${d + h})`).join(", ");
  return text(`${words}.`, `${words}.`);
};
export const costs = (path: readonly string[], cost: number): Text =>
  text(`${playOf(path)} costs ${cost}.`, `${playOf(path)} coûte ${cost}.`);
export const smallestC = (): Text =>
  text("Another vertex of the frontier has a smaller c.", "Un autre sommet de la frontière a un plus petit c.");
export const isAdmissible = (): Text => text("Is h admissible?", "h est-elle admissible ?");
export const isConsistent = (): Text => text("Is h consistent?", "h est-elle cohérente (monotone) ?");
export const tooHigh = (): Text =>
  text(
    "Give the vertices where h is larger than the true cost to the goal.",
    "Donner les sommets où h dépasse le vrai coût jusqu'à l'arrivée.",
  );
export const tooSteep = (): Text =>
  text(
    "Give the arrows along which h falls by more than they cost, each as its two letters (AB).",
    "Donner les arcs le long desquels h baisse de plus que leur coût, chacun par ses deux lettres (AB).",
  );
export const distances = (pairs: readonly (readonly [string, number])[]): Text => {
  const list = pairs.map(([name, distance]) => `${name} : ${distance}`).join(", ");
  return text(`True costs to the goal: ${list.replaceAll(" :", ":")}.`, `Vrais coûts jusqu'à l'arrivée : ${list}.`);
};
/** What A* says of a vertex that it never chooses. */
export const neverChosen = (): Text =>
  text("A* stops as soon as the goal is chosen.", "A* s'arrête dès que l'arrivée est choisie.");
/** An arrow along which h falls too fast. */
interface SteepEdge {
  readonly name: string;
  /** h at both ends, and the cost between them. */
  readonly h: readonly [from: number, to: number];
  readonly cost: number;
}
export const steepEdges = (edges: readonly SteepEdge[]): Text => {
  const list = edges.map(({ name, h: [from, to], cost }) => `${name} : ${from} − ${to} > ${cost}`).join(", ");
  return edges.length === 0
    ? text("Along no arrow does h fall by more than its cost.", "h ne baisse le long d'aucun arc de plus que son coût.")
    : text(`h falls by more than the cost: ${list.replaceAll(" :", ":")}.`, `h baisse de plus que le coût : ${list}.`);
};
export const distanceFrom = (name: string, distance: number, h: number): Text =>
  text(
    `From ${name} the goal costs ${distance}, and h is ${h}.`,
    `Depuis ${name}, l'arrivée coûte ${distance}, et h vaut ${h}.`,
  );
export const graphTitle: Text = text(
  "A directed graph with costs and estimates",
  "Un graphe orienté, ses coûts et ses estimations",
);
