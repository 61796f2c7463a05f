import { MarienbadError, runnable, type Work } from "marienbad/base";
import {
  add,
  divide,
  equal,
  type Fraction,
  fraction,
  multiply,
  ONE,
  scaleToWhole,
  smallest,
  subtract,
  sum,
} from "./fraction.ts";
import { type NormalForm, payoffRows, requireTwoPlayers } from "./normal-form.ts";
import { maximiseSumWork } from "./simplex.ts";
import { texts } from "./texts.ts";

/** What von Neumann's theorem promises: both players can hold the play to the same value. */
export interface MatrixValue {
  readonly value: Fraction;
  /** A mix of rows that receives at least the value whatever the columns do. */
  readonly row: readonly Fraction[];
  /** A mix of columns that concedes at most the value whatever the rows do. */
  readonly column: readonly Fraction[];
}

/**
 * The value of a matrix whose rows want much and whose columns want little, with optimal mixes of both.
 *
 * Exact: one linear programme gives the columns, its dual the rows. Entries are first moved above zero and multiplied
 * up to whole numbers, which the value follows. Cost: that of `maximiseSumWork`.
 * Reference: J. von Neumann, "Zur Theorie der Gesellschaftsspiele", Mathematische Annalen 100 (1928).
 */
export const matrixValue = /* @__PURE__ */ runnable(function* matrixValue(
  matrix: readonly (readonly Fraction[])[],
): Work<MatrixValue, void> {
  const width = matrix[0].length;
  const shift = subtract(ONE, smallest(matrix.flat()));
  const { whole, scale } = scaleToWhole(matrix.flat().map((entry) => add(entry, shift)));
  const rows = matrix.map((_, row) => whole.slice(row * width, (row + 1) * width));
  const { primal, dual } = yield* maximiseSumWork(rows);
  const raised = divide(ONE, sum(primal));
  return {
    value: subtract(divide(raised, fraction(scale)), shift),
    row: dual.map((weight) => multiply(weight, raised)),
    column: primal.map((weight) => multiply(weight, raised)),
  };
});

/** The sum of both payoffs when it is the same everywhere, as in a zero-sum game; nothing otherwise. */
export function constantSum(game: NormalForm): Fraction | undefined {
  if (game.players.length !== 2) return undefined;
  const [first, second] = game.payoffsOfPlayer;
  const total = add(first[0], second[0]);
  return first.every((payoff, profile) => equal(add(payoff, second[profile]), total)) ? total : undefined;
}

/** The value for the row player of a game in which one player's gain is the other's loss, and optimal mixes. */
export function zeroSumValue(game: NormalForm): MatrixValue {
  requireTwoPlayers(game, texts.ZERO_SUM_VALUE);
  if (constantSum(game) === undefined) {
    throw new MarienbadError("not-applicable", texts.noConstantSum());
  }
  return matrixValue(payoffRows(game, 0));
}

/** The mix that plays one strategy always. */
export function pureMix(count: number, strategy: number): Fraction[] {
  return Array.from({ length: count }, (_, index) => fraction(index === strategy ? 1 : 0));
}
