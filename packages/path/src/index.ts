export type { BestFirstId, PathAlgorithmId } from "./algorithms.ts";
export { BEST_FIRST_IDS, DEFAULT_WEIGHT, PATH_ALGORITHMS, usesEstimate } from "./algorithms.ts";
export type { Overestimate, PathResult, PathSearchOptions, TraceEvent } from "./best-first.ts";
export { distancesTo } from "./dijkstra.ts";
export { type FindPathOptions, findPath, findVertexPath } from "./find-path.ts";
export type { GridTraceEvent } from "./grid/cell-search.ts";
export { cellAt, emptyGrid, type Grid, type GridRules, writeCell } from "./grid/grid.ts";
export type { GridAlgorithm, GridOptions, GridPath } from "./grid/grid-finder.ts";
export { GRID_ALGORITHMS, GridFinder } from "./grid/grid-finder.ts";
export { gridEstimates, gridStates, gridTask } from "./grid/grid-task.ts";
export { parseMap, writeMap } from "./grid/map-format.ts";
export type { Scenario, ScenarioAnswer } from "./grid/scenario-format.ts";
export { answerScenario, parseScenarios, problemOfScenario } from "./grid/scenario-format.ts";
export type {
  Check,
  Falling,
  HeuristicReport,
  ReducedEdge,
  TooHigh,
  TooSteep,
  VertexEstimate,
} from "./heuristic-checks.ts";
export {
  checkAdmissible,
  checkConsistent,
  checkHeuristic,
  checkMonotone,
  reducedEdgesWork,
  reducedWeights,
} from "./heuristic-checks.ts";
export { type IdaStarOptions, type IdaStarResult, type IdaTraceEvent, idaStar } from "./ida-star.ts";
export { type PathProblem, parsePathProblem } from "./path-problem.ts";
export { graphTask, type PathAnswer, type PathTask, stateTask, type TaskOptions } from "./path-task.ts";
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
export { solvedTiles, type Tiles, writeTiles } from "./puzzles/taquin/board.ts";
export { CLASSIC_INSTANCES, type ClassicInstance } from "./puzzles/taquin/classic-instances.ts";
export { TAQUIN_HEURISTICS, type TaquinHeuristic } from "./puzzles/taquin/entry.ts";
export type { Gauge as TaquinGauge } from "./puzzles/taquin/gauge.ts";
export { linearConflictGauge, manhattanGauge } from "./puzzles/taquin/gauge.ts";
export { buildPatternDatabase } from "./puzzles/taquin/pattern-database.ts";
export { patternGauge } from "./puzzles/taquin/patterns.ts";
export { solveTaquin, type TaquinSolution } from "./puzzles/taquin/solve.ts";
export type { Estimate, StateGraph, Step } from "./state-graph.ts";
export type { Ends, NumberedEdge, WeightedGraph, WrittenOut } from "./weighted-graph.ts";
export { forEachEdge, vertexNamed, weightedGraph } from "./weighted-graph.ts";
