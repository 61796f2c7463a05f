export { type Action, AXELROD_DILEMMA, COURSE_DILEMMA, type Dilemma, dilemma, TURNS, type Turn } from "./dilemma.ts";
export { expectedTurns, expectedTurnsUntilEnd, longRunTurns, type TurnChain, turnChain } from "./markov.ts";
export { DEFAULT_TURNS, expectedPayoffs, type Match, type MatchRules, playMatch } from "./match.ts";
export { type PopulationOptions, populationDynamics } from "./population.ts";
export { DILEMMA_STRATEGIES, findDilemmaStrategy } from "./strategies.ts";
export {
  type Decide,
  type DilemmaStrategy,
  historyStrategy,
  isMemoryOne,
  type MemoryOne,
  type MemoryOneStrategy,
  memoryOneStrategy,
} from "./strategy.ts";
export {
  expectedTournament,
  playTournament,
  type Standing,
  type Tournament,
  type TournamentOptions,
} from "./tournament.ts";
export { tournamentToJson } from "./tournament-json.ts";
export { tellMatch, tellPopulation, tellStandings } from "./tournament-text.ts";
