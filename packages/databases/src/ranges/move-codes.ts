import { checksumOf, grown } from "marienbad/base";
import { type KeyIndex, keyIndexFor } from "marienbad/game";
import type { Look } from "./key-rules.ts";

/*
 * What rules have said about positions, as bytes, so that they need not be asked again. Numbers are written seven bits
 * per byte, the lowest first, with the high bit set when more follow. A position is
 *
 *     2 × count of moves + turn | a number for each move | where there is none, the place of its result in RESULTS
 *
 * A move is what it adds to the key, since few moves of a game differ in that, and to the level:
 *
 *     0 | distance | 2 × step of the level + 1 where the distance is taken off     a new one, from now on number 2, 3 …
 *     1 | distance | likewise                                                      one that gets no number
 *     2, 3, …                                                                      one that had been before
 */
const NEW = 0;
const ONCE = 1;
const FIRST = 2;
const MAX_KNOWN = 1 << 14; // with more, a table is not worth it: the keys make every move different

const RESULTS = [0, 1, "draw", undefined] as const;

/** Numbered moves, by what they add to the key; the same for writer and reader. */
class KnownMoves {
  readonly #index: KeyIndex = keyIndexFor(0);
  #distances = new Float64Array(0);
  #steps = new Uint8Array(0);

  get isFull(): boolean {
    return this.#index.size === MAX_KNOWN;
  }

  /** The number of a move; −1 if it has none, −2 if another move has this distance. */
  find(distance: number, step: number): number {
    const place = this.#index.find(distance);
    return place < 0 || this.#steps[place] === step ? place : -2;
  }

  add(distance: number, step: number): void {
    const place = this.#index.add(distance);
    if (place === this.#steps.length) {
      this.#distances = grown(this.#distances, 0);
      this.#steps = grown(this.#steps, 0);
    }
    this.#distances[place] = distance;
    this.#steps[place] = step;
  }

  distanceOf(place: number): number {
    return this.#distances[place];
  }

  stepOf(place: number): number {
    return this.#steps[place];
  }
}

export interface MovePart {
  readonly offset: number;
  readonly bytes: number;
  readonly checksum: string;
}

export class MoveWriter {
  readonly pieces: Uint8Array[] = [];
  readonly #known = new KnownMoves();
  #offset = 0;
  #bytes = new Uint8Array(1 << 12);
  #length = 0;

  add(key: number, level: number, { turn, result, count, keys, levels }: Look): void {
    this.#put(2 * count + turn);
    if (count === 0) this.#put(RESULTS.indexOf(result));
    for (let move = 0; move < count; move++) this.#addMove(keys[move] - key, levels[move] - level);
  }

  #addMove(distance: number, step: number): void {
    const place = this.#known.find(distance, step);
    if (place >= 0) {
      this.#put(FIRST + place);
      return;
    }
    const isNew = place === -1 && !this.#known.isFull;
    if (isNew) this.#known.add(distance, step);
    this.#put(isNew ? NEW : ONCE);
    this.#put(Math.abs(distance));
    this.#put(2 * step + (distance < 0 ? 1 : 0));
  }

  #put(number: number): void {
    if (this.#length + 8 > this.#bytes.length) this.#bytes = grown(this.#bytes, 0);
    let rest = number;
    for (; rest >= 128; rest = Math.floor(rest / 128)) this.#bytes[this.#length++] = (rest & 127) | 128;
    this.#bytes[this.#length++] = rest;
  }

  /** Ends a part: the positions since the last one. */
  closePart(): MovePart {
    const bytes = this.#bytes.slice(0, this.#length);
    const part = { offset: this.#offset, bytes: this.#length, checksum: checksumOf(bytes) };
    this.pieces.push(bytes);
    this.#offset += this.#length;
    this.#length = 0;
    return part;
  }
}

export class MoveReader {
  readonly #known = new KnownMoves();
  #bytes: Uint8Array = new Uint8Array(0);
  #at = 0;
  #distance = 0;
  #step = 0;

  open(bytes: Uint8Array): void {
    this.#bytes = bytes;
    this.#at = 0;
  }

  look(key: number, level: number, into: Look): void {
    const head = this.#number();
    const count = Math.floor(head / 2);
    into.turn = head % 2 === 0 ? 0 : 1;
    into.result = count === 0 ? RESULTS[this.#number()] : undefined;
    into.reserve(count);
    into.count = count;
    for (let move = 0; move < count; move++) {
      const code = this.#number();
      if (code < FIRST) this.#readMove(code === NEW);
      else this.#turnTo(code - FIRST);
      into.keys[move] = key + this.#distance;
      into.levels[move] = level + this.#step;
    }
  }

  #readMove(isNew: boolean): void {
    const distance = this.#number();
    const stepAndSign = this.#number();
    this.#distance = stepAndSign % 2 === 0 ? distance : -distance;
    this.#step = stepAndSign >>> 1;
    if (isNew) this.#known.add(this.#distance, this.#step);
  }

  #turnTo(place: number): void {
    this.#distance = this.#known.distanceOf(place);
    this.#step = this.#known.stepOf(place);
  }

  #number(): number {
    const bytes = this.#bytes;
    let byte = bytes[this.#at++];
    if (byte < 128) return byte; // as most are
    let number = byte & 127;
    for (let scale = 128; byte >= 128; scale *= 128) {
      byte = bytes[this.#at++];
      number += (byte & 127) * scale;
    }
    return number;
  }
}
