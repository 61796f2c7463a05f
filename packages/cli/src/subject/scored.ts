import { unwrap } from "marienbad/base";
import type { AnyGame } from "marienbad/game";
import { graphGame, heightOf, readScoredGraph, readScoreTree, treeGame } from "marienbad/search";
import { readText } from "marienbad-databases/system";

/** A tree or graph of scores, inline or in a file, as a game; for a tree, also its height. */
export async function readScored(what: "tree" | "graph", given: string): Promise<{ game: AnyGame; height?: number }> {
  const written = /[[({=]/.test(given) ? given : await readText(given);
  if (what === "graph") return { game: unwrap(graphGame(unwrap(readScoredGraph(written)))) };
  const tree = unwrap(readScoreTree(written));
  return { game: treeGame(tree), height: Math.max(1, heightOf(tree)) };
}
