import type { Work } from "../../../base/work.ts";
import { LEVELS } from "../../../kernel/generated/connect4-levels.ts";
import { instantiate, type KernelMemory, reserve } from "../../../kernel/load.ts";

/** The exports of kernels/connect4-levels; addresses are chosen by the caller, at or after what `configure` returns. */
interface LevelsExports {
  readonly memory: KernelMemory;
  configure(columns: number, rows: number): number;
  mapWords(): number;
  expand(keys: number, count: number, stones: number): void;
  countMarked(from: number, to: number): number;
  collect(target: number, from: number, to: number): number;
  note(keys: number, count: number, first: number): void;
  forget(keys: number, count: number): void;
  decide(keys: number, count: number, stones: number, valuesOfNext: number, values: number): void;
  countMoves(keys: number, count: number, stones: number): number;
  wipe(): void;
}

/** Short calls, so that V8 soon runs its fast form, the work can be stopped, and little memory goes in and out. */
const SLICE = 1 << 16;
const WORDS = 1 << 12;
const BITS_OF_WORD = 64;

/**
 * Levels of connect-4 in WebAssembly, for boards whose keys have at most 32 bits. Memory: 12 bytes for each 64 possible
 * keys (192 MiB for keys of 30 bits), and the values of one level.
 */
export class Connect4Levels {
  readonly #kernel = instantiate<LevelsExports>(LEVELS);
  readonly #keys: number;
  readonly #values: number;
  readonly #valuesOfNext: number;
  #isMarked = false;

  constructor(columns: number, rows: number) {
    this.#keys = this.#kernel.configure(columns, rows);
    this.#values = this.#keys + 4 * Math.max(SLICE, WORDS * BITS_OF_WORD);
    this.#valuesOfNext = this.#values + SLICE;
    reserve(this.#kernel.memory, this.#valuesOfNext);
  }

  /** The positions one move after these, which have `stones` stones, in increasing order. */
  *expand(keys: Uint32Array, stones: number): Work<Uint32Array> {
    const kernel = this.#kernel;
    this.#wipe();
    yield* this.#inSlices(keys, (count) => kernel.expand(this.#keys, count, stones));
    const words = kernel.mapWords();
    let found = 0;
    for (let from = 0; from < words; from += SLICE) {
      found += kernel.countMarked(from, Math.min(words, from + SLICE));
      yield from / words;
    }
    const next = new Uint32Array(found);
    for (let from = 0, place = 0; from < words; from += WORDS) {
      const end = kernel.collect(this.#keys, from, Math.min(words, from + WORDS)) >>> 0;
      const count = (end - this.#keys) / 4;
      next.set(new Uint32Array(kernel.memory.buffer, this.#keys, count), place);
      place += count;
      if (from % SLICE === 0) yield from / words; // these calls are short
    }
    this.#isMarked = false;
    return next;
  }

  /** The values of these positions, from the next level. */
  *decide(keys: Uint32Array, stones: number, nextKeys: Uint32Array, nextValues: Uint8Array): Work<Uint8Array> {
    const kernel = this.#kernel;
    this.#wipe();
    reserve(kernel.memory, this.#valuesOfNext + nextValues.length);
    new Uint8Array(kernel.memory.buffer, this.#valuesOfNext, nextValues.length).set(nextValues);
    yield* this.#inSlices(nextKeys, (count, from) => kernel.note(this.#keys, count, from));
    const values = new Uint8Array(keys.length);
    yield* this.#inSlices(keys, (count, from) => {
      kernel.decide(this.#keys, count, stones, this.#valuesOfNext, this.#values);
      values.set(new Uint8Array(kernel.memory.buffer, this.#values, count), from);
    });
    yield* this.#inSlices(nextKeys, (count) => kernel.forget(this.#keys, count));
    this.#isMarked = false;
    return values;
  }

  /** How many moves these positions have in all. */
  *countMoves(keys: Uint32Array, stones: number): Work<number> {
    let moves = 0;
    yield* this.#inSlices(keys, (count) => {
      moves += this.#kernel.countMoves(this.#keys, count, stones);
    });
    return moves;
  }

  /** Work that was stopped has left its marks in the map: they are wiped before the next begins. */
  #wipe(): void {
    if (this.#isMarked) this.#kernel.wipe();
    this.#isMarked = true;
  }

  /** Copies the keys in, some at a time, calls back with how many and from which place, and pauses. */
  *#inSlices(keys: Uint32Array, workOn: (count: number, from: number) => void): Work<void> {
    for (let from = 0; from < keys.length; from += SLICE) {
      const slice = keys.subarray(from, from + SLICE);
      new Uint32Array(this.#kernel.memory.buffer, this.#keys, slice.length).set(slice);
      workOn(slice.length, from);
      yield from / keys.length;
    }
  }
}
