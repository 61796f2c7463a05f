import { checkOptions, MarienbadError, type OptionNames, run, type Work, withWork } from "marienbad/base";
import type { Key } from "marienbad/game";
import { checkedEstimate, type Overestimate, type PathResult } from "./best-first.ts";
import type { Estimate, StateGraph, Step } from "./state-graph.ts";
import { texts } from "./texts.ts";
import { checkWeight, type Labelled } from "./weighted-graph.ts";

/** What IDA* did with a state in the round of a bound: d is the cost of the path to it, h the estimate, c = d + h. */
export interface IdaTraceEvent<State> {
  /** `expanded`: within the bound; `beyond`: not followed in this round. */
  readonly kind: "expanded" | "beyond";
  readonly vertex: State;
  readonly d: number;
  readonly h: number;
  readonly c: number;
  readonly bound: number;
}

/** What IDA* may be given. */
export interface IdaStarOptions<State> {
  /** An estimate of the cost to the nearest goal (default 0: plain iterative deepening); below 0 it counts as 0. */
  readonly estimate?: Estimate<State> | undefined;
  /** The caller knows that the estimate never exceeds the true cost. */
  readonly admissible?: boolean | undefined;
  readonly trace?: ((event: IdaTraceEvent<State>) => void) | undefined;
  /** The most states that may be expanded, over all rounds (default: no limit). */
  readonly limit?: number | undefined;
  /**
   * The most states remembered in a round, so as not to walk through them twice (default 1,000,000). With 0 it is
   * Korf's own algorithm, which needs memory for one path only and may walk through a state exponentially often.
   */
  readonly memory?: number | undefined;
}

/** As of every search; the order of expansion is left to the trace, for it repeats itself from round to round. */
export type IdaStarResult<State> = Omit<PathResult<State>, "order" | "reopened"> & {
  /** The bound of each round. */
  readonly bounds: readonly number[];
};

/**
 * Iterative deepening A*: depth first through the states with d + h within a bound, which grows from round to round to
 * the least value that was beyond it.
 *
 * Needs: costs of 0 or more. Returns: a cheapest path when the estimate is admissible, consistent or not; `optimal` is
 * true only when the caller says that it is (or gives none), and no state of the path contradicts it.
 * Cost: as A* times the number of rounds, when states are remembered; costs of many different sizes make many rounds.
 * It is iterative, so that a path may be long. It ends on every finite graph.
 * Reference: Korf 1985; the memory: Reinefeld and Marsland 1994.
 */
export const idaStar = /* @__PURE__ */ withWork(function idaStar<State>(
  graph: StateGraph<State>,
  options: IdaStarOptions<State> = {},
): IdaStarResult<State> {
  checkOptions("idaStar", options, IDA_STAR_OPTIONS);
  return run(idaStarWork(graph, options));
}, idaStarWork);

/** One state of the path that is being followed. */
interface Frame<State> {
  readonly state: State;
  readonly key: Key;
  readonly d: number;
  readonly h: number;
  readonly steps: Iterator<Step<State>>;
}

const SLICE = 4096;
const DEFAULT_MEMORY = 1_000_000;

const IDA_STAR_OPTIONS: OptionNames<IdaStarOptions<never>> = {
  estimate: true,
  admissible: true,
  trace: true,
  limit: true,
  memory: true,
};

/** The same as a work. Progress is the number of states that are expanded. */
function* idaStarWork<State>(
  graph: StateGraph<State>,
  options: IdaStarOptions<State> = {},
): Work<IdaStarResult<State>> {
  const { trace, limit = Number.POSITIVE_INFINITY, memory = DEFAULT_MEMORY } = options;
  const estimate = options.estimate ?? (() => 0);
  const named: Labelled<State> = { label: (state) => String(graph.key(state)) };
  const path: Frame<State>[] = [];
  const keysOfPath = new Set<Key>();
  /** The least d with which a state was entered in this round. */
  const entered = new Map<Key, number>();
  const bounds: number[] = [];
  let bound = checkedEstimate(estimate(graph.start), graph.start, named);
  let beyond = Number.POSITIVE_INFINITY;
  let expanded = 0;

  /** Goes on to a state, unless it is beyond the bound or was entered as cheaply before. */
  const enter = (state: State, d: number): void => {
    const key = graph.key(state);
    if (keysOfPath.has(key)) return; // coming back costs something or nothing, and gains nothing
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
      throw new MarienbadError("limit-reached", texts.noPathWithinBound(limit, bound), {
        parameters: { limit, bound },
      });
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
  return { found: false, path: [], cost: Number.POSITIVE_INFINITY, expanded, optimal: trusted(), bounds };

  function found(cost: number): IdaStarResult<State> {
    const slack = 1e-9 * (1 + cost); // sums of fractions are rounded
    const liar = path.find(({ d, h }) => h > cost - d + slack);
    const overestimate: Overestimate<State> | undefined = liar && {
      vertex: liar.state,
      estimate: liar.h,
      cost: cost - liar.d,
    };
    const optimal = trusted() && overestimate === undefined;
    return { found: true, path: path.map(({ state }) => state), cost, expanded, optimal, overestimate, bounds };
  }

  function trusted(): boolean {
    return options.estimate === undefined || options.admissible === true;
  }
}
