export {
  asParity,
  type ObjectiveOptions,
  type ObjectiveSolution,
  type ParityArena,
  resolveObjective,
} from "./game.ts";
export { solveByLearning, solveByLearningWork } from "./learning.ts";
export {
  findObjective,
  findParitySolver,
  OBJECTIVES,
  type Objective,
  PARITY_SOLVERS,
  type ParitySolver,
  type SolvedObjective,
  solveObjective,
  solveObjectiveWork,
} from "./objectives.ts";
export {
  isParitySolution,
  paritySolutionPieces,
  readParitySolution,
  writeParitySolution,
} from "./paritysol.ts";
export { checkObjectiveStrategy, type EndlessPlay, type ObjectiveVerdict, playOn } from "./strategy.ts";
export { solveByZielonka, solveByZielonkaWork, type ZielonkaStep, type ZielonkaTrace } from "./zielonka.ts";
