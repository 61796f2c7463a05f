export { type AnalysisOptions, analyseNormalForm, type NormalFormAnalysis } from "./analysis.ts";
export { analysisToJson } from "./analysis-json.ts";
export { tellAnalysis } from "./analysis-text.ts";
export {
  bestResponseFlags,
  checkEquilibrium,
  type MixedProfile,
  type PlayerCheck,
  payoffsAgainst,
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
  restrict,
} from "./dominance.ts";
export {
  DEFAULT_VERTEX_LIMIT,
  describeEquilibrium,
  type EquilibriaOptions,
  type Equilibrium,
  extremeEquilibria,
} from "./equilibria.ts";
export * as fractions from "./fraction.ts";
export { type Fraction, fraction, parseFraction, toFraction, writeFraction } from "./fraction.ts";
export { readJsonGame, writeJsonGame } from "./json.ts";
export { readNfg } from "./nfg-read.ts";
export { type NfgVersion, writeNfg } from "./nfg-write.ts";
export {
  bimatrix,
  type NormalForm,
  type NormalFormDescription,
  type Numeric,
  normalForm,
  payoffRows,
  profileCount,
  profileIndex,
  profileOf,
  shownPayoff,
  strategyCounts,
  zeroSumGame,
} from "./normal-form.ts";
export { type ParetoOutcome, paretoOptima, paretoOutcomes } from "./pareto.ts";
export { readNormalForm } from "./read-game.ts";
export * from "./repeated/index.ts";
export { constantSum, type MatrixValue, matrixValue, zeroSumValue } from "./zero-sum.ts";
