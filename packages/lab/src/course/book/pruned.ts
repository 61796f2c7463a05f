import { alphaBeta, heightOf, type ScoreTree, treeGame, type Window } from "marienbad/search";
import { nodeId } from "./scores.ts";

/** What alpha-beta of the library does on a tree: the leaves it reads, and what it knows of each node. */
export function pruned(tree: ScoreTree, within?: Window) {
  const { rules, heuristics = {} } = treeGame(tree);
  const pathOfNode = new Map<number, readonly number[]>();
  const read: string[] = [];
  const known = new Map<string, string>();
  /** The window in which each leaf was read. */
  const windows: (readonly [alpha: number, beta: number])[] = [];
  let window: readonly [number, number] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  const { value, certainty } = alphaBeta(rules, rules.start, {
    depth: heightOf(tree),
    heuristic: heuristics.score,
    ...(within === undefined ? {} : { window: within }),
    trace: (event) => {
      if (event.kind === "enter") {
        pathOfNode.set(event.node, event.position.path);
        if (event.window !== undefined) window = [event.window.alpha, event.window.beta];
      }
      const id = nodeId(pathOfNode.get(event.node) ?? []);
      if (event.kind === "leaf") {
        read.push(id);
        windows.push(window);
        known.set(id, String(event.value));
      }
      if (event.kind === "leave") {
        const sign = event.bound === "exact" ? "" : event.bound === "lower" ? "≥ " : "≤ ";
        known.set(id, `${sign}${event.value}`);
      }
    },
  });
  return { value, certainty, read, known, windows };
}
