import { type MixedProfile, pureEquilibria } from "./best-response.ts";
import { type NashComponent, nashComponents } from "./components.ts";
import {
  type Domination,
  dominatedStrategies,
  type Elimination,
  eliminateDominated,
  MOST_PROFILES_FOR_MIXES,
} from "./dominance.ts";
import {
  describeEquilibrium,
  type EquilibriaOptions,
  type Equilibrium,
  extremeEquilibria,
  MOST_EQUILIBRIA,
  tooManyEquilibria,
} from "./equilibria.ts";
import type { Fraction } from "./fraction.ts";
import { type NormalForm, payoffRows, profileCount } from "./normal-form.ts";
import { type ParetoOutcome, paretoOutcomes } from "./pareto.ts";
import { constantSum, type MatrixValue, matrixValue, pureMix } from "./zero-sum.ts";

export interface AnalysisOptions extends EquilibriaOptions {
  /** Leaves the mixed equilibria of a two-player game out. */
  readonly pureOnly?: boolean;
}

/** Everything that the course asks about a game in normal form. */
export interface NormalFormAnalysis {
  readonly game: NormalForm;
  readonly dominated: readonly Domination[];
  /** Whether strict dominance by mixes was looked for too; not in large games. */
  readonly mixedDominance: boolean;
  readonly elimination: Readonly<Record<"strict" | "weak", Elimination>>;
  readonly pureEquilibria: readonly (readonly number[])[];
  /** All extreme equilibria, or the pure ones only (see `complete`). */
  readonly equilibria: readonly Equilibrium[];
  /** Whether every equilibrium is made of those listed: false when the mixed ones were not looked for. */
  readonly complete: boolean;
  readonly components: readonly NashComponent[];
  readonly pareto: readonly ParetoOutcome[];
  /** What the payoffs of two players add up to, when it is the same everywhere: 0 in a zero-sum game. */
  readonly constantSum: Fraction | undefined;
  /** Value and optimal mixes of such a game, unless it is too large. */
  readonly zeroSum: MatrixValue | undefined;
}

/** Above this the linear programme of the value takes too long. */
const MOST_VALUED = 5000;
/** Above this the profiles are too many to compare two by two. */
const MOST_COMPARED = 2500;

/**
 * All the answers at once. Mixed equilibria are for two players; for more, the pure ones are listed and `complete` is
 * false. The outcomes of games with more than 2500 profiles are not compared (`pareto` is empty),
 * and those with more than 5000 are not valued.
 */
export function analyseNormalForm(
  game: NormalForm,
  { pureOnly = false, ...options }: AnalysisOptions = {},
): NormalFormAnalysis {
  const complete = game.players.length === 2 && !pureOnly;
  const pure = pureEquilibria(game);
  if (pure.length > MOST_EQUILIBRIA) throw tooManyEquilibria();
  const equilibria = complete
    ? extremeEquilibria(game, options)
    : pure.map((profile) => describeEquilibrium(game, mixesOf(game, profile)));
  const mixes = profileCount(game) <= MOST_PROFILES_FOR_MIXES;
  const strict = dominatedStrategies(game, "strict", { mixes });
  const weak = dominatedStrategies(game, "weak");
  const isStrict = ({ player, strategy }: Domination): boolean =>
    strict.some((other) => other.player === player && other.strategy === strategy);
  const sum = constantSum(game);
  return {
    game,
    mixedDominance: mixes,
    dominated: [...strict, ...weak.filter((one) => !isStrict(one))],
    elimination: { strict: eliminateDominated(game, "strict", { mixes }), weak: eliminateDominated(game, "weak") },
    pureEquilibria: pure,
    equilibria,
    complete,
    components: complete ? nashComponents(equilibria) : [],
    pareto: profileCount(game) <= MOST_COMPARED ? paretoOutcomes(game) : [],
    constantSum: sum,
    zeroSum: sum === undefined || profileCount(game) > MOST_VALUED ? undefined : matrixValue(payoffRows(game, 0)),
  };
}

/** A pure profile as mixes that put everything on one strategy. */
function mixesOf(game: NormalForm, profile: readonly number[]): MixedProfile {
  return profile.map((strategy, player) => pureMix(game.strategiesOfPlayer[player].length, strategy));
}
