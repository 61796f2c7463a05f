import { checksumOf, joinBytes } from "marienbad/base";
import type { FileStore } from "../tasks/level-tasks.ts";
import { damagedFile } from "../tasks/task.ts";
import type { ColumnEngine, DecidedList, FoundRange, KeyList } from "./column-engine.ts";

/*
 * A task that finds ranges [a, b) of a level leaves two files, and the one that decides them two more:
 *
 *     find-12-00003.keys      the lists of the ranges, one after the other
 *     find-12-00003.rows      won (8 bytes, a double) | moves that lead there (8) | a row for each range with a list:
 *                             range | positions | bytes | checksum of the list (4 each) … | seal (16)
 *     decide-12-00003.values  a byte for each position, in the same order
 *     decide-12-00003.counts  how often each value is there (256 doubles) | a checksum for each range (4) … |
 *                             seal (16)
 *
 * The seal is the checksum of the file's name and of all before the seal, so no file is taken for another. Numbers are
 * little-endian. The offset of a list follows from those before it.
 */
const HEADER_BYTES = 16;
const ROW_WORDS = 4;
const SUM_BYTES = 16;
export const VALUES_OF_BYTE = 256;

export const keysOf = (level: number, file: number): string => `${findId(level, file)}.keys`;
export const rangesOf = (level: number, file: number): string => `${findId(level, file)}.rows`;
export const valuesOf = (level: number, file: number): string => `${decideId(level, file)}.values`;
export const countsOf = (level: number, file: number): string => `${decideId(level, file)}.counts`;
export const findId = (level: number, file: number): string => idOf("find", level, file);
export const decideId = (level: number, file: number): string => idOf("decide", level, file);

function idOf(kind: string, level: number, number: number): string {
  return `${kind}-${level}-${String(number).padStart(5, "0")}`;
}

const CHUNK_BYTES = 1 << 20;

class Chunks {
  protected readonly engine: ColumnEngine;
  readonly #pool: Pool;
  readonly #full: Uint8Array[] = [];
  #open: Uint8Array = new Uint8Array(0);
  #length = 0;

  constructor(engine: ColumnEngine, pool: Pool) {
    this.engine = engine;
    this.#pool = pool;
  }

  protected append(bytes: Uint8Array): number {
    if (this.#length + bytes.length > this.#open.length) {
      this.#full.push(this.#open.subarray(0, this.#length));
      this.#open = this.#pool.take(Math.max(CHUNK_BYTES, bytes.length));
      this.#length = 0;
    }
    this.#open.set(bytes, this.#length);
    this.#length += bytes.length;
    return this.engine.sumOf(this.#open.subarray(this.#length - bytes.length, this.#length));
  }

  get pieces(): Uint8Array[] {
    return [...this.#full, this.#open.subarray(0, this.#length)];
  }
}

export class FoundRanges extends Chunks {
  readonly #rows: number[] = [];
  #won = 0;
  #moves = 0;

  add(range: number, { count, bytes, won, moves }: FoundRange): void {
    this.#won += won;
    this.#moves += moves;
    if (count > 0) this.#rows.push(range, count, bytes.length, this.append(bytes));
  }

  directory(name: string): Uint8Array {
    return sealed(name, Float64Array.of(this.#won, this.#moves), Uint32Array.from(this.#rows));
  }
}

export class FoundValues extends Chunks {
  readonly #sums: number[] = [];

  constructor(engine: ColumnEngine, pool: Pool) {
    super(engine, pool);
    engine.tally(); // forgets what an interrupted task has counted
  }

  add(values: Uint8Array): void {
    this.#sums.push(this.append(values));
  }

  directory(name: string): Uint8Array {
    return sealed(name, Float64Array.from(this.engine.tally()), Uint32Array.from(this.#sums));
  }
}

function sealed(name: string, doubles: Float64Array, words: Uint32Array): Uint8Array {
  const content = new Uint8Array(doubles.byteLength + words.byteLength);
  const view = new DataView(content.buffer);
  for (const [place, double] of doubles.entries()) view.setFloat64(8 * place, double, true);
  for (const [place, word] of words.entries()) view.setUint32(doubles.byteLength + 4 * place, word, true);
  const file = new Uint8Array(content.length + SUM_BYTES);
  file.set(content);
  file.set(sealOf(name, content), content.length);
  return file;
}

function sealOf(name: string, content: Uint8Array): Uint8Array {
  const encoder = new TextEncoder();
  return encoder.encode(checksumOf(joinBytes([encoder.encode(name), content])));
}

/** The sealed content of a file; throws `damaged-file` if the seal is wrong. */
async function unsealed(store: FileStore, name: string): Promise<DataView> {
  const file = await store.read(name);
  const end = file.length - SUM_BYTES;
  const seal = end < 0 ? undefined : sealOf(name, file.subarray(0, end));
  if (!seal?.every((byte, place) => byte === file[end + place])) throw damagedFile(name);
  return new DataView(file.buffer, file.byteOffset, end);
}

/** Ranges of a level, by list number, in order. Typed arrays: many objects kept the garbage collector busy. */
export class ColumnLevel {
  readonly level: number;
  /** By list. */
  readonly ranges: Uint32Array;
  readonly counts: Uint32Array;
  /** Positions not won, and won positions. */
  readonly positions: number;
  readonly won: number;
  readonly moves: number;
  /** Per list: its length, checksum, file, offset in the file, and offset of its values. */
  readonly #lengths: Uint32Array;
  readonly #sums: Uint32Array;
  readonly #files: Uint32Array;
  readonly #offsets: Float64Array;
  readonly #valueOffsets: Float64Array;
  /** The first list of each file, then the number of lists. */
  readonly #firsts: readonly number[];
  readonly #placeOfRange: Int32Array;
  readonly #engine: ColumnEngine;
  readonly #store: FileStore;
  readonly #valueSums = new Map<number, Uint32Array>();

  private constructor(
    engine: ColumnEngine,
    store: FileStore,
    level: number,
    rowsOfFile: readonly Uint32Array[],
    won: number,
    moves: number,
  ) {
    const firsts = [0];
    for (const [file, rows] of rowsOfFile.entries()) firsts.push(firsts[file] + rows.length / ROW_WORDS);
    const count = firsts[rowsOfFile.length];
    this.#engine = engine;
    this.#store = store;
    this.level = level;
    this.won = won;
    this.moves = moves;
    this.ranges = new Uint32Array(count);
    this.counts = new Uint32Array(count);
    this.#lengths = new Uint32Array(count);
    this.#sums = new Uint32Array(count);
    this.#files = new Uint32Array(count);
    this.#offsets = new Float64Array(count);
    this.#valueOffsets = new Float64Array(count);
    this.#firsts = firsts;
    this.#placeOfRange = new Int32Array(engine.ranges).fill(-1);
    let positions = 0;
    for (const [file, rows] of rowsOfFile.entries()) {
      let [offset, valueOffset, place] = [0, 0, firsts[file]];
      for (let at = 0; at < rows.length; at += ROW_WORDS, place++) {
        const [range, count, length] = [rows[at], rows[at + 1], rows[at + 2]];
        this.#placeOfRange[range] = place;
        this.ranges[place] = range;
        this.counts[place] = count;
        this.#lengths[place] = length;
        this.#sums[place] = rows[at + 3];
        this.#files[place] = file;
        this.#offsets[place] = offset;
        this.#valueOffsets[place] = valueOffset;
        offset += length;
        valueOffset += count;
      }
      positions += valueOffset;
    }
    this.positions = positions;
  }

  static async read(engine: ColumnEngine, store: FileStore, level: number, fileCount: number): Promise<ColumnLevel> {
    const rowsOfFile: Uint32Array[] = [];
    let [won, moves] = [0, 0];
    for (let file = 0; file < fileCount; file++) {
      const view = await unsealed(store, rangesOf(level, file));
      won += view.getFloat64(0, true);
      moves += view.getFloat64(8, true);
      rowsOfFile.push(wordsIn(view, HEADER_BYTES));
    }
    return new ColumnLevel(engine, store, level, rowsOfFile, won, moves);
  }

  get fileCount(): number {
    return this.#firsts.length - 1;
  }

  has(range: number): boolean {
    return this.#placeOfRange[range] >= 0;
  }

  rangesOf(file: number): Uint32Array {
    return this.ranges.subarray(this.#firsts[file], this.#firsts[file + 1]);
  }

  positionsOf(file: number): number {
    return this.counts.subarray(this.#firsts[file], this.#firsts[file + 1]).reduce((sum, count) => sum + count, 0);
  }

  /** The ranges of positions [from, to) of the level, and how many positions of the first one are skipped. */
  rangesBetween(from: number, to: number): { readonly ranges: Uint32Array; readonly skipped: number } {
    let [first, skipped] = [0, from];
    while (skipped >= this.counts[first]) skipped -= this.counts[first++];
    let last = first;
    for (let left = skipped + to - from; left > 0; last++) left -= this.counts[last];
    return { ranges: this.ranges.subarray(first, last), skipped };
  }

  /** Lists of these ranges, by range; empty ones are omitted. */
  async readLists(ranges: Iterable<number>, pool: Pool): Promise<Map<number, KeyList>> {
    const found = new Map<number, KeyList>();
    for (const { file, from, to, places } of this.#stretches(ranges, this.#offsets, this.#lengths)) {
      const name = keysOf(this.level, file);
      const read = await this.#store.read(name, from, to, pool.take(to - from));
      for (const place of places) {
        const begin = this.#offsets[place] - from;
        const bytes = read.subarray(begin, begin + this.#lengths[place]);
        if (this.#engine.sumOf(bytes) !== this.#sums[place]) throw damagedFile(name);
        found.set(this.ranges[place], { count: this.counts[place], bytes });
      }
    }
    return found;
  }

  async readDecided(ranges: Iterable<number>, pool: Pool): Promise<Map<number, DecidedList>> {
    const wanted = [...ranges];
    const lists = await this.readLists(wanted, pool);
    const found = new Map<number, DecidedList>();
    for (const { file, from, to, places } of this.#stretches(wanted, this.#valueOffsets, this.counts)) {
      const name = valuesOf(this.level, file);
      const sums = await this.#sumsOfValues(file);
      const read = await this.#store.read(name, from, to, pool.take(to - from));
      for (const place of places) {
        const [range, begin] = [this.ranges[place], this.#valueOffsets[place] - from];
        const values = read.subarray(begin, begin + this.counts[place]);
        if (this.#engine.sumOf(values) !== sums[place - this.#firsts[file]]) throw damagedFile(name);
        found.set(range, { ...(lists.get(range) as KeyList), values });
      }
    }
    return found;
  }

  async countValues(file: number): Promise<Float64Array> {
    const view = await unsealed(this.#store, countsOf(this.level, file));
    return Float64Array.from({ length: VALUES_OF_BYTE }, (_, value) => view.getFloat64(8 * value, true));
  }

  async #sumsOfValues(file: number): Promise<Uint32Array> {
    const known = this.#valueSums.get(file);
    if (known !== undefined) return known;
    const view = await unsealed(this.#store, countsOf(this.level, file));
    const sums = wordsIn(view, 8 * VALUES_OF_BYTE);
    if (sums.length !== this.rangesOf(file).length) throw damagedFile(countsOf(this.level, file));
    this.#valueSums.set(file, sums);
    return sums;
  }

  /** Groups nearby lists of a file, to be read together. */
  #stretches(ranges: Iterable<number>, starts: Float64Array, lengths: Uint32Array): Stretch[] {
    const wanted = new Set<number>();
    for (const range of ranges) {
      const place = this.#placeOfRange[range];
      if (place >= 0) wanted.add(place);
    }
    const stretches: Stretch[] = [];
    for (const place of [...wanted].sort((one, other) => one - other)) {
      const file = this.#files[place];
      const [from, to] = [starts[place], starts[place] + lengths[place]];
      const last = stretches.at(-1);
      if (last?.file === file && from - last.to <= MAX_GAP) {
        last.places.push(place);
        last.to = to;
      } else stretches.push({ file, from, to, places: [place] });
    }
    return stretches;
  }
}

function wordsIn(view: DataView, from: number): Uint32Array {
  const words = new Uint32Array(Math.floor((view.byteLength - from) / 4));
  for (let place = 0; place < words.length; place++) words[place] = view.getUint32(from + 4 * place, true);
  return words;
}

const MAX_GAP = 1 << 18; // smaller gaps are read too: opening a file takes longer

interface Stretch {
  readonly file: number;
  readonly places: number[];
  readonly from: number;
  to: number;
}

const FIRST_BYTES = 1 << 20;

/** Memory reused by all tasks: collecting large arrays took a tenth of all time. */
export class Pool {
  #bytes = new Uint8Array(0);
  #used = 0;

  /** Uninitialised bytes, reserved until `clear`. */
  take(length: number): Uint8Array {
    if (this.#used + length > this.#bytes.length) {
      this.#bytes = new Uint8Array(Math.max(FIRST_BYTES, 2 * this.#bytes.length, length));
      this.#used = 0;
    }
    this.#used += length;
    return this.#bytes.subarray(this.#used - length, this.#used);
  }

  clear(): void {
    this.#used = 0;
  }
}
