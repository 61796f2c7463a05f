import { GrowingArray, growingWords, MarienbadError, type Work } from "marienbad/base";
import { BEST_FIRST_IDS, type BestFirstId, type PathAlgorithmId } from "./algorithms.ts";
import { type PathResult, SLICE } from "./best-first.ts";
import { pathFromBothEndsWork } from "./dijkstra.ts";
import { findPath, findVertexPath } from "./find-path.ts";
import { checkAdmissible } from "./heuristic-checks.ts";
import { idaStar } from "./ida-star.ts";
import { type Estimate, numberStates, type StateGraph } from "./state-graph.ts";
import { texts } from "./texts.ts";
import { checkWeight, checkWeights, type Ends, type WeightedGraph, type WrittenOut } from "./weighted-graph.ts";

/** A path to be found in any kind of graph, with the algorithms and estimates that apply, by name. */
export interface PathTask<Vertex> {
  /** The first is the default. */
  readonly algorithms: readonly PathAlgorithmId[];
  /** The first is the default. */
  readonly estimates: Readonly<Record<string, Estimate<Vertex>>>;
  /** Progress: expanded vertices. */
  solveWork(algorithm: PathAlgorithmId, options?: TaskOptions<Vertex>): Work<PathAnswer<Vertex>>;
  /** Writes the whole graph out. Progress: expanded vertices. */
  writeOutWork(options?: TaskOptions<Vertex>): Work<WrittenOut<Vertex>>;
}

/** Options for a path task. */
export interface TaskOptions<Vertex> {
  readonly estimate?: Estimate<Vertex> | undefined;
  readonly weight?: number | undefined;
  /** Maximum number of vertices to expand or to write out. */
  readonly limit?: number | undefined;
}

/** The part of a result that all algorithms have; some have no `order`. */
export interface PathAnswer<Vertex>
  extends Pick<PathResult<Vertex>, "found" | "path" | "cost" | "expanded" | "optimal">,
    Partial<Pick<PathResult<Vertex>, "order">> {}

/** The task in an explicit graph, whose weights are checked. */
export function graphTask(graph: WeightedGraph, ends: Ends, heuristic?: Float64Array): PathTask<number> {
  checkWeights(graph);
  const estimates: Record<string, Estimate<number>> = { zero: () => 0 };
  const states = stateGraphOf(graph, ends);
  const ofStates = stateTask(states, estimates, false);
  return {
    algorithms: heuristic === undefined ? ["dijkstra", ...ofStates.algorithms.slice(1)] : ofStates.algorithms,
    estimates: heuristic === undefined ? estimates : { file: (vertex) => heuristic[vertex], ...estimates },
    *solveWork(algorithm, { estimate, weight, limit } = {}) {
      if (isBestFirst(algorithm)) {
        return yield* findVertexPath.work(graph, ends, { estimate, weight, limit, algorithm });
      }
      if (algorithm === "bidirectional") return yield* pathFromBothEndsWork(graph, ends, limit);
      const check = estimate && (yield* checkAdmissible.work(graph, ends.goals, estimate));
      return yield* idaStar.work(states, { estimate, limit, admissible: check?.holds ?? true });
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
  return {
    algorithms: ["astar", "dijkstra", "greedy", "weighted", "ida", "bidirectional"],
    estimates,
    writeOutWork: ({ limit } = {}) => writeOutWork(graph, limit),
    *solveWork(algorithm, { estimate, weight, limit } = {}) {
      if (isBestFirst(algorithm)) {
        return yield* findPath.work(graph, { estimate, weight, limit, algorithm, admissible });
      }
      if (algorithm === "ida") return yield* idaStar.work(graph, { estimate, limit, admissible });
      if (algorithm !== "bidirectional") throw new MarienbadError("not-applicable", texts.onlyForGrids(algorithm));
      const whole = yield* writeOutWork(graph, limit);
      const { path, order, ...rest } = yield* pathFromBothEndsWork(whole.graph, whole.ends, limit);
      const named = (vertices: readonly number[]): State[] => vertices.map((vertex) => whole.vertices[vertex]);
      return { ...rest, path: named(path), order: named(order) };
    },
  };
}

/** Writes out the part of a state graph that can be reached, breadth first; vertex 0 is the start. */
function* writeOutWork<State>(graph: StateGraph<State>, limit = 1_000_000): Work<WrittenOut<State>> {
  const numbered = numberStates(graph);
  const { states: vertices, label } = numbered;
  const firstEdges = growingWords();
  const targets = growingWords();
  const weights = new GrowingArray(new Float64Array(0));
  const goals: number[] = [];
  for (let vertex = 0; vertex < vertices.length; vertex++) {
    firstEdges.push(targets.length);
    if (numbered.isGoal(vertex)) goals.push(vertex);
    numbered.expand(vertex, (target, weight) => {
      checkWeight(weight, vertex, target, numbered);
      targets.push(target);
      weights.push(weight);
    });
    if (vertices.length > limit) {
      throw new MarienbadError("limit-reached", texts.tooManyStates(limit), { parameters: { limit } });
    }
    if ((vertex + 1) % SLICE === 0) yield vertex + 1;
  }
  firstEdges.push(targets.length);
  const written: WeightedGraph = {
    vertexCount: vertices.length,
    edgeCount: targets.length,
    firstEdgeOfVertex: firstEdges.finish(),
    targetOfEdge: targets.finish(),
    weightOfEdge: weights.finish(),
    label,
  };
  return { graph: written, ends: { start: 0, goals }, vertices };
}

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
