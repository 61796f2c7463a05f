import type { Point } from "../scene.ts";

/** A directed graph to be drawn: the size of each node, and edges between their numbers. */
export interface GraphShape {
  readonly nodes: readonly { readonly width: number; readonly height: number }[];
  readonly edges: readonly (readonly [number, number])[];
}

/** How an edge goes from its source to its target. */
export interface Route {
  /** Degrees by which it leaves to the left of the straight way. */
  readonly bend: number;
  readonly via: readonly Point[];
}

/** Where everything is: the middle of each node, the way of each edge. */
export interface Drawing {
  readonly points: readonly Point[];
  readonly routes: readonly Route[];
}
