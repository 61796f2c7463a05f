import { instantiate, type KernelMemory, reserve } from "marienbad/kernel";
import { VERIFY } from "../../kernel/generated/connect4-verify.ts";
import type { ClaimedBlock } from "../../verify/range-levels.ts";
import type { RangeSource, RangeTarget } from "./range-moves.ts";

/** Exports of kernels/connect4-verify; callers choose addresses from the result of `configure` on. */
interface VerifyExports {
  readonly memory: KernelMemory;
  configure(columns: number, rows: number, highColumns: number, leftColumns: number): number;
  beginReading(lows: number, values: number, directory: number): void;
  readBlock(firstKey: number, count: number, distances: number, values: number): number;
  rangesRead(): number;
  lastKeyRead(): number;
  begin(list: number): void;
  reachByLowMoves(lows: number, count: number, range: number, stones: number, hasImages: boolean): number;
  reachByHighMove(
    lows: number,
    count: number,
    source: number,
    column: number,
    stones: number,
    areImages: boolean,
    hasImages: boolean,
  ): void;
  wonReached(): number;
  compare(lows: number, count: number): number;
  wrong(): number;
  note(lows: number, values: number, count: number): void;
  forget(lows: number, count: number): void;
  ask(lows: number, count: number, answers: number, lookup: number): void;
  check(
    lows: number,
    values: number,
    count: number,
    stones: number,
    answers: number,
    highMoves: number,
    hasImages: boolean,
  ): number;
  counts(): number;
}

/** Claims about a range of a level, in the kernel's memory: low parts of keys in order, and their values. */
export interface ClaimedRange {
  readonly lows: number;
  readonly values: number;
  readonly count: number;
}

/** Claims about positions from which a move in a high column leads to the range. */
export interface SourceRange extends ClaimedRange, RangeSource {}

interface TargetRange extends ClaimedRange {
  readonly lookup: RangeTarget["lookup"];
}

export interface ReachVerdict {
  readonly moves: number;
  readonly won: number;
  readonly wrong?: { readonly low: number; readonly fault: "not-reached" | "missing" };
}

const FAULTS = [undefined, "not-reached", "missing"] as const;
const VALUES_OF_BYTE = 256;
const BYTES_OF_KEY = 4 + 1 + 8; // a low part, a value, and at most a row of the directory

/** Compares ranges of connect-4 with the claims about them, in WebAssembly; a byte for each possible low part. */
export class VerifyKernel {
  readonly #kernel = instantiate<VerifyExports>(VERIFY);
  readonly #claims: number;
  #arrays: number;
  readonly #lowColumns: number;
  readonly lowBits: number;
  readonly lowCells: number;

  constructor(columns: number, rows: number, highColumns: number, leftColumns = 0) {
    this.#claims = this.#kernel.configure(columns, rows, highColumns, leftColumns) >>> 0;
    this.#arrays = this.#claims;
    this.#lowColumns = columns - highColumns;
    this.lowBits = this.#lowColumns * (rows + 1);
    this.lowCells = this.#lowColumns * rows;
    reserve(this.#kernel.memory, this.#claims);
  }

  clear(): void {
    this.#arrays = this.#claims;
  }

  /** Reads blocks, by range; if a key is out of order, returns the one before it. */
  read(blocks: readonly ClaimedBlock[]): Map<number, ClaimedRange> | number {
    const kernel = this.#kernel;
    const keys = blocks.reduce((sum, { count }) => sum + count, 0);
    const longest = blocks.reduce((most, { distances, count }) => Math.max(most, distances.length + count), 0);
    const lows = this.#arrays;
    const directory = lows + 4 * keys;
    const values = directory + 8 * keys;
    const packed = lows + BYTES_OF_KEY * keys;
    reserve(kernel.memory, packed + longest);
    const memory = new Uint8Array(kernel.memory.buffer);
    kernel.beginReading(lows, values, directory);
    for (const { firstKey, count, distances, values } of blocks) {
      memory.set(distances, packed);
      memory.set(values, packed + distances.length);
      if (!kernel.readBlock(firstKey, count, packed, packed + distances.length)) return kernel.lastKeyRead();
    }
    const rows = new Uint32Array(kernel.memory.buffer, directory, 2 * kernel.rangesRead());
    const ranges = new Map<number, ClaimedRange>();
    for (let row = 0; row < rows.length; row += 2) {
      const place = rows[row + 1];
      const count = (rows[row + 3] ?? keys) - place;
      ranges.set(rows[row], { lows: lows + 4 * place, values: values + place, count });
    }
    this.#arrays = 8 * Math.ceil(packed / 8);
    return ranges;
  }

  /** Compares a range with all successors of positions with this number of stones. */
  reach(
    range: number,
    stones: number,
    own: ClaimedRange,
    sources: readonly SourceRange[],
    claimed: ClaimedRange,
    hasImages: boolean,
  ): ReachVerdict {
    const kernel = this.#kernel;
    const most = sources.reduce((sum, { count }) => sum + count, this.#lowColumns * own.count);
    reserve(kernel.memory, this.#arrays + 4 * most);
    kernel.begin(this.#arrays);
    let moves = kernel.reachByLowMoves(own.lows, own.count, range, stones, hasImages) >>> 0;
    for (const { lows, count, range: source, column, areImages } of sources) {
      kernel.reachByHighMove(lows, count, source, column, stones, areImages, hasImages);
      moves += count;
    }
    const fault = FAULTS[kernel.compare(claimed.lows, claimed.count)];
    const won = kernel.wonReached() >>> 0;
    return { moves, won, ...(fault !== undefined && { wrong: { low: kernel.wrong() >>> 0, fault } }) };
  }

  /** The low part of the first wrong value of positions with this number of stones, if any. */
  check(
    stones: number,
    own: ClaimedRange,
    next: ClaimedRange,
    after: readonly TargetRange[],
    hasImages: boolean,
  ): number | undefined {
    const kernel = this.#kernel;
    const answers = this.#arrays;
    reserve(kernel.memory, answers + own.count * after.length);
    for (const [place, { lows, values, count, lookup }] of after.entries()) {
      kernel.note(lows, values, count);
      kernel.ask(own.lows, own.count, answers + place * own.count, lookup);
      kernel.forget(lows, count);
    }
    kernel.note(next.lows, next.values, next.count);
    const wrong = kernel.check(own.lows, own.values, own.count, stones, answers, after.length, hasImages) >>> 0;
    kernel.forget(next.lows, next.count);
    return wrong < own.count ? new Uint32Array(kernel.memory.buffer, own.lows, own.count)[wrong] : undefined;
  }

  /** Number of times each value was right, by byte, since the last call. */
  counts(): Uint32Array {
    const { memory, counts } = this.#kernel;
    const counters = new Uint32Array(memory.buffer, counts(), VALUES_OF_BYTE);
    const found = counters.slice();
    counters.fill(0);
    return found;
  }
}
