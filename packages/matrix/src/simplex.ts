import type { Work } from "marienbad/base";
import { type Fraction, fraction, ZERO } from "./fraction.ts";

/** The solution of a linear programme and of its dual: the two prove each other. */
export interface LinearSolution {
  /** One number for each column. */
  readonly primal: readonly Fraction[];
  /** One number for each row: what a unit more of its right-hand side would be worth. */
  readonly dual: readonly Fraction[];
}

/**
 * Maximises Σ yⱼ subject to M y ≤ 1, y ≥ 0, by the simplex method with Bland's rule.
 *
 * Needs: a matrix of positive whole numbers, so that the region is bounded and y = 0 is a corner to start from.
 * Returns: an exact optimum with its dual.
 * Cost: a pivot is O(rows × columns) products of whole numbers; Bland's rule never cycles, and few pivots are needed in
 * practice (60 × 60 takes seconds). It pauses after every pivot.
 *
 * All entries of the tableau share one denominator, the last pivot, and stay whole numbers (determinants of the
 * matrix), so that no fraction is ever reduced.
 * Reference: R. G. Bland, "New finite pivoting rules for the simplex method", Mathematics of Operations Research 2
 * (1977); J. Edmonds, "Systems of distinct representatives and linear algebra" (1967), for whole-number pivoting.
 */
export function* maximiseSumWork(matrix: readonly (readonly bigint[])[]): Work<LinearSolution, void> {
  const height = matrix.length;
  const width = matrix[0].length;
  const last = width + height;
  // A line for each row: its columns, its slacks (columns width … last − 1), its right-hand side; then the objective.
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

/** The line that bounds the entering variable first; among equals the one with the smallest basic variable (Bland). */
function leavingLine(lines: readonly bigint[][], basis: readonly number[], entering: number): number {
  const last = lines[0].length - 1;
  let best = -1; // there will be one: with positive entries nothing grows for ever
  lines.forEach((line, i) => {
    if (line[entering] <= 0n) return;
    // right/entry against the best ratio so far, multiplied out
    const order = best < 0 ? -1n : line[last] * lines[best][entering] - lines[best][last] * line[entering];
    if (order < 0n || (order === 0n && basis[i] < basis[best])) best = i;
  });
  return best;
}

/** Clears the entering column from every line but the leaving one, in place. Every division is exact. */
function pivot(tableau: readonly bigint[][], leaving: number, entering: number, denominator: bigint): void {
  const line = tableau[leaving];
  const entry = line[entering];
  for (const other of tableau) {
    if (other === line) continue;
    const factor = other[entering];
    for (let j = 0; j < other.length; j++) other[j] = (other[j] * entry - factor * line[j]) / denominator;
  }
}
