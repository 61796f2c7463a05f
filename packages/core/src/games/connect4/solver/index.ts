export { type SharedTable, seatAt, sharedTable } from "../kernel/shared-table.ts";
export { MAX_HIGH_BITS, MAX_KEY_BITS, MAX_LOW_BITS, SOLVED_ALIGN } from "../levels.ts";
export { Connect4Book } from "./book.ts";
export { type BookProgress, type BookSolver, type BuildBookOptions, buildBook } from "./build-book.ts";
export { bookName } from "./expert.ts";
export {
  analyseFrontier,
  type Bounds,
  Frontier,
  type FrontierAnalysis,
  type FrontierQuestion,
  type FrontierScore,
  type FrontierSolver,
  type FrontierWatch,
  type Goal,
  scoreFrontier,
  solveFrontier,
} from "./frontier.ts";
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
