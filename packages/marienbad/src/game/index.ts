export { checkedGame, deriveGame } from "./checked.ts";
export { type Facts, facts } from "./facts.ts";
export {
  type ByPlayer,
  type Game,
  type Key,
  legalMoves,
  opponent,
  outcome,
  type Player,
  type Result,
} from "./game.ts";
export type { HeapGame, HeapPairs, Heaps, PairTable } from "./heaps.ts";
export type { DecidedLevel, KeyedGame, LevelKeys } from "./keyed-game.ts";
export type {
  AnyKit,
  Board,
  BoardLook,
  Expert,
  GameKit,
  Heuristic,
  ImageLevels,
  Lattice,
  Levels,
  Notation,
  Parts,
  Pieces,
  PointLattice,
  Resources,
  RulesByKey,
  Scores,
  Starts,
  Symmetry,
  TurnSwap,
} from "./kit.ts";
export type { FileStore, TaskGame } from "./level-tasks.ts";
export { faultOfLevels, searchFaultOfLevels } from "./levels.ts";
export { ownKit, plainKit, readMove, readPosition, splitMoves } from "./notation.ts";
export {
  type CountOptions,
  countPlays,
  countPlaysWork,
  isMaximal,
  type Play,
  type PlayCount,
  type PlayEnd,
  type PlaysOptions,
  playOf,
  plays,
  winnerOfPlay,
} from "./plays.ts";
export { type Carried, carryingPoints, leaderOf, Scoring, valueOfPoints } from "./scores.ts";
export { MAX_VISITS, type PlayableGame, readMoveList, Session, type SessionEnd } from "./session.ts";
export { describeValue, finalScore } from "./texts.ts";
export { gameTree, gameTreeWork, measureTree, type TreeMeasures, type TreeNode, type TreeOptions } from "./tree.ts";
export { canonicalImage, upToSymmetry } from "./up-to-symmetry.ts";
export type { Value } from "./value.ts";
