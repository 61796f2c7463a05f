import { unwrap } from "marienbad/base";
import type { AnyGame } from "marienbad/game";
import { graphGame, heightOf, readScoredGraph, readScoreTree, treeGame } from "marienbad/search";
import { readText } from "marienbad-databases/system";

/** The game of a tree or a graph of scores, typed or in a file; of a tree also the depth that sees everything. */
export async function readScored(what: "tree" | "graph", given: string): Promise<{ game: AnyGame; height?: number }> {
  const written = /[[({=]/.test(given) ? given : await readText(given);
  if (what === "graph") return { game: unwrap(graphGame(unwrap(readScoredGraph(written)))) };
  const tree = unwrap(readScoreTree(written));
  return { game: treeGame(tree), height: Math.max(1, heightOf(tree)) };
}
