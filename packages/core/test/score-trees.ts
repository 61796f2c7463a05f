import type { Random } from "marienbad/base";
import type { ScoreTree } from "marienbad/search";

/** A tree of at most this height, with one to three children per node. */
export function randomTree(random: Random, height: number): ScoreTree {
  if (height === 0 || random.below(6) === 0) return random.below(11) - 5;
  return Array.from({ length: 1 + random.below(3) }, () => randomTree(random, height - 1));
}

/** The value of a tree by the definition: the largest or the smallest value of the children. */
export function valueOfTree(tree: ScoreTree, isMax: boolean): number {
  if (typeof tree === "number") return tree;
  const values = tree.map((child) => valueOfTree(child, !isMax));
  return values.reduce((best, value) => (isMax ? Math.max(best, value) : Math.min(best, value)));
}
