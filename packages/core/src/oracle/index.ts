export type { OracleBudget, OracleProgress } from "./allowance.ts";
export {
  type Analysis,
  type Estimated,
  type JudgedMove,
  type Judgement,
  type KnowledgeSource,
  type Proved,
  proved,
  SOURCES,
  type SourceId,
  sourceOf,
} from "./judgement.ts";
export type { KnownArena, OracleSources } from "./knowledge.ts";
export {
  type Contestant,
  type Interval,
  type MatchGame,
  type MatchOptions,
  type MatchReport,
  match,
} from "./match.ts";
export { isSettled, type Oracle, oracleFor } from "./oracle.ts";
export {
  type ComputerPlayer,
  createPlayer,
  PLAYERS,
  type PlayerEntry,
  type PlayerId,
  type PlayerOptions,
  type PlayerWatch,
} from "./players.ts";
export {
  bestLine,
  MIN_MOVES_LOST,
  type Review,
  type ReviewedMove,
  type ReviewOptions,
  reviewPlay,
  SEVERITIES,
  type Severity,
  type SideReview,
} from "./review.ts";
export { describeJudgement, describeReviewed, SEVERITY_SIGNS, severityName } from "./texts.ts";
