import { MarienbadError } from "marienbad/base";
import type { AnyGame, Heuristic, Player } from "marienbad/game";
import {
  alphaBeta,
  type Bound,
  defaultHeuristic,
  type LeafReason,
  minimax,
  type SearchEvent,
  type Window,
} from "marienbad/search";
import type { FigureOptions } from "../options.ts";
import { texts } from "./texts.ts";
import { READABLE_NODES } from "./tree.ts";

/** What a search did at one node, read off its trace. */
export interface SearchNode {
  readonly position: unknown;
  readonly player: Player;
  readonly move: unknown;
  readonly window: Window | undefined;
  readonly parent: SearchNode | undefined;
  readonly children: SearchNode[];
  /** Its value once it is left, and whether that is only a bound. */
  value: number;
  bound: Bound;
  isLeaf: boolean;
  /** Why a leaf is one. */
  reason: LeafReason | undefined;
  /** The number of the child that was chosen. */
  best: number;
  /** How many values were found before the search came here, and with its own: the steps of a film. */
  readonly reached: number;
  known: number;
  /** The cut made here: the children that follow were never looked at. */
  cut: "alpha" | "beta" | undefined;
  /** How many they are, and the node above whose player has something better already. */
  left: number;
  better: SearchNode | undefined;
  /** The best value that was found here so far. */
  soFar: number | undefined;
}

const DEFAULT_DEPTH = 2;

/**
 * Runs a search and records its tree; the algorithm is the library's own. Throws when the tree is too large to draw.
 */
export function recordSearch(algorithm: "minimax" | "alphabeta", game: AnyGame, options: FigureOptions): SearchNode {
  const { depth = DEFAULT_DEPTH, limit = READABLE_NODES, from = game.start } = options;
  const nodes: SearchNode[] = [];
  let found = 0;
  const trace = (event: SearchEvent<unknown, unknown>): void => {
    if (event.kind === "enter" && event.node >= limit) {
      throw new MarienbadError("limit-reached", texts.searchTooLarge(limit), { parameters: { limit } });
    }
    if (event.kind === "leaf" || event.kind === "leave") found++;
    record(nodes, event, found);
  };
  const heuristic: Heuristic<unknown> | undefined = options.heuristic ?? defaultHeuristic(game);
  const search = algorithm === "minimax" ? minimax : alphaBeta;
  search<unknown, unknown>(game, from, { depth, trace, ...(heuristic === undefined ? {} : { heuristic }) });
  return nodes[0];
}

function record(nodes: SearchNode[], event: SearchEvent<unknown, unknown>, found: number): void {
  const node = nodes[event.node];
  switch (event.kind) {
    case "enter": {
      const { position, player, move, window, parent } = event;
      const fresh: SearchNode = {
        position,
        player,
        move,
        window,
        parent: parent === undefined ? undefined : nodes[parent],
        children: [],
        value: 0,
        bound: "exact",
        isLeaf: false,
        reason: undefined,
        best: -1,
        reached: found,
        known: 0,
        cut: undefined,
        left: 0,
        better: undefined,
        soFar: undefined,
      };
      nodes[event.node] = fresh;
      if (parent !== undefined) nodes[parent].children.push(fresh);
      break;
    }
    case "leaf":
      node.value = event.value;
      node.isLeaf = true;
      node.reason = event.reason;
      node.known = found;
      break;
    case "update":
      node.soFar = event.best;
      break;
    case "cut":
      node.cut = event.cut;
      node.left = event.pruned.length;
      node.better = whoHasBetter(node, event.cut);
      break;
    case "leave":
      node.value = event.value;
      node.bound = event.bound;
      node.known = found;
      node.best = node.children.findIndex(({ move }) => move === event.move);
      break;
  }
}

/** The node above whose player is already sure of the bound that was passed; the root when a window was given. */
function whoHasBetter(node: SearchNode, cut: "alpha" | "beta"): SearchNode | undefined {
  const limit = cut === "beta" ? node.window?.beta : node.window?.alpha;
  let above = node.parent;
  while (above?.parent !== undefined && (above.player === node.player || above.soFar !== limit)) above = above.parent;
  return above;
}
