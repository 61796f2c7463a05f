import type { Bound, LeafReason, Window } from "marienbad/search";
import type { SearchRecord, Step } from "./record.ts";

export interface NodeState {
  /** `open` while its children are looked at. */
  readonly status: "open" | "done";
  readonly window: Window | undefined;
  /** The value once it is done; before that the best so far, if any. */
  readonly value: number | undefined;
  readonly bound: Bound;
  readonly leaf: LeafReason | undefined;
  readonly memoFrom: number | undefined;
  readonly chosen: number;
  readonly cut: "alpha" | "beta" | undefined;
}

export interface Moment {
  /** Nodes that were not met yet have no state. */
  readonly states: readonly (NodeState | undefined)[];
  /** The node at which something just happened; none before the first step. */
  readonly current: number;
  readonly step: Step | undefined;
  readonly counts: {
    readonly nodes: number;
    readonly leaves: number;
    readonly memoHits: number;
    readonly cuts: number;
  };
}

type Counts = { -readonly [name in keyof Moment["counts"]]: number };

/** What was known at regular steps, so that going back in a long search is quick. */
interface Checkpoint {
  readonly states: readonly (NodeState | undefined)[];
  readonly counts: Counts;
}

const STEPS_BETWEEN = 1000;
const checkpointsOf = new WeakMap<SearchRecord, Checkpoint[]>();

/** What is known after a number of steps: from the last checkpoint before it, step by step. */
export function momentAfter(record: SearchRecord, count: number): Moment {
  const { steps } = record;
  const checkpoints = checkpointsOf.get(record) ?? [
    { states: [], counts: { nodes: 0, leaves: 0, memoHits: 0, cuts: 0 } },
  ];
  checkpointsOf.set(record, checkpoints);
  const nearest = Math.min(Math.floor(count / STEPS_BETWEEN), checkpoints.length - 1);
  const states = checkpoints[nearest].states.slice();
  const counts = { ...checkpoints[nearest].counts };
  for (let done = nearest * STEPS_BETWEEN; done < count; done++) {
    if (done === checkpoints.length * STEPS_BETWEEN)
      checkpoints.push({ states: states.slice(), counts: { ...counts } });
    take(steps[done], states, counts);
  }
  const step = steps[count - 1];
  return { states, current: step?.node ?? -1, step, counts };
}

function take(step: Step, states: (NodeState | undefined)[], counts: Counts): void {
  const before = states[step.node] as NodeState; // a node is entered before anything else happens there
  switch (step.kind) {
    case "enter": {
      const { leaf, memo, window } = step;
      counts.nodes++;
      if (leaf !== undefined) counts.leaves++;
      if (memo !== undefined) counts.memoHits++;
      states[step.node] = {
        status: leaf === undefined && memo === undefined ? "open" : "done",
        window,
        value: leaf?.value ?? memo?.value,
        bound: "exact",
        leaf: leaf?.reason,
        memoFrom: memo?.from,
        chosen: -1,
        cut: undefined,
      };
      break;
    }
    case "update": {
      const { window, best, improved, child } = step;
      states[step.node] = { ...before, window, value: best, chosen: improved ? child : before.chosen };
      break;
    }
    case "leave": {
      const { value, bound, chosen, cut } = step;
      if (cut !== undefined) counts.cuts++;
      states[step.node] = { ...before, status: "done", value, bound, chosen, cut: cut?.kind };
    }
  }
}

/** Why a node was not looked at: cut away, or not needed because its ancestor was known from memory. */
export function absence(
  { nodes }: SearchRecord,
  { states }: Moment,
  node: number,
): "pruned" | "remembered" | "waiting" | undefined {
  if (states[node] !== undefined) return undefined;
  let above = nodes[node].parent;
  while (above >= 0 && states[above] === undefined) above = nodes[above].parent;
  const state = above < 0 ? undefined : states[above];
  if (state?.cut !== undefined) return "pruned";
  return state?.memoFrom !== undefined ? "remembered" : "waiting";
}

/** The nodes of the play that is expected from the root, as far as it is known. */
export function bestLine({ states }: Moment): Set<number> {
  const line = new Set<number>();
  for (let node = 0; node >= 0 && states[node] !== undefined && states[node]?.status === "done"; ) {
    line.add(node);
    node = states[node]?.memoFrom === undefined ? (states[node]?.chosen ?? -1) : -1;
  }
  return line;
}
