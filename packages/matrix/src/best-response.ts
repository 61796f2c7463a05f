import { add, compare, equal, type Fraction, isZero, largest, multiply, ONE, sum, ZERO } from "./fraction.ts";
import { type NormalForm, profileCount, profileOf, profilesOfOthers, strategyCounts, strideOf } from "./normal-form.ts";

/** One mix for each player. */
export type MixedProfile = readonly (readonly Fraction[])[];

/** For each profile, whether the player's choice is a best response to the others' choices. Cost: O(profiles). */
export function bestResponseFlags(game: NormalForm, player: number): boolean[] {
  const stride = strideOf(game, player);
  const payoffs = game.payoffsOfPlayer[player];
  const strategies = game.strategiesOfPlayer[player];
  const flags = new Array<boolean>(profileCount(game));
  for (const base of profilesOfOthers(game, player)) {
    const indices = strategies.map((_, strategy) => base + strategy * stride);
    const best = largest(indices.map((index) => payoffs[index]));
    for (const index of indices) flags[index] = equal(payoffs[index], best);
  }
  return flags;
}

/** All profiles in which no player gains by changing alone. Exact and complete. Cost: O(players × profiles). */
export function pureEquilibria(game: NormalForm): number[][] {
  const flagsOfPlayer = game.players.map((_, player) => bestResponseFlags(game, player));
  const counts = strategyCounts(game);
  const found: number[][] = [];
  for (let index = 0; index < profileCount(game); index++) {
    if (flagsOfPlayer.every((flags) => flags[index])) found.push(profileOf(counts, index));
  }
  return found;
}

/** Expected payoff of each strategy of a player against the mixes of the others. */
function payoffsAgainst(game: NormalForm, player: number, mixes: MixedProfile): Fraction[] {
  const counts = strategyCounts(game);
  const stride = strideOf(game, player);
  const totals = Array<Fraction>(counts[player]).fill(ZERO);
  for (const base of profilesOfOthers(game, player)) {
    let weight: Fraction = ONE;
    profileOf(counts, base).forEach((strategy, other) => {
      if (other !== player && !isZero(weight)) weight = multiply(weight, mixes[other][strategy]);
    });
    if (isZero(weight)) continue;
    for (let strategy = 0; strategy < totals.length; strategy++) {
      const payoff = game.payoffsOfPlayer[player][base + strategy * stride];
      totals[strategy] = add(totals[strategy], multiply(weight, payoff));
    }
  }
  return totals;
}

/** Why a player gains nothing by deviating, or that it does. */
export interface PlayerCheck {
  readonly player: number;
  /** Payoff of each strategy against the mixes of the others. */
  readonly payoffOfStrategy: readonly Fraction[];
  /** Payoff of the player's own mix. */
  readonly payoff: Fraction;
  /** The highest payoff of a strategy. */
  readonly best: Fraction;
  /** True if the mix receives the highest payoff. */
  readonly holds: boolean;
}

/**
 * Checks the definition of an equilibrium for each player: no strategy, and so no mix, receives more than the player's
 * mix. Shares no code with the enumeration. Cost: O(players × profiles) products of fractions.
 */
export function checkEquilibrium(game: NormalForm, mixes: MixedProfile): PlayerCheck[] {
  return game.players.map((_, player) => {
    const payoffOfStrategy = payoffsAgainst(game, player, mixes);
    const payoff = sum(payoffOfStrategy.map((value, strategy) => multiply(value, mixes[player][strategy])));
    const best = largest(payoffOfStrategy);
    return { player, payoffOfStrategy, payoff, best, holds: compare(payoff, best) >= 0 };
  });
}
