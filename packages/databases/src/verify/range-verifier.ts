import type { Signal } from "marienbad/base";

/** What a database says about some positions of one level, in the order of their keys. */
export interface ClaimedBlock {
  readonly firstKey: number;
  readonly count: number;
  /** Of the other keys, each from the one before: seven bits a byte, the lowest first, a set bit where more follow. */
  readonly distances: Uint8Array;
  /** A byte for each position: two bits of outcome, six of rank. */
  readonly values: Uint8Array;
}

/** What a database says about the positions of its levels, without those that somebody has won. */
export interface ClaimedLevels {
  /** Those of a level with keys in [from, to): blocks in the order of their first keys, with others around them. */
  between(level: number, from: number, to: number): Promise<readonly ClaimedBlock[]>;
  /** The first keys of these blocks, but for those up to `from`, without reading them. */
  cutsBetween(level: number, from: number, to: number): Promise<readonly number[]>;
}

/** How a claim does not hold. */
export type ClaimFault = "out-of-order" | "not-reached" | "missing" | "wrong-value";

/** What a verifier has found about some ranges of a level and of the next one. */
export interface RangeVerdict {
  /** The first claim that does not hold. */
  readonly wrong?: { readonly level: number; readonly key: number; readonly fault: ClaimFault };
  /** How many positions of the level have each value, outcome × 256 + rank. */
  readonly counts: Float64Array;
  /** How many moves lead to these ranges of the next level. */
  readonly moves: number;
  /** How many of the positions that they lead to are won by them. */
  readonly wonAfter: number;
}

/**
 * A verifier of a game's own, quicker than its rules, which shares no code with what solves the game. A range is all
 * keys with the same high part; ranges are numbered from 0 to `ranges`. Level 0, the start alone, is checked by whoever
 * asks.
 */
export interface RangeVerifier {
  readonly ranges: number;
  readonly lowBits: number;
  /**
   * Checks that the next level has in these ranges exactly the positions that moves lead to and nobody has won, and
   * that every position of this level has in them the value that follows from its moves.
   */
  verify(level: number, from: number, to: number, claims: ClaimedLevels, signal?: Signal): Promise<RangeVerdict>;
}
