import { alphaBeta, heightOf, type ScoreTree, treeGame, type Window } from "marienbad/search";
import { nodeId } from "./scores.ts";

/** Something that alpha-beta does: it reads a leaf, moves one end of the window, or cuts because that is closed. */
export interface Moment {
  readonly kind: "read" | "move" | "cut";
  readonly node: string;
  /** Whose node it is: 0 is Max. */
  readonly player: number;
  /** What was read, or has come up. */
  readonly value: number;
  /** The window at the node; that of a leaf is the one in which it is read. */
  readonly window: readonly [alpha: number, beta: number];
  /** What is known by then of the nodes that were left. */
  readonly known: ReadonlyMap<string, string>;
}

/** What alpha-beta of the library does on a tree: the leaves it reads, what it knows of each node, and every moment. */
export function pruned(tree: ScoreTree, within?: Window) {
  const rules = treeGame(tree);
  const { heuristics = {} } = rules;
  const entered = new Map<number, Pick<Moment, "node" | "player" | "window">>();
  const known = new Map<string, string>();
  const moments: Moment[] = [];
  let best = 0;
  const { value, certainty } = alphaBeta(rules, rules.start, {
    depth: heightOf(tree),
    heuristic: heuristics.score,
    ...(within === undefined ? {} : { window: within }),
    trace: (event) => {
      if (event.kind === "enter") {
        const { alpha, beta } = event.window as Window;
        entered.set(event.node, { node: nodeId(event.position.path), player: event.player, window: [alpha, beta] });
        return;
      }
      const here = entered.get(event.node) as Pick<Moment, "node" | "player" | "window">;
      const note = (kind: Moment["kind"], found: number): void => {
        moments.push({ kind, ...here, ...entered.get(event.node), value: found, known: new Map(known) });
      };
      if (event.kind === "leaf") {
        known.set(here.node, String(event.value));
        note("read", event.value);
      } else if (event.kind === "update") {
        const { alpha, beta } = event.window as Window;
        const moved = alpha !== here.window[0] || beta !== here.window[1];
        entered.set(event.node, { ...here, window: [alpha, beta] });
        best = event.best;
        if (moved) note("move", best);
      } else if (event.kind === "cut") {
        note("cut", best);
      } else if (event.kind === "leave") {
        const sign = event.bound === "exact" ? "" : event.bound === "lower" ? "≥ " : "≤ ";
        known.set(here.node, `${sign}${event.value}`);
      }
    },
  });
  const reads = moments.filter(({ kind }) => kind === "read");
  const read = reads.map(({ node }) => node);
  return { value, certainty, read, known, windows: reads.map(({ window }) => window), moments };
}
