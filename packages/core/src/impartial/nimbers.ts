/** The least whole number ≥ 0 that is not among the values ("minimum excluded"). Cost: linear. */
export function mex(values: Iterable<number>): number {
  const present = new Set(values);
  let least = 0;
  while (present.has(least)) least++;
  return least;
}

const EXACT_BITS = 2 ** 31; // the exclusive or of JavaScript keeps 32 bits, the sign among them

/** The nim-sum: the exclusive or of whole numbers from 0 to 2⁵³ − 1. Exact; linear in the number of values. */
export function nimSum(values: Iterable<number>): number {
  let sum = 0;
  for (const value of values) {
    sum = sum < EXACT_BITS && value < EXACT_BITS ? sum ^ value : Number(BigInt(sum) ^ BigInt(value));
  }
  return sum;
}

/** Numbers written in binary one under the other, as data: the terminal and the lab both draw it. */
export interface BinaryColumns {
  readonly rows: readonly { readonly value: number; readonly bits: readonly number[] }[];
  readonly weights: readonly number[];
  readonly ones: readonly number[];
  /** The nim-sum and its bits: 1 where a column holds an odd number of ones. */
  readonly sum: number;
  readonly sumBits: readonly number[];
}

/** The binary columns of whole numbers below 2⁵³ (N3 in docs/concordance.md). */
export function binaryColumns(values: readonly number[]): BinaryColumns {
  const largest = values.reduce((most, value) => Math.max(most, value), 0);
  const width = Math.max(1, largest.toString(2).length);
  const bitsOf = (value: number): number[] => Array.from(value.toString(2).padStart(width, "0"), Number);
  const rows = values.map((value) => ({ value, bits: bitsOf(value) }));
  const sum = nimSum(values);
  return {
    rows,
    weights: Array.from({ length: width }, (_, column) => 2 ** (width - 1 - column)),
    ones: Array.from({ length: width }, (_, column) => rows.reduce((count, { bits }) => count + bits[column], 0)),
    sum,
    sumBits: bitsOf(sum),
  };
}

/** The columns as lines of text, with a line for the nim-sum under them. */
export function drawColumns({ rows, sum, sumBits }: BinaryColumns): readonly string[] {
  const width = rows.reduce((most, { value }) => Math.max(most, String(value).length), String(sum).length);
  const line = (value: number, bits: readonly number[]): string =>
    `${String(value).padStart(width)}  ${bits.join(" ")}`;
  const last = line(sum, sumBits);
  return [...rows.map(({ value, bits }) => line(value, bits)), "─".repeat(last.length), last];
}
