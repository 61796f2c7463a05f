import { type Arena, type Solution, withoutParallelEdges } from "marienbad/arena";
import { solveArena } from "marienbad/solve";
import type { Drawing } from "../layout/graph.ts";
import type { FigureOptions } from "../options.ts";
import { placePlainArena } from "./arena.ts";
import { drawnForObjective } from "./objective.ts";
import { placeSolvedArena } from "./strategy.ts";

/** An arena laid out: where its vertices are, how large they all are, and how the edges go that a figure draws. */
export interface ArenaDrawing extends Drawing {
  readonly size: { readonly width: number; readonly height: number };
  /** `edges[i]` goes along `routes[i]`. Parallel edges are one, and none leaves a goal, where a play is over. */
  readonly edges: readonly (readonly [from: number, to: number])[];
}

/** What laying out an arena may be given. */
export interface LayOutOptions extends Pick<FigureOptions, "layout" | "board" | "language" | "vocabulary"> {
  /** What the layout by ranks goes by; without it, the arena is solved for that layout. */
  readonly solution?: Solution;
}

/**
 * The layout of the figures `arena` and, by ranks, `strategy`, without the figure: for those who draw an arena
 * themselves and want what they show and what they export to be the same. Takes an arena of any size. Cost: that of the
 * layout; rows are linear, layers are those of Sugiyama, Tagawa and Toda 1981 (`layout/layered.ts`). Where
 * that would take more room than can be surveyed, and above 300 vertices, the columns are blocks (`layout/blocks.ts`),
 * by the distance from the start or by rank.
 */
export function layOutArena(given: Arena, { solution, ...options }: LayOutOptions = {}): ArenaDrawing {
  const arena = drawnForObjective(withoutParallelEdges(given));
  const placed =
    options.layout === "ranks"
      ? placeSolvedArena(arena, solution ?? solveArena(arena), options)
      : placePlainArena(arena, options);
  return { ...placed.drawing, size: placed.size, edges: placed.edges };
}
