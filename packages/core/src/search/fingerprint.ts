import type { Key } from "../game/game.ts";

/**
 * Keys of positions as numbers, for tables of fixed size. Reading a key sets two numbers:
 *
 *     bits   32 bits that choose the slot
 *     print  a whole number below 2⁵³ that is kept in the slot to recognise the position again
 *
 * A key that is a number is its own print, so no two positions are ever confused. A string is reduced to 53 bits, and
 * together with the slot number two of a billion strings are confused with a probability below one in ten thousand.
 * One object is reused for all keys: a search reads millions of them.
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
