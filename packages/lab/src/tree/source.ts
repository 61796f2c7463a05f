import type { Player } from "marienbad";
import { SEARCHES } from "marienbad/search";

/** What is searched: a tree typed as nested lists, a graph with a score at each vertex, or a position of a game. */
export type TreeSource =
  | { readonly kind: "list"; readonly text: string; readonly root: Player }
  | { readonly kind: "graph"; readonly text: string }
  | {
      readonly kind: "game";
      readonly game: string;
      readonly options: Readonly<Record<string, string>>;
      /** A position as it is written, or moves played from the start. */
      readonly from?: string | undefined;
    };

export const ALGORITHMS: readonly string[] = SEARCHES.filter(({ takes }) => takes.includes("trace")).map(
  ({ id }) => id,
);

/** When the memo may use a value again: searched just as deep, or at least as deep as the course does. */
export type Reuse = "same" | "deeper";

export interface Question {
  readonly source: TreeSource;
  readonly algorithm: string;
  readonly depth: number;
  /** The name of a heuristic; "none" judges every unfinished position 0. */
  readonly heuristic?: string | undefined;
  readonly reuse: Reuse;
}
