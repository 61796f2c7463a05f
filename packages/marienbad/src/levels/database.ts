import { checksumOf } from "../base/checksum.ts";
import { decodeBlock, encodeBlock } from "../base/key-block.ts";
import { type Signal, throwIfAborted } from "../base/work.ts";
import type { DecidedLevel, LevelEngine } from "../game/level-engine.ts";
import { BLOCK_POSITIONS, type BlockEntry, type Index, notWhole, readIndex, type Solved } from "./database-index.ts";
import { placeOfKey } from "./sorted-keys.ts";
import { countValues, type LevelStatistics, levelStatistics } from "./statistics.ts";
import type { LevelPart, Pieces } from "./store.ts";
import { type TeamOptions, teamOf } from "./team.ts";
import * as texts from "./texts.ts";

/*
 * A solved game in a file:
 *
 *     "MRNL" version | blocks … | index | trailer
 *
 * The index is JSON: which game, its levels with their statistics, and of each block the first key, the place in the
 * file and the checksum. The trailer is 40 bytes of text: where the index begins, 16 hexadecimal digits, and its
 * checksum, and a line end. Whoever asks reads the trailer, the index, and then one block for each question.
 */
const MAGIC = "MRNL0002";
const TRAILER_BYTES = 40;

/** A level while its blocks are written. */
interface WrittenLevel {
  readonly entries: BlockEntry[];
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
  const levels: WrittenLevel[] = [];
  let offset = MAGIC.length;
  yield encoder.encode(MAGIC);
  for await (const part of parts) {
    const { level, keys, values } = part;
    levels[level] ??= { entries: [], countOfValue: new Float64Array(256), moves: 0 };
    const written = levels[level];
    for (let from = 0; from < keys.length; from += BLOCK_POSITIONS) {
      throwIfAborted(options.signal);
      const bytes = encodeBlock(part, from, Math.min(keys.length, from + BLOCK_POSITIONS));
      written.entries.push([keys[from], offset, bytes.length, checksumOf(bytes)]);
      offset += bytes.length;
      yield bytes;
    }
    countValues(values, written.countOfValue);
    written.moves += await team.countMoves(keys, level);
  }
  const statistics = levels.map(({ countOfValue, moves }, level) => levelStatistics(level, countOfValue, moves));
  const blocks = levels.map(({ entries }) => entries);
  const index = encoder.encode(JSON.stringify({ ...solved, levels: statistics, blocks } satisfies Index));
  yield index;
  yield encoder.encode(
    `${offset.toString(16).padStart(16, "0")}${checksumOf(index)}`.padEnd(TRAILER_BYTES - 1).concat("\n"),
  );
}

/** Bytes that can be read anywhere: a file, a part of memory, something behind a network. */
export interface ByteSource {
  /** What messages call it. */
  readonly name?: string;
  readonly size: number;
  read(offset: number, length: number): Promise<Uint8Array>;
}

/** Answers questions about a game that has been solved by levels, reading one block for each. */
export class LevelDatabase {
  readonly solved: Solved;
  readonly levels: readonly LevelStatistics[];
  readonly #blocks: Index["blocks"];
  readonly #source: ByteSource;

  private constructor(source: ByteSource, { game, options, levels, blocks }: Index) {
    this.solved = { game, options };
    this.levels = levels;
    this.#blocks = blocks;
    this.#source = source;
  }

  /** Reads and checks the index; whatever is not a whole database throws `bad-input`. */
  static async open(source: ByteSource): Promise<LevelDatabase> {
    const { name, size } = source;
    if (size < MAGIC.length + TRAILER_BYTES) throw notWhole(name, texts.tooShort());
    const decoder = new TextDecoder();
    const magic = decoder.decode(await source.read(0, MAGIC.length));
    if (magic !== MAGIC) throw notWhole(name, texts.wrongBeginning(MAGIC));
    const trailer = decoder.decode(await source.read(size - TRAILER_BYTES, TRAILER_BYTES));
    if (!/^[0-9a-f]{32} *\n$/.test(trailer)) throw notWhole(name, texts.noEnd());
    const offset = Number.parseInt(trailer.slice(0, 16), 16);
    const length = size - TRAILER_BYTES - offset;
    if (!(length > 0)) throw notWhole(name, texts.endOutside());
    const index = await source.read(offset, length);
    if (checksumOf(index) !== trailer.slice(16, 32)) throw notWhole(name, texts.damagedIndex());
    return new LevelDatabase(source, readIndex(name, index, MAGIC.length, offset));
  }

  get positions(): number {
    return this.levels.reduce((total, { positions }) => total + positions, 0);
  }

  get moves(): number {
    return this.levels.reduce((total, { moves }) => total + moves, 0);
  }

  /** The value of the position of a level with this key, as value.ts writes it; undefined when it cannot be reached. */
  async find(level: number, key: number): Promise<number | undefined> {
    const entries = this.#blocks[level] ?? [];
    let block = 0;
    for (let high = entries.length; high - block > 1; ) {
      const middle = (block + high) >>> 1;
      if (entries[middle][0] <= key) block = middle;
      else high = middle;
    }
    if (block >= entries.length) return undefined;
    const { keys, values } = await this.#read(level, block, block + 1);
    const place = placeOfKey(keys, key);
    return place < 0 ? undefined : values[place];
  }

  /** Whether these bytes begin as a database does. */
  static isDatabase(bytes: Uint8Array): boolean {
    return new TextDecoder().decode(bytes.subarray(0, MAGIC.length)) === MAGIC;
  }

  /** Reads every block, and throws at the first that is not as it was written. */
  async checkBlocks({ signal }: { readonly signal?: Signal } = {}): Promise<void> {
    for (const [level, entries] of this.#blocks.entries()) {
      for (const block of entries.keys()) {
        throwIfAborted(signal);
        await this.#bytesOf(level, block);
      }
    }
  }

  /**
   * Positions of a level from one place to another, in the order of their keys; all of them unless places are given.
   */
  async load(level: number, from = 0, to = this.levels[level].positions): Promise<DecidedLevel> {
    const [firstBlock, endBlock] = [Math.floor(from / BLOCK_POSITIONS), Math.ceil(to / BLOCK_POSITIONS)];
    const { keys, values } = await this.#read(level, firstBlock, endBlock);
    const skipped = firstBlock * BLOCK_POSITIONS;
    return {
      keys: keys.subarray(from - skipped, to - skipped),
      values: values.subarray(from - skipped, to - skipped),
    };
  }

  async #read(level: number, firstBlock: number, endBlock: number): Promise<DecidedLevel> {
    const first = firstBlock * BLOCK_POSITIONS;
    const end = Math.min(this.levels[level]?.positions ?? 0, endBlock * BLOCK_POSITIONS);
    const keys = new Float64Array(end - first);
    const values = new Uint8Array(end - first);
    for (let block = firstBlock; block < endBlock; block++) {
      const [firstKey] = this.#blocks[level][block];
      const bytes = await this.#bytesOf(level, block);
      const from = block * BLOCK_POSITIONS - first;
      decodeBlock(bytes, firstKey, Math.min(BLOCK_POSITIONS, end - first - from), keys, values, from);
    }
    return { keys, values };
  }

  async #bytesOf(level: number, block: number): Promise<Uint8Array> {
    const [, offset, length, checksum] = this.#blocks[level][block];
    const bytes = await this.#source.read(offset, length);
    if (checksumOf(bytes) !== checksum) throw notWhole(this.#source.name, texts.damagedBlock(block, level));
    return bytes;
  }
}
