/**
 * The stones of one player, one bit per cell, column by column from the left and upwards in each column. One more
 * row above the board stays empty, so that a line cannot wrap from the top of a column to the bottom of the next. Bit
 * operations in JavaScript have 32 bits, hence two halves.
 *
 *     6 rows: bit of each cell          the steps that lead along a line
 *      6 13 20 27 34 41 48  ← empty       rows      ↘
 *      5 12 19 26 33 40 47                rows + 1  →
 *      4 11 18 25 32 39 46                rows + 2  ↗
 *      3 10 17 24 31 38 45                1         ↑
 *      2  9 16 23 30 37 44
 *      1  8 15 22 29 36 43
 *      0  7 14 21 28 35 42
 *
 * The layout is John Tromp's (Fhourstones). The board may have columns × (rows + 1) ≤ 64 bits.
 */
export interface Bitboard {
  readonly low: number;
  readonly high: number;
}

export const MAX_BITS = 64;

export const NO_STONES: Bitboard = { low: 0, high: 0 };

export function withBit({ low, high }: Bitboard, bit: number): Bitboard {
  return bit < 32 ? { low: low | (1 << bit), high } : { low, high: high | (1 << (bit - 32)) };
}

export function withoutBit({ low, high }: Bitboard, bit: number): Bitboard {
  return bit < 32 ? { low: low & ~(1 << bit), high } : { low, high: high & ~(1 << (bit - 32)) };
}

export function hasBit({ low, high }: Bitboard, bit: number): boolean {
  return ((bit < 32 ? low >>> bit : high >>> (bit - 32)) & 1) === 1;
}

/** The bits from `first` on: one column of a board. */
export function bitsFrom(low: number, high: number, first: number): number {
  if (first === 0) return low;
  return first < 32 ? (low >>> first) | (high << (32 - first)) : high >>> (first - 32);
}

/** The same bits as one exact number; only for boards of at most 53 bits. */
export function toNumber({ low, high }: Bitboard): number {
  return (low >>> 0) + (high >>> 0) * 2 ** 32;
}

/** The same bits as one exact number, of any board. */
export function toBigInt({ low, high }: Bitboard): bigint {
  return (BigInt(high >>> 0) << 32n) | BigInt(low >>> 0);
}

/** True if `length` stones are in line, found by shifting them onto each other. Cost: 4 × (length − 1) shifts. */
export function hasLine({ low, high }: Bitboard, rows: number, length: number): boolean {
  return (
    hasLineAlong(low, high, 1, length) ||
    hasLineAlong(low, high, rows, length) ||
    hasLineAlong(low, high, rows + 1, length) ||
    hasLineAlong(low, high, rows + 2, length)
  );
}

function hasLineAlong(low: number, high: number, step: number, length: number): boolean {
  for (let stones = 1; stones < length; stones++) {
    low &= (low >>> step) | (high << (32 - step));
    high &= high >>> step;
    if ((low | high) === 0) return false;
  }
  return (low | high) !== 0;
}
