import type { Player } from "marienbad";
import type { AnyGame } from "marienbad/game";
import type { Bound, LeafReason, Meter, SearchEvent, Trace, Window, Work } from "marienbad/search";

/** A node of the tree of a search: those that were visited come first, in the order of the visits. */
export interface RecordedNode {
  readonly parent: number;
  /** In the order of the moves. */
  readonly children: number[];
  /** The move that leads here, and the position, as they are written. */
  readonly move: string;
  readonly name: string;
  readonly player: Player;
  readonly level: number;
  /** Whether there are moves below that are not in the record. */
  more: boolean;
}

export type Step =
  | {
      readonly kind: "enter";
      readonly node: number;
      readonly window?: Window | undefined;
      readonly leaf?: { readonly value: number; readonly reason: LeafReason };
      readonly memo?: { readonly value: number; readonly from: number };
    }
  | {
      readonly kind: "update";
      readonly node: number;
      readonly child: number;
      readonly best: number;
      readonly improved: boolean;
      readonly window?: Window | undefined;
    }
  | {
      readonly kind: "leave";
      readonly node: number;
      readonly value: number;
      readonly bound: Bound;
      readonly chosen: number;
      readonly cut?: { readonly kind: "alpha" | "beta"; readonly pruned: number; readonly window: Window };
    };

export interface SearchRecord {
  readonly nodes: readonly RecordedNode[];
  readonly steps: readonly Step[];
  /** The first nodes, which the search visited. */
  readonly visited: number;
  /** The search went on, but is too long to be shown step by step. */
  readonly truncated: boolean;
  /** Every node that minimax would visit is in the record. */
  readonly whole: boolean;
}

const MAX_VISITED = 20_000;
/** Nodes that were not visited are shown as well, greyed, as long as they are not too many. */
const MAX_UNVISITED = 2_000;

class Enough extends Error {}

/** Follows a search through its trace and writes down what it did, and what it did not look at. */
export function record(
  game: AnyGame,
  depth: number,
  start: (trace: Trace<unknown, unknown>) => Work<unknown, Meter>,
  run: (search: Work<unknown, Meter>) => void,
): SearchRecord {
  const { notation } = game;
  const nodes: RecordedNode[] = [];
  const positions: unknown[] = [];
  const moves: unknown[] = [];
  const steps: Step[] = [];
  let windows: (Window | undefined)[] = [];
  let cut: { kind: "alpha" | "beta"; pruned: number; window: Window } | undefined;

  const add = (parent: number, position: unknown, move: unknown): number => {
    const node = nodes.length;
    nodes.push({
      parent,
      children: [],
      move: parent < 0 ? "" : notation.writeMove(move, positions[parent]),
      name: notation.writePosition(position),
      player: game.turn(position),
      level: parent < 0 ? 0 : nodes[parent].level + 1,
      more: false,
    });
    positions.push(position);
    moves.push(move);
    if (parent >= 0) nodes[parent].children.push(node);
    return node;
  };

  const arrival = () => steps.pop() as Step & { kind: "enter" };

  const watch = (event: SearchEvent<unknown, unknown>): void => {
    switch (event.kind) {
      case "enter": {
        if (nodes.length >= MAX_VISITED) throw new Enough();
        const { parent = -1, position, move, window, node } = event;
        add(parent, position, move);
        windows[node] = window;
        steps.push({ kind: "enter", node, ...(window === undefined ? {} : { window }) });
        return;
      }
      // What a node is by itself belongs to the arrival there.
      case "leaf":
        steps.push({ ...arrival(), leaf: { value: event.value, reason: event.reason } });
        return;
      case "memo":
        steps.push({ ...arrival(), memo: { value: event.value, from: event.from } });
        return;
      case "update": {
        const { node, child, best, improved, window } = event;
        windows[node] = window;
        steps.push({ kind: "update", node, child, best, improved, ...(window === undefined ? {} : { window }) });
        return;
      }
      case "cut":
        cut = { kind: event.cut, pruned: event.pruned.length, window: windows[event.node] as Window };
        return;
      case "leave": {
        const { node, value, bound, move } = event;
        const chosen = nodes[node].children.find((child) => moves[child] === move) ?? -1;
        steps.push({ kind: "leave", node, value, bound, chosen, ...(cut === undefined ? {} : { cut }) });
        cut = undefined;
      }
    }
  };

  let truncated = false;
  try {
    run(start(watch));
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
    truncated = true;
  }
  windows = [];
  const visited = nodes.length;
  const whole = addUnvisited();
  return { nodes, steps, visited, truncated, whole: whole && !truncated };

  /** Adds what was cut away or known from memory, level by level; false when that is too much. */
  function addUnvisited(): boolean {
    let complete = true;
    for (let node = 0; node < nodes.length; node++) {
      const position = positions[node];
      if (nodes[node].level >= depth || game.result(position) !== undefined) continue;
      const legal: readonly unknown[] = game.moves(position);
      for (const move of legal.slice(nodes[node].children.length)) {
        if (nodes.length >= visited + MAX_UNVISITED) {
          nodes[node].more = true;
          complete = false;
          break;
        }
        add(node, game.play(position, move), move);
      }
    }
    return complete;
  }
}

/** The nodes as a search without cuts visits them: each before its children, from the first to the last. */
export function inOrder(nodes: readonly RecordedNode[]): number[] {
  const order: number[] = [];
  const stack = [0];
  while (stack.length > 0) {
    const node = stack.pop() as number;
    order.push(node);
    for (let child = nodes[node].children.length - 1; child >= 0; child--) stack.push(nodes[node].children[child]);
  }
  return order;
}
