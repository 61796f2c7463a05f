import type { Point } from "./document.ts";

/** An arena on paper: where its vertices are and how its edges go. */
export interface Drawing {
  readonly points: readonly Point[];
  /** The size of every vertex. */
  readonly width: number;
  readonly height: number;
  /** By `from to`: how far an edge bends, in degrees, and what it passes. */
  readonly routes: Readonly<Record<string, Route>>;
}

export interface Route {
  readonly bend: number;
  readonly via: readonly Point[];
}
