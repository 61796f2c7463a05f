import { checkOptions, type OptionNames, runnable, type Work } from "marienbad/base";
import { pureEquilibria } from "./best-response.ts";
import { type NashComponent, nashComponents } from "./components.ts";
import type { Domination, Elimination } from "./dominance.ts";
import { dominatedStrategies, eliminateDominated, MAX_PROFILES_FOR_MIXES } from "./dominance.ts";
import type { EquilibriaOptions, Equilibrium } from "./equilibria.ts";
import { describeEquilibrium, extremeEquilibria, MAX_EQUILIBRIA, tooManyEquilibria } from "./equilibria.ts";
import { compare, type Fraction } from "./fraction.ts";
import { type NormalForm, payoffRows, profileCount, profileOf, strategyCounts } from "./normal-form.ts";
import { constantSum, type MatrixValue, matrixValue, pureMix } from "./zero-sum.ts";

/** Options for `analyseNormalForm`. */
export interface AnalysisOptions extends EquilibriaOptions {
  /** Omit the mixed equilibria of a two-player game. */
  readonly pureOnly?: boolean;
}

/** Result of `analyseNormalForm`. */
export interface NormalFormAnalysis {
  readonly game: NormalForm;
  readonly dominated: readonly Domination[];
  /** True if strict dominance by mixes was looked for too, which large games omit. */
  readonly mixedDominance: boolean;
  readonly elimination: Readonly<Record<"strict" | "weak", Elimination>>;
  readonly pureEquilibria: readonly (readonly number[])[];
  /** All extreme equilibria, or the pure ones only (see `complete`). */
  readonly equilibria: readonly Equilibrium[];
  /** True if `equilibria` determine all others: false if mixed ones were not looked for. */
  readonly complete: boolean;
  readonly components: readonly NashComponent[];
  readonly pareto: readonly ParetoOutcome[];
  /** The sum of two players' payoffs if it is constant: 0 in a zero-sum game. */
  readonly constantSum: Fraction | undefined;
  /** Value and optimal mixes of a constant-sum game that is not too large. */
  readonly zeroSum: MatrixValue | undefined;
}

const MAX_VALUED = 5000;
const MAX_COMPARED = 2500;

/**
 * Analyses a game. Mixed equilibria are for two players; with more, only the pure ones are listed and `complete` is
 * false. With more than 2500 profiles `pareto` is empty; with more than 5000 there is no value.
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
  const equilibria: Equilibrium[] = complete ? yield* extremeEquilibria.work(game, options) : [];
  for (const profile of complete ? [] : pure) {
    const mixes = profile.map((strategy, player) => pureMix(game.strategiesOfPlayer[player].length, strategy));
    equilibria.push(describeEquilibrium(game, mixes));
    yield;
  }
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
    pareto: profileCount(game) <= MAX_COMPARED ? yield* paretoOutcomes.work(game) : [],
    constantSum: sum,
    zeroSum: hasValue ? yield* matrixValue.work(payoffRows(game, 0)) : undefined,
  };
});

const ANALYSE_NORMAL_FORM_OPTIONS: OptionNames<AnalysisOptions> = { limit: true, pureOnly: true };

/** A pure profile, and a Pareto improvement. */
export interface ParetoOutcome {
  readonly profile: readonly number[];
  /** A profile that is better for a player and worse for none; undefined if there is none (Pareto-optimal). */
  readonly improvedBy: readonly number[] | undefined;
}

/** All pure profiles with a Pareto improvement if there is one. Exact. Cost: O(players × profiles²). */
export const paretoOutcomes = /* @__PURE__ */ runnable(function* paretoOutcomes(
  game: NormalForm,
): Work<ParetoOutcome[], void> {
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
});

/** The Pareto-optimal pure profiles. */
export function paretoOptima(game: NormalForm): (readonly number[])[] {
  return paretoOutcomes(game).flatMap(({ profile, improvedBy }) => (improvedBy === undefined ? [profile] : []));
}
