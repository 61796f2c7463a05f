import { MarienbadError } from "../base/error.ts";
import type { Key } from "../game/game.ts";
import { Fingerprint } from "./fingerprint.ts";
import * as texts from "./texts.ts";
import type { Bound } from "./trace.ts";

/**
 * A transposition table of bounded memory: what a search knows about positions that it has met.
 *
 *     bucket of a position:  │ slot 0: kept while deeper and of this age │ slot 1: always replaced │
 *
 * A position goes to the first slot of its bucket when that holds something older or shallower, and to the second
 * otherwise, so that deep results survive and recent ones are at hand (Breuker, Uiterwijk and van den Herik 1996).
 * 26 bytes per slot.
 *
 * It begins small and doubles whenever an eighth of it is taken, up to its bound: a bucket is then divided in two, and
 * nothing is lost. A short search takes little memory so; besides, Node 20 locks up now and then at the end of a short
 * program that has just allocated much (nodejs/node issue 54918; one run in five, with a million slots at once).
 */
export class TranspositionTable {
  #printOfSlot: Float64Array;
  #scoreOfSlot: Float64Array;
  #bitsOfSlot: Int32Array;
  #depthOfSlot: Int16Array;
  #moveOfSlot: Uint16Array;
  #boundOfSlot: Uint8Array;
  #ageOfSlot: Uint8Array;
  #bucketMask: number;
  /** Slots that are taken, and how many may be until the table grows. */
  #taken = 0;
  #room: number;
  readonly #maxSlots: number;
  readonly #fingerprint = new Fingerprint();
  #age = 0;

  // The entry that `find` found last; one object's fields instead of an allocation for each node.
  score = 0;
  depth = 0;
  /** The best move, as whoever stored it has written it. */
  move = 0;
  bound: Bound = "exact";

  /** `bits` gives at most 2^bits slots: 20 is a million, 26 megabytes. */
  constructor(bits = 20) {
    checkTableBits(bits, 1);
    this.#maxSlots = 2 ** bits;
    const slots = 2 ** Math.min(bits, FIRST_BITS);
    this.#printOfSlot = new Float64Array(slots).fill(EMPTY);
    this.#scoreOfSlot = new Float64Array(slots);
    this.#bitsOfSlot = new Int32Array(slots);
    this.#depthOfSlot = new Int16Array(slots);
    this.#moveOfSlot = new Uint16Array(slots);
    this.#boundOfSlot = new Uint8Array(slots);
    this.#ageOfSlot = new Uint8Array(slots);
    this.#bucketMask = slots / 2 - 1;
    this.#room = roomOf(slots, this.#maxSlots);
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
    if (this.#taken > this.#room) this.#grow();
    this.#fingerprint.read(key);
    const { bits, print } = this.#fingerprint;
    const first = (bits & this.#bucketMask) * 2;
    const kept =
      this.#printOfSlot[first] !== print && this.#ageOfSlot[first] === this.#age && this.#depthOfSlot[first] > depth;
    const slot = kept ? first + 1 : first;
    // The same position must not stand in both slots with different contents.
    if (slot === first && this.#printOfSlot[first + 1] === print) {
      this.#printOfSlot[first + 1] = EMPTY;
      this.#taken--;
    }
    if (Number.isNaN(this.#printOfSlot[slot])) this.#taken++;
    this.#printOfSlot[slot] = print;
    this.#bitsOfSlot[slot] = bits;
    this.#scoreOfSlot[slot] = score;
    this.#depthOfSlot[slot] = depth;
    this.#moveOfSlot[slot] = move;
    this.#boundOfSlot[slot] = BOUNDS.indexOf(bound);
    this.#ageOfSlot[slot] = this.#age;
  }

  /**
   * Doubles the table. What was in bucket b goes to b or to b + the number of buckets before, so that no two of
   * different buckets meet; the first of those that stay together keeps the first slot.
   */
  #grow(): void {
    const slots = this.#printOfSlot.length;
    const mask = slots - 1; // of twice as many buckets
    const sourceOfSlot = new Int32Array(2 * slots).fill(-1);
    for (let slot = 0; slot < slots; slot++) {
      if (Number.isNaN(this.#printOfSlot[slot])) continue;
      const first = (this.#bitsOfSlot[slot] & mask) * 2;
      sourceOfSlot[sourceOfSlot[first] < 0 ? first : first + 1] = slot;
    }
    const moved = <Slots extends Float64Array | Int32Array | Int16Array | Uint16Array | Uint8Array>(
      from: Slots,
      to: Slots,
    ): Slots => {
      for (let slot = 0; slot < to.length; slot++) {
        if (sourceOfSlot[slot] >= 0) to[slot] = from[sourceOfSlot[slot]];
      }
      return to;
    };
    this.#printOfSlot = moved(this.#printOfSlot, new Float64Array(2 * slots).fill(EMPTY));
    this.#scoreOfSlot = moved(this.#scoreOfSlot, new Float64Array(2 * slots));
    this.#bitsOfSlot = moved(this.#bitsOfSlot, new Int32Array(2 * slots));
    this.#depthOfSlot = moved(this.#depthOfSlot, new Int16Array(2 * slots));
    this.#moveOfSlot = moved(this.#moveOfSlot, new Uint16Array(2 * slots));
    this.#boundOfSlot = moved(this.#boundOfSlot, new Uint8Array(2 * slots));
    this.#ageOfSlot = moved(this.#ageOfSlot, new Uint8Array(2 * slots));
    this.#bucketMask = slots - 1;
    this.#room = roomOf(2 * slots, this.#maxSlots);
  }
}

/** The print of an empty slot: equal to none. */
const EMPTY = Number.NaN;
/** A table begins with so many slots, as a power of two. */
const FIRST_BITS = 12;

/** How many slots may be taken before the table grows: with more, ever more entries would push each other out. */
function roomOf(slots: number, maxSlots: number): number {
  return slots < maxSlots ? slots / 8 : Number.POSITIVE_INFINITY;
}

/** The most slots that a table can have, as a power of two. */
const MAX_TABLE_BITS = 26;

export function checkTableBits(bits: number, min: number): void {
  if (Number.isInteger(bits) && bits >= min && bits <= MAX_TABLE_BITS) return;
  throw new MarienbadError("bad-argument", texts.badTableSize(bits, min, MAX_TABLE_BITS), { parameters: { bits } });
}

const BOUNDS = ["exact", "lower", "upper"] as const satisfies readonly Bound[];
