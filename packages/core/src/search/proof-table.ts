import type { Key } from "../game/game.ts";
import { Fingerprint } from "./fingerprint.ts";
import { checkTableBits } from "./table.ts";

/** The proof number of what is disproved, and the disproof number of what is proved. */
export const INFINITE = 2 ** 31;
/** Sums over many paths to one position can grow without bound; from here on they only say "very hard". */
export const MAX_EFFORT = 2 ** 30;

const WAYS = 4;

/**
 * Proof and disproof numbers in fixed memory. A position may lie in any of the four slots of its bucket; a new one
 * takes the place of the one that took the least work, because that is the cheapest to find again. 20 bytes per slot.
 */
export class ProofTable {
  readonly #printOfSlot: Float64Array;
  readonly #proofOfSlot: Uint32Array;
  readonly #disproofOfSlot: Uint32Array;
  readonly #workOfSlot: Uint32Array;
  readonly #bucketMask: number;
  readonly #fingerprint = new Fingerprint();

  // What `find` found last.
  proof = 0;
  disproof = 0;

  /** 2^bits slots: 20 is a million, 20 megabytes. */
  constructor(bits: number) {
    checkTableBits(bits, 2);
    const slots = 2 ** bits;
    this.#printOfSlot = new Float64Array(slots).fill(Number.NaN);
    this.#proofOfSlot = new Uint32Array(slots);
    this.#disproofOfSlot = new Uint32Array(slots);
    this.#workOfSlot = new Uint32Array(slots);
    this.#bucketMask = slots / WAYS - 1;
  }

  /** `context` tells apart entries of one position: here, the path by which it was reached. */
  find(key: Key, context = 0): boolean {
    const slot = this.#locate(key, context);
    if (slot < 0) return false;
    this.proof = this.#proofOfSlot[slot];
    this.disproof = this.#disproofOfSlot[slot];
    return true;
  }

  store(key: Key, proof: number, disproof: number, work: number, context = 0): void {
    let slot = this.#locate(key, context);
    if (slot < 0) {
      slot = this.#first;
      for (let other = slot + 1; other < this.#first + WAYS; other++) {
        if (this.#workOfSlot[other] < this.#workOfSlot[slot]) slot = other;
      }
    }
    this.#printOfSlot[slot] = this.#print;
    this.#proofOfSlot[slot] = proof;
    this.#disproofOfSlot[slot] = disproof;
    this.#workOfSlot[slot] = Math.min(work, MAX_EFFORT);
  }

  #first = 0;
  #print = 0;

  #locate(key: Key, context: number): number {
    this.#fingerprint.read(key);
    this.#print = context === 0 ? this.#fingerprint.print : (this.#fingerprint.print + context) % 2 ** 53;
    this.#first = ((this.#fingerprint.bits ^ context) & this.#bucketMask) * WAYS;
    for (let slot = this.#first; slot < this.#first + WAYS; slot++) {
      if (this.#printOfSlot[slot] === this.#print) return slot;
    }
    return -1;
  }
}
