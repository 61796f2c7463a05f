import { compare } from "./fraction.ts";
import { type NormalForm, profileCount, profileOf, strategyCounts } from "./normal-form.ts";

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
  const counts = strategyCounts(game);
  const indices = Array.from({ length: profileCount(game) }, (_, index) => index);
  const improves = (better: number, worse: number): boolean =>
    game.payoffsOfPlayer.every((payoffs) => compare(payoffs[better], payoffs[worse]) >= 0) &&
    game.payoffsOfPlayer.some((payoffs) => compare(payoffs[better], payoffs[worse]) > 0);
  return indices.map((index) => {
    const better = indices.find((other) => improves(other, index));
    return {
      profile: profileOf(counts, index),
      improvedBy: better === undefined ? undefined : profileOf(counts, better),
    };
  });
}

/** The pure profiles that no other improves on. */
export function paretoOptima(game: NormalForm): (readonly number[])[] {
  return paretoOutcomes(game).flatMap(({ profile, improvedBy }) => (improvedBy === undefined ? [profile] : []));
}
