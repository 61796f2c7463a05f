import { checkOptions, MarienbadError, type OptionNames, runnable, type Work } from "marienbad/base";
import { checkEquilibrium, type MixedProfile, type PlayerCheck } from "./best-response.ts";
import { type Bits, bitsOf, covers, hasBit } from "./bits.ts";
import { eliminateDominated, MAX_PROFILES_FOR_MIXES, restrict } from "./dominance.ts";
import { add, divide, type Fraction, isZero, ONE, smallest, subtract, sum, ZERO } from "./fraction.ts";
import { type NormalForm, payoffRows, profileCount, requireTwoPlayers } from "./normal-form.ts";
import { polytopeVerticesWork, type Vertex } from "./polytope.ts";
import { texts } from "./texts.ts";

/** An equilibrium with the reasons that make it one. */
export interface Equilibrium {
  readonly mixes: MixedProfile;
  /** What each player receives. */
  readonly payoffs: readonly Fraction[];
  readonly check: readonly PlayerCheck[];
}

/** What listing equilibria may be given. */
export interface EquilibriaOptions {
  /** The most corners that a polytope may have on the way; the time grows with its square and more. */
  readonly limit?: number;
}

/** The most vertices of a best-response polytope that are listed. */
export const DEFAULT_VERTEX_LIMIT = 10_000;

/** The most equilibria that are listed. */
export const MAX_EQUILIBRIA = 10_000;

export function tooManyEquilibria(): MarienbadError {
  return new MarienbadError("limit-reached", texts.tooManyEquilibria(MAX_EQUILIBRIA));
}

/**
 * All extreme equilibria of a two-player game: finitely many, from which every equilibrium is made (see `components`).
 *
 * Exact and complete, degenerate games included. A mix x of the rows is labelled by its unused rows and by the columns
 * that are best against it; a mix y of the columns by its unused columns and by the rows that are best against it. The
 * pair is an equilibrium exactly when together they carry every label: each strategy is unused or best. The extreme
 * ones are the pairs of vertices of the two polytopes of best responses.
 * Cost: that of `polytopeVerticesWork` twice, then one look at each pair of vertices.
 * Reference: O. L. Mangasarian, "Equilibrium points of bimatrix games" (1964); B. von Stengel, "Computing equilibria
 * for two-person games", Handbook of Game Theory 3 (2002), section 2.
 */
export const extremeEquilibria = /* @__PURE__ */ runnable(function* extremeEquilibria(
  game: NormalForm,
  options: EquilibriaOptions = {},
): Work<Equilibrium[], void> {
  checkOptions("extremeEquilibria", options, EXTREME_EQUILIBRIA_OPTIONS);
  const { limit = DEFAULT_VERTEX_LIMIT } = options;
  requireTwoPlayers(game, texts.MIXED_EQUILIBRIA);
  // No equilibrium uses a strategy that falls to strict dominance, and smaller polytopes have far fewer vertices.
  const mixes = profileCount(game) <= MAX_PROFILES_FOR_MIXES;
  const { remaining } = yield* eliminateDominated.work(game, "strict", { mixes });
  const found = yield* completelyLabelledWork(restrict(game, remaining), limit);
  const widen = (mix: readonly Fraction[], player: number): Fraction[] =>
    game.strategiesOfPlayer[player].map((_, strategy) => mix[remaining[player].indexOf(strategy)] ?? ZERO);
  const equilibria: Equilibrium[] = [];
  for (const profile of byReadability(found.map((part) => part.map(widen)))) {
    equilibria.push(describeEquilibrium(game, profile));
    yield;
  }
  return equilibria;
});

const EXTREME_EQUILIBRIA_OPTIONS: OptionNames<EquilibriaOptions> = { limit: true };

/** The pairs of vertices that together carry every label. */
function* completelyLabelledWork(game: NormalForm, limit: number): Work<MixedProfile[], void> {
  const rowCount = game.strategiesOfPlayer[0].length;
  const columnCount = game.strategiesOfPlayer[1].length;
  const labels = rowCount + columnCount;
  // A mix of rows lives in the polytope that the columns' payoffs bound, and the other way round.
  const rowVertices = yield* polytopeVerticesWork(positive(payoffRows(game, 1)), limit);
  const columnVertices = yield* polytopeVerticesWork(positive(payoffRows(game, 0)), limit);
  const ofRows = labelled(rowVertices, labels, (tight) => tight);
  const ofColumns = labelled(columnVertices, labels, (tight) =>
    tight < columnCount ? rowCount + tight : tight - columnCount,
  );
  const everyLabel = bitsOf(labels, Array(labels).keys());
  const found: MixedProfile[] = [];
  for (const row of ofRows) {
    for (const column of ofColumns) {
      if (covers(row.labels, column.labels, everyLabel)) found.push([row.mix, column.mix]);
    }
    if (found.length > MAX_EQUILIBRIA) throw tooManyEquilibria();
    yield;
  }
  return found;
}

/** The payoffs of a profile of mixes and the check of the definition. */
export function describeEquilibrium(game: NormalForm, mixes: MixedProfile): Equilibrium {
  const check = checkEquilibrium(game, mixes);
  return { mixes, payoffs: check.map(({ payoff }) => payoff), check };
}

/** The same preferences with every payoff moved above zero. */
function positive(matrix: readonly (readonly Fraction[])[]): Fraction[][] {
  const shift = subtract(ONE, smallest(matrix.flat()));
  return matrix.map((row) => row.map((payoff) => add(payoff, shift)));
}

interface LabelledMix {
  readonly mix: readonly Fraction[];
  readonly labels: Bits;
}

/** Vertices as mixes, with the constraints renamed as labels; the origin is no mix and goes. */
function labelled(vertices: readonly Vertex[], labels: number, labelOf: (tight: number) => number): LabelledMix[] {
  return vertices.flatMap(({ point, tight }) => {
    const total = sum(point);
    if (isZero(total)) return [];
    const constraints = Array.from({ length: labels }, (_, constraint) => constraint).filter((constraint) =>
      hasBit(tight, constraint),
    );
    return [{ mix: point.map((weight) => divide(weight, total)), labels: bitsOf(labels, constraints.map(labelOf)) }];
  });
}

/** Pure before mixed, then in the order of the strategies used. */
function byReadability(profiles: readonly MixedProfile[]): MixedProfile[] {
  const keyed = profiles.map((profile) => {
    const used = profile.flat().map((weight) => (isZero(weight) ? "1" : "0"));
    return { profile, size: used.filter((flag) => flag === "0").length, key: used.join("") };
  });
  keyed.sort((a, b) => a.size - b.size || (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  return keyed.map(({ profile }) => profile);
}
