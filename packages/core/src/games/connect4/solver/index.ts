export { MAX_HIGH_BITS, MAX_KEY_BITS, MAX_LOW_BITS, SOLVED_ALIGN } from "../column-limits.ts";
export { type SharedTable, seatAt, sharedTable } from "../kernel/shared-table.ts";
export { Connect4Book } from "./book.ts";
export { type BookProgress, type BookSolver, type BuildBookOptions, buildBook } from "./build-book.ts";
export { bookName } from "./expert.ts";
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
