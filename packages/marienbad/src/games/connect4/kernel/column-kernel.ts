import type { DecidedList, FoundRange, KeyList } from "../../../game/column-engine.ts";
import { COLUMNS } from "../../../kernel/generated/connect4-columns.ts";
import { instantiate, type KernelMemory, reserve } from "../../../kernel/load.ts";

/** The exports of kernels/connect4-columns; addresses are chosen by the caller, from what `configure` returns on. */
interface ColumnExports {
  readonly memory: KernelMemory;
  configure(columns: number, rows: number, highColumns: number, leftColumns: number): number;
  markMoves(list: number, count: number, level: number): number;
  markLeastMoves(list: number, count: number, level: number): number;
  markSame(list: number, count: number): void;
  markTurned(list: number, count: number, turn: Turn): void;
  collect(range: number, level: number, target: number): number;
  liveCount(): number;
  finishedCount(): number;
  unpack(list: number, count: number, keys: number, points: number): void;
  walk(keys: number, points: number, count: number, level: number, list: number, listed: number, values: number): void;
  note(list: number, count: number): void;
  forget(list: number, count: number): void;
  look(keys: number, points: number, count: number, level: number, values: number, turn: Turn): void;
  decide(keys: number, points: number, count: number, level: number, values: number): void;
  decideLeast(keys: number, points: number, count: number, level: number, values: number): void;
  tallies(): number;
  pass(list: number, count: number, low: number): number;
  passedBytes(): number;
  sum(bytes: number, length: number): number;
}

/** How low parts of a list are taken: as they are, as their mirror images, or as whichever is less. */
export const SAME = 0;
export const MIRRORED = 1;
export const LEAST = 2;
export type Turn = typeof SAME | typeof MIRRORED | typeof LEAST;

/** A list, and how the low parts are turned where a move leads from it or to it. */
export interface Turned<List extends KeyList> {
  readonly list: List;
  readonly turn: Turn;
}

/** The most bytes of a distance between two low parts of 28 bits. */
const MAX_DISTANCE_BYTES = 4;
const VALUES_OF_BYTE = 256;

/**
 * Ranges of connect-4 in WebAssembly. Memory: 13 bytes for each 64 possible low parts (52 MiB for 28 bits), and what
 * one range needs: its lists, and 5 bytes for each of its positions. What it returns is there until it is called again.
 */
export class ColumnKernel {
  readonly #kernel = instantiate<ColumnExports>(COLUMNS);
  readonly #arrays: number;
  /** All of its memory, as long as that has not grown. */
  #bytes = new Uint8Array(0);

  /** So many of the columns that number a range, the lowest, may be on the left of the low part. */
  constructor(columns: number, rows: number, highColumns: number, leftColumns = 0) {
    this.#arrays = this.#kernel.configure(columns, rows, highColumns, leftColumns) >>> 0;
    reserve(this.#kernel.memory, this.#arrays);
  }

  /** `isOwnImage` tells a range whose images are in it too: it has the lesser one of each two. */
  find(level: number, range: number, own: KeyList, before: readonly Turned<KeyList>[], isOwnImage = false): FoundRange {
    const kernel = this.#kernel;
    const list = this.#arrays;
    this.#put(list, own.bytes);
    const { count } = own;
    let moves = (isOwnImage ? kernel.markLeastMoves : kernel.markMoves)(list, count, level - 1) >>> 0;
    for (const { list: source, turn } of before) {
      this.#put(list, source.bytes);
      if (turn === SAME) kernel.markSame(list, source.count);
      else kernel.markTurned(list, source.count, turn);
      moves += source.count;
    }
    reserve(kernel.memory, list + MAX_DISTANCE_BYTES * moves);
    const end = kernel.collect(range, level, list) >>> 0;
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
    const keys = this.#arrays;
    const points = keys + 4 * count;
    const list = points + count;
    this.#put(list, own.bytes);
    kernel.unpack(list, count, keys, points);
    for (const { list: neighbour, turn } of after) {
      const values = this.#putDecided(list, neighbour);
      if (turn === SAME) kernel.walk(keys, points, count, level, list, neighbour.count, values);
      else {
        kernel.note(list, neighbour.count);
        kernel.look(keys, points, count, level, values, turn);
        kernel.forget(list, neighbour.count);
      }
    }
    const values = this.#putDecided(list, next);
    kernel.note(list, next.count);
    (isOwnImage ? kernel.decideLeast : kernel.decide)(keys, points, count, level, values);
    kernel.forget(list, next.count);
    return this.#memory().subarray(points, points + count);
  }

  tally(): Uint32Array {
    const { memory, tallies } = this.#kernel;
    const counters = new Uint32Array(memory.buffer, tallies(), VALUES_OF_BYTE);
    const counts = counters.slice();
    counters.fill(0);
    return counts;
  }

  pass(distances: Uint8Array, count: number, low: number): { readonly low: number; readonly bytes: number } {
    const kernel = this.#kernel;
    this.#put(this.#arrays, distances.subarray(0, MAX_DISTANCE_BYTES * count));
    return { low: kernel.pass(this.#arrays, count, low) >>> 0, bytes: kernel.passedBytes() };
  }

  sumOf(bytes: Uint8Array): number {
    this.#put(this.#arrays, bytes);
    return this.#kernel.sum(this.#arrays, bytes.length) >>> 0;
  }

  #put(address: number, bytes: Uint8Array): void {
    this.#memory(address + bytes.length).set(bytes, address);
  }

  #memory(size = 0): Uint8Array {
    if (size > this.#bytes.length) reserve(this.#kernel.memory, size);
    const { buffer } = this.#kernel.memory;
    if (this.#bytes.buffer !== buffer) this.#bytes = new Uint8Array(buffer);
    return this.#bytes;
  }

  /** Puts a list there and its values behind it; where these begin. */
  #putDecided(list: number, { bytes, values }: DecidedList): number {
    this.#put(list, bytes);
    this.#put(list + bytes.length, values);
    return list + bytes.length;
  }
}
