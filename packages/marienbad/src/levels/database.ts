import { checksumOf } from "../base/checksum.ts";
import { decodeBlock, encodeBlock } from "../base/key-block.ts";
import { type Signal, throwIfAborted } from "../base/work.ts";
import type { DecidedLevel, LevelEngine } from "../game/level-engine.ts";
import type { LevelStatistics, Row } from "../game/level-tasks.ts";
import { BLOCK_POSITIONS, bytesOfPage, IndexPage, IndexWriter, PAGE_ROWS, spanOfTop } from "./index-page.ts";
import { type Manifest, notWhole, readManifest, type Solved } from "./manifest.ts";
import { placeOfKey } from "./sorted-keys.ts";
import { countValues, levelStatistics } from "./statistics.ts";
import type { LevelPart, Pieces } from "./store.ts";
import { type TeamOptions, teamOf } from "./team.ts";
import * as texts from "./texts.ts";

/*
 * A solved game in a file:
 *
 *     "MRNL0003" | level 0 | level 1 | … | manifest | trailer
 *
 * A level is its blocks of 4,096 positions (base/key-block.ts), in the order of their keys, with the pages of their
 * index among them (index-page.ts). The manifest (manifest.ts) is JSON: which game by which rules, and of each level
 * the statistics, how long it is and the checksum of its top page. The trailer is 40 bytes of text: where the manifest
 * begins, 16 hexadecimal digits, its checksum, likewise, seven spaces and a line end.
 *
 * Whoever opens it reads the manifest, which is small however many positions there are; whoever asks then reads a page
 * or two, which are kept, and one block. Whoever writes it needs one page of each height. Every byte has its checksum,
 * which is compared when it is read.
 */
const FAMILY = "MRNL";
const MAGIC = `${FAMILY}0003`;
const TRAILER_BYTES = 40;
/** Far more than levels of 64 ranks need: what is longer is no manifest. */
const MAX_MANIFEST_BYTES = 1 << 24;

/** A level while its blocks are written. */
interface WrittenLevel {
  readonly index: IndexWriter;
  readonly countOfValue: Float64Array;
  moves: number;
}

/**
 * The file, piece by piece, from the levels in order. A level may come in parts, each but its last of whole blocks (as
 * `levelsOf` cuts them), and the file is the same. The engine counts moves, with its helpers where there are any.
 */
export async function* writeDatabase(
  solved: Solved,
  parts: Pieces<LevelPart>,
  engine: LevelEngine,
  options: TeamOptions = {},
): AsyncGenerator<Uint8Array, void, void> {
  const encoder = new TextEncoder();
  const team = teamOf(engine, options);
  const levels: Manifest["levels"][number][] = [];
  let written: WrittenLevel | undefined;
  const finished = function* ({ index, countOfValue, moves }: WrittenLevel): Generator<Uint8Array, void, void> {
    const top = yield* index.finish();
    levels.push({ ...levelStatistics(levels.length, countOfValue, moves), index: top });
  };
  yield encoder.encode(MAGIC);
  for await (const part of parts) {
    const { level, keys, values } = part;
    if (written !== undefined && level > levels.length) {
      yield* finished(written);
      written = undefined;
    }
    written ??= { index: new IndexWriter(), countOfValue: new Float64Array(256), moves: 0 };
    for (let from = 0; from < keys.length; from += BLOCK_POSITIONS) {
      throwIfAborted(options.signal);
      const bytes = encodeBlock(part, from, Math.min(keys.length, from + BLOCK_POSITIONS));
      yield bytes;
      yield* written.index.add({ firstKey: keys[from], bytes: bytes.length, checksum: checksumOf(bytes) });
    }
    countValues(values, written.countOfValue);
    written.moves += await team.countMoves(keys, level);
  }
  if (written !== undefined) yield* finished(written);
  const manifest = encoder.encode(JSON.stringify({ ...solved, levels } satisfies Manifest));
  const offset = levels.reduce((sum, { index }) => sum + index.bytes, MAGIC.length);
  yield manifest;
  yield encoder.encode(
    `${offset.toString(16).padStart(16, "0")}${checksumOf(manifest)}`.padEnd(TRAILER_BYTES - 1).concat("\n"),
  );
}

/** Bytes that can be read anywhere: a file, a part of memory, something behind a network. */
export interface ByteSource {
  /** What messages call it. */
  readonly name?: string;
  readonly size: number;
  read(offset: number, length: number): Promise<Uint8Array>;
}

/** Where a block lies, which it is of its level, and what the index says about it. */
interface FoundBlock extends Row {
  readonly number: number;
  readonly offset: number;
}

/** Pages that are kept; a page is 24 KiB. */
const MAX_PAGES = 64;

/** Answers questions about a game that has been solved by levels, reading one block for each. */
export class LevelDatabase {
  readonly solved: Solved;
  readonly levels: readonly LevelStatistics[];
  /** Where each level begins, and the row of its top page. */
  readonly #tops: readonly { readonly start: number; readonly row: Row }[];
  readonly #source: ByteSource;
  /** By their offset, the one that was used last at the end. */
  readonly #pages = new Map<number, IndexPage>();

  private constructor(source: ByteSource, { levels, ...solved }: Manifest) {
    this.solved = solved;
    this.levels = levels.map(({ index, ...statistics }) => statistics);
    let end = MAGIC.length;
    this.#tops = levels.map(({ index }) => {
      const start = end;
      end += index.bytes;
      return { start, row: index };
    });
    this.#source = source;
  }

  /** Reads and checks the manifest; whatever is not a whole database throws `bad-input`. */
  static async open(source: ByteSource): Promise<LevelDatabase> {
    const { name, size } = source;
    if (size < MAGIC.length + TRAILER_BYTES) throw notWhole(name, texts.tooShort());
    const decoder = new TextDecoder();
    const magic = decoder.decode(await source.read(0, MAGIC.length));
    if (magic !== MAGIC) {
      const isOlder = magic.startsWith(FAMILY) && magic < MAGIC;
      throw notWhole(name, isOlder ? texts.olderFormat(magic, MAGIC) : texts.wrongBeginning(MAGIC));
    }
    const trailer = decoder.decode(await source.read(size - TRAILER_BYTES, TRAILER_BYTES));
    if (!/^[0-9a-f]{32} {7}\n$/.test(trailer)) throw notWhole(name, texts.noEnd());
    const offset = Number.parseInt(trailer.slice(0, 16), 16);
    const length = size - TRAILER_BYTES - offset;
    if (!(length > 0 && length <= MAX_MANIFEST_BYTES)) throw notWhole(name, texts.endOutside());
    const manifest = await source.read(offset, length);
    if (checksumOf(manifest) !== trailer.slice(16, 32)) throw notWhole(name, texts.damagedManifest());
    return new LevelDatabase(source, readManifest(name, manifest, offset - MAGIC.length));
  }

  get positions(): number {
    return this.levels.reduce((total, { positions }) => total + positions, 0);
  }

  get moves(): number {
    return this.levels.reduce((total, { moves }) => total + moves, 0);
  }

  /** The value of the position of a level with this key, as value.ts writes it; undefined when it cannot be reached. */
  async find(level: number, key: number): Promise<number | undefined> {
    if (level >= this.levels.length) return undefined;
    const block = await this.#descend(level, (page) => page.rowOfKey(key));
    const count = Math.min(BLOCK_POSITIONS, this.levels[level].positions - block.number * BLOCK_POSITIONS);
    const [keys, values] = [new Float64Array(count), new Uint8Array(count)];
    decodeBlock(await this.#bytesOf(level, block), block.firstKey, count, keys, values, 0);
    const place = placeOfKey(keys, key);
    return place < 0 ? undefined : values[place];
  }

  /** Whether these bytes begin as a database does, of this version or of another. */
  static isDatabase(bytes: Uint8Array): boolean {
    return new TextDecoder().decode(bytes.subarray(0, FAMILY.length)) === FAMILY;
  }

  /** Reads everything, and throws at the first block or page that is not as it was written. */
  async checkBlocks({ signal }: { readonly signal?: Signal } = {}): Promise<void> {
    for (const [level, { positions }] of this.levels.entries()) {
      for (let block = 0; block < blocksOf(positions); block++) {
        throwIfAborted(signal);
        await this.#bytesOf(level, await this.#block(level, block));
      }
    }
  }

  /**
   * Positions of a level from one place to another, in the order of their keys; all of them unless places are given.
   */
  async load(level: number, from = 0, to = this.levels[level].positions): Promise<DecidedLevel> {
    const [firstBlock, endBlock] = [Math.floor(from / BLOCK_POSITIONS), blocksOf(to)];
    const first = firstBlock * BLOCK_POSITIONS;
    const end = Math.min(this.levels[level].positions, endBlock * BLOCK_POSITIONS);
    const [keys, values] = [new Float64Array(end - first), new Uint8Array(end - first)];
    for (let number = firstBlock; number < endBlock; number++) {
      const block = await this.#block(level, number);
      const at = number * BLOCK_POSITIONS - first;
      const count = Math.min(BLOCK_POSITIONS, end - first - at);
      decodeBlock(await this.#bytesOf(level, block), block.firstKey, count, keys, values, at);
    }
    return { keys: keys.subarray(from - first, to - first), values: values.subarray(from - first, to - first) };
  }

  async #block(level: number, number: number): Promise<FoundBlock> {
    return await this.#descend(level, (_, firstBlock, span) => Math.floor((number - firstBlock) / span));
  }

  /**
   * Goes down the index of a level to a block. On each page `choose` says by which row: the page begins with a block,
   * and each of its rows stands for a span of blocks.
   */
  async #descend(
    level: number,
    choose: (page: IndexPage, firstBlock: number, span: number) => number,
  ): Promise<FoundBlock> {
    let { start: offset, row: found } = this.#tops[level];
    let number = 0;
    let blocks = blocksOf(this.levels[level].positions);
    for (let span = spanOfTop(blocks); span >= 1; span = Math.floor(span / PAGE_ROWS)) {
      const page = await this.#page(level, offset, found, Math.ceil(blocks / span));
      const row = choose(page, number, span);
      offset += page.startOf(row);
      found = page.rowAt(row);
      number += row * span;
      blocks = Math.min(span, blocks - row * span);
    }
    return { ...found, number, offset };
  }

  /** The page of so many rows behind what lies from an offset on. */
  async #page(level: number, offset: number, { firstKey, bytes, checksum }: Row, rows: number): Promise<IndexPage> {
    const below = bytes - bytesOfPage(rows);
    const kept = this.#pages.get(offset + below);
    this.#pages.delete(offset + below);
    const page = kept ?? (await this.#readPage(offset + below, rows, below, checksum));
    if (page?.rowAt(0).firstKey !== firstKey) throw notWhole(this.#source.name, texts.damagedIndex(level));
    this.#pages.set(offset + below, page);
    const [oldest] = this.#pages.keys();
    if (this.#pages.size > MAX_PAGES) this.#pages.delete(oldest);
    return page;
  }

  async #readPage(offset: number, rows: number, below: number, checksum: string): Promise<IndexPage | undefined> {
    if (below < 1) return undefined;
    const bytes = await this.#source.read(offset, bytesOfPage(rows));
    return checksumOf(bytes) === checksum ? IndexPage.read(bytes, below) : undefined;
  }

  async #bytesOf(level: number, { number, offset, bytes, checksum }: FoundBlock): Promise<Uint8Array> {
    const read = await this.#source.read(offset, bytes);
    if (checksumOf(read) === checksum) return read;
    throw notWhole(this.#source.name, texts.damagedBlock(number, level));
  }
}

function blocksOf(positions: number): number {
  return Math.ceil(positions / BLOCK_POSITIONS);
}
