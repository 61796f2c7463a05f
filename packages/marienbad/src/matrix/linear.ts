import { divide, type Fraction, isZero, multiply, subtract } from "./fraction.ts";

/**
 * The solution of matrix · x = right, by elimination; nothing when the matrix is singular.
 * Exact. Cost: O(size³) operations on fractions.
 */
export function solveLinear(
  matrix: readonly (readonly Fraction[])[],
  right: readonly Fraction[],
): Fraction[] | undefined {
  const size = right.length;
  const lines = matrix.map((row, i) => [...row, right[i]]);
  for (let column = 0; column < size; column++) {
    const found = lines.findIndex((line, i) => i >= column && !isZero(line[column]));
    if (found < 0) return undefined;
    [lines[column], lines[found]] = [lines[found], lines[column]];
    const pivot = lines[column].map((value) => divide(value, lines[column][column]));
    lines[column] = pivot;
    lines.forEach((line, i) => {
      const factor = line[column];
      if (i !== column && !isZero(factor))
        lines[i] = line.map((value, j) => subtract(value, multiply(factor, pivot[j])));
    });
  }
  return lines.map((line) => line[size]);
}
