import type { Work } from "../base/work.ts";

/**
 * A game played on heaps of tokens, each move on one heap. Its positions are sums of heaps, so that one Grundy value
 * per size of heap says everything (N4 in docs/concordance.md).
 */
export type HeapGame =
  /** Any number of tokens from a heap. */
  | { readonly kind: "take-any" }
  /** Take a number of tokens that is in the set. */
  | { readonly kind: "subtraction"; readonly take: readonly number[] }
  /** An octal or hexadecimal code, digits from the one before the point on. */
  | { readonly kind: "code"; readonly digits: readonly number[] }
  /** Grundy's game: cut a heap into two unequal ones. */
  | { readonly kind: "cut-unequal" };

/** The Nim-like form of a game: each of its positions is a sum of heaps of one heap game. */
export interface Heaps<Position> {
  readonly game: HeapGame;
  /** Whether who cannot move wins. */
  readonly misere: boolean;
  heapsOf(position: Position): readonly number[];
}

/** A game on two heaps that depend on each other: it has one Grundy value per pair of sizes. */
export interface HeapPairs<Position> {
  pairOf(position: Position): readonly [number, number];
  /** Fetches the game's own method, which gives the values of all pairs of heaps up to a size. */
  loadTable(): Promise<(size: number) => Work<PairTable>>;
}

/** The Grundy values of pairs of heaps up to a size. */
export interface PairTable {
  readonly size: number;
  valueOf(first: number, second: number): number;
}
