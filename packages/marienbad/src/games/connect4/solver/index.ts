export { Connect4Book } from "./book.ts";
export { type BookProgress, type BookSolver, type BuildBookOptions, buildBook } from "./build-book.ts";
export { type Bounds, Frontier, type FrontierSolver, type Goal, type Question, solveFrontier } from "./frontier.ts";
export {
  analyseFrontier,
  type FrontierAnalysis,
  type FrontierScore,
  type FrontierWatch,
  scoreFrontier,
} from "./frontier-analysis.ts";
export type { ScoredValue } from "./score.ts";
export {
  bucketBitsOf,
  Connect4Solver,
  DEFAULT_MEGABYTES,
  MAX_MEGABYTES,
  type PositionAnalysis,
  type ScoredMove,
  type ScoredPosition,
  type SolverOptions,
} from "./solver.ts";
export { STANDARD_POSITIONS, type StandardPosition } from "./standard-positions.ts";
