import { checkOptions, MarienbadError, type OptionNames } from "marienbad/base";
import { smallest, toNumber } from "../fraction.ts";
import type { Dilemma } from "./dilemma.ts";
import { texts } from "./texts.ts";

/** Options for `populationDynamics`. */
export interface PopulationOptions {
  readonly generations: number;
  /** Shares at the start, one for each strategy; equal by default. */
  readonly start?: readonly number[];
}

const POPULATION_OPTIONS: OptionNames<PopulationOptions> = { generations: true, start: true };
const MAX_GENERATIONS = 100_000;

/**
 * Axelrod's ecological simulation: each strategy's share of a population grows with its success in the current mixture.
 *
 *     share'ᵢ = shareᵢ · fᵢ / Σⱼ shareⱼ fⱼ      with fᵢ = Σⱼ shareⱼ · (payoff of i against j − worst stake)
 *
 * Counting from the worst stake changes nothing with Axelrod's 5, 3, 1, 0 and keeps costs positive.
 * Needs payoffs[i][j] for every pair, twins included. Returns the shares of each generation, the start first.
 * Cost: O(generations × strategies²). Reference: R. Axelrod, The Evolution of Cooperation, 1984, chapter 2.
 */
export function populationDynamics(
  payoffs: readonly (readonly number[])[],
  dilemma: Dilemma,
  options: PopulationOptions,
): number[][] {
  checkOptions("populationDynamics", options, POPULATION_OPTIONS);
  const { generations, start } = options;
  const count = payoffs.length;
  if (!Number.isInteger(generations) || generations < 0 || generations > MAX_GENERATIONS) {
    throw new MarienbadError("bad-argument", texts.wrongGenerations(generations, MAX_GENERATIONS));
  }
  if (payoffs.flat().some(Number.isNaN)) throw new MarienbadError("not-applicable", texts.noTwins());
  const worst = toNumber(smallest(Object.values(dilemma.payoffOfTurn)));
  const history = [startingShares(count, start)];
  for (let generation = 0; generation < generations; generation++) {
    const shares = history[generation];
    const fitness = payoffs.map((row) =>
      row.reduce((total, payoff, other) => total + shares[other] * (payoff - worst), 0),
    );
    const mean = fitness.reduce((total, value, i) => total + value * shares[i], 0);
    // If all receive the worst stake, no share grows.
    history.push(mean > 0 ? shares.map((share, i) => (share * fitness[i]) / mean) : shares);
  }
  return history;
}

function startingShares(count: number, start: readonly number[] = Array<number>(count).fill(1)): number[] {
  const total = start.reduce((sum, share) => sum + share, 0);
  const fits = start.length === count && start.every((share) => share >= 0) && total > 0 && Number.isFinite(total);
  if (!fits) throw new MarienbadError("bad-argument", texts.wrongShares(count));
  return start.map((share) => share / total);
}
