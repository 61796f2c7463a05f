export {
  BEST_FIRST_IDS,
  type BestFirstId,
  DEFAULT_WEIGHT,
  PATH_ALGORITHMS,
  type PathAlgorithmId,
  usesEstimate,
} from "./algorithms.ts";
export type { Overestimate, PathResult, PathSearchOptions, TraceEvent } from "./best-first.ts";
export { distancesTo } from "./distances.ts";
export { type Ends, type FindPathOptions, findPath, findVertexPath } from "./find-path.ts";
export type { GridTraceEvent } from "./grid/cell-search.ts";
export { cellAt, emptyGrid, type Grid, type GridRules, writeCell } from "./grid/grid.ts";
export {
  GRID_ALGORITHMS,
  type GridAlgorithm,
  GridFinder,
  type GridOptions,
  type GridPath,
} from "./grid/grid-finder.ts";
export { gridEstimates, gridStates, gridTask } from "./grid/grid-task.ts";
export { parseMap, writeMap } from "./grid/map-format.ts";
export {
  answerScenario,
  parseScenarios,
  problemOfScenario,
  type Scenario,
  type ScenarioAnswer,
} from "./grid/scenario-format.ts";
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
export { checkHeuristic, type HeuristicReport, type ReducedEdge, reducedEdgesWork } from "./heuristic-report.ts";
export { type IdaStarOptions, type IdaStarResult, type IdaTraceEvent, idaStar } from "./ida-star.ts";
export { type PathProblem, parsePathProblem } from "./path-problem.ts";
export {
  graphTask,
  type PathAnswer,
  type PathTask,
  stateTask,
  type TaskOptions,
  type WrittenOut,
} from "./path-task.ts";
export { makePuzzle, PUZZLES } from "./puzzles/catalogue.ts";
export type {
  AnyPuzzle,
  Puzzle,
  PuzzleEntry,
  PuzzleSolution,
  PuzzleSolveOptions,
  PuzzleSolver,
  PuzzleTable,
} from "./puzzles/entry.ts";
export { solvedTiles, type Tiles } from "./puzzles/taquin/board.ts";
export { CLASSIC_INSTANCES, type ClassicInstance } from "./puzzles/taquin/classic-instances.ts";
export type { Gauge as TaquinGauge } from "./puzzles/taquin/gauge.ts";
export { linearConflictGauge, manhattanGauge } from "./puzzles/taquin/line-gauges.ts";
export { writeTiles } from "./puzzles/taquin/notation.ts";
export { buildPatternDatabase } from "./puzzles/taquin/pattern-database.ts";
export { patternGauge } from "./puzzles/taquin/patterns.ts";
export { solveTaquin, type TaquinSolution } from "./puzzles/taquin/solve.ts";
export { TAQUIN_HEURISTICS, type TaquinHeuristic } from "./puzzles/taquin/solver.ts";
export type { Estimate, StateGraph, Step } from "./state-graph.ts";
export { forEachEdge, type NumberedEdge, vertexNamed, type WeightedGraph, weightedGraph } from "./weighted-graph.ts";
