import { type Registered, text } from "marienbad/base";
import type { Order } from "./best-first.ts";

/** The algorithms that find paths, as the command line, the lab and the docs list them. */
export const PATH_ALGORITHMS = [
  {
    id: "dijkstra",
    title: text("Dijkstra", "Dijkstra"),
    requires: text("weights of 0 or more", "des poids positifs ou nuls"),
    guarantees: text("a cheapest path", "un chemin de coût minimal"),
    reference: "Dijkstra 1959",
  },
  {
    id: "astar",
    title: text("A*", "A*"),
    requires: text("weights of 0 or more, an estimate", "des poids positifs ou nuls, une heuristique"),
    guarantees: text(
      "a cheapest path when the estimate is admissible",
      "un chemin de coût minimal si l'heuristique est admissible",
    ),
    reference: "Hart, Nilsson, Raphael 1968",
  },
  {
    id: "greedy",
    title: text("greedy best-first", "meilleur d'abord glouton"),
    requires: text("weights of 0 or more, an estimate", "des poids positifs ou nuls, une heuristique"),
    guarantees: text("a path, often soon", "un chemin, souvent vite"),
    reference: "Doran, Michie 1966",
  },
  {
    id: "weighted",
    title: text("weighted A*", "A* pondéré"),
    requires: text("weights of 0 or more, an estimate", "des poids positifs ou nuls, une heuristique"),
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
    guarantees: text("a cheapest path", "un chemin de coût minimal"),
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

/** Whether an algorithm looks ahead, by an estimate of what is left. */
export function usesEstimate(algorithm: PathAlgorithmId): boolean {
  return algorithm !== "dijkstra" && algorithm !== "bidirectional";
}

/** The algorithms that are one search with different orders. */
export const BEST_FIRST_IDS = ["dijkstra", "astar", "greedy", "weighted"] as const;
/** The id of an algorithm that expands the best vertex first. */
export type BestFirstId = (typeof BEST_FIRST_IDS)[number];

/** The factor of the estimate in weighted A*, when none is given. */
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
