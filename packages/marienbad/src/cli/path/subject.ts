import type { PathTask } from "../../path/index.ts";

/** What a path is looked for in, and how to write it. */
export interface PathSubject<Vertex> {
  readonly task: PathTask<Vertex>;
  write(vertex: Vertex): string;
  /** What the steps of a path are called. */
  moves?(path: readonly Vertex[]): string[];
  /** A picture of the answer. */
  draw?(path: readonly Vertex[]): string | undefined;
  /** Why there is no path, where that is known without a search. */
  readonly hopeless?: string | undefined;
}
