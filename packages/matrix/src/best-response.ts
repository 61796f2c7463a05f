import { add, compare, equal, type Fraction, isZero, largest, multiply, ONE, sum, ZERO } from "./fraction.ts";
import { type NormalForm, profileCount, profileOf, profilesOfOthers, strategyCounts, strideOf } from "./normal-form.ts";

/** One mix for each player. */
export type MixedProfile = readonly (readonly Fraction[])[];

/** Flags by profile: true if the player's choice is a best response to the others' choices. Cost: O(profiles). */
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

/** Payoffs that show if a player gains by deviating. */
export interface PlayerCheck {
  readonly player: number;
  /** Payoff of each strategy against the mixes of the others. */
  readonly payoffOfStrategy: readonly Fraction[];
  readonly payoff: Fraction;
  readonly best: Fraction;
  /** True if the mix receives the highest payoff. */
  readonly holds: boolean;
}

/** Checks that no strategy beats its player's mix; shares no code with the enumeration. Cost: O(players × profiles). */
export function checkEquilibrium(game: NormalForm, mixes: MixedProfile): PlayerCheck[] {
  return game.players.map((_, player) => {
    const payoffOfStrategy = payoffsAgainst(game, player, mixes);
    const payoff = sum(payoffOfStrategy.map((value, strategy) => multiply(value, mixes[player][strategy])));
    const best = largest(payoffOfStrategy);
    return { player, payoffOfStrategy, payoff, best, holds: compare(payoff, best) >= 0 };
  });
}
