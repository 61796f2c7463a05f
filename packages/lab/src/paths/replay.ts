import type { TraceEvent } from "marienbad-path";
import type { Run } from "./tasks.ts";

type VertexState = "frontier" | "expanded";

export interface Moment {
  readonly stateOf: ReadonlyMap<number, VertexState>;
  /** The last event of each vertex: its d, h and c. */
  readonly eventOf: ReadonlyMap<number, TraceEvent<number>>;
  readonly current: number | undefined;
  readonly expanded: number;
  readonly frontier: number;
  readonly finished: boolean;
  /** Whether the last step put an expanded vertex back into the frontier. */
  readonly reopened: readonly number[];
}

/** Plays the trace again up to a step: the start alone at 0, then one expansion per step, the answer after the last. */
export function momentOf({ events, expanded: total }: Run, step: number): Moment {
  const stateOf = new Map<number, VertexState>();
  const eventOf = new Map<number, TraceEvent<number>>();
  let current: number | undefined;
  let expanded = 0;
  let reopened: number[] = [];
  for (const event of events) {
    if (event.kind === "expanded") {
      if (expanded === step) break;
      expanded++;
      current = event.vertex;
      reopened = [];
    } else if (event.kind === "reopened") reopened.push(event.vertex);
    stateOf.set(event.vertex, event.kind === "expanded" ? "expanded" : "frontier");
    eventOf.set(event.vertex, event);
  }
  const frontier = [...stateOf.values()].filter((state) => state === "frontier").length;
  return { stateOf, eventOf, current, expanded, frontier, finished: step > total, reopened };
}
