import { bestResponseFlags } from "./best-response.ts";
import { compare, type Fraction, sign, subtract, ZERO } from "./fraction.ts";
import { type NormalForm, normalForm, payoffRows, profileIndex, strategyCounts, strideOf } from "./normal-form.ts";
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

/**
 * Every dominated strategy of every player, each with one strategy or mix that dominates it (a pure one when there is).
 *
 * Exact and complete for pure dominance of both kinds and for strict dominance by mixes; weak dominance by mixes is not
 * looked for. Cost: O(strategies² × profiles of the others), and one linear programme for each strategy that is never a
 * best response to a pure profile (the others cannot be strictly dominated).
 */
export function dominatedStrategies(game: NormalForm, kind: DominanceKind): Domination[] {
  return [...findDominated(game, kind)];
}

function* findDominated(game: NormalForm, kind: DominanceKind): Generator<Domination> {
  for (let player = 0; player < game.players.length; player++) {
    const rows = payoffRows(game, player);
    const isBest = kind === "strict" ? sometimesBest(game, player) : [];
    for (let strategy = 0; strategy < rows.length; strategy++) {
      const by =
        dominatingPure(rows, strategy, kind) ??
        (kind === "strict" && !isBest[strategy] ? dominatingMix(rows, strategy) : undefined);
      if (by !== undefined) yield { kind, player, strategy, by };
    }
  }
}

function dominatingPure(rows: readonly Fraction[][], strategy: number, kind: DominanceKind): Fraction[] | undefined {
  const found = rows.findIndex((row, other) => other !== strategy && dominates(row, rows[strategy], kind));
  return found < 0 ? undefined : pureMix(rows.length, found);
}

function dominates(better: readonly Fraction[], worse: readonly Fraction[], kind: DominanceKind): boolean {
  const orders = better.map((payoff, column) => compare(payoff, worse[column]));
  if (kind === "strict") return orders.every((order) => order > 0);
  return orders.every((order) => order >= 0) && orders.some((order) => order > 0);
}

/**
 * A mix of the other strategies receives more everywhere exactly when the zero-sum game of the differences has a
 * positive value; its optimal mix is then the proof.
 */
function dominatingMix(rows: readonly Fraction[][], strategy: number): Fraction[] | undefined {
  if (rows.length < 3) return undefined;
  const others = rows.filter((_, other) => other !== strategy);
  const { value, row } = matrixValue(
    others.map((other) => other.map((payoff, column) => subtract(payoff, rows[strategy][column]))),
  );
  return sign(value) > 0 ? row.toSpliced(strategy, 0, ZERO) : undefined;
}

/** For each strategy, whether it is a best response to some pure profile of the others. */
function sometimesBest(game: NormalForm, player: number): boolean[] {
  const stride = strideOf(game, player);
  const count = game.strategiesOfPlayer[player].length;
  const found = Array<boolean>(count).fill(false);
  bestResponseFlags(game, player).forEach((best, index) => {
    if (best) found[Math.floor(index / stride) % count] = true;
  });
  return found;
}

/** What is left when dominated strategies are struck out, one after the other, and how it came about. */
export interface Elimination {
  /** In order; strategies and weights are numbered as in the whole game. */
  readonly steps: readonly Domination[];
  /** The strategies that remain, by player. */
  readonly remaining: readonly (readonly number[])[];
}

/**
 * Strikes out dominated strategies until none is left, the first one found each time (players in order, strategies in
 * order). With strict dominance the order does not change what remains, and no equilibrium is lost; with weak dominance
 * it may, and equilibria can be lost.
 */
export function eliminateDominated(game: NormalForm, kind: DominanceKind): Elimination {
  let remaining = strategyCounts(game).map((count) => Array.from({ length: count }, (_, strategy) => strategy));
  const steps: Domination[] = [];
  for (;;) {
    const [found] = findDominated(restrict(game, remaining), kind);
    if (found === undefined) return { steps, remaining };
    const { player } = found;
    const kept = remaining[player];
    const strategy = kept[found.strategy];
    const by = game.strategiesOfPlayer[player].map((_, whole) => found.by[kept.indexOf(whole)] ?? ZERO);
    steps.push({ kind, player, strategy, by });
    remaining = remaining.with(player, kept.toSpliced(found.strategy, 1));
  }
}

/** The game in which each player keeps only some strategies. */
export function restrict(game: NormalForm, kept: readonly (readonly number[])[]): NormalForm {
  const counts = strategyCounts(game);
  const part = normalForm({
    ...game,
    costs: false, // the payoffs copied here are payoffs already
    strategies: kept.map((strategies, player) =>
      strategies.map((strategy) => game.strategiesOfPlayer[player][strategy]),
    ),
    outcome(profile) {
      const whole = profileIndex(
        counts,
        profile.map((strategy, player) => kept[player][strategy]),
      );
      return game.payoffsOfPlayer.map((payoffs) => payoffs[whole]);
    },
  });
  return { ...part, costs: game.costs };
}
