import { checkOptions, type OptionNames, run, runnable, type Work } from "marienbad/base";
import { type MixedProfile, pureEquilibria } from "./best-response.ts";
import { type NashComponent, nashComponents } from "./components.ts";
import {
  type Domination,
  dominatedStrategies,
  type Elimination,
  eliminateDominated,
  MAX_PROFILES_FOR_MIXES,
} from "./dominance.ts";
import {
  describeEquilibrium,
  type EquilibriaOptions,
  type Equilibrium,
  extremeEquilibria,
  MAX_EQUILIBRIA,
  tooManyEquilibria,
} from "./equilibria.ts";
import { compare, type Fraction } from "./fraction.ts";
import { type NormalForm, payoffRows, profileCount, profileOf, strategyCounts } from "./normal-form.ts";
import { constantSum, type MatrixValue, matrixValue, pureMix } from "./zero-sum.ts";

/** What the analysis of a game in normal form may be given. */
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
const MAX_VALUED = 5000;
/** Above this the profiles are too many to compare two by two. */
const MAX_COMPARED = 2500;

/**
 * All the answers at once. Mixed equilibria are for two players; for more, the pure ones are listed and `complete` is
 * false. The outcomes of games with more than 2500 profiles are not compared (`pareto` is empty),
 * and those with more than 5000 are not valued.
 */
export const analyseNormalForm = /* @__PURE__ */ runnable(function* analyseNormalForm(
  game: NormalForm,
  given: AnalysisOptions = {},
): Work<NormalFormAnalysis, void> {
  checkOptions("analyseNormalForm", given, ANALYSE_NORMAL_FORM_OPTIONS);
  const { pureOnly = false, ...options } = given;
  const complete = game.players.length === 2 && !pureOnly;
  const pure = pureEquilibria(game);
  if (pure.length > MAX_EQUILIBRIA) throw tooManyEquilibria();
  yield;
  const equilibria = complete ? yield* extremeEquilibria.work(game, options) : yield* describePureWork(game, pure);
  const mixes = profileCount(game) <= MAX_PROFILES_FOR_MIXES;
  const strict = yield* dominatedStrategies.work(game, "strict", { mixes });
  const weak = yield* dominatedStrategies.work(game, "weak");
  const isStrict = ({ player, strategy }: Domination): boolean =>
    strict.some((other) => other.player === player && other.strategy === strategy);
  const sum = constantSum(game);
  const hasValue = sum !== undefined && profileCount(game) <= MAX_VALUED;
  return {
    game,
    mixedDominance: mixes,
    dominated: [...strict, ...weak.filter((one) => !isStrict(one))],
    elimination: {
      strict: yield* eliminateDominated.work(game, "strict", { mixes }),
      weak: yield* eliminateDominated.work(game, "weak"),
    },
    pureEquilibria: pure,
    equilibria,
    complete,
    components: complete ? yield* nashComponents.work(equilibria) : [],
    pareto: profileCount(game) <= MAX_COMPARED ? yield* paretoOutcomesWork(game) : [],
    constantSum: sum,
    zeroSum: hasValue ? yield* matrixValue.work(payoffRows(game, 0)) : undefined,
  };
});

const ANALYSE_NORMAL_FORM_OPTIONS: OptionNames<AnalysisOptions> = { limit: true, pureOnly: true };

function* describePureWork(game: NormalForm, profiles: readonly (readonly number[])[]): Work<Equilibrium[], void> {
  const equilibria: Equilibrium[] = [];
  for (const profile of profiles) {
    equilibria.push(describeEquilibrium(game, mixesOf(game, profile)));
    yield;
  }
  return equilibria;
}

/** A pure profile as mixes that put everything on one strategy. */
function mixesOf(game: NormalForm, profile: readonly number[]): MixedProfile {
  return profile.map((strategy, player) => pureMix(game.strategiesOfPlayer[player].length, strategy));
}

/** A pure profile seen with Pareto's eyes. */
export interface ParetoOutcome {
  readonly profile: readonly number[];
  /** A profile that is better for somebody and worse for nobody; none when this one is Pareto-optimal. */
  readonly improvedBy: readonly number[] | undefined;
}

/**
 * Every pure profile, with one that improves on it when there is one; the Pareto optima are those without.
 * Exact. Cost: O(players × profiles²).
 */
export function paretoOutcomes(game: NormalForm): ParetoOutcome[] {
  return run(paretoOutcomesWork(game));
}

/** The same as a work, which pauses now and then. */
function* paretoOutcomesWork(game: NormalForm): Work<ParetoOutcome[], void> {
  const counts = strategyCounts(game);
  const indices = Array.from({ length: profileCount(game) }, (_, index) => index);
  const improves = (better: number, worse: number): boolean =>
    game.payoffsOfPlayer.every((payoffs) => compare(payoffs[better], payoffs[worse]) >= 0) &&
    game.payoffsOfPlayer.some((payoffs) => compare(payoffs[better], payoffs[worse]) > 0);
  const outcomes: ParetoOutcome[] = [];
  for (const index of indices) {
    const better = indices.find((other) => improves(other, index));
    const improvedBy = better === undefined ? undefined : profileOf(counts, better);
    outcomes.push({ profile: profileOf(counts, index), improvedBy });
    yield;
  }
  return outcomes;
}

/** The pure profiles that no other improves on. */
export function paretoOptima(game: NormalForm): (readonly number[])[] {
  return paretoOutcomes(game).flatMap(({ profile, improvedBy }) => (improvedBy === undefined ? [profile] : []));
}
