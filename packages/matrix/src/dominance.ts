import { checkOptions, type OptionNames, runnable, type Work } from "marienbad/base";
import { bestResponseFlags } from "./best-response.ts";
import { compare, type Fraction, sign, subtract, ZERO } from "./fraction.ts";
import type { NormalForm } from "./normal-form.ts";
import { payoffRows, product, profileIndex, profileOf, strategyCounts, strideOf } from "./normal-form.ts";
import { matrixValue, pureMix } from "./zero-sum.ts";

/** strict: always receives more, whatever the others do. weak: never less, and sometimes more. */
export type DominanceKind = "strict" | "weak";

/** A strategy that is dominated by another or by a mix of others. */
export interface Domination {
  readonly kind: DominanceKind;
  readonly player: number;
  readonly strategy: number;
  /** The mix that dominates: a weight for each strategy of the player. */
  readonly by: readonly Fraction[];
}

export interface DominanceOptions {
  /** Also look for strict dominance by mixes, with a linear programme for each candidate (default). */
  readonly mixes?: boolean;
}

/** Profiles of the largest game whose linear programmes are quick (about a second in all). */
export const MAX_PROFILES_FOR_MIXES = 1000;

/**
 * All dominated strategies, each with a strategy (if possible) or mix that dominates it. Exact and complete, except for
 * weak dominance by mixes. Cost: O(strategies² × profiles of the others), and a linear programme for each strategy that
 * is never a best response to a pure profile (the others cannot be strictly dominated).
 */
export const dominatedStrategies = /* @__PURE__ */ runnable(function* dominatedStrategies(
  game: NormalForm,
  kind: DominanceKind,
  options: DominanceOptions = {},
): Work<Domination[], void> {
  checkOptions("dominatedStrategies", options, DOMINANCE_OPTIONS);
  const { mixes = true } = options;
  const found: Domination[] = [];
  for (let player = 0; player < game.players.length; player++) {
    const side = sideOf(game, player);
    for (let strategy = 0; strategy < side.rows.length; strategy++) {
      const by = yield* dominatorWork(side, strategy, kind, mixes);
      if (by !== undefined) found.push({ kind, player, strategy, by });
      yield;
    }
  }
  return found;
});

const DOMINANCE_OPTIONS: OptionNames<DominanceOptions> = { mixes: true };

type Side = ReturnType<typeof sideOf>;

function sideOf(game: NormalForm, player: number) {
  const stride = strideOf(game, player);
  const rows = payoffRows(game, player);
  const isSometimesBest = rows.map(() => false);
  bestResponseFlags(game, player).forEach((best, index) => {
    if (best) isSometimesBest[Math.floor(index / stride) % rows.length] = true;
  });
  return { rows, isSometimesBest };
}

function* dominatorWork(
  { rows, isSometimesBest }: Side,
  strategy: number,
  kind: DominanceKind,
  mixes: boolean,
): Work<Fraction[] | undefined, void> {
  const found = rows.findIndex((row, other) => other !== strategy && dominates(row, rows[strategy], kind));
  if (found >= 0) return pureMix(rows.length, found);
  if (kind === "weak" || !mixes || isSometimesBest[strategy]) return undefined;
  return yield* dominatingMixWork(rows, strategy);
}

function dominates(better: readonly Fraction[], worse: readonly Fraction[], kind: DominanceKind): boolean {
  if (kind === "strict") return better.every((payoff, column) => compare(payoff, worse[column]) > 0);
  return (
    better.every((payoff, column) => compare(payoff, worse[column]) >= 0) &&
    better.some((payoff, column) => compare(payoff, worse[column]) > 0)
  );
}

/** A mix of other strategies always receives more exactly if the zero-sum game of the differences has a value > 0. */
function* dominatingMixWork(rows: readonly Fraction[][], strategy: number): Work<Fraction[] | undefined, void> {
  if (rows.length < 3) return undefined;
  const others = rows.filter((_, other) => other !== strategy);
  const { value, row } = yield* matrixValue.work(
    others.map((other) => other.map((payoff, column) => subtract(payoff, rows[strategy][column]))),
  );
  return sign(value) > 0 ? row.toSpliced(strategy, 0, ZERO) : undefined;
}

/** Result of `eliminateDominated`. */
export interface Elimination {
  /** In order; strategies and weights are numbered as in the whole game. */
  readonly steps: readonly Domination[];
  readonly remaining: readonly (readonly number[])[];
}

/**
 * Eliminates dominated strategies one after the other, players and strategies in order, until none is left. With strict
 * dominance the result does not depend on the order, and no equilibrium is lost; with weak dominance neither holds.
 */
export const eliminateDominated = /* @__PURE__ */ runnable(function* eliminateDominated(
  game: NormalForm,
  kind: DominanceKind,
  options: DominanceOptions = {},
): Work<Elimination, void> {
  checkOptions("eliminateDominated", options, DOMINANCE_OPTIONS);
  const { mixes = true } = options;
  const remaining = strategyCounts(game).map((count) => Array.from({ length: count }, (_, strategy) => strategy));
  const steps: Domination[] = [];
  for (let before = -1; before < steps.length; ) {
    before = steps.length;
    for (let player = 0; player < game.players.length; player++) {
      const kept = remaining[player];
      let side = sideOf(restrict(game, remaining), player);
      for (let place = 0; place < kept.length; ) {
        const dominator = yield* dominatorWork(side, place, kind, mixes);
        yield;
        if (dominator === undefined) {
          place++;
          continue;
        }
        const by = game.strategiesOfPlayer[player].map((_, whole) => dominator[kept.indexOf(whole)] ?? ZERO);
        steps.push({ kind, player, strategy: kept[place], by });
        kept.splice(place, 1);
        side = sideOf(restrict(game, remaining), player);
      }
    }
  }
  return { steps, remaining };
});

/** The game with only some strategies of each player. */
export function restrict(game: NormalForm, kept: readonly (readonly number[])[]): NormalForm {
  const counts = strategyCounts(game);
  const keptCounts = kept.map((strategies) => strategies.length);
  const wholeIndices = Array.from({ length: product(keptCounts) }, (_, index) => {
    const profile = profileOf(keptCounts, index).map((strategy, player) => kept[player][strategy]);
    return profileIndex(counts, profile);
  });
  return {
    ...game,
    strategiesOfPlayer: kept.map((strategies, player) =>
      strategies.map((strategy) => game.strategiesOfPlayer[player][strategy]),
    ),
    payoffsOfPlayer: game.payoffsOfPlayer.map((payoffs) => wholeIndices.map((index) => payoffs[index])),
  };
}
