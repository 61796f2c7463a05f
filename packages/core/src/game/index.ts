export {
  badRules,
  checkedGame,
  checkMembers,
  deriveGame,
  isTrusted,
  NEEDED_MEMBERS,
  namesOf,
  rulesFail,
  showPosition,
} from "./checked.ts";
export { checkConformance } from "./conformance.ts";
export { DEAD_END_RULES, type DeadEndRule, winnerOfDeadEnd } from "./dead-end.ts";
export { type Facts, facts } from "./facts.ts";
export { fullGame } from "./full-game.ts";
export {
  type ByPlayer,
  type Key,
  legalMoves,
  opponent,
  outcome,
  type Player,
  type Result,
  type Rules,
} from "./game.ts";
export type { HeapGame, HeapPairs, Heaps, PairTable } from "./heaps.ts";
export { type KeyIndex, keyIndexFor } from "./key-index.ts";
export type { DecidedLevel, KeyedGame, LevelKeys } from "./keyed-game.ts";
export { ASKED, type UnknownMember, unknownMembers } from "./known-members.ts";
export { faultOfLevels, searchFaultOfLevels } from "./levels.ts";
export {
  type AnyGame,
  type BesideRules,
  type Board,
  type BoardLook,
  type Expert,
  type FullGame,
  type Game,
  type GivenGame,
  type Heuristic,
  type ImageLevels,
  type Lattice,
  type LevelEngine,
  type Levels,
  MAX_MOVES_BY_KEY,
  type Notation,
  type Parts,
  type Pieces,
  type PointLattice,
  type Resources,
  type RulesByKey,
  type Scores,
  type Starts,
  type Symmetry,
  type TurnSwap,
} from "./members.ts";
export type { Nonconformity } from "./nonconformity.ts";
export { readMove, readPosition } from "./notation.ts";
export {
  type CountOptions,
  countPlays,
  type Play,
  type PlayCount,
  type PlayEnd,
  type PlaysOptions,
  playOf,
  plays,
} from "./plays.ts";
export { type Carried, carryingPoints, leaderOf, Scoring, valueOfPoints } from "./scores.ts";
export { MAX_VISITS, readMoveList, Session, type SessionEnd, type StoredSession } from "./session.ts";
export { deadEnd, describeValue, finalScore, moves, player } from "./texts.ts";
export { gameTree, measureTree, type TreeMeasures, type TreeNode, type TreeOptions } from "./tree.ts";
export { canonicalImage, upToSymmetry } from "./up-to-symmetry.ts";
export type { Value } from "./value.ts";
