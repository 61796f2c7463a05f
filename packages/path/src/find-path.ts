import { checkOptions, MarienbadError, type OptionNames, run, runnable, type Work, withWork } from "marienbad/base";
import { type BestFirstId, orderOf } from "./algorithms.ts";
import { bestFirstWork, type Order, type PathResult, type PathSearchOptions, SEARCH_OPTIONS } from "./best-first.ts";
import { distancesTo } from "./dijkstra.ts";
import { numberedGraph, numberStates, type StateGraph } from "./state-graph.ts";
import { texts } from "./texts.ts";
import { checkWeights, type Ends, type WeightedGraph } from "./weighted-graph.ts";

/** Options for `findPath` and `findVertexPath`. */
export interface FindPathOptions<Vertex> extends PathSearchOptions<Vertex> {
  /** Default: A* if there is an estimate, else Dijkstra. */
  readonly algorithm?: BestFirstId | undefined;
  /** For weighted A*: the factor of the estimate, at least 1 (default 1.5). */
  readonly weight?: number | undefined;
}

const FIND_PATH_OPTIONS: OptionNames<FindPathOptions<never>> = { ...SEARCH_OPTIONS, algorithm: true, weight: true };

/** A path in a state graph to the goal chosen first (P1 and P3 in docs/concordance.md). Progress: expanded vertices. */
export const findPath = /* @__PURE__ */ withWork(
  <State>(graph: StateGraph<State>, options?: FindPathOptions<State>) => run(findPathWork(graph, options)),
  findPathWork,
);

function* findPathWork<State>(graph: StateGraph<State>, options: FindPathOptions<State> = {}): Work<PathResult<State>> {
  checkOptions("findPath", options, FIND_PATH_OPTIONS);
  const { estimate, trace } = options;
  const numbered = numberStates(graph);
  const { states } = numbered;
  const { path, order, overestimate, ...result } = yield* bestFirstWork(numbered, chosenOrder(options), {
    ...options,
    estimate: estimate && ((vertex) => estimate(states[vertex])),
    trace: trace && ((event) => trace({ ...event, vertex: states[event.vertex] })),
  });
  const stateOf = (vertex: number): State => states[vertex];
  return {
    ...result,
    path: path.map(stateOf),
    order: order.map(stateOf),
    overestimate: overestimate && { ...overestimate, vertex: stateOf(overestimate.vertex) },
  };
}

/**
 * A path in an explicit graph with finite weights of 0 or more. If `admissible` is unset, the result is compared with
 * the true distance, so that `optimal` is exact. Progress: expanded vertices.
 */
export const findVertexPath = /* @__PURE__ */ runnable(function* findVertexPath(
  graph: WeightedGraph,
  ends: Ends,
  options: FindPathOptions<number> = {},
): Work<PathResult<number>> {
  checkOptions("findVertexPath", options, FIND_PATH_OPTIONS);
  checkWeights(graph);
  const { start, goals } = ends;
  const { estimate } = options;
  const result = yield* bestFirstWork(numberedGraph(graph, start, goals), chosenOrder(options), options);
  if (result.optimal || estimate === undefined || options.admissible !== undefined) return result;
  // Sums in another order may differ in the last digit.
  const distanceOfVertex = yield* distancesTo.work(graph, goals);
  return { ...result, optimal: result.cost <= distanceOfVertex[start] * (1 + 1e-12) };
});

function chosenOrder(options: FindPathOptions<never>): Order {
  const { algorithm = options.estimate === undefined ? "dijkstra" : "astar", weight } = options;
  if (weight !== undefined && !(weight >= 1 && weight < Number.POSITIVE_INFINITY)) {
    throw new MarienbadError("bad-argument", texts.wrongFactor(weight));
  }
  return orderOf(algorithm, weight);
}
