import { instantiate, type KernelMemory, MAX_BYTES, reserve } from "marienbad/kernel";
import type { DecidedList, FoundRange, KeyList, TakenKeys } from "../columns/column-engine.ts";
import { COLUMNS } from "../kernel/generated/connect4-columns.ts";

/** Exports of kernels/connect4-columns; callers choose addresses from the result of `configure` on. */
interface ColumnExports {
  readonly memory: KernelMemory;
  configure(columns: number, rows: number, highColumns: number, leftColumns: number): number;
  open(list: number, count: number, opened: number): number;
  markOne(low: number): void;
  markMoves(opened: number, end: number, level: number): number;
  markLeastMoves(opened: number, end: number, level: number): number;
  markSame(opened: number, end: number): void;
  markTurned(opened: number, end: number, turn: Orientation): void;
  collect(range: number, level: number, list: number, lanes: number): number;
  liveCount(): number;
  finishedCount(): number;
  giveCosts(opened: number, end: number, level: number, values: number): void;
  note(opened: number, end: number): void;
  forget(opened: number, end: number): void;
  lookLeast(opened: number, end: number, level: number): void;
  lookTurned(opened: number, end: number, turn: Orientation): void;
  walk(place: number, opened: number): void;
  decide(opened: number, end: number, level: number, columns: number, walks: number, values: number): void;
  tally(values: number, count: number): void;
  tallies(): number;
  enter(opened: number): void;
  take(count: number, target: number): number;
  firstLow(): number;
  lastLow(): number;
  sum(bytes: number, length: number): number;
}

/** How low parts of a list are taken: unchanged, mirrored, or as the lesser of both. */
export const SAME = 0;
export const MIRRORED = 1;
export const LEAST = 2;
export type Orientation = typeof SAME | typeof MIRRORED | typeof LEAST;

/** A list, and how its low parts are taken. */
export interface Turned<List extends KeyList> {
  readonly list: List;
  readonly turn: Orientation;
}

const MAX_DISTANCE_BYTES = 4;
/** Maximum lengths of a unit's number and lanes, minimum length of a unit, and length of the header. */
const MAX_NUMBER_BYTES = 5;
const LANES_BYTES = 2;
const MIN_UNIT_BYTES = 3;
const LENGTH_BYTES = 4;
const OPENED_BYTES = 32;
const SPARE_BYTES = 16;
const VALUES_OF_BYTE = 256;

interface Opened {
  readonly at: number;
  readonly end: number;
}

/**
 * Ranges of connect-4 in WebAssembly. Memory: 18 bytes per 32 used low parts (144 MiB for 28 bits), the lists of one
 * range, and 32 bytes per unit of one to ten positions. Results are valid until the next call.
 */
export class ColumnKernel {
  readonly #kernel = instantiate<ColumnExports>(COLUMNS);
  readonly #arrays: number;
  readonly #lowColumns: number;
  #bytes = new Uint8Array(0);
  #distances = 0;

  /** The lowest `leftColumns` of the columns that number a range may be left of the low part. */
  constructor(columns: number, rows: number, highColumns: number, leftColumns = 0) {
    this.#arrays = this.#kernel.configure(columns, rows, highColumns, leftColumns) >>> 0;
    this.#lowColumns = columns - highColumns;
    reserve(this.#kernel.memory, this.#arrays);
  }

  start(range: number, low: number): FoundRange {
    this.#kernel.markOne(low);
    return this.#collect(range, 0, 1, 0);
  }

  /** `isOwnImage` marks a range that contains its images too: it has the lesser of each pair. */
  find(level: number, range: number, own: KeyList, before: readonly Turned<KeyList>[], isOwnImage = false): FoundRange {
    const kernel = this.#kernel;
    const { at, end } = this.#open(this.#arrays, own);
    let moves = (isOwnImage ? kernel.markLeastMoves : kernel.markMoves)(at, end, level - 1) >>> 0;
    for (const { list: source, turn } of before) {
      const { at, end } = this.#open(this.#arrays, source);
      if (turn === SAME) kernel.markSame(at, end);
      else kernel.markTurned(at, end, turn);
      moves += source.count;
    }
    return this.#collect(range, level, moves, moves);
  }

  #collect(range: number, level: number, most: number, moves: number): FoundRange {
    const kernel = this.#kernel;
    const list = this.#arrays;
    const lanes = list + LENGTH_BYTES + MAX_NUMBER_BYTES * most;
    this.#reserve(lanes + LANES_BYTES * most);
    const end = kernel.collect(range, level, list, lanes) >>> 0;
    const bytes = this.#memory().subarray(list, end);
    return { bytes, count: kernel.liveCount() >>> 0, won: kernel.finishedCount() >>> 0, moves };
  }

  decide(
    level: number,
    own: KeyList,
    next: DecidedList,
    after: readonly Turned<DecidedList>[],
    isOwnImage = false,
  ): Uint8Array {
    const kernel = this.#kernel;
    const { count } = own;
    const found = this.#arrays;
    const { at, end } = this.#open(found + count + SPARE_BYTES, own);
    let [room, walks] = [end + OPENED_BYTES, 0];
    for (const { list, turn } of after) {
      const opened = this.#openDecided(room, level, list);
      if (turn === SAME) {
        kernel.walk(walks++, opened.at);
        room = opened.end + OPENED_BYTES;
      } else {
        kernel.note(opened.at, opened.end);
        kernel.lookTurned(at, end, turn);
        kernel.forget(opened.at, opened.end);
      }
    }
    const opened = this.#openDecided(room, level, next);
    kernel.note(opened.at, opened.end);
    if (isOwnImage) kernel.lookLeast(at, end, level);
    kernel.decide(at, end, level, isOwnImage ? 0 : this.#lowColumns, walks, found);
    kernel.forget(opened.at, opened.end);
    kernel.tally(found, count);
    return this.#memory().subarray(found, found + count);
  }

  tally(): Uint32Array {
    const { memory, tallies } = this.#kernel;
    const counters = new Uint32Array(memory.buffer, tallies(), VALUES_OF_BYTE);
    const counts = counters.slice();
    counters.fill(0);
    return counts;
  }

  enter(list: KeyList): void {
    const { at, end } = this.#open(this.#arrays, list);
    this.#kernel.enter(at);
    this.#distances = end + OPENED_BYTES;
  }

  take(count: number): TakenKeys {
    const kernel = this.#kernel;
    this.#reserve(this.#distances + MAX_DISTANCE_BYTES * count);
    const end = kernel.take(count, this.#distances) >>> 0;
    const distances = this.#memory().subarray(this.#distances, end);
    return { first: kernel.firstLow() >>> 0, last: kernel.lastLow() >>> 0, distances };
  }

  sumOf(bytes: Uint8Array): number {
    this.#put(this.#arrays, bytes);
    return this.#kernel.sum(this.#arrays, bytes.length) >>> 0;
  }

  #open(address: number, { count, bytes }: KeyList): Opened {
    this.#put(address, bytes);
    const at = address + bytes.length;
    this.#reserve(at + OPENED_BYTES * (Math.ceil(bytes.length / MIN_UNIT_BYTES) + 1));
    return { at, end: this.#kernel.open(address, count, at) >>> 0 };
  }

  /** Opens a list with values, which become costs to the mover at a level. */
  #openDecided(address: number, level: number, list: DecidedList): Opened {
    this.#put(address, list.values);
    const opened = this.#open(address + list.count + SPARE_BYTES, list);
    this.#kernel.giveCosts(opened.at, opened.end, level, address);
    return opened;
  }

  /** Grows memory by at least half, since the garbage collector counts all of it as new each time. */
  #reserve(size: number): void {
    const { memory } = this.#kernel;
    const { byteLength } = memory.buffer;
    if (size > byteLength) reserve(memory, Math.max(size, Math.min(MAX_BYTES, 1.5 * byteLength)));
  }

  #put(address: number, bytes: Uint8Array): void {
    this.#memory(address + bytes.length).set(bytes, address);
  }

  #memory(size = 0): Uint8Array {
    this.#reserve(size);
    const { buffer } = this.#kernel.memory;
    if (this.#bytes.buffer !== buffer) this.#bytes = new Uint8Array(buffer);
    return this.#bytes;
  }
}
