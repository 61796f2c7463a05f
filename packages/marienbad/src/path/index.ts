export {
  BEST_FIRST_IDS,
  type BestFirstId,
  DEFAULT_WEIGHT,
  PATH_ALGORITHMS,
  type PathAlgorithm,
  type PathAlgorithmId,
  usesEstimate,
} from "./algorithms.ts";
export type { Overestimate, PathResult, SearchOptions, TraceEvent } from "./best-first.ts";
export {
  type BidirectionalOptions,
  findPathFromBothEnds,
  findPathFromBothEndsInSlices,
} from "./bidirectional.ts";
export { distancesFrom, distancesTo } from "./distances.ts";
export {
  type ExploredStates,
  type ExploreStatesOptions,
  exploreStates,
  exploreStatesInSlices,
} from "./explore-states.ts";
export {
  type Ends,
  type FindPathOptions,
  findPath,
  findPathInSlices,
  findVertexPath,
  findVertexPathInSlices,
} from "./find-path.ts";
export * from "./grid/index.ts";
export { Heap } from "./heap.ts";
export {
  type Check,
  checkAdmissible,
  checkConsistent,
  checkMonotone,
  type Falling,
  reducedWeights,
  type TooHigh,
  type TooSteep,
  type VertexEstimate,
} from "./heuristic-checks.ts";
export { checkHeuristic, type HeuristicReport, type ReducedEdge, reducedEdges } from "./heuristic-report.ts";
export { type IdaStarOptions, type IdaStarResult, type IdaTraceEvent, idaStar, idaStarInSlices } from "./ida-star.ts";
export { type PathProblem, parsePathProblem } from "./path-problem.ts";
export {
  graphTask,
  type PathAnswer,
  type PathTask,
  stateTask,
  type TaskOptions,
  type WrittenOut,
} from "./path-task.ts";
export * from "./puzzles/index.ts";
export type { Estimate, StateGraph, Step } from "./state-graph.ts";
export {
  forEachEdge,
  type NumberedEdge,
  transposed,
  vertexNamed,
  type WeightedGraph,
  weightedGraph,
} from "./weighted-graph.ts";
