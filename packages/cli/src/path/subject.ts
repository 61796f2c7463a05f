import type { Text, Watch } from "marienbad/base";
import type { Estimate, PathTask } from "marienbad-path";

/** What a path is looked for in, and how to write it. */
export interface PathSubject<Vertex> {
  readonly task: PathTask<Vertex>;
  write(vertex: Vertex): string;
  /** What the steps of a path are called. */
  moves?(path: readonly Vertex[]): Text[];
  /** A picture of the answer. */
  draw?(path: readonly Vertex[]): string | undefined;
  /** Why there is no path, where that is known without a search. */
  readonly hopeless?: Text | undefined;
  /** To be awaited before an estimate is used: gives it its tables. */
  prepare?(estimate: Estimate<Vertex>, watch: Watch): Promise<void>;
}
