export {
  type AnalysisOptions,
  analyseNormalForm,
  type NormalFormAnalysis,
  type ParetoOutcome,
  paretoOptima,
} from "./analysis.ts";
export {
  bestResponseFlags,
  checkEquilibrium,
  type MixedProfile,
  type PlayerCheck,
  pureEquilibria,
} from "./best-response.ts";
export type { ClassicGame } from "./classic.ts";
export { CLASSIC_GAMES, findClassicGame } from "./classics.ts";
export { type NashComponent, type NashSubset, nashComponents } from "./components.ts";
export {
  type DominanceKind,
  type Domination,
  dominatedStrategies,
  type Elimination,
  eliminateDominated,
} from "./dominance.ts";
export { DEFAULT_VERTEX_LIMIT, type EquilibriaOptions, type Equilibrium, extremeEquilibria } from "./equilibria.ts";
export { explainAnalysis, MAX_CHECKED_EQUILIBRIA } from "./explanation.ts";
export * as fractions from "./fraction.ts";
export { type Fraction, fraction, parseFraction, writeFraction } from "./fraction.ts";
export { readNormalForm, writeJsonGame } from "./json.ts";
export { type NfgVersion, writeNfg } from "./nfg-write.ts";
export {
  bimatrix,
  type NormalForm,
  type NormalFormDescription,
  type Numeric,
  normalForm,
  shownPayoff,
  zeroSumGame,
} from "./normal-form.ts";
export { analysisToJson, tournamentToJson } from "./plain-data.ts";
export {
  type Action,
  AXELROD_DILEMMA,
  COURSE_DILEMMA,
  type Dilemma,
  dilemma,
  shownScore,
  type Turn,
} from "./repeated/dilemma.ts";
export {
  expectedTurns,
  expectedTurnsUntilEnd,
  longRunTurns,
  type TurnChain,
  turnChain,
} from "./repeated/markov.ts";
export {
  DEFAULT_TURNS,
  type DilemmaMatch,
  type DilemmaRules,
  expectedPayoffs,
  playDilemma,
} from "./repeated/match.ts";
export { type PopulationOptions, populationDynamics } from "./repeated/population.ts";
export { DILEMMA_STRATEGIES, findDilemmaStrategy } from "./repeated/strategies.ts";
export {
  type Decide,
  type DilemmaStrategy,
  historyStrategy,
  isMemoryOne,
  type MatchFacts,
  type MemoryOne,
  type MemoryOneStrategy,
  memoryOneStrategy,
} from "./repeated/strategy.ts";
export {
  type ExpectedTournamentOptions,
  expectedTournament,
  playTournament,
  type Standing,
  type Tournament,
  type TournamentOptions,
} from "./repeated/tournament.ts";
export { constantSum, type MatrixValue, matrixValue, zeroSumValue } from "./zero-sum.ts";
