export type { Budget, Meter, Work } from "../base/work.ts";
export { run, runAsync } from "../base/work.ts";
export { alphaBeta, alphaBetaWork } from "./alpha-beta.ts";
export type { Answer, Certainty, Cuts } from "./answer.ts";
export { MOST_DEPTH } from "./answer.ts";
export type { PlayoutOptions } from "./heuristics.ts";
export {
  defaultHeuristic,
  heuristicByName,
  heuristicNames,
  playoutHeuristic,
  strongestHeuristic,
} from "./heuristics.ts";
export type { MctsOptions } from "./mcts.ts";
export { mcts, mctsWork, USUAL_PLAYOUTS } from "./mcts.ts";
export type { MemoOptions } from "./memo.ts";
export { memoMinimax, memoMinimaxWork } from "./memo.ts";
export { minimax, minimaxWork } from "./minimax.ts";
export type { MoveName } from "./ordering.ts";
export type { ProofOptions } from "./proof-number.ts";
export { proofNumber, proofNumberWork } from "./proof-number.ts";
export { randomPlay } from "./random-play.ts";
export type { ScoredGraph } from "./scored-graph.ts";
export { graphGame, readScoredGraph } from "./scored-graph.ts";
export type { ScoreTree, TreeNode } from "./scored-tree.ts";
export { heightOf, readScoreTree, treeGame } from "./scored-tree.ts";
export type { StrongOptions } from "./strong.ts";
export { StrongMemory, strong, strongWork } from "./strong.ts";
export { TranspositionTable } from "./table.ts";
export type { Bound, LeafReason, SearchEvent, Trace, Window } from "./trace.ts";
export type { DepthOptions } from "./walk.ts";
