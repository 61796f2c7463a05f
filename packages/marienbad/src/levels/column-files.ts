import { checksumOf } from "../base/checksum.ts";
import type { ColumnEngine, DecidedList, FoundRange, KeyList } from "../game/column-engine.ts";
import type { FileStore } from "../game/level-tasks.ts";
import type { Arena } from "./arena.ts";
import { damagedFile } from "./task.ts";

/*
 * A task that finds ranges [a, b) of a level leaves two files, and the one that decides them two more:
 *
 *     find-12-00003.keys      the lists of the ranges, one after the other
 *     find-12-00003.rows      won (8 bytes, a double) | moves that lead there (8) | a row for each range with a list:
 *                             range | positions | bytes | checksum of the list (4 each) … | checksum of all that (16)
 *     decide-12-00003.values  a byte for each position, in the same order
 *     decide-12-00003.counts  how often each value is there (256 doubles) | a checksum for each range (4) … |
 *                             checksum of all that (16)
 *
 * Numbers are little-endian. Where a list lies follows from what lies before it.
 */
const HEADER_BYTES = 16;
const ROW_BYTES = 16;
const SUM_BYTES = 16;
/** How many values a byte may have. */
export const VALUES_OF_BYTE = 256;

export const keysOf = (level: number, file: number): string => `${findId(level, file)}.keys`;
export const rangesOf = (level: number, file: number): string => `${findId(level, file)}.rows`;
export const valuesOf = (level: number, file: number): string => `${decideId(level, file)}.values`;
export const countsOf = (level: number, file: number): string => `${decideId(level, file)}.counts`;
export const findId = (level: number, file: number): string => idOf("find", level, file);
export const decideId = (level: number, file: number): string => idOf("decide", level, file);

/** An id that sorts by its numbers. */
function idOf(kind: string, level: number, number: number): string {
  return `${kind}-${level}-${String(number).padStart(5, "0")}`;
}

const CHUNK_BYTES = 1 << 20;

/** Bytes that are put one behind the other, in few large pieces. */
class Chunks {
  readonly #arena: Arena;
  readonly #full: Uint8Array[] = [];
  #open: Uint8Array = new Uint8Array(0);
  #length = 0;

  constructor(arena: Arena) {
    this.#arena = arena;
  }

  /** Copies bytes, and returns the copy. */
  add(bytes: Uint8Array): Uint8Array {
    if (this.#length + bytes.length > this.#open.length) {
      this.#full.push(this.#open.subarray(0, this.#length));
      this.#open = this.#arena.take(Math.max(CHUNK_BYTES, bytes.length));
      this.#length = 0;
    }
    this.#open.set(bytes, this.#length);
    this.#length += bytes.length;
    return this.#open.subarray(this.#length - bytes.length, this.#length);
  }

  get pieces(): Uint8Array[] {
    return [...this.#full, this.#open.subarray(0, this.#length)];
  }
}

/** A file of ranges as it is put together. */
export class FoundRanges {
  readonly lists: Chunks;
  readonly #rows: number[] = [];
  readonly #engine: ColumnEngine;
  #won = 0;
  #moves = 0;

  constructor(engine: ColumnEngine, arena: Arena) {
    this.lists = new Chunks(arena);
    this.#engine = engine;
  }

  add(range: number, { count, bytes, won, moves }: FoundRange): void {
    this.#won += won;
    this.#moves += moves;
    if (count > 0) this.#rows.push(range, count, bytes.length, this.#engine.sumOf(this.lists.add(bytes)));
  }

  /** The file that says which ranges there are. */
  directory(): Uint8Array {
    return sealed(Float64Array.of(this.#won, this.#moves), Uint32Array.from(this.#rows));
  }
}

/** A file of values as it is put together. */
export class FoundValues {
  readonly values: Chunks;
  readonly #sums: number[] = [];
  readonly #engine: ColumnEngine;

  constructor(engine: ColumnEngine, arena: Arena) {
    this.values = new Chunks(arena);
    this.#engine = engine;
    engine.tally(); // what a task that was stopped has counted is forgotten
  }

  add(values: Uint8Array): void {
    this.#sums.push(this.#engine.sumOf(this.values.add(values)));
  }

  /** The file that says which values there are. */
  directory(): Uint8Array {
    return sealed(Float64Array.from(this.#engine.tally()), Uint32Array.from(this.#sums));
  }
}

/** Numbers one after the other, and their checksum. */
function sealed(doubles: Float64Array, words: Uint32Array): Uint8Array {
  const content = new Uint8Array(doubles.byteLength + words.byteLength);
  const view = new DataView(content.buffer);
  for (const [place, double] of doubles.entries()) view.setFloat64(8 * place, double, true);
  for (const [place, word] of words.entries()) view.setUint32(doubles.byteLength + 4 * place, word, true);
  const file = new Uint8Array(content.length + SUM_BYTES);
  file.set(content);
  file.set(new TextEncoder().encode(checksumOf(content)), content.length);
  return file;
}

/** What was sealed, without the checksum, which is compared. */
async function unsealed(store: FileStore, name: string): Promise<DataView> {
  const file = await store.read(name);
  const end = file.length - SUM_BYTES;
  if (end < 0 || new TextDecoder().decode(file.subarray(end)) !== checksumOf(file.subarray(0, end))) {
    throw damagedFile(name);
  }
  return new DataView(file.buffer, file.byteOffset, end);
}

/** Where the list of a range lies. */
interface ListPlace {
  readonly file: number;
  readonly range: number;
  readonly count: number;
  /** In its file of keys. */
  readonly offset: number;
  readonly bytes: number;
  readonly sum: number;
  /** In its file of values. */
  readonly valueOffset: number;
  /** In its file, among the ranges that have a list. */
  readonly number: number;
}

/** Which ranges a level has, and where their lists and values lie. */
export class ColumnLevel {
  /** In the order of ranges. */
  readonly lists: readonly ListPlace[];
  /** Of each file, its ranges. */
  readonly files: readonly (readonly ListPlace[])[];
  /** Positions that nobody has won, and those that somebody has. */
  readonly positions: number;
  readonly won: number;
  /** The moves that lead to it. */
  readonly moves: number;
  readonly level: number;
  readonly #placeOfRange: Int32Array;
  readonly #engine: ColumnEngine;
  readonly #store: FileStore;
  readonly #valueSums = new Map<number, Uint32Array>();

  private constructor(
    engine: ColumnEngine,
    store: FileStore,
    level: number,
    files: readonly (readonly ListPlace[])[],
    won: number,
    moves: number,
  ) {
    this.#engine = engine;
    this.#store = store;
    this.level = level;
    this.files = files;
    this.lists = files.flat();
    this.won = won;
    this.moves = moves;
    this.positions = this.lists.reduce((sum, { count }) => sum + count, 0);
    this.#placeOfRange = new Int32Array(engine.ranges).fill(-1);
    for (const [place, { range }] of this.lists.entries()) this.#placeOfRange[range] = place;
  }

  /** Reads which ranges there are, from the directories of so many files. */
  static async read(engine: ColumnEngine, store: FileStore, level: number, fileCount: number): Promise<ColumnLevel> {
    const files: ListPlace[][] = [];
    let [won, moves] = [0, 0];
    for (let file = 0; file < fileCount; file++) {
      const view = await unsealed(store, rangesOf(level, file));
      won += view.getFloat64(0, true);
      moves += view.getFloat64(8, true);
      let [offset, valueOffset] = [0, 0];
      const places: ListPlace[] = [];
      for (let at = HEADER_BYTES; at < view.byteLength; at += ROW_BYTES) {
        const [range, count] = [view.getUint32(at, true), view.getUint32(at + 4, true)];
        const [bytes, sum] = [view.getUint32(at + 8, true), view.getUint32(at + 12, true)];
        places.push({ file, range, count, bytes, sum, offset, valueOffset, number: places.length });
        offset += bytes;
        valueOffset += count;
      }
      files.push(places);
    }
    return new ColumnLevel(engine, store, level, files, won, moves);
  }

  /** The ranges that have the positions from one place of the level to another, and how many before them come first. */
  listsBetween(from: number, to: number): { readonly lists: readonly ListPlace[]; readonly skipped: number } {
    const lists: ListPlace[] = [];
    let [place, skipped] = [0, 0];
    for (const list of this.lists) {
      if (place < to && place + list.count > from) {
        if (lists.length === 0) skipped = from - place;
        lists.push(list);
      }
      place += list.count;
    }
    return { lists, skipped };
  }

  /** The lists of these ranges, by range; those of ranges that have none are left out. */
  async readLists(ranges: Iterable<number>, arena: Arena): Promise<Map<number, KeyList>> {
    const found = new Map<number, KeyList>();
    for (const stretch of this.#stretches(
      ranges,
      ({ offset }) => offset,
      ({ bytes }) => bytes,
    )) {
      const name = keysOf(this.level, stretch.places[0].file);
      const room = arena.take(stretch.to - stretch.from);
      const read = await this.#store.read(name, stretch.from, stretch.to, room);
      for (const { range, count, offset, bytes: length, sum } of stretch.places) {
        const bytes = read.subarray(offset - stretch.from, offset - stretch.from + length);
        if (this.#engine.sumOf(bytes) !== sum) throw damagedFile(name);
        found.set(range, { count, bytes });
      }
    }
    return found;
  }

  /** The same with their values. */
  async readDecided(ranges: Iterable<number>, arena: Arena): Promise<Map<number, DecidedList>> {
    const wanted = [...ranges];
    const lists = await this.readLists(wanted, arena);
    const found = new Map<number, DecidedList>();
    for (const stretch of this.#stretches(
      wanted,
      ({ valueOffset }) => valueOffset,
      ({ count }) => count,
    )) {
      const [{ file }] = stretch.places;
      const name = valuesOf(this.level, file);
      const sums = await this.#sumsOfValues(file);
      const room = arena.take(stretch.to - stretch.from);
      const read = await this.#store.read(name, stretch.from, stretch.to, room);
      for (const { range, count, valueOffset, number } of stretch.places) {
        const values = read.subarray(valueOffset - stretch.from, valueOffset - stretch.from + count);
        if (this.#engine.sumOf(values) !== sums[number]) throw damagedFile(name);
        found.set(range, { ...(lists.get(range) as KeyList), values });
      }
    }
    return found;
  }

  /** How often each value was given in a file. */
  async countValues(file: number): Promise<Float64Array> {
    const view = await unsealed(this.#store, countsOf(this.level, file));
    return Float64Array.from({ length: VALUES_OF_BYTE }, (_, value) => view.getFloat64(8 * value, true));
  }

  async #sumsOfValues(file: number): Promise<Uint32Array> {
    const known = this.#valueSums.get(file);
    if (known !== undefined) return known;
    const view = await unsealed(this.#store, countsOf(this.level, file));
    const count = this.files[file].length;
    if (view.byteLength !== 8 * VALUES_OF_BYTE + 4 * count) throw damagedFile(countsOf(this.level, file));
    const sums = Uint32Array.from({ length: count }, (_, place) =>
      view.getUint32(8 * VALUES_OF_BYTE + 4 * place, true),
    );
    this.#valueSums.set(file, sums);
    return sums;
  }

  /** Ranges that are read together: of one file, and with little between them that nobody asked for. */
  #stretches(
    ranges: Iterable<number>,
    startOf: (place: ListPlace) => number,
    lengthOf: (place: ListPlace) => number,
  ): Stretch[] {
    const wanted = new Set<number>();
    for (const range of ranges) {
      const place = this.#placeOfRange[range];
      if (place >= 0) wanted.add(place);
    }
    const stretches: Stretch[] = [];
    for (const number of [...wanted].sort((one, other) => one - other)) {
      const place = this.lists[number];
      const [from, to] = [startOf(place), startOf(place) + lengthOf(place)];
      const last = stretches.at(-1);
      if (last?.places[0].file === place.file && from - last.to <= MAX_GAP) {
        last.places.push(place);
        last.to = to;
      } else stretches.push({ from, to, places: [place] });
    }
    return stretches;
  }
}

/** Bytes that are rather read than left out: opening a file takes longer. */
const MAX_GAP = 1 << 18;

interface Stretch {
  readonly places: ListPlace[];
  readonly from: number;
  to: number;
}
