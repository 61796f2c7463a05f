import { sortKeys } from "./sorted-keys.ts";

const FREE = -1;
const MIN_SLOTS = 1 << 10;
/** Everything is worth the same. */
const NO_WORTH = new Int32Array(1 << 16);

/**
 * Where a key is looked for first, among 2^(32 − shift) slots: multiplicative hashing (Knuth, volume 3, 6.4) of groups
 * of 64 keys. A group stays together, since neighbouring positions mostly have neighbouring successors: what is looked
 * for next is in the cache then.
 */
function slotOf(key: number, shift: number): number {
  const high = (key / 0x1_0000_0000) | 0;
  return (Math.imul(((key | 0) >>> 6) ^ Math.imul(high, 0x85ebca6b), 0x9e3779b1) >>> shift) + (key & 63);
}

/** Different keys, whole numbers from 0, each at the slot where its search ends; at most half of the slots are used. */
export class KeySet {
  #slots = new Float64Array(MIN_SLOTS).fill(FREE);
  #shift = 32 - Math.log2(MIN_SLOTS);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add(key: number): void {
    const slots = this.#slots;
    const last = slots.length - 1;
    let slot = slotOf(key, this.#shift) & last;
    while (slots[slot] !== key) {
      if (slots[slot] === FREE) {
        slots[slot] = key;
        if (2 * ++this.#size > slots.length) this.#grow();
        return;
      }
      slot = (slot + 1) & last;
    }
  }

  #grow(): void {
    const old = this.#slots;
    this.#slots = new Float64Array(2 * old.length).fill(FREE);
    this.#shift--;
    this.#size = 0;
    for (let slot = 0; slot < old.length; slot++) if (old[slot] !== FREE) this.add(old[slot]);
  }

  /** All keys in increasing order; they are forgotten here. */
  take(): Float64Array {
    const keys = new Float64Array(this.#size);
    const slots = this.#slots;
    let count = 0;
    for (let slot = 0; slot < slots.length; slot++) {
      if (slots[slot] === FREE) continue;
      keys[count++] = slots[slot];
      slots[slot] = FREE;
    }
    this.#size = 0;
    return sortKeys(keys);
  }
}

/** Values of keys, likewise. */
export class KeyMap {
  #keys = new Float64Array(MIN_SLOTS);
  #values = new Uint16Array(MIN_SLOTS);
  #shift = 32;

  /** Forgets everything, and takes these. */
  fill(keys: Float64Array, values: Uint16Array): void {
    let bits = Math.log2(MIN_SLOTS);
    while (2 ** bits < 2 * keys.length) bits++;
    if (this.#keys.length < 2 ** bits) {
      this.#keys = new Float64Array(2 ** bits);
      this.#values = new Uint16Array(2 ** bits);
    }
    this.#shift = 32 - bits;
    const last = 2 ** bits - 1;
    const [slots, slotValues] = [this.#keys, this.#values];
    slots.fill(FREE, 0, last + 1);
    for (let place = 0; place < keys.length; place++) {
      let slot = slotOf(keys[place], this.#shift) & last;
      while (slots[slot] !== FREE) slot = (slot + 1) & last;
      slots[slot] = keys[place];
      slotValues[slot] = values[place];
    }
  }

  /** The value of a key, or −1. */
  get(key: number): number {
    return this.bestOf(Float64Array.of(key), 0, 1, NO_WORTH);
  }

  /** Of the values of keys from one place to another the first that is worth most, or −1 where one is not there. */
  bestOf(keys: Float64Array, from: number, to: number, worth: Int32Array): number {
    const [slots, values, shift] = [this.#keys, this.#values, this.#shift];
    const last = 2 ** (32 - shift) - 1;
    let [best, most] = [-1, -1];
    for (let place = from; place < to; place++) {
      const key = keys[place];
      let slot = slotOf(key, shift) & last;
      while (slots[slot] !== key) {
        if (slots[slot] === FREE) return -1;
        slot = (slot + 1) & last;
      }
      const value = values[slot];
      if (worth[value] > most) {
        best = value;
        most = worth[value];
      }
    }
    return best;
  }
}
