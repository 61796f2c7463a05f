import type { Player } from "../game/game.ts";

/** The events of a search (M4 in docs/concordance.md); nodes are numbered by visit from 0, won plays are ±Infinity. */
export type SearchEvent<Position, Move> =
  | {
      readonly kind: "enter";
      readonly node: number;
      /** The node that it is a child of, and the move that leads here; the root has neither. */
      readonly parent?: number;
      readonly move?: Move;
      readonly position: Position;
      readonly player: Player;
      /** Moves that the search may still look ahead. */
      readonly depth: number;
      /** Alpha-beta alone: only values strictly inside the window matter. */
      readonly window?: Window;
    }
  /** A node with its own value: the play is over, no move exists, or the depth is used up. */
  | { readonly kind: "leaf"; readonly node: number; readonly value: number; readonly reason: LeafReason }
  /** The value was known from an earlier visit. */
  | { readonly kind: "memo"; readonly node: number; readonly value: number; readonly from: number }
  /** A child has given its value to its parent: the best so far there, and the window that is left. */
  | {
      readonly kind: "update";
      readonly node: number;
      readonly child: number;
      readonly best: number;
      readonly improved: boolean;
      readonly window?: Window;
    }
  /** The rest of the children cannot matter: an α-cut at a node of player 1, a β-cut at one of player 0. */
  | { readonly kind: "cut"; readonly node: number; readonly cut: "alpha" | "beta"; readonly pruned: readonly Move[] }
  | {
      readonly kind: "leave";
      readonly node: number;
      readonly value: number;
      /** After a cut a value is only a bound. */
      readonly bound: Bound;
      readonly move?: Move;
    };

/** The reason why a search does not look into a node. */
export type LeafReason = "finished" | "stuck" | "horizon";
/** Exact, or a lower or an upper bound. */
export type Bound = "exact" | "lower" | "upper";

/** The values between which a search looks. */
export interface Window {
  readonly alpha: number;
  readonly beta: number;
}

/** Watches a search without changing anything. */
export type Trace<Position, Move> = (event: SearchEvent<Position, Move>) => void;
