import { checkOptions, MarienbadError, type OptionNames, run, type Work, withWork } from "marienbad/base";
import { type BestFirstId, orderOf } from "./algorithms.ts";
import { bestFirstWork, type Overestimate, type PathResult, type PathSearchOptions } from "./best-first.ts";
import { distancesTo } from "./distances.ts";
import { numberedGraph, numberStates, type StateGraph } from "./state-graph.ts";
import { texts } from "./texts.ts";
import { checkWeights, type WeightedGraph } from "./weighted-graph.ts";

/** What looking for a path may be given. */
export interface FindPathOptions<Vertex> extends PathSearchOptions<Vertex> {
  /** Default: A* when there is an estimate, else Dijkstra. */
  readonly algorithm?: BestFirstId | undefined;
  /** For weighted A*: the factor of the estimate, at least 1 (default 1.5). */
  readonly weight?: number | undefined;
}

/** A path through a state graph from its start to the goal that is chosen first (P1 and P3 in docs/concordance.md). */
export const findPath = /* @__PURE__ */ withWork(function findPath<State>(
  graph: StateGraph<State>,
  options: FindPathOptions<State> = {},
): PathResult<State> {
  checkOptions("findPath", options, FIND_PATH_OPTIONS);
  return run(findPathWork(graph, options));
}, findPathWork);

/** Where a path through an explicit graph is looked for. */
export interface Ends {
  readonly start: number;
  readonly goals: readonly number[];
}

/**
 * A path through an explicit graph. Negative and infinite weights are refused, wherever they are. When it is not
 * known whether the estimate is admissible, a result that is not proved is compared with the true distance, so that
 * `optimal` is exact.
 */
export const findVertexPath = /* @__PURE__ */ withWork(function findVertexPath(
  graph: WeightedGraph,
  ends: Ends,
  options: FindPathOptions<number> = {},
): PathResult<number> {
  checkOptions("findVertexPath", options, FIND_PATH_OPTIONS);
  return run(findVertexPathWork(graph, ends, options));
}, findVertexPathWork);

const FIND_PATH_OPTIONS: OptionNames<FindPathOptions<never>> = {
  estimate: true,
  admissible: true,
  trace: true,
  limit: true,
  algorithm: true,
  weight: true,
};

/** `findPath` as a work. Progress is the number of vertices that are expanded. */
function* findPathWork<State>(graph: StateGraph<State>, options: FindPathOptions<State> = {}): Work<PathResult<State>> {
  const { estimate, trace } = options;
  const numbered = numberStates(graph);
  const { states } = numbered;
  const result = yield* bestFirstWork(numbered, chosenOrder(options), {
    ...options,
    estimate: estimate && ((vertex) => estimate(states[vertex])),
    trace: trace && ((event) => trace({ ...event, vertex: states[event.vertex] })),
  });
  return withVertices(result, (vertex) => states[vertex]);
}

/** `findVertexPath` as a work. Progress is the number of vertices that are expanded. */
function* findVertexPathWork(
  graph: WeightedGraph,
  { start, goals }: Ends,
  options: FindPathOptions<number> = {},
): Work<PathResult<number>> {
  checkWeights(graph);
  const { estimate } = options;
  const result = yield* bestFirstWork(numberedGraph(graph, start, goals), chosenOrder(options), options);
  if (result.optimal || estimate === undefined || options.admissible !== undefined) return result;
  // Nothing proves it yet; the true distance does, and the order in which a sum is taken must not matter.
  const distanceOfVertex = yield* distancesTo.work(graph, goals);
  const leastCost = distanceOfVertex[start];
  return { ...result, optimal: result.cost <= leastCost * (1 + 1e-12) };
}

function chosenOrder(options: FindPathOptions<never>): ReturnType<typeof orderOf> {
  const { algorithm = options.estimate === undefined ? "dijkstra" : "astar", weight } = options;
  if (weight !== undefined && !(weight >= 1 && weight < Number.POSITIVE_INFINITY)) {
    throw new MarienbadError("bad-argument", texts.wrongFactor(weight));
  }
  return orderOf(algorithm, weight);
}

/** The same result with other names for its vertices. */
function withVertices<From, To>(result: PathResult<From>, name: (vertex: From) => To): PathResult<To> {
  const overestimate: Overestimate<To> | undefined = result.overestimate && {
    ...result.overestimate,
    vertex: name(result.overestimate.vertex),
  };
  return { ...result, path: result.path.map(name), order: result.order.map(name), overestimate };
}
