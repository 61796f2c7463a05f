export type { Contestant, MatchGame, MatchOptions, MatchReport } from "./match.ts";
export { isMistake, playMatch } from "./match.ts";
export type { JudgedMove, Oracle, Verdict } from "./oracle.ts";
export { oracleOf, solvedOracle } from "./oracle.ts";
export type { ComputerPlayer, Expert, PlayerKind, PlayerOptions } from "./players.ts";
export { createPlayer, PLAYER_KINDS } from "./players.ts";
export type { Interval } from "./wilson.ts";
export { wilsonInterval } from "./wilson.ts";
