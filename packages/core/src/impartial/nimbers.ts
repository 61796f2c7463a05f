/** The least whole number ≥ 0 that is not among the values ("minimum excluded"). Cost: linear. */
export function mex(values: Iterable<number>): number {
  const present = new Set(values);
  let least = 0;
  while (present.has(least)) least++;
  return least;
}

const EXACT_BITS = 2 ** 31; // the exclusive or of JavaScript keeps 32 bits, the sign among them

/**
 * The nim-sum: the exclusive or of whole numbers from 0 to 2⁵³ − 1, written in binary and added without carrying.
 * Exact; linear in the number of values.
 */
export function nimSum(values: Iterable<number>): number {
  let sum = 0;
  for (const value of values) {
    sum = sum < EXACT_BITS && value < EXACT_BITS ? sum ^ value : Number(BigInt(sum) ^ BigInt(value));
  }
  return sum;
}
