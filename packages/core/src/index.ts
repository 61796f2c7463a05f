/* The front door: what a game programmer needs. Everything else is exported by its room, as `marienbad/arena`. */

export type { Arena } from "./arena/arena.ts";
export { explore } from "./arena/explore.ts";
export { MarienbadError, type Parsed, parsed, refused, unwrap } from "./base/error.ts";
export { seededRandom } from "./base/random.ts";
export { type Text, text } from "./base/text.ts";
export { runAsync, type Signal } from "./base/work.ts";
export { type Analysed, type AnalyseOptions, analyse } from "./door/analyse.ts";
export { type Solved, type SolveOptions, solve } from "./door/solve.ts";
export type { PositionValue, ValuedMove } from "./door/value.ts";
export { checkConformance as lint } from "./game/conformance.ts";
export { defineGame } from "./game/define.ts";
export type { Facts } from "./game/facts.ts";
export { type Key, legalMoves, opponent, type Player, type Result } from "./game/game.ts";
export type {
  Board,
  Game,
  Heuristic,
  Levels,
  Notation,
  Parts,
  RulesByKey,
  Scores,
  Starts,
  Symmetry,
} from "./game/members.ts";
export type { Nonconformity } from "./game/nonconformity.ts";
export { readMove, readPosition } from "./game/notation.ts";
export { Session } from "./game/session.ts";
export { defineFamily, type Family } from "./games/family.ts";
export { type GameId, loadGame } from "./games/load.ts";
export { type MatchReport, match } from "./oracle/match.ts";
export { type ComputerPlayer, createPlayer, PLAYERS } from "./oracle/players.ts";
export type { Review } from "./oracle/review.ts";
export { verify } from "./verify/solution.ts";
