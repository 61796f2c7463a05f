import { checkOptions, type OptionNames, runnable, type Work } from "marienbad/base";
import { bestResponseFlags } from "./best-response.ts";
import { compare, type Fraction, sign, subtract, ZERO } from "./fraction.ts";
import { type NormalForm, payoffRows, profileIndex, profileOf, strategyCounts, strideOf } from "./normal-form.ts";
import { matrixValue, pureMix } from "./zero-sum.ts";

/**
 * strict: the other strategy receives more whatever the others do.
 * weak: it never receives less, and sometimes more.
 */
export type DominanceKind = "strict" | "weak";

/** A strategy that another one, or a mix of others, dominates. */
export interface Domination {
  readonly kind: DominanceKind;
  readonly player: number;
  readonly strategy: number;
  /** The mix that dominates: one weight for each strategy of the player, a single 1 when it is pure. */
  readonly by: readonly Fraction[];
}

export interface DominanceOptions {
  /** Whether strict dominance by mixes is looked for too: a linear programme for each candidate. */
  readonly mixes?: boolean;
}

/** The largest game, in profiles, whose linear programmes are still quick (about a second in all). */
export const MAX_PROFILES_FOR_MIXES = 1000;

/**
 * Every dominated strategy of every player, each with one strategy or mix that dominates it (a pure one when there is).
 *
 * Exact and complete for pure dominance of both kinds and for strict dominance by mixes; weak dominance by mixes is not
 * looked for. Cost: O(strategies² × profiles of the others), and one linear programme for each strategy that is never a
 * best response to a pure profile (the others cannot be strictly dominated).
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

/** A game as one player sees it. */
interface Side {
  readonly rows: readonly Fraction[][];
  /** For each strategy, whether it is a best response to some pure profile of the others. */
  readonly isSometimesBest: readonly boolean[];
}

function sideOf(game: NormalForm, player: number): Side {
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
  const pure = dominatingPure(rows, strategy, kind);
  if (pure !== undefined || kind === "weak" || !mixes || isSometimesBest[strategy]) return pure;
  return yield* dominatingMixWork(rows, strategy);
}

function dominatingPure(rows: readonly Fraction[][], strategy: number, kind: DominanceKind): Fraction[] | undefined {
  const found = rows.findIndex((row, other) => other !== strategy && dominates(row, rows[strategy], kind));
  return found < 0 ? undefined : pureMix(rows.length, found);
}

function dominates(better: readonly Fraction[], worse: readonly Fraction[], kind: DominanceKind): boolean {
  if (kind === "strict") return better.every((payoff, column) => compare(payoff, worse[column]) > 0);
  return (
    better.every((payoff, column) => compare(payoff, worse[column]) >= 0) &&
    better.some((payoff, column) => compare(payoff, worse[column]) > 0)
  );
}

/**
 * A mix of the other strategies receives more everywhere exactly when the zero-sum game of the differences has a
 * positive value; its optimal mix is then the proof.
 */
function* dominatingMixWork(rows: readonly Fraction[][], strategy: number): Work<Fraction[] | undefined, void> {
  if (rows.length < 3) return undefined;
  const others = rows.filter((_, other) => other !== strategy);
  const { value, row } = yield* matrixValue.work(
    others.map((other) => other.map((payoff, column) => subtract(payoff, rows[strategy][column]))),
  );
  return sign(value) > 0 ? row.toSpliced(strategy, 0, ZERO) : undefined;
}

/** What is left when dominated strategies are struck out, one after the other, and how it came about. */
export interface Elimination {
  /** In order; strategies and weights are numbered as in the whole game. */
  readonly steps: readonly Domination[];
  /** The strategies that remain, by player. */
  readonly remaining: readonly (readonly number[])[];
}

/**
 * Strikes out dominated strategies one after the other, players and strategies in order, until a whole round strikes
 * out nothing. With strict dominance the order does not change what remains, and no equilibrium is lost;
 * with weak dominance it may, and equilibria can be lost.
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

/** The game in which each player keeps only some strategies. */
export function restrict(game: NormalForm, kept: readonly (readonly number[])[]): NormalForm {
  const counts = strategyCounts(game);
  const keptCounts = kept.map((strategies) => strategies.length);
  const profiles = keptCounts.reduce((product, count) => product * count, 1);
  const wholeIndices = Array.from({ length: profiles }, (_, index) => {
    const profile = profileOf(keptCounts, index);
    return profileIndex(
      counts,
      profile.map((strategy, player) => kept[player][strategy]),
    );
  });
  return {
    ...game,
    strategiesOfPlayer: kept.map((strategies, player) =>
      strategies.map((strategy) => game.strategiesOfPlayer[player][strategy]),
    ),
    payoffsOfPlayer: game.payoffsOfPlayer.map((payoffs) => wholeIndices.map((index) => payoffs[index])),
  };
}
