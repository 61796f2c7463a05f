import { type Registered, text } from "marienbad/base";
import type { Order } from "./best-first.ts";

const WEIGHTS = text("weights of 0 or more", "des poids positifs ou nuls");
const WEIGHTS_AND_ESTIMATE = text("weights of 0 or more, an estimate", "des poids positifs ou nuls, une heuristique");
const CHEAPEST = text("a cheapest path", "un chemin de coût minimal");

/** The algorithms that find paths, as the command line, the lab and the docs list them. */
export const PATH_ALGORITHMS = [
  {
    id: "dijkstra",
    title: text("Dijkstra", "Dijkstra"),
    requires: WEIGHTS,
    guarantees: CHEAPEST,
    reference: "Dijkstra 1959",
  },
  {
    id: "astar",
    title: text("A*", "A*"),
    requires: WEIGHTS_AND_ESTIMATE,
    guarantees: text(
      "a cheapest path when the estimate is admissible",
      "un chemin de coût minimal si l'heuristique est admissible",
    ),
    reference: "Hart, Nilsson, Raphael 1968",
  },
  {
    id: "greedy",
    title: text("greedy best-first", "meilleur d'abord glouton"),
    requires: WEIGHTS_AND_ESTIMATE,
    guarantees: text("a path, often soon", "un chemin, souvent vite"),
    reference: "Doran, Michie 1966",
  },
  {
    id: "weighted",
    title: text("weighted A*", "A* pondéré"),
    requires: WEIGHTS_AND_ESTIMATE,
    guarantees: text(
      "a path of at most W times the least cost when the estimate is admissible",
      "un chemin d'au plus W fois le coût minimal si l'heuristique est admissible",
    ),
    reference: "Pohl 1970",
  },
  {
    id: "ida",
    title: text("IDA*", "IDA*"),
    requires: text("a state graph, an admissible estimate", "un graphe d'états, une heuristique admissible"),
    guarantees: text("a cheapest path, in little memory", "un chemin de coût minimal, en peu de mémoire"),
    reference: "Korf 1985",
  },
  {
    id: "bidirectional",
    title: text("bidirectional Dijkstra", "Dijkstra bidirectionnel"),
    requires: text(
      "weights of 0 or more, edges known both ways",
      "des poids positifs ou nuls, des arcs connus dans les deux sens",
    ),
    guarantees: CHEAPEST,
    reference: "Nicholson 1966; Pohl 1971",
  },
  {
    id: "jps",
    title: text("jump-point search", "recherche par points de saut"),
    requires: text("a grid where every step costs its length", "une grille où chaque pas coûte sa longueur"),
    guarantees: text("a shortest path", "un plus court chemin"),
    reference: "Harabor, Grastien 2011 and 2014",
  },
] as const satisfies readonly Registered[];

/** The id of an algorithm for paths. */
export type PathAlgorithmId = (typeof PATH_ALGORITHMS)[number]["id"];

/** True if an algorithm uses an estimate of the remaining cost. */
export function usesEstimate(algorithm: PathAlgorithmId): boolean {
  return algorithm !== "dijkstra" && algorithm !== "bidirectional";
}

/** The algorithms that are best-first search with different orders. */
export const BEST_FIRST_IDS = ["dijkstra", "astar", "greedy", "weighted"] as const;
/** The id of a best-first algorithm. */
export type BestFirstId = (typeof BEST_FIRST_IDS)[number];

/** The default factor of the estimate in weighted A*. */
export const DEFAULT_WEIGHT = 1.5;

/** The order that makes best-first search one of these algorithms. */
export function orderOf(algorithm: BestFirstId, weight: number = DEFAULT_WEIGHT): Order {
  const orders: Record<BestFirstId, Order> = {
    dijkstra: { pathFactor: 1, estimateFactor: 0, reopen: true },
    astar: { pathFactor: 1, estimateFactor: 1, reopen: true },
    greedy: { pathFactor: 0, estimateFactor: 1, reopen: false },
    weighted: { pathFactor: 1, estimateFactor: weight, reopen: true },
  };
  return orders[algorithm];
}
