export {
  asParity,
  type ObjectiveOptions,
  type ObjectiveSolution,
  type ParityArena,
  resolveObjective,
} from "./game.ts";
export { solveByLearning } from "./learning.ts";
export {
  OBJECTIVES,
  type Objective,
  PARITY_SOLVERS,
  type ParitySolver,
  type SolvedObjective,
  solveObjective,
} from "./objectives.ts";
export {
  isParitySolution,
  paritySolutionPieces,
  readParitySolution,
  writeParitySolution,
} from "./paritysol.ts";
export { checkObjectiveStrategy, type EndlessPlay, type ObjectiveVerdict, playOn } from "./strategy.ts";
export { solveByZielonka, type ZielonkaStep, type ZielonkaTrace } from "./zielonka.ts";
