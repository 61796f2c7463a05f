export { solveArena } from "./attractor.ts";
export { bestMove, bestPlay, type RatedMove, rateMoves } from "./best.ts";
export { type ComparedOutcome, type Comparison, compareGames, type OutcomeChange, type ValuedGame } from "./compare.ts";
export { type Counts, countOutcomes, type MoverOutcome } from "./counts.ts";
export type { SolveArena } from "./explored.ts";
export { type Layer, layers, type Reason } from "./layers.ts";
export { solveScores } from "./scores.ts";
