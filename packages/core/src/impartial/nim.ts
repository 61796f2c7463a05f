import { MarienbadError } from "../base/error.ts";
import { checkOptions } from "../base/option-names.ts";
import type { Player } from "../game/game.ts";
import { type BinaryColumns, binaryColumns, nimSum } from "./nimbers.ts";
import * as texts from "./texts.ts";

/** Taking tokens from one heap; heaps are counted from 0. */
export interface NimMove {
  readonly heap: number;
  readonly from: number;
  readonly to: number;
}

/** Phase of misère Nim: "as-normal" with two or more heaps of several tokens, "switch" with one, "ones" with none. */
export type MiserePhase = "as-normal" | "switch" | "ones";

/** The winner of a position of Nim, the winning moves, and why. */
export interface NimAnalysis {
  readonly heaps: readonly number[];
  readonly misere: boolean;
  readonly sum: number;
  /** 0 is the player to move. */
  readonly winner: Player;
  readonly moves: readonly NimMove[];
  readonly columns: BinaryColumns;
  readonly phase: MiserePhase;
}

/** Options for `analyseNim`. */
export interface NimOptions {
  /** The player who takes the last token loses; by default they win. */
  readonly misere?: boolean;
}

/**
 * Nim with any number of heaps (Bouton 1901, N2 and N3 in docs/concordance.md). With nim-sum 0 the player to move
 * loses. In misère play the same holds while some heap has more than one token; with heaps of one only, an odd number
 * of them loses. Needs whole numbers from 0 to 2⁵³ − 1. Exact; linear in the number of heaps.
 */
export function analyseNim(heaps: readonly number[], options: NimOptions = {}): NimAnalysis {
  checkOptions("analyseNim", options, { misere: true });
  const { misere = false } = options;
  for (const heap of heaps) {
    if (!Number.isSafeInteger(heap) || heap < 0) throw new MarienbadError("bad-argument", texts.notAHeap(heap));
  }
  const sum = nimSum(heaps);
  const several = heaps.filter((heap) => heap > 1).length;
  const moves: NimMove[] = [];
  heaps.forEach((from, heap) => {
    // Only these can leave a lost position: nim-sum 0, or heaps of one in misère play.
    const candidates = misere ? [nimSum([from, sum]), 0, 1] : [nimSum([from, sum])];
    for (const to of new Set(candidates)) {
      if (to < from && moverLoses(heaps.with(heap, to), misere)) moves.push({ heap, from, to });
    }
  });
  return {
    heaps: [...heaps],
    misere,
    sum,
    winner: moverLoses(heaps, misere) ? 1 : 0,
    moves,
    columns: binaryColumns(heaps),
    phase: several === 0 ? "ones" : several === 1 ? "switch" : "as-normal",
  };
}

function moverLoses(heaps: readonly number[], misere: boolean): boolean {
  const sum = nimSum(heaps);
  const onlyOnes = heaps.every((heap) => heap <= 1);
  return misere && onlyOnes ? sum === 1 : sum === 0;
}
