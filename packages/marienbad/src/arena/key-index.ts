import { MarienbadError } from "../base/error.ts";
import type { Key } from "../game/game.ts";
import * as texts from "./texts.ts";

/** Numbers the keys of positions 0, 1, 2 … in the order in which they are first seen. */
export interface KeyIndex {
  readonly size: number;
  /** The number of a key, or −1. */
  find(key: Key): number;
  /** The number of a key, which becomes `size` when it is new. */
  add(key: Key): number;
}

/** The index for keys of the kind of this one: a game has numbers or strings, never both. */
export function keyIndexFor(key: Key): KeyIndex {
  return typeof key === "number" ? new NumberIndex() : new StringIndex();
}

/**
 * A hash table of whole numbers below 2⁵³ without one object: open addressing with linear probing, at most two thirds
 * full. A `Map` would allocate a box for every key above 2³¹ and ends at 2²⁴ entries.
 */
class NumberIndex implements KeyIndex {
  size = 0;
  #mask = 1023;
  #keyOfSlot = new Float64Array(1024);
  /** The number of the key plus one; 0 is an empty slot. */
  #entryOfSlot = new Uint32Array(1024);

  find(key: Key): number {
    return this.#entryOfSlot[this.#slot(key as number)] - 1;
  }

  add(key: Key): number {
    const slot = this.#slot(key as number);
    const entry = this.#entryOfSlot[slot];
    if (entry !== 0) return entry - 1;
    if (!Number.isSafeInteger(key)) throw badKey(key);
    this.#keyOfSlot[slot] = key as number;
    this.#entryOfSlot[slot] = ++this.size;
    if (this.size * 3 > this.#mask * 2) this.#grow();
    return this.size - 1;
  }

  /** Where the key is, or the empty slot where it would be. */
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
    this.#mask = this.#mask * 2 + 1;
    this.#keyOfSlot = new Float64Array(this.#mask + 1);
    this.#entryOfSlot = new Uint32Array(this.#mask + 1);
    for (let old = 0; old < keys.length; old++) {
      if (entries[old] === 0) continue;
      const slot = this.#slot(keys[old]);
      this.#keyOfSlot[slot] = keys[old];
      this.#entryOfSlot[slot] = entries[old];
    }
  }
}

const MAP_CAPACITY = 2 ** 24 - 1; // what one `Map` holds in V8

/** Strings in as many maps as they need. */
class StringIndex implements KeyIndex {
  size = 0;
  #maps: Map<string, number>[] = [new Map()];

  find(key: Key): number {
    for (const map of this.#maps) {
      const entry = map.get(key as string);
      if (entry !== undefined) return entry;
    }
    return -1;
  }

  add(key: Key): number {
    const entry = this.find(key);
    if (entry >= 0) return entry;
    if (typeof key !== "string") throw badKey(key);
    let last = this.#maps[this.#maps.length - 1];
    if (last.size === MAP_CAPACITY) {
      last = new Map();
      this.#maps.push(last);
    }
    last.set(key, this.size);
    return this.size++;
  }
}

function badKey(key: unknown): MarienbadError {
  const shown = typeof key === "string" ? JSON.stringify(key) : String(key);
  return new MarienbadError("bad-rules", texts.badKey(shown));
}
