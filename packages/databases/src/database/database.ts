import { checksumOf, DEFLATED, type Packing, type Signal, type Text, throwIfAborted } from "marienbad/base";
import type { FileStore, LevelStatistics, TaskGame } from "../tasks/level-tasks.ts";
import { missingFile } from "../tasks/task.ts";
import { texts } from "../texts.ts";
import { ListReader, type ReadPositions, type UnpackedBlock } from "./block-list.ts";
import { type GameRef, writeRef } from "./game-ref.ts";
import { bytesOfPage, DATABASE_BLOCK, IndexPage, SEGMENT_POSITIONS, writePage } from "./index-page.ts";
import { type Manifest, type ManifestLevel, notWhole, readManifest } from "./manifest.ts";
import { placeOfKey } from "./sorted-keys.ts";

/*
 * A solved game in a file:
 *
 *     "MRNL0004" | segments of level 0 | segments of level 1 | … | manifest
 *
 * A segment is 4,194,304 positions of a level, the last one fewer, as a list of packed blocks (block-list.ts). The
 * manifest is
 *
 *     a row for each segment, level by level (index-page.ts) | JSON | length of the JSON | its checksum | "MRNL0004"
 *
 * with 16 hexadecimal digits each: the game and its rules, and for each level the statistics, the number of segments,
 * their bytes, and the checksum of their rows. In a folder each segment is a file, and so is the manifest: the same
 * bytes, so that either form is made of the other by copying.
 *
 * Opening reads the JSON, which is always small; a question then reads the rows of a level and the page of a segment,
 * which are cached, and one block. Every byte has a checksum, which is compared when it is read.
 */
const FAMILY = "MRNL";
const MAGIC = `${FAMILY}0004`;
const TRAILER_BYTES = 40;
const MAX_JSON_BYTES = 1 << 24; // far more than 255 levels of 255 ranks need

/** The file of the manifest in a folder of segments. */
export const MANIFEST_FILE = "manifest";

/** The task that writes a segment. */
export function segmentTask(level: number, segment: number): string {
  return `segment-${level}-${segment.toString().padStart(5, "0")}`;
}

/** The file of a segment. */
export function segmentFile(level: number, segment: number): string {
  return `${segmentTask(level, segment)}.blocks`;
}

export function segmentNote(level: number, segment: number): string {
  return `${segmentTask(level, segment)}.json`;
}

/** The places [from, to) of a level's segments. */
export function segmentsOf(positions: number): [from: number, to: number][] {
  return Array.from({ length: Math.ceil(positions / SEGMENT_POSITIONS) }, (_, segment) => {
    return [segment * SEGMENT_POSITIONS, Math.min(positions, (segment + 1) * SEGMENT_POSITIONS)];
  });
}

/** Writes the manifest of a game whose tasks are all done; with their segments it is the database. */
export async function writeManifest(ref: GameRef, game: TaskGame, store: FileStore): Promise<void> {
  const levels: ManifestLevel[] = [];
  const pieces: Uint8Array[] = [];
  for await (const { statistics, stored, valueBytes, segments } of game.written(store)) {
    const rows = writePage(segments);
    const bytes = segments.reduce((sum, row) => sum + row.bytes, 0);
    levels.push({
      ...statistics,
      stored,
      valueBytes,
      segments: { count: segments.length, bytes, checksum: checksumOf(rows) },
    });
    pieces.push(rows);
  }
  const manifest = { ...writeRef(ref), ...(game.leavesOutWon && { leavesOutWon: true }), levels };
  const encoder = new TextEncoder();
  const json = encoder.encode(JSON.stringify(manifest));
  const trailer = `${json.length.toString(16).padStart(16, "0")}${checksumOf(json)}${MAGIC}`;
  await store.write(MANIFEST_FILE, [...pieces, json, encoder.encode(trailer)]);
}

const COPIED_BYTES = 1 << 24;

/** A database in a folder of segments as one file, in pieces. */
export async function* oneFileOf(store: FileStore): AsyncGenerator<Uint8Array, void, void> {
  const database = await LevelDatabase.open(segmentsIn(store));
  yield new TextEncoder().encode(MAGIC);
  for (const [level, { segments }] of database.manifest.levels.entries()) {
    for (let segment = 0; segment < segments.count; segment++) {
      yield* wholeFile(store, segmentFile(level, segment));
    }
  }
  yield* wholeFile(store, MANIFEST_FILE);
}

async function* wholeFile(store: FileStore, name: string): AsyncGenerator<Uint8Array, void, void> {
  const size = await store.size(name);
  if (size === undefined) throw missingFile(name);
  for (let from = 0; from < size; from += COPIED_BYTES) {
    yield await store.read(name, from, Math.min(size, from + COPIED_BYTES));
  }
}

/** Bytes with random access: a file, memory, a network resource. */
export interface ByteSource {
  readonly name?: string;
  readonly size: number;
  read(offset: number, length: number): Promise<Uint8Array>;
}

/** The source of a database: one file, or a folder of segments. */
export interface DatabaseSource {
  readonly name?: string | undefined;
  /** The first bytes of the file, which identify a database. */
  begin(): Promise<string>;
  /** Size of the manifest; in one file, with all that precedes it. */
  readonly size: number;
  readManifest(from: number, to: number): Promise<Uint8Array>;
  /** Bytes [from, to) of a segment; in one file it is at `start`, counted from the first segment. */
  readSegment(level: number, segment: number, start: number, from: number, to: number): Promise<Uint8Array>;
}

function inOneFile(source: ByteSource): DatabaseSource {
  const read = (from: number, to: number): Promise<Uint8Array> => source.read(from, to - from);
  return {
    name: source.name,
    begin: async () => new TextDecoder().decode(await read(0, Math.min(source.size, MAGIC.length))),
    size: source.size,
    readManifest: read,
    readSegment: (_level, _segment, start, from, to) => read(MAGIC.length + start + from, MAGIC.length + start + to),
  };
}

/** A database in a folder of segments. */
export async function segmentsIn(store: FileStore, name?: string): Promise<DatabaseSource> {
  return {
    name,
    begin: async () => MAGIC,
    size: (await store.size(MANIFEST_FILE)) ?? 0,
    readManifest: (from, to) => store.read(MANIFEST_FILE, from, to),
    readSegment: (level, segment, _start, from, to) => store.read(segmentFile(level, segment), from, to),
  };
}

export function keepLast<Key, Value>(cache: Map<Key, Value>, key: Key, value: Value, max: number): void {
  cache.delete(key);
  cache.set(key, value);
  const [oldest] = cache.keys();
  if (cache.size > max) cache.delete(oldest);
}

const MAX_SEGMENTS = 64; // cached pages of segments, of 6 KiB each

const MAX_BLOCKS = 512; // cached blocks for reading by keys, of some 40 KiB each

/** A database of a game solved by levels; answers each question by reading one block. */
export class LevelDatabase {
  readonly ref: GameRef;
  readonly manifest: Manifest;
  readonly levels: readonly LevelStatistics[];
  readonly #source: DatabaseSource;
  readonly #packing: Packing;
  readonly #rowsStart: number;
  readonly #rowsOfLevel: (Promise<IndexPage> | undefined)[] = [];
  readonly #segments = new Map<string, ListReader>();
  readonly #blocks = new Map<string, UnpackedBlock>();

  private constructor(source: DatabaseSource, packing: Packing, manifest: Manifest, rowsStart: number) {
    this.manifest = manifest;
    this.ref = manifest.ref;
    this.levels = manifest.levels.map(({ stored, valueBytes, segments, ...statistics }) => statistics);
    this.#source = source;
    this.#packing = packing;
    this.#rowsStart = rowsStart;
  }

  /** Checks the manifest; throws `bad-input` unless this is a whole database. Node passes a faster packing. */
  static async open(
    opened: ByteSource | DatabaseSource | Promise<DatabaseSource>,
    packing: Packing = DEFLATED,
  ): Promise<LevelDatabase> {
    const given = await opened;
    const source = "readSegment" in given ? given : inOneFile(given);
    const { name, size } = source;
    const begin = await source.begin();
    if (begin !== MAGIC && begin.length === MAGIC.length) throw notWhole(name, texts.wrongBeginning(MAGIC));
    if (size < TRAILER_BYTES) throw notWhole(name, texts.tooShort());
    const trailer = new TextDecoder().decode(await source.readManifest(size - TRAILER_BYTES, size));
    if (!/^[0-9a-f]{32}MRNL0004$/.test(trailer)) throw notWhole(name, texts.noEnd());
    const length = Number.parseInt(trailer.slice(0, 16), 16);
    const start = size - TRAILER_BYTES - length;
    if (!(length > 0 && length <= MAX_JSON_BYTES && start > 0)) throw notWhole(name, texts.endOutside());
    const json = await source.readManifest(start, start + length);
    if (checksumOf(json) !== trailer.slice(16, 32)) throw notWhole(name, texts.damagedManifest());
    const manifest = readManifest(name, json);
    const rows = manifest.levels.reduce((sum, { segments }) => sum + bytesOfPage(segments.count), 0);
    const bytes = manifest.levels.reduce((sum, { segments }) => sum + segments.bytes, 0);
    const isOneFile = source !== given;
    const before = isOneFile ? MAGIC.length + bytes : 0;
    if (start !== before + rows)
      throw notWhole(name, texts.wrongManifestPart("levels", `${start} bytes in all, up to where the manifest begins`));
    return new LevelDatabase(source, packing, manifest, start - rows);
  }

  get positions(): number {
    return this.levels.reduce((total, { positions }) => total + positions, 0);
  }

  get moves(): number {
    return this.levels.reduce((total, { moves }) => total + moves, 0);
  }

  /** True if won positions are left out, as `findPosition` takes into account. */
  get leavesOutWon(): boolean {
    return this.manifest.leavesOutWon === true;
  }

  /** Number of stored positions of a level: all, or those not won. */
  storedOf(level: number): number {
    return this.manifest.levels[level]?.stored ?? 0;
  }

  /** Value (value.ts) of the position of a level with this key; undefined if missing. */
  async find(level: number, key: number): Promise<number | undefined> {
    if (this.storedOf(level) === 0) return undefined;
    const rows = await this.#rows(level);
    const segment = await this.#segment(level, rows.rowOfKey(key));
    const block = (await segment.page()).rowOfKey(key);
    const { keys, values } = await segment.load(block, block + 1);
    const place = placeOfKey(keys, key);
    return place < 0 ? undefined : values[place];
  }

  /** True if the bytes begin like a database, of any version. */
  static isDatabase(bytes: Uint8Array): boolean {
    return new TextDecoder().decode(bytes.subarray(0, FAMILY.length)) === FAMILY;
  }

  /** Reads everything; throws at the first damaged block or page. */
  async checkBlocks({ signal }: { readonly signal?: Signal } = {}): Promise<void> {
    for (const [level, { segments }] of this.manifest.levels.entries()) {
      for (let number = 0; number < segments.count; number++) {
        const segment = await this.#segment(level, number);
        for (let block = 0; block < segment.blocks; block++) {
          throwIfAborted(signal);
          await segment.load(block, block + 1);
        }
      }
    }
  }

  /** Positions [from, to) of a level in the order of their keys; by default all stored ones. */
  async load(level: number, from = 0, to = this.storedOf(level)): Promise<ReadPositions> {
    const [keys, values] = [new Float64Array(to - from), new Uint16Array(to - from)];
    for (let place = from; place < to; ) {
      const number = Math.floor(place / SEGMENT_POSITIONS);
      const first = number * SEGMENT_POSITIONS;
      const end = Math.min(to, first + SEGMENT_POSITIONS);
      const firstBlock = Math.floor((place - first) / DATABASE_BLOCK);
      const segment = await this.#segment(level, number);
      const piece = await segment.load(firstBlock, Math.ceil((end - first) / DATABASE_BLOCK));
      const skipped = place - first - firstBlock * DATABASE_BLOCK;
      keys.set(piece.keys.subarray(skipped, skipped + end - place), place - from);
      values.set(piece.values.subarray(skipped, skipped + end - place), place - from);
      place = end;
    }
    return { keys, values };
  }

  /** Blocks of a level with all stored positions with keys in [from, to). */
  async between(level: number, from: number, to: number): Promise<UnpackedBlock[]> {
    const blocks: UnpackedBlock[] = [];
    for await (const { segment, name, first, behind } of this.#placesBetween(level, from, to)) {
      for (const block of await this.#blocksOf(segment, name, first, behind)) blocks.push(block);
    }
    return blocks;
  }

  /** First keys of these blocks after `from`, with equally many positions between any two. */
  async cutsBetween(level: number, from: number, to: number): Promise<number[]> {
    const cuts: number[] = [];
    for await (const { segment, first, behind } of this.#placesBetween(level, from, to)) {
      const page = await segment.page();
      for (let block = first; block < behind; block++) cuts.push(page.firstKeyOf(block));
    }
    return cuts.filter((key) => key > from);
  }

  async *#placesBetween(level: number, from: number, to: number) {
    const { count } = this.manifest.levels[level]?.segments ?? { count: 0 };
    const rows = count > 0 ? await this.#rows(level) : undefined;
    for (let number = rows?.rowOfKey(from) ?? count; number < count; number++) {
      if (Number(rows?.firstKeyOf(number)) >= to) break;
      const segment = await this.#segment(level, number);
      const page = await segment.page();
      const first = page.rowOfKey(from);
      let behind = first;
      while (behind < segment.blocks && page.firstKeyOf(behind) < to) behind++;
      yield { segment, name: `${level} ${number}`, first, behind };
    }
  }

  async cutsOf(level: number): Promise<readonly number[]> {
    const { count } = this.manifest.levels[level].segments;
    if (count === 0) return [];
    const rows = await this.#rows(level);
    return Array.from({ length: count }, (_, segment) => rows.firstKeyOf(segment));
  }

  async #blocksOf(segment: ListReader, name: string, first: number, behind: number): Promise<UnpackedBlock[]> {
    const nameOf = (block: number): string => `${name} ${block}`;
    const blocks: UnpackedBlock[] = [];
    for (let from = first; from < behind; ) {
      const kept = this.#blocks.get(nameOf(from));
      let to = from + 1;
      while (kept === undefined && to < behind && !this.#blocks.has(nameOf(to))) to++;
      for (const block of kept ? [kept] : await segment.unpackedBlocks(from, to)) {
        keepLast(this.#blocks, nameOf(first + blocks.length), block, MAX_BLOCKS);
        blocks.push(block);
      }
      from = to;
    }
    return blocks;
  }

  #rows(level: number): Promise<IndexPage> {
    this.#rowsOfLevel[level] ??= this.#readRows(level);
    return this.#rowsOfLevel[level];
  }

  async #readRows(level: number): Promise<IndexPage> {
    const { levels } = this.manifest;
    const from = levels
      .slice(0, level)
      .reduce((sum, { segments }) => sum + bytesOfPage(segments.count), this.#rowsStart);
    const { count, bytes, checksum } = levels[level].segments;
    const read = await this.#source.readManifest(from, from + bytesOfPage(count));
    const page = checksumOf(read) === checksum ? IndexPage.read(read, bytes) : undefined;
    if (page === undefined) throw notWhole(this.#source.name, texts.damagedIndex(level));
    return page;
  }

  async #segment(level: number, number: number): Promise<ListReader> {
    const name = `${level} ${number}`;
    const segment = this.#segments.get(name) ?? (await this.#openSegment(level, number));
    keepLast(this.#segments, name, segment, MAX_SEGMENTS);
    return segment;
  }

  async #openSegment(level: number, number: number): Promise<ListReader> {
    const rows = await this.#rows(level);
    const { stored, valueBytes } = this.manifest.levels[level];
    const before = this.manifest.levels.slice(0, level).reduce((sum, { segments }) => sum + segments.bytes, 0);
    const start = before + rows.startOf(number);
    const row = { ...rows.rowAt(number), positions: Math.min(SEGMENT_POSITIONS, stored - number * SEGMENT_POSITIONS) };
    const source = this.#source;
    const firstBlock = number * (SEGMENT_POSITIONS / DATABASE_BLOCK);
    const faultOf = (block?: number): Text =>
      block === undefined ? texts.damagedIndex(level) : texts.damagedBlock(firstBlock + block, level);
    return new ListReader(row, {
      read: (from, to) => source.readSegment(level, number, start, from, to),
      damaged: (block) => notWhole(source.name, faultOf(block)),
      valueBytes,
      packing: this.#packing,
      blockPositions: DATABASE_BLOCK,
    });
  }
}
