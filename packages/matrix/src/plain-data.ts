import type { NormalFormAnalysis } from "./analysis.ts";
import type { Domination, Elimination } from "./dominance.ts";
import type { Equilibrium } from "./equilibria.ts";
import { type Fraction, isZero, negate, writeFraction } from "./fraction.ts";
import { profileIndex, shownPayoff, strategyCounts } from "./normal-form.ts";
import { shownScore } from "./repeated/dilemma.ts";
import type { Tournament } from "./repeated/tournament.ts";

/** An analysis as plain data for JSON: fractions are texts, costs are costs, strategies are named. */
export function analysisToJson(analysis: NormalFormAnalysis) {
  const { game, zeroSum } = analysis;
  const counts = strategyCounts(game);
  const write = (payoff: Fraction): string => writeFraction(shownPayoff(game, payoff));
  const mix = (weights: readonly Fraction[]): string[] => weights.map(writeFraction);
  const nameOf = (player: number, strategy: number): string => game.strategiesOfPlayer[player][strategy];
  const outcome = (profile: readonly number[]) => ({
    profile,
    strategies: profile.map((strategy, player) => nameOf(player, strategy)),
    payoffs: game.payoffsOfPlayer.map((payoffs) => write(payoffs[profileIndex(counts, profile)])),
  });
  const equilibrium = ({ mixes, payoffs, check }: Equilibrium) => ({
    ...(mixes.length === 2 ? { row: mix(mixes[0]), column: mix(mixes[1]) } : { mixes: mixes.map(mix) }),
    payoffs: payoffs.map(write),
    check: check.map(({ payoffOfStrategy, best, holds }) => ({
      payoffs: payoffOfStrategy.map(write),
      best: write(best),
      holds,
    })),
  });
  const domination = ({ kind, player, strategy, by }: Domination) => ({
    kind,
    player: game.players[player],
    strategy: nameOf(player, strategy),
    by: Object.fromEntries(
      by.flatMap((weight, other) => (isZero(weight) ? [] : [[nameOf(player, other), writeFraction(weight)]])),
    ),
  });
  const elimination = ({ steps, remaining }: Elimination) => ({
    steps: steps.map(domination),
    remaining: remaining.map((strategies, player) => strategies.map((strategy) => nameOf(player, strategy))),
  });
  const { title, players, strategiesOfPlayer: strategies, costs, unit } = game;
  return {
    ...{ title, players, strategies, costs, unit },
    equilibria: analysis.equilibria.map(equilibrium),
    complete: analysis.complete,
    components: analysis.components,
    pure: analysis.pureEquilibria.map(outcome),
    dominance: analysis.dominated.map(domination),
    mixedDominance: analysis.mixedDominance,
    elimination: { strict: elimination(analysis.elimination.strict), weak: elimination(analysis.elimination.weak) },
    pareto: analysis.pareto.flatMap(({ profile, improvedBy }) => (improvedBy === undefined ? [outcome(profile)] : [])),
    notPareto: analysis.pareto.flatMap(({ profile, improvedBy }) =>
      improvedBy === undefined ? [] : [{ ...outcome(profile), improvedBy: outcome(improvedBy) }],
    ),
    constantSum: analysis.constantSum === undefined ? null : write(analysis.constantSum),
    value: zeroSum ? write(zeroSum.value) : null,
    zeroSum: zeroSum ? { value: write(zeroSum.value), row: mix(zeroSum.row), column: mix(zeroSum.column) } : null,
  };
}

/** A tournament as plain data for JSON: strategies by id, costs as costs, exact payoffs as fractions. */
export function tournamentToJson({ entrants, dilemma, standings, payoffs, exactPayoffs, matches }: Tournament) {
  const write = (payoff: Fraction): string => writeFraction(dilemma.costs ? negate(payoff) : payoff);
  return {
    strategies: entrants.map(({ id }) => id),
    matches,
    costs: dilemma.costs,
    standings: standings.map(({ rank, entrant, average, exactAverage, cooperation, wins }) => ({
      rank,
      strategy: entrants[entrant].id,
      average: shownScore(dilemma, average),
      ...(exactAverage && { exactAverage: write(exactAverage) }),
      cooperation,
      wins,
    })),
    /** null where two did not meet */
    payoffs: payoffs.map((row) => row.map((payoff) => (Number.isNaN(payoff) ? null : shownScore(dilemma, payoff)))),
    exactPayoffs: exactPayoffs?.map((row) => row.map(write)) ?? null,
  };
}
