import { runnable, type Work } from "marienbad/base";
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
  ZERO,
} from "./fraction.ts";
import type { NormalForm } from "./normal-form.ts";

/** The value that both players can guarantee, by von Neumann's theorem. */
export interface MatrixValue {
  readonly value: Fraction;
  /** A mix of rows that receives at least the value against any column. */
  readonly row: readonly Fraction[];
  /** A mix of columns that concedes at most the value against any row. */
  readonly column: readonly Fraction[];
}

/**
 * The value of a matrix of payments from the columns to the rows, with optimal mixes of both. Exact: a linear programme
 * gives the columns, its dual the rows. Cost: that of `maximiseSumWork`.
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

/** The sum of both payoffs if it is the same in all profiles, as in a zero-sum game; undefined otherwise. */
export function constantSum(game: NormalForm): Fraction | undefined {
  if (game.players.length !== 2) return undefined;
  const [first, second] = game.payoffsOfPlayer;
  const total = add(first[0], second[0]);
  return first.every((payoff, profile) => equal(add(payoff, second[profile]), total)) ? total : undefined;
}

/** The mix that always plays one strategy. */
export function pureMix(count: number, strategy: number): Fraction[] {
  return Array.from({ length: count }, (_, index) => fraction(index === strategy ? 1 : 0));
}

type LinearSolution = Readonly<Record<"primal" | "dual", readonly Fraction[]>>;

/**
 * Maximises Σ yⱼ subject to M y ≤ 1, y ≥ 0, exactly, by the simplex method with Bland's rule, which never cycles.
 * Needs a matrix of positive whole numbers, so that the region is bounded and y = 0 is a corner. Cost: O(rows ×
 * columns) products per pivot; few pivots are needed in practice (60 × 60 takes seconds). All entries of the tableau
 * are whole numbers (determinants) over one denominator, the last pivot, so that no fraction is reduced.
 * Reference: R. G. Bland, "New finite pivoting rules for the simplex method", Mathematics of Operations Research 2
 * (1977); J. Edmonds, "Systems of distinct representatives and linear algebra" (1967), for whole-number pivoting.
 */
function* maximiseSumWork(matrix: readonly (readonly bigint[])[]): Work<LinearSolution, void> {
  const height = matrix.length;
  const width = matrix[0].length;
  const last = width + height;
  // Each line: columns, slacks (columns width … last − 1), right-hand side; the last line is the objective.
  const lines = matrix.map((row, i) => [...row, ...matrix.map((_, k) => (k === i ? 1n : 0n)), 1n]);
  const objective = Array.from({ length: last + 1 }, (_, j) => (j < width ? -1n : 0n));
  const tableau = [...lines, objective];
  const basis = matrix.map((_, i) => width + i);
  let denominator = 1n;
  for (;;) {
    const entering = objective.findIndex((cost, j) => j < last && cost < 0n);
    if (entering < 0) break;
    const leaving = leavingLine(lines, basis, entering);
    pivot(tableau, leaving, entering, denominator);
    denominator = lines[leaving][entering];
    basis[leaving] = entering;
    yield;
  }
  const primal = Array<Fraction>(width).fill(ZERO);
  basis.forEach((column, i) => {
    if (column < width) primal[column] = fraction(lines[i][last], denominator);
  });
  return { primal, dual: objective.slice(width, last).map((cost) => fraction(cost, denominator)) };
}

/** The line that bounds the entering variable first; of equal ones that with the smallest basic variable (Bland). */
function leavingLine(lines: readonly bigint[][], basis: readonly number[], entering: number): number {
  const last = lines[0].length - 1;
  let best = -1; // there will be one: entries are positive, so the region is bounded
  lines.forEach((line, i) => {
    if (line[entering] <= 0n) return;
    // right/entry against the best ratio so far, multiplied out
    const order = best < 0 ? -1n : line[last] * lines[best][entering] - lines[best][last] * line[entering];
    if (order < 0n || (order === 0n && basis[i] < basis[best])) best = i;
  });
  return best;
}

/** Clears the entering column from every other line, in place. Every division is exact. */
function pivot(tableau: readonly bigint[][], leaving: number, entering: number, denominator: bigint): void {
  const line = tableau[leaving];
  const entry = line[entering];
  for (const other of tableau) {
    if (other === line) continue;
    const factor = other[entering];
    for (let j = 0; j < other.length; j++) other[j] = (other[j] * entry - factor * line[j]) / denominator;
  }
}
