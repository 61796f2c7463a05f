import { MarienbadError } from "../base/error.ts";
import type { Key, Rules } from "../game/game.ts";
import type { Parts, Symmetry } from "../game/members.ts";
import * as texts from "./texts.ts";
import type { Bound } from "./trace.ts";

/**
 * Keys of positions as numbers, for tables of fixed size. Reading a key sets two numbers:
 *
 *     bits   32 bits that choose the slot
 *     print  a whole number below 2⁵³ that is kept in the slot to recognise the position again
 *
 * A number is its own print, so no two positions are confused. A string is reduced to 53 bits; with the slot number,
 * two of a billion strings are confused with a probability below one in ten thousand. One object serves all keys.
 */
export class Fingerprint {
  bits = 0;
  print = 0;

  read(key: Key): void {
    if (typeof key === "number") {
      this.print = key;
      this.bits = mix(Math.imul(key | 0, 0x9e3779b1) ^ mix(Math.floor(key / 2 ** 32) | 0));
      return;
    }
    // Two multiplicative hashes (in the manner of FNV) with different odd factors, each finished by a mixer.
    let left = 0x811c9dc5;
    let right = 0x1b873593;
    for (let i = 0; i < key.length; i++) {
      const code = key.charCodeAt(i);
      left = Math.imul(left ^ code, 0x01000193);
      right = Math.imul(right ^ code, 0x85ebca6b) + (right >>> 13);
    }
    this.bits = mix(left ^ Math.imul(right, 0x9e3779b1));
    this.print = (mix(left) >>> 0) * 2 ** 21 + (mix(right) >>> 11);
  }
}

/** Spreads every bit over all 32 (the finishing step of MurmurHash3, Appleby 2008). */
function mix(word: number): number {
  let x = word;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return (x ^ (x >>> 16)) | 0;
}

/**
 * The identity of positions in the tables of a search and on its path. With a symmetry it is the least key among the
 * images, so that they share an entry. Returns exact keys; costs a key per image.
 *
 * With the parts of a sum (an impartial game, normal play) it is their keys in order, without pairs of equal parts,
 * whose nim-sum is 0, and without parts that have no move:
 *
 *     heaps 3 1 3 5 0, player 0 to move   →   "1+5|0"      heaps 2 2, player 1 to move   →   "|1", lost for player 1
 *
 * An index in the list of moves belongs to one image: `image` is the one that was read.
 */
export class TableKeys<Position> {
  /** Which image of the position that was read last has the least key. */
  image = 0;
  /** True if nothing is left of the parts of that position: its player to move loses. */
  isBalanced = false;
  readonly #game: Rules<Position, unknown>;
  readonly #symmetry: Symmetry<Position> | undefined;
  readonly #parts: Parts<Position> | undefined;

  constructor(
    game: Rules<Position, unknown>,
    symmetry: Symmetry<Position> | undefined,
    parts?: Parts<Position> | undefined,
  ) {
    this.#game = game;
    this.#symmetry = symmetry;
    this.#parts = parts;
  }

  read(position: Position): Key {
    return this.#parts === undefined ? this.#ofImages(position) : this.#ofSum(this.#parts.parts(position), position);
  }

  #ofSum(parts: readonly Position[], position: Position): Key {
    const alone = new Set<Key>();
    for (const part of parts) {
      if (this.#game.result(part) !== undefined) continue;
      const key = this.#ofImages(part);
      if (!alone.delete(key)) alone.add(key);
    }
    this.isBalanced = alone.size === 0;
    return `${[...alone].sort().join("+")}|${this.#game.turn(position)}`;
  }

  #ofImages(position: Position): Key {
    if (this.#symmetry === undefined) return this.#game.key(position);
    const images = this.#symmetry.images(position);
    let least = this.#game.key(images[0]);
    this.image = 0;
    for (let image = 1; image < images.length; image++) {
      const key = this.#game.key(images[image]);
      if (key >= least) continue;
      least = key;
      this.image = image;
    }
    return least;
  }
}

/** More images than any board has; and the moves that fit into 16 bits with them: others are not remembered. */
const MAX_IMAGES = 16;
const MAX_MOVES = 2 ** 16 / MAX_IMAGES - 1;
const NO_MOVE = 2 ** 16 - 1;

/** The index of a move and the image in whose list it is, in 16 bits. */
export function packMove(move: number, image: number): number {
  return move < MAX_MOVES && image < MAX_IMAGES ? move * MAX_IMAGES + image : NO_MOVE;
}

/** The index of the move in the list of this image; −1 if it is in another's list, or unknown. */
export function unpackMove(packed: number, image: number): number {
  return packed !== NO_MOVE && packed % MAX_IMAGES === image ? Math.floor(packed / MAX_IMAGES) : -1;
}

/**
 * A transposition table of bounded memory, 26 bytes per slot.
 *
 *     bucket of a position:  │ slot 0: kept while deeper and of this age │ slot 1: always replaced │
 *
 * A position goes to the first slot of its bucket when that holds something older or shallower, else to the second, so
 * that deep results survive and recent ones are at hand (Breuker, Uiterwijk and van den Herik 1996).
 *
 * It begins small and doubles, losing nothing, whenever an eighth is taken, up to its bound: short searches take little
 * memory, and Node 20 can lock up when a short program that allocated much ends (nodejs/node issue 54918).
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
  #taken = 0;
  #room: number;
  readonly #maxSlots: number;
  readonly #fingerprint = new Fingerprint();
  #age = 0;

  // The entry that `find` found last; one object's fields instead of an allocation for each node.
  score = 0;
  depth = 0;
  /** The best move, in the form in which it was stored. */
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

  /** True if something is known of a position; then the fields of the table say what. */
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
    // A position must not be in both slots with different contents.
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

  /** Doubles the table: bucket b is divided between b and b + the number of buckets before, in order. */
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
      for (let slot = 0; slot < to.length; slot++) if (sourceOfSlot[slot] >= 0) to[slot] = from[sourceOfSlot[slot]];
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
/** Slots at the beginning, as a power of two. */
const FIRST_BITS = 12;

/** Number of slots that may be taken before the table grows; with more, entries would push each other out. */
function roomOf(slots: number, maxSlots: number): number {
  return slots < maxSlots ? slots / 8 : Number.POSITIVE_INFINITY;
}

const MAX_TABLE_BITS = 26;

export function checkTableBits(bits: number, min: number): void {
  if (Number.isInteger(bits) && bits >= min && bits <= MAX_TABLE_BITS) return;
  throw new MarienbadError("bad-argument", texts.badTableSize(bits, min, MAX_TABLE_BITS), { parameters: { bits } });
}

const BOUNDS = ["exact", "lower", "upper"] as const satisfies readonly Bound[];
