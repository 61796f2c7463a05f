export { solveArena } from "./attractor.ts";
export { bestMove, bestPlay, type RatedMove, rateMoves } from "./best.ts";
export { type ComparedOutcome, type Comparison, compareGames, type OutcomeChange, type ValuedGame } from "./compare.ts";
export { type Counts, countOutcomes, type Layer, layers, type MoverOutcome, type Reason } from "./layers.ts";
export type { SolveArena } from "./scores.ts";
export { solveScores } from "./scores.ts";
