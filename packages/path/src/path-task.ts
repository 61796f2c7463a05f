import { MarienbadError, type Work } from "marienbad/base";
import { BEST_FIRST_IDS, type BestFirstId, type PathAlgorithmId } from "./algorithms.ts";
import { findPathFromBothEnds } from "./bidirectional.ts";
import { exploreStates } from "./explore-states.ts";
import { type Ends, findPath, findVertexPath } from "./find-path.ts";
import { checkAdmissible } from "./heuristic-checks.ts";
import { idaStar } from "./ida-star.ts";
import type { Estimate, StateGraph } from "./state-graph.ts";
import { texts } from "./texts.ts";
import { checkWeights, type WeightedGraph } from "./weighted-graph.ts";

/** A path to be found, whatever it leads through: the algorithms and the estimates that apply are chosen by name. */
export interface PathTask<Vertex> {
  /** The algorithms that apply; the first is the default. */
  readonly algorithms: readonly PathAlgorithmId[];
  /** The first is the default. */
  readonly estimates: Readonly<Record<string, Estimate<Vertex>>>;
  /** Looks for the path. Progress is the number of vertices that are expanded. */
  solveWork(algorithm: PathAlgorithmId, options?: TaskOptions<Vertex>): Work<PathAnswer<Vertex>>;
  /** Writes the whole graph out. Progress is the number of vertices that are expanded. */
  writeOutWork(options?: TaskOptions<Vertex>): Work<WrittenOut<Vertex>>;
}

/** What solving a path task may be given. */
export interface TaskOptions<Vertex> {
  readonly estimate?: Estimate<Vertex> | undefined;
  readonly weight?: number | undefined;
  /** The most vertices that may be expanded, or written out. */
  readonly limit?: number | undefined;
}

/** What is common to the results of all algorithms. */
export interface PathAnswer<Vertex> {
  readonly found: boolean;
  readonly path: readonly Vertex[];
  readonly cost: number;
  readonly expanded: number;
  readonly optimal: boolean;
  /** The expanded vertices in order, where the algorithm keeps it. */
  readonly order?: readonly Vertex[];
}

/** A state graph written out as a weighted graph. */
export interface WrittenOut<Vertex> {
  readonly graph: WeightedGraph;
  readonly ends: Ends;
  readonly vertices: readonly Vertex[];
}

/** The task in an explicit graph. Weights that no algorithm takes are refused here, naming the edge. */
export function graphTask(graph: WeightedGraph, ends: Ends, heuristic?: Float64Array): PathTask<number> {
  checkWeights(graph);
  const estimates: Record<string, Estimate<number>> = { zero: () => 0 };
  const states = stateGraphOf(graph, ends);
  const ofStates = stateTask(states, estimates, false);
  return {
    algorithms: heuristic === undefined ? ["dijkstra", ...ofStates.algorithms.slice(1)] : ofStates.algorithms,
    estimates: heuristic === undefined ? estimates : { file: (vertex) => heuristic[vertex], ...estimates },
    *solveWork(algorithm, options = {}) {
      if (isBestFirst(algorithm)) return yield* findVertexPath.work(graph, ends, { ...options, algorithm });
      if (algorithm === "bidirectional") return yield* findPathFromBothEnds.work(graph, ends, options);
      const { estimate } = options;
      const check = estimate && (yield* checkAdmissible.work(graph, ends.goals, estimate));
      return yield* idaStar.work(states, { ...options, admissible: check?.holds ?? true });
    },
    *writeOutWork() {
      return { graph, ends, vertices: Array.from({ length: graph.vertexCount }, (_, vertex) => vertex) };
    },
  };
}

/** The task in a state graph, with estimates that are admissible or not. */
export function stateTask<State>(
  graph: StateGraph<State>,
  estimates: Readonly<Record<string, Estimate<State>>>,
  admissible: boolean,
): PathTask<State> {
  function* writeOutWork({ limit }: TaskOptions<State> = {}): Work<WrittenOut<State>> {
    const explored = yield* exploreStates.work(graph, { limit });
    return { graph: explored.graph, ends: { start: 0, goals: explored.goals }, vertices: explored.states };
  }
  return {
    algorithms: ["astar", "dijkstra", "greedy", "weighted", "ida", "bidirectional"],
    estimates,
    writeOutWork,
    *solveWork(algorithm, options = {}) {
      if (isBestFirst(algorithm)) return yield* findPath.work(graph, { ...options, algorithm, admissible });
      if (algorithm === "ida") return yield* idaStar.work(graph, { ...options, admissible });
      if (algorithm !== "bidirectional") throw new MarienbadError("not-applicable", texts.onlyForGrids(algorithm));
      const whole = yield* writeOutWork(options);
      const { path, order, ...rest } = yield* findPathFromBothEnds.work(whole.graph, whole.ends, options);
      const named = (vertices: readonly number[]): State[] => vertices.map((vertex) => whole.vertices[vertex]);
      return { ...rest, path: named(path), order: named(order) };
    },
  };
}

/** An explicit graph seen as a state graph. */
function stateGraphOf(graph: WeightedGraph, { start, goals }: Ends): StateGraph<number> {
  const { firstEdgeOfVertex, targetOfEdge, weightOfEdge } = graph;
  return {
    start,
    isGoal: (vertex) => goals.includes(vertex),
    *steps(vertex) {
      for (let edge = firstEdgeOfVertex[vertex]; edge < firstEdgeOfVertex[vertex + 1]; edge++) {
        yield { to: targetOfEdge[edge], cost: weightOfEdge[edge] };
      }
    },
    key: (vertex) => vertex,
  };
}

function isBestFirst(algorithm: PathAlgorithmId): algorithm is BestFirstId {
  return (BEST_FIRST_IDS as readonly string[]).includes(algorithm);
}
