import { MarienbadError } from "../base/error.ts";
import type { Watch } from "../base/work.ts";
import { BEST_FIRST_IDS, type BestFirstId, type PathAlgorithmId } from "./algorithms.ts";
import { findPathFromBothEndsInSlices } from "./bidirectional.ts";
import { exploreStatesInSlices } from "./explore-states.ts";
import { type Ends, findPathInSlices, findVertexPathInSlices } from "./find-path.ts";
import { checkAdmissible } from "./heuristic-checks.ts";
import { idaStarInSlices } from "./ida-star.ts";
import type { Estimate, StateGraph } from "./state-graph.ts";
import { checkWeights, type WeightedGraph } from "./weighted-graph.ts";

/** A path to be found, whatever it leads through: the algorithms and the estimates that apply are chosen by name. */
export interface PathTask<Vertex> {
  /** The algorithms that apply; the first is the default. */
  readonly algorithms: readonly PathAlgorithmId[];
  /** The first is the default. */
  readonly estimates: Readonly<Record<string, Estimate<Vertex>>>;
  solve(algorithm: PathAlgorithmId, options: TaskOptions<Vertex>): Promise<PathAnswer<Vertex>>;
  /** The whole graph, written out. */
  writtenOut(options: TaskOptions<Vertex>): Promise<WrittenOut<Vertex>>;
}

export interface TaskOptions<Vertex> extends Watch {
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
    async solve(algorithm, options) {
      if (isBestFirst(algorithm)) return findVertexPathInSlices(graph, ends, { ...options, algorithm });
      if (algorithm === "bidirectional") return findPathFromBothEndsInSlices(graph, ends, options);
      const { estimate } = options;
      const admissible = estimate === undefined || checkAdmissible(graph, ends.goals, estimate).holds;
      return idaStarInSlices(states, { ...options, admissible });
    },
    writtenOut: async () => ({ graph, ends, vertices: [...Array(graph.vertexCount).keys()] }),
  };
}

/** The task in a state graph, with estimates that are admissible or not. */
export function stateTask<State>(
  graph: StateGraph<State>,
  estimates: Readonly<Record<string, Estimate<State>>>,
  admissible: boolean,
): PathTask<State> {
  const writtenOut = async (options: TaskOptions<State>): Promise<WrittenOut<State>> => {
    const explored = await exploreStatesInSlices(graph, options);
    return { graph: explored.graph, ends: { start: 0, goals: explored.goals }, vertices: explored.states };
  };
  return {
    algorithms: ["astar", "dijkstra", "greedy", "weighted", "ida", "bidirectional"],
    estimates,
    writtenOut,
    async solve(algorithm, options) {
      if (isBestFirst(algorithm)) return findPathInSlices(graph, { ...options, algorithm, admissible });
      if (algorithm === "ida") return idaStarInSlices(graph, { ...options, admissible });
      if (algorithm !== "bidirectional") {
        throw new MarienbadError("not-applicable", {
          en: `The algorithm ${algorithm} is for grids, and this is not one.`,
          fr: `L'algorithme ${algorithm} est pour les grilles, et ceci n'en est pas une.`,
        });
      }
      const whole = await writtenOut(options);
      const { path, order, ...rest } = await findPathFromBothEndsInSlices(whole.graph, whole.ends, options);
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
