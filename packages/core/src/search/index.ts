export { type Budget, type Meter, run, runAsync, runWithin, type Work } from "../base/work.ts";
export { type AlphaBetaOptions, alphaBeta } from "./alpha-beta.ts";
export { type Answer, type Certainty, type Cuts, MAX_DEPTH } from "./answer.ts";
export {
  defaultHeuristic,
  type HeuristicEntry,
  heuristicByName,
  heuristicsOf,
  strongestHeuristic,
} from "./heuristics.ts";
export { IMPROVEMENTS, type Improvement } from "./improvements.ts";
export { type MctsOptions, mcts } from "./mcts.ts";
export { type MemoOptions, memoMinimax } from "./memo.ts";
export { minimax } from "./minimax.ts";
export { type PlayoutOptions, playoutHeuristic } from "./playouts.ts";
export { type ProofOptions, proofNumber } from "./proof-number.ts";
export { DEFAULT_DEPTH, findSearch, SEARCHES, type SearchEntry, type SearchOptions } from "./registry.ts";
export { graphGame, readScoredGraph, type ScoredGraph } from "./scored-graph.ts";
export { heightOf, readScoreTree, type ScoreTree, type ScoreTreeNode, treeGame } from "./scored-tree.ts";
export { searchSentences } from "./sentences.ts";
export { StrongMemory, type StrongOptions, strong } from "./strong.ts";
export type { Bound, LeafReason, SearchEvent, Trace, Window } from "./trace.ts";
export type { DepthOptions } from "./walk.ts";
