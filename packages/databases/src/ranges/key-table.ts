import { countBits, grown } from "marienbad/base";
import { sortKeys } from "../database/sorted-keys.ts";

/*
 * Keys as bits, 512 to a page, since neighbouring positions mostly have neighbouring successors: what is looked for
 * next is then in the same few pages, which are in the cache, and keys come out in order without being sorted.
 *
 *     key 1300 = 2 × 512 + 276        bit 276 of page number 2: bit 20 of its word 8
 *
 * Only pages with keys exist, found by number (up to 2⁴⁴) by hashing (multiplicative, open addressing: Knuth 3, 6.4).
 */
const PAGE_BITS = 9;
const PAGE_KEYS = 1 << PAGE_BITS;
const WORDS = PAGE_KEYS / 32;
const MIN_PAGES = 1 << 8;
const FREE = -1;

class Pages {
  /** Page at each slot; at most half are used. */
  #slots = new Int32Array(2 * MIN_PAGES).fill(FREE);
  #shift = 32 - Math.log2(2 * MIN_PAGES);
  #numbers = new Float64Array(MIN_PAGES);
  #count = 0;
  bits: Int32Array = new Int32Array(MIN_PAGES * WORDS);

  find(number: number): number {
    const slots = this.#slots;
    const numbers = this.#numbers;
    const last = slots.length - 1;
    for (let slot = this.#slotOf(number); ; slot = (slot + 1) & last) {
      const page = slots[slot];
      if (page === FREE || numbers[page] === number) return page;
    }
  }

  take(number: number): number {
    const page = this.find(number);
    return page === FREE ? this.#add(number) : page;
  }

  #slotOf(number: number): number {
    const low = (number | 0) ^ Math.imul((number / 0x1_0000_0000) | 0, 0x85ebca6b);
    return Math.imul(low ^ (low >>> 15), 0x9e3779b1) >>> this.#shift;
  }

  #add(number: number): number {
    const page = this.#count++;
    if (page === this.#numbers.length) this.#grow();
    this.#numbers[page] = number;
    this.#insert(page);
    return page;
  }

  #insert(page: number): void {
    const slots = this.#slots;
    const last = slots.length - 1;
    let slot = this.#slotOf(this.#numbers[page]);
    while (slots[slot] !== FREE) slot = (slot + 1) & last;
    slots[slot] = page;
  }

  #grow(): void {
    const pages = this.#numbers.length;
    this.#numbers = grown(this.#numbers, 0);
    this.bits = grown(this.bits, 0);
    this.#slots = new Int32Array(4 * pages).fill(FREE);
    this.#shift--;
    for (let page = 0; page < pages; page++) this.#insert(page);
  }

  numbersInOrder(): Float64Array {
    return sortKeys(this.#numbers.slice(0, this.#count));
  }

  clear(): void {
    this.#slots.fill(FREE);
    this.bits.fill(0, 0, this.#count * WORDS);
    this.#count = 0;
  }
}

function wordOf(page: number, key: number): number {
  return page * WORDS + ((key >>> 5) & (WORDS - 1));
}

export class KeySet {
  readonly #pages = new Pages();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add(key: number): void {
    this.#mark(this.#pages.take(Math.floor(key / PAGE_KEYS)), key);
  }

  addAll(keys: Float64Array): void {
    let [number, page] = [-1, -1];
    for (let place = 0; place < keys.length; place++) {
      const own = Math.floor(keys[place] / PAGE_KEYS);
      if (own !== number) {
        number = own;
        page = this.#pages.take(number);
      }
      this.#mark(page, keys[place]);
    }
  }

  #mark(page: number, key: number): void {
    const { bits } = this.#pages;
    const word = wordOf(page, key);
    const before = bits[word];
    bits[word] |= 1 << key; // a shift takes the lowest five bits of its count
    if (bits[word] !== before) this.#size++;
  }

  /** Removes and returns all keys in increasing order. */
  take(): Float64Array {
    const keys = new Float64Array(this.#size);
    const pages = this.#pages;
    const { bits } = pages;
    let count = 0;
    for (const number of pages.numbersInOrder()) {
      const first = pages.find(number) * WORDS;
      for (let word = 0; word < WORDS; word++) {
        const start = number * PAGE_KEYS + word * 32;
        for (let rest = bits[first + word]; rest !== 0; rest &= rest - 1) {
          keys[count++] = start + 31 - Math.clz32(rest & -rest);
        }
      }
    }
    pages.clear();
    this.#size = 0;
    return keys;
  }
}

/** Values of keys in order; for each word of bits, the place of its first key. */
export class KeyMap {
  readonly #pages = new Pages();
  #placeOfWord = new Uint32Array(0);
  #values: Uint16Array = new Uint16Array(0);

  /** Replaces everything by these keys, in increasing order, and their values, which it keeps. */
  fill(keys: Float64Array, values: Uint16Array): void {
    const pages = this.#pages;
    pages.clear();
    this.#values = values;
    let [number, page] = [-1, -1];
    for (let place = 0; place < keys.length; place++) {
      const key = keys[place];
      const own = Math.floor(key / PAGE_KEYS);
      if (own !== number) {
        number = own;
        page = pages.take(number);
        if (this.#placeOfWord.length < pages.bits.length) {
          this.#placeOfWord = grown(this.#placeOfWord, pages.bits.length);
        }
      }
      const word = wordOf(page, key);
      if (pages.bits[word] === 0) this.#placeOfWord[word] = place;
      pages.bits[word] |= 1 << key;
    }
  }

  /** The first of the best values of keys [from, to), or −1 if one is missing. */
  bestOf(keys: Float64Array, from: number, to: number, worth: Int32Array): number {
    const pages = this.#pages;
    const { bits } = pages;
    const [placeOfWord, values] = [this.#placeOfWord, this.#values];
    let [best, most] = [-1, -1];
    for (let place = from; place < to; place++) {
      const key = keys[place];
      const page = pages.find(Math.floor(key / PAGE_KEYS));
      if (page === FREE) return -1;
      const at = wordOf(page, key);
      const word = bits[at];
      const bit = 1 << key;
      if ((word & bit) === 0) return -1;
      const value = values[placeOfWord[at] + countBits(word & (bit - 1))];
      if (worth[value] > most) {
        best = value;
        most = worth[value];
      }
    }
    return best;
  }
}
