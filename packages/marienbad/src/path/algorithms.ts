import type { Text } from "../base/text.ts";
import type { Order } from "./best-first.ts";

/** An algorithm that finds paths, as the command line, the lab and the docs list it. */
export interface PathAlgorithm {
  readonly id: string;
  readonly title: Text;
  /** What it needs of the graph and of the estimate. */
  readonly requires: Text;
  /** What it promises about the path. */
  readonly guarantees: Text;
  readonly reference: string;
}

export const PATH_ALGORITHMS = [
  {
    id: "dijkstra",
    title: { en: "Dijkstra", fr: "Dijkstra" },
    requires: { en: "weights of 0 or more", fr: "des poids positifs ou nuls" },
    guarantees: { en: "a cheapest path", fr: "un chemin de coût minimal" },
    reference: "Dijkstra 1959",
  },
  {
    id: "astar",
    title: { en: "A*", fr: "A*" },
    requires: { en: "weights of 0 or more, an estimate", fr: "des poids positifs ou nuls, une heuristique" },
    guarantees: {
      en: "a cheapest path when the estimate is admissible",
      fr: "un chemin de coût minimal si l'heuristique est admissible",
    },
    reference: "Hart, Nilsson, Raphael 1968",
  },
  {
    id: "greedy",
    title: { en: "greedy best-first", fr: "meilleur d'abord glouton" },
    requires: { en: "weights of 0 or more, an estimate", fr: "des poids positifs ou nuls, une heuristique" },
    guarantees: { en: "a path, often soon", fr: "un chemin, souvent vite" },
    reference: "Doran, Michie 1966",
  },
  {
    id: "weighted",
    title: { en: "weighted A*", fr: "A* pondéré" },
    requires: { en: "weights of 0 or more, an estimate", fr: "des poids positifs ou nuls, une heuristique" },
    guarantees: {
      en: "with an admissible estimate, at most W times the least cost",
      fr: "avec une heuristique admissible, au plus W fois le coût minimal",
    },
    reference: "Pohl 1970",
  },
  {
    id: "ida",
    title: { en: "IDA*", fr: "IDA*" },
    requires: { en: "a state graph, an admissible estimate", fr: "un graphe d'états, une heuristique admissible" },
    guarantees: { en: "a cheapest path, in little memory", fr: "un chemin de coût minimal, en peu de mémoire" },
    reference: "Korf 1985",
  },
  {
    id: "bidirectional",
    title: { en: "bidirectional Dijkstra", fr: "Dijkstra bidirectionnel" },
    requires: {
      en: "weights of 0 or more, edges known both ways",
      fr: "des poids positifs ou nuls, des arcs connus dans les deux sens",
    },
    guarantees: { en: "a cheapest path", fr: "un chemin de coût minimal" },
    reference: "Nicholson 1966; Pohl 1971",
  },
  {
    id: "jps",
    title: { en: "jump-point search", fr: "recherche par points de saut" },
    requires: { en: "a grid where every step costs its length", fr: "une grille où chaque pas coûte sa longueur" },
    guarantees: { en: "a shortest path", fr: "un plus court chemin" },
    reference: "Harabor, Grastien 2011 and 2014",
  },
] as const satisfies readonly PathAlgorithm[];

export type PathAlgorithmId = (typeof PATH_ALGORITHMS)[number]["id"];

/** Whether an algorithm looks ahead, by an estimate of what is left. */
export function usesEstimate(algorithm: PathAlgorithmId): boolean {
  return algorithm !== "dijkstra" && algorithm !== "bidirectional";
}

/** The algorithms that are one search with different orders. */
export const BEST_FIRST_IDS = ["dijkstra", "astar", "greedy", "weighted"] as const;
export type BestFirstId = (typeof BEST_FIRST_IDS)[number];

/** How strongly weighted A* believes the estimate, when nothing is said. */
export const DEFAULT_WEIGHT = 1.5;

/** The order that makes best-first search one of these algorithms. */
export function orderOf(algorithm: BestFirstId, weight: number = DEFAULT_WEIGHT): Order {
  switch (algorithm) {
    case "dijkstra":
      return { pathFactor: 1, estimateFactor: 0, reopen: true };
    case "astar":
      return { pathFactor: 1, estimateFactor: 1, reopen: true };
    case "greedy":
      return { pathFactor: 0, estimateFactor: 1, reopen: false };
    case "weighted":
      return { pathFactor: 1, estimateFactor: weight, reopen: true };
  }
}
