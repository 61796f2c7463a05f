import { type Text, text } from "../../base/text.ts";
import { playOf, setOf } from "./common.ts";

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
  "7 vertices, an admissible heuristic, no tie, one cheapest path of three edges or more, a vertex found twice",
  "7 sommets, une heuristique admissible, aucune égalité, un seul chemin minimal d'au moins trois " +
    "arcs, un sommet trouvé deux fois",
);
export const HEURISTIC_CRITERIA: Text = text(
  "6 vertices; neither, admissible alone or both, each equally often; at most three counter-examples",
  "6 sommets ; ni l'un ni l'autre, admissible seulement ou les deux, aussi souvent ; au plus trois contre-exemples",
);

export const graph = (start: string, goal: string): Text =>
  text(
    `A directed graph with costs on its arrows; under the name of each vertex stands its estimate h. ` +
      `One goes from ${start} to ${goal}.`,
    `Un graphe orienté, des coûts sur ses flèches ; sous le nom de chaque sommet, son estimation h. ` +
      `On va de ${start} à ${goal}.`,
  );
export const VERTEX: Text = text("vertex", "sommet");
export const order = (): Text =>
  text(
    "In which order does A* choose the vertices, the goal last?",
    "Dans quel ordre A* choisit-il les sommets, l'arrivée en dernier ?",
  );
export const whenChosen = (): Text =>
  text(
    "For each vertex, give c = d + h when it is chosen; a dash for those that never are.",
    "Pour chaque sommet, donner c = d + h quand il est choisi ; un tiret s'il ne l'est jamais.",
  );
export const pathFound = (): Text => text("Give the path that is found.", "Donner le chemin trouvé.");
export const itsCost = (): Text => text("What does it cost?", "Combien coûte-t-il ?");
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
export const steepEdges = (edges: readonly string[]): Text =>
  text(`The arrows are ${setOf(edges)}.`, `Les arcs sont ${setOf(edges)}.`);
export const distanceFrom = (name: string, distance: number, h: number): Text =>
  text(
    `From ${name} the goal costs ${distance}, and h is ${h}.`,
    `Depuis ${name}, l'arrivée coûte ${distance}, et h vaut ${h}.`,
  );
export const graphTitle: Text = text(
  "A directed graph with costs and estimates",
  "Un graphe orienté, ses coûts et ses estimations",
);
