import { checkOptions, MarienbadError, type OptionNames, runnable, type Work } from "marienbad/base";
import { checkEquilibrium, type MixedProfile, type PlayerCheck } from "./best-response.ts";
import { eliminateDominated, MAX_PROFILES_FOR_MIXES, restrict } from "./dominance.ts";
import { add, divide, type Fraction, isZero, ONE, smallest, subtract, sum, ZERO } from "./fraction.ts";
import { type NormalForm, payoffRows, profileCount } from "./normal-form.ts";
import { bitsOf, covers, hasBit, polytopeVerticesWork, type Vertex } from "./polytope.ts";
import { texts } from "./texts.ts";

/** An equilibrium, its payoffs and why it is one. */
export interface Equilibrium {
  readonly mixes: MixedProfile;
  readonly payoffs: readonly Fraction[];
  readonly check: readonly PlayerCheck[];
}

/** Options for `extremeEquilibria`. */
export interface EquilibriaOptions {
  /** Most corners of a polytope of best responses; the time grows with their square and more. */
  readonly limit?: number;
}

/** The default of `limit` in `extremeEquilibria`. */
export const DEFAULT_VERTEX_LIMIT = 10_000;

/** Maximum number of equilibria listed. */
export const MAX_EQUILIBRIA = 10_000;

export function tooManyEquilibria(): MarienbadError {
  return new MarienbadError("limit-reached", texts.tooManyEquilibria(MAX_EQUILIBRIA));
}

/**
 * All extreme equilibria of a two-player game: finitely many, of which all equilibria are mixtures (see `components`).
 * Exact and complete, even for degenerate games.
 * A mix is labelled by its unused strategies and by the best responses to it. A pair of mixes is an equilibrium exactly
 * if together they have all labels; the extreme ones are pairs of vertices of the two polytopes of best responses.
 * Cost: that of `polytopeVerticesWork` twice, then that of checking each pair of vertices.
 * Reference: O. L. Mangasarian, "Equilibrium points of bimatrix games" (1964); B. von Stengel, "Computing equilibria
 * for two-person games", Handbook of Game Theory 3 (2002), section 2.
 */
export const extremeEquilibria = /* @__PURE__ */ runnable(function* extremeEquilibria(
  game: NormalForm,
  options: EquilibriaOptions = {},
): Work<Equilibrium[], void> {
  checkOptions("extremeEquilibria", options, EXTREME_EQUILIBRIA_OPTIONS);
  const { limit = DEFAULT_VERTEX_LIMIT } = options;
  if (game.players.length !== 2) throw new MarienbadError("not-applicable", texts.mixedOnlyForTwo(game.players.length));
  // No equilibrium uses a strictly dominated strategy, and smaller polytopes have far fewer vertices.
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

function* completelyLabelledWork(game: NormalForm, limit: number): Work<MixedProfile[], void> {
  const rowCount = game.strategiesOfPlayer[0].length;
  const columnCount = game.strategiesOfPlayer[1].length;
  const labels = rowCount + columnCount;
  // The columns' payoffs bound the polytope of mixes of rows, and vice versa.
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

export function describeEquilibrium(game: NormalForm, mixes: MixedProfile): Equilibrium {
  const check = checkEquilibrium(game, mixes);
  return { mixes, payoffs: check.map(({ payoff }) => payoff), check };
}

function positive(matrix: readonly (readonly Fraction[])[]): Fraction[][] {
  const shift = subtract(ONE, smallest(matrix.flat()));
  return matrix.map((row) => row.map((payoff) => add(payoff, shift)));
}

/** Vertices as mixes with their labels, without the origin, which is not a mix. */
function labelled(vertices: readonly Vertex[], labels: number, labelOf: (tight: number) => number) {
  return vertices.flatMap(({ point, tight }) => {
    const total = sum(point);
    if (isZero(total)) return [];
    const constraints = [...Array(labels).keys()].filter((constraint) => hasBit(tight, constraint));
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
