import { checkOptions, MarienbadError, type OptionNames, run, type Work, withWork } from "marienbad/base";
import type { Key } from "marienbad/game";
import type { PathResult, PathSearchOptions, TraceEvent } from "./best-first.ts";
import { checkedEstimate, SEARCH_OPTIONS } from "./best-first.ts";
import type { StateGraph, Step } from "./state-graph.ts";
import { texts } from "./texts.ts";
import { checkWeight, type Labelled } from "./weighted-graph.ts";

/** An event at a state in the round of a bound. */
export interface IdaTraceEvent<State> extends Omit<TraceEvent<State>, "kind"> {
  /** `expanded`: within the bound; `beyond`: not followed in this round. */
  readonly kind: "expanded" | "beyond";
  readonly bound: number;
}

/** Options for `idaStar`: without an estimate it is plain iterative deepening; `limit` is for all rounds together. */
export interface IdaStarOptions<State> extends Omit<PathSearchOptions<State>, "trace"> {
  readonly trace?: ((event: IdaTraceEvent<State>) => void) | undefined;
  /** Most states remembered in a round (default 1,000,000); 0 saves memory, but may take exponential time (Korf). */
  readonly memory?: number | undefined;
}

/** The result of other searches without the order of expansion, which repeats itself from round to round. */
export type IdaStarResult<State> = Omit<PathResult<State>, "order" | "reopened"> & {
  readonly bounds: readonly number[];
};

/**
 * Iterative deepening A*: depth first through the states with d + h within a bound, which grows each round to the least
 * value beyond it. Needs costs of 0 or more. Returns a cheapest path if the estimate is admissible; `optimal` is true
 * only if the caller says that it is (or gives none), and no state of the path contradicts it. Cost: that of A* times
 * the number of rounds, if states are remembered. Iterative, so that paths may be long; ends on every finite graph.
 * Progress: expanded states. Reference: Korf 1985; the memory: Reinefeld and Marsland 1994.
 */
export const idaStar = /* @__PURE__ */ withWork(
  <State>(graph: StateGraph<State>, options?: IdaStarOptions<State>) => run(idaStarWork(graph, options)),
  idaStarWork,
);

interface Frame<State> {
  readonly state: State;
  readonly key: Key;
  readonly d: number;
  readonly h: number;
  readonly steps: Iterator<Step<State>>;
}

const SLICE = 4096;
const DEFAULT_MEMORY = 1_000_000;

const IDA_STAR_OPTIONS: OptionNames<IdaStarOptions<never>> = { ...SEARCH_OPTIONS, memory: true };

function* idaStarWork<State>(
  graph: StateGraph<State>,
  options: IdaStarOptions<State> = {},
): Work<IdaStarResult<State>> {
  checkOptions("idaStar", options, IDA_STAR_OPTIONS);
  const { trace, limit = Number.POSITIVE_INFINITY, memory = DEFAULT_MEMORY } = options;
  const estimate = options.estimate ?? (() => 0);
  const isTrusted = options.estimate === undefined || options.admissible === true;
  const named: Labelled<State> = { label: (state) => String(graph.key(state)) };
  const path: Frame<State>[] = [];
  const keysOfPath = new Set<Key>();
  /** The least d of the states entered in this round. */
  const entered = new Map<Key, number>();
  const bounds: number[] = [];
  let bound = checkedEstimate(estimate(graph.start), graph.start, named);
  let beyond = Number.POSITIVE_INFINITY;
  let expanded = 0;

  const enter = (state: State, d: number): void => {
    const key = graph.key(state);
    if (keysOfPath.has(key)) return; // a cycle gains nothing
    const before = entered.get(key);
    if (before !== undefined && before <= d) return;
    const h = checkedEstimate(estimate(state), state, named);
    const c = d + h;
    if (c > bound) {
      beyond = Math.min(beyond, c);
      trace?.({ kind: "beyond", vertex: state, d, h, c, bound });
      return;
    }
    if (before !== undefined || entered.size < memory) entered.set(key, d);
    keysOfPath.add(key);
    path.push({ state, key, d, h, steps: graph.steps(state)[Symbol.iterator]() });
    if (graph.isGoal(state)) return;
    if (expanded >= limit) {
      const parameters = { limit, bound };
      throw new MarienbadError("limit-reached", texts.noPathWithinBound(limit, bound), { parameters });
    }
    expanded++;
    trace?.({ kind: "expanded", vertex: state, d, h, c, bound });
  };

  while (bound < Number.POSITIVE_INFINITY) {
    bounds.push(bound);
    entered.clear();
    beyond = Number.POSITIVE_INFINITY;
    enter(graph.start, 0);
    for (let visits = 1; path.length > 0; visits++) {
      const top = path[path.length - 1];
      if (graph.isGoal(top.state)) return found(top.d);
      const step = top.steps.next();
      if (step.done) {
        path.pop();
        keysOfPath.delete(top.key);
      } else {
        const { to, cost } = step.value;
        checkWeight(cost, top.state, to, named);
        enter(to, top.d + cost);
      }
      if (visits % SLICE === 0) yield expanded;
    }
    bound = beyond;
  }
  return { found: false, path: [], cost: Number.POSITIVE_INFINITY, expanded, optimal: isTrusted, bounds };

  function found(cost: number): IdaStarResult<State> {
    const slack = 1e-9 * (1 + cost); // sums of fractions are rounded
    const liar = path.find(({ d, h }) => h > cost - d + slack);
    const overestimate = liar && { vertex: liar.state, estimate: liar.h, cost: cost - liar.d };
    const optimal = isTrusted && overestimate === undefined;
    return { found: true, path: path.map(({ state }) => state), cost, expanded, optimal, overestimate, bounds };
  }
}
