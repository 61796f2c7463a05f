export { type Budget, type Meter, run, runAsync, runWithin, type Work } from "../base/work.ts";
export { type Answer, type Certainty, type Cuts, MAX_DEPTH } from "./answer.ts";
export {
  defaultHeuristic,
  type HeuristicEntry,
  heuristicByName,
  heuristicsOf,
  type PlayoutOptions,
  playoutHeuristic,
  strongestHeuristic,
} from "./heuristics.ts";
export { type MctsOptions, mcts } from "./mcts.ts";
export type { DepthOptions } from "./minimax.ts";
export { type AlphaBetaOptions, alphaBeta, type MemoOptions, memoMinimax, minimax } from "./minimax.ts";
export { IMPROVEMENTS, type Improvement } from "./negamax.ts";
export { type ProofOptions, proofNumber } from "./proof-number.ts";
export { DEFAULT_DEPTH, findSearch, SEARCHES, type SearchEntry, type SearchOptions } from "./registry.ts";
export {
  graphGame,
  heightOf,
  readScoredGraph,
  readScoreTree,
  type ScoredGraph,
  type ScoreTree,
  type ScoreTreeNode,
  treeGame,
} from "./scored.ts";
export { StrongMemory, type StrongOptions, strong } from "./strong.ts";
export { searchSentences } from "./texts.ts";
export type { Bound, LeafReason, SearchEvent, Trace, Window } from "./trace.ts";
