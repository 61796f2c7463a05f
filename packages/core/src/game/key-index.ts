import { grown } from "../base/growing.ts";
import { memoryError } from "../base/memory.ts";
import { badRules } from "./checked.ts";
import type { Key } from "./game.ts";
import * as texts from "./texts.ts";

/** Numbers keys 0, 1, 2 … in the order in which they are first seen. */
export interface KeyIndex {
  readonly size: number;
  /** The number of a key, or −1. */
  find(key: Key): number;
  /** The number of a key; a new one gets the next number. */
  add(key: Key): number;
}

/** An index for keys of the same kind as this one: the keys of a game are all numbers or all strings. */
export function keyIndexFor(key: Key): KeyIndex {
  return typeof key === "number" ? new NumberIndex() : new StringIndex();
}

const FIRST_SLOTS = 1024;
const MAX_SLOTS = 2 ** 30;

function moreSlots(slots: Uint32Array): Uint32Array<ArrayBuffer> {
  if (slots.length === MAX_SLOTS) throw memoryError("table");
  return new Uint32Array(2 * slots.length);
}

/**
 * A hash table of whole numbers below 2⁵³ without objects: open addressing with linear probing, at most two thirds
 * full, 18 to 36 bytes per key. Keys are stored in their slots: in a list of their own, finding one would take two
 * dependent reads (a tenth slower). A `Map` would box every key above 2³¹, and ends at 2²⁴ entries.
 */
class NumberIndex implements KeyIndex {
  size = 0;
  #mask = FIRST_SLOTS - 1;
  #keyOfSlot = new Float64Array(FIRST_SLOTS);
  /** The number of the key plus one; 0 is an empty slot. */
  #entryOfSlot = new Uint32Array(FIRST_SLOTS);

  find(key: Key): number {
    return this.#entryOfSlot[this.#slot(key as number)] - 1;
  }

  add(key: Key): number {
    const slot = this.#slot(key as number);
    const entry = this.#entryOfSlot[slot];
    if (entry !== 0) return entry - 1;
    if (!Number.isSafeInteger(key)) throw badRules(texts.badKey(key));
    this.#keyOfSlot[slot] = key as number;
    this.#entryOfSlot[slot] = ++this.size;
    if (this.size * 3 > this.#mask * 2) this.#grow();
    return this.size - 1;
  }

  /** The slot of a key, or the empty slot for it. */
  #slot(key: number): number {
    const low = Math.imul(key | 0, 0x9e3779b1);
    const high = Math.imul((key / 2 ** 32) | 0, 0x85ebca6b);
    let mixed = low ^ high;
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
    let slot = (mixed ^ (mixed >>> 13)) & this.#mask;
    while (this.#entryOfSlot[slot] !== 0 && this.#keyOfSlot[slot] !== key) slot = (slot + 1) & this.#mask;
    return slot;
  }

  #grow(): void {
    const keys = this.#keyOfSlot;
    const entries = this.#entryOfSlot;
    this.#entryOfSlot = moreSlots(entries);
    this.#keyOfSlot = new Float64Array(2 * keys.length);
    this.#mask = 2 * keys.length - 1;
    for (let old = 0; old < keys.length; old++) {
      if (entries[old] === 0) continue;
      const slot = this.#slot(keys[old]);
      this.#keyOfSlot[slot] = keys[old];
      this.#entryOfSlot[slot] = entries[old];
    }
  }
}

/** Bytes allocated together. */
const PIECE = 2 ** 20;
/** Keys start at multiples of this, so that 32 bits address 16 GiB. */
const ALIGNMENT = 4;
/** Ends a key: a byte that occurs in no character. */
const END = 0xff;

/**
 * The same for strings, whose characters are stored one after the other in large pieces of bytes:
 *
 *     pieces        │4,4,0▪ · ·│3,4,1▪ · ·│ …        ▪ ends a key, · fills up to the next multiple of four
 *     placeOfEntry   0          2           …        in units of four bytes
 *
 * A key is first written at the end, where it stays if it is new, and is overwritten if it is known. A character below
 * 128 takes one byte, others two or three. 11 to 17 bytes per key plus its characters; in a `Map` it would be about 90,
 * all of them traversed by the garbage collector.
 */
class StringIndex implements KeyIndex {
  size = 0;
  #entryOfSlot = new Uint32Array(FIRST_SLOTS);
  #placeOfEntry = new Uint32Array(FIRST_SLOTS);
  readonly #pieces = [new Uint8Array(64 * FIRST_SLOTS)];
  #next = 0;
  /** Where the last key written ends, including `END`. */
  #end = 0;
  #hash = 0;

  find(key: Key): number {
    if (typeof key !== "string") return -1;
    this.#write(key);
    return this.#entryOfSlot[this.#slotOfWritten()] - 1;
  }

  add(key: Key): number {
    if (typeof key !== "string") throw badRules(texts.badKey(key));
    this.#write(key);
    const slot = this.#slotOfWritten();
    const entry = this.#entryOfSlot[slot];
    if (entry !== 0) return entry - 1;
    if (this.size === this.#placeOfEntry.length) this.#placeOfEntry = grown(this.#placeOfEntry, 0);
    const place = ((this.#pieces.length - 1) * PIECE + this.#next) / ALIGNMENT;
    if (place >= 2 ** 32) throw memoryError("table");
    this.#placeOfEntry[this.size] = place;
    this.#next = Math.ceil(this.#end / ALIGNMENT) * ALIGNMENT;
    this.#entryOfSlot[slot] = ++this.size;
    if (this.size * 3 > this.#entryOfSlot.length * 2) this.#grow();
    return this.size - 1;
  }

  #write(key: string): void {
    const most = 3 * key.length + 1;
    let piece = this.#pieces[this.#pieces.length - 1];
    if (this.#next >= PIECE || this.#next + most > piece.length) {
      piece = new Uint8Array(Math.max(PIECE, most));
      this.#pieces.push(piece);
      this.#next = 0;
    }
    let at = this.#next;
    for (let index = 0; index < key.length; index++) {
      const code = key.charCodeAt(index);
      if (code < 0x80) piece[at++] = code;
      else if (code < 0x800) {
        piece[at++] = 0xc0 | (code >> 6);
        piece[at++] = code & 0x3f;
      } else {
        piece[at++] = 0xe0 | (code >> 12);
        piece[at++] = (code >> 6) & 0x3f;
        piece[at++] = code & 0x3f;
      }
    }
    piece[at] = END;
    this.#end = at + 1;
    this.#hash = hashOf(piece, this.#next);
  }

  /** The slot of the last key written, or the empty slot for it. */
  #slotOfWritten(): number {
    const mask = this.#entryOfSlot.length - 1;
    const written = this.#pieces[this.#pieces.length - 1];
    let slot = this.#hash & mask;
    for (;;) {
      const entry = this.#entryOfSlot[slot];
      if (entry === 0) return slot;
      const place = this.#placeOfEntry[entry - 1] * ALIGNMENT;
      if (isSame(this.#pieces[Math.floor(place / PIECE)], place % PIECE, written, this.#next)) return slot;
      slot = (slot + 1) & mask;
    }
  }

  #grow(): void {
    this.#entryOfSlot = moreSlots(this.#entryOfSlot);
    const mask = this.#entryOfSlot.length - 1;
    for (let entry = 0; entry < this.size; entry++) {
      const place = this.#placeOfEntry[entry] * ALIGNMENT;
      let slot = hashOf(this.#pieces[Math.floor(place / PIECE)], place % PIECE) & mask;
      while (this.#entryOfSlot[slot] !== 0) slot = (slot + 1) & mask;
      this.#entryOfSlot[slot] = entry + 1;
    }
  }
}

/** The FNV-1a hash (Fowler, Noll and Vo) of the bytes of a key, its bits mixed once more. */
function hashOf(bytes: Uint8Array, from: number): number {
  let hash = 0x811c9dc5;
  for (let at = from; bytes[at] !== END; at++) hash = Math.imul(hash ^ bytes[at], 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return hash ^ (hash >>> 13);
}

function isSame(one: Uint8Array, atOne: number, other: Uint8Array, atOther: number): boolean {
  for (let step = 0; one[atOne + step] === other[atOther + step]; step++) {
    if (one[atOne + step] === END) return true;
  }
  return false;
}
