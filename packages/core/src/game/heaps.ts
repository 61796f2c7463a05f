import type { Work } from "../base/work.ts";

/** A game on heaps, each move on one heap, so one Grundy value per size is enough (N4 in docs/concordance.md). */
export type HeapGame =
  /** Any number of tokens from a heap. */
  | { readonly kind: "take-any" }
  /** Take a number of tokens that is in the set. */
  | { readonly kind: "subtraction"; readonly take: readonly number[] }
  /** An octal or hexadecimal code, digits from the one before the point on. */
  | { readonly kind: "code"; readonly digits: readonly number[] }
  /** Grundy's game: cut a heap into two unequal ones. */
  | { readonly kind: "cut-unequal" };

/** The heaps of a game whose positions are all sums of heaps of one heap game. */
export interface Heaps<Position> {
  readonly game: HeapGame;
  /** True if the player who cannot move wins. */
  readonly misere: boolean;
  heapsOf(position: Position): readonly number[];
}

/** The heaps of a game on two heaps that depend on each other, with one Grundy value per pair of sizes. */
export interface HeapPairs<Position> {
  pairOf(position: Position): readonly [number, number];
  /** Loads the method that computes the values of all pairs of heaps up to a size. */
  loadTable(): Promise<(size: number) => Work<PairTable>>;
}

/** The Grundy values of pairs of heaps up to a size. */
export interface PairTable {
  readonly size: number;
  valueOf(first: number, second: number): number;
}
