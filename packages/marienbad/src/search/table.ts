import { MarienbadError } from "../base/error.ts";
import type { Key } from "../game/game.ts";
import { Fingerprint } from "./fingerprint.ts";
import * as texts from "./texts.ts";
import type { Bound } from "./trace.ts";

/**
 * A transposition table of fixed memory: what a search knows about positions that it has met.
 *
 *     bucket of a position:  │ slot 0: kept while deeper and of this age │ slot 1: always replaced │
 *
 * A position goes to the first slot of its bucket when that holds something older or shallower, and to the second
 * otherwise, so that deep results survive and recent ones are at hand (Breuker, Uiterwijk and van den Herik 1996).
 * 22 bytes per slot.
 */
export class TranspositionTable {
  readonly #printOfSlot: Float64Array;
  readonly #scoreOfSlot: Float64Array;
  readonly #depthOfSlot: Int16Array;
  readonly #moveOfSlot: Uint16Array;
  readonly #boundOfSlot: Uint8Array;
  readonly #ageOfSlot: Uint8Array;
  readonly #bucketMask: number;
  readonly #fingerprint = new Fingerprint();
  #age = 0;

  // The entry that `find` found last; one object's fields instead of an allocation for each node.
  score = 0;
  depth = 0;
  /** The best move, as whoever stored it has written it. */
  move = 0;
  bound: Bound = "exact";

  /** `bits` gives 2^bits slots: 20 is a million, 22 megabytes. */
  constructor(bits = 20) {
    checkTableBits(bits, 1);
    const slots = 2 ** bits;
    this.#printOfSlot = new Float64Array(slots).fill(Number.NaN); // equal to no print: empty
    this.#scoreOfSlot = new Float64Array(slots);
    this.#depthOfSlot = new Int16Array(slots);
    this.#moveOfSlot = new Uint16Array(slots);
    this.#boundOfSlot = new Uint8Array(slots);
    this.#ageOfSlot = new Uint8Array(slots);
    this.#bucketMask = slots / 2 - 1;
  }

  /** A new search begins: what is stored stays useful, but gives way. */
  startGeneration(): void {
    this.#age = (this.#age + 1) & 0xff;
  }

  /** Whether something is known of a position; then the fields of the table say what. */
  find(key: Key): boolean {
    this.#fingerprint.read(key);
    const { bits, print } = this.#fingerprint;
    const first = (bits & this.#bucketMask) * 2;
    let slot = first;
    if (this.#printOfSlot[first] !== print) {
      slot = first + 1;
      if (this.#printOfSlot[slot] !== print) return false;
    }
    this.score = this.#scoreOfSlot[slot];
    this.depth = this.#depthOfSlot[slot];
    this.move = this.#moveOfSlot[slot];
    this.bound = BOUNDS[this.#boundOfSlot[slot]];
    return true;
  }

  store(key: Key, score: number, depth: number, move: number, bound: Bound): void {
    this.#fingerprint.read(key);
    const { bits, print } = this.#fingerprint;
    const first = (bits & this.#bucketMask) * 2;
    const kept =
      this.#printOfSlot[first] !== print && this.#ageOfSlot[first] === this.#age && this.#depthOfSlot[first] > depth;
    const slot = kept ? first + 1 : first;
    // The same position must not stand in both slots with different contents.
    if (slot === first && this.#printOfSlot[first + 1] === print) this.#printOfSlot[first + 1] = Number.NaN;
    this.#printOfSlot[slot] = print;
    this.#scoreOfSlot[slot] = score;
    this.#depthOfSlot[slot] = depth;
    this.#moveOfSlot[slot] = move;
    this.#boundOfSlot[slot] = BOUNDS.indexOf(bound);
    this.#ageOfSlot[slot] = this.#age;
  }
}

/** The most slots that a table can have, as a power of two. */
const MAX_TABLE_BITS = 26;

export function checkTableBits(bits: number, min: number): void {
  if (Number.isInteger(bits) && bits >= min && bits <= MAX_TABLE_BITS) return;
  throw new MarienbadError("bad-argument", texts.badTableSize(bits, min, MAX_TABLE_BITS), { parameters: { bits } });
}

const BOUNDS = ["exact", "lower", "upper"] as const satisfies readonly Bound[];
