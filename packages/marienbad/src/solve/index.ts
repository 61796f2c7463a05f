export { solve } from "./attractor.ts";
export { bestMove, bestPlay, type RatedMove, rateMoves } from "./best.ts";
export { type Counts, countOutcomes, MOVER_OUTCOMES, type MoverOutcome } from "./counts.ts";
export { type Layer, layers, type Reason, reasonFor } from "./layers.ts";
