import {
  areDistances,
  checksumOf,
  decodeDistances,
  encodeDistances,
  joinBytes,
  maxBytesOfDistances,
  type Packing,
  UNPACKED,
} from "marienbad/base";
import type { Row } from "../tasks/level-tasks.ts";
import { bytesOfPage, IndexPage, LIST_BLOCK, writePage } from "./index-page.ts";
import { unpackValues } from "./value.ts";

/*
 * Positions of a level in the order of their keys, as bytes: blocks of equally many positions, the last one shorter,
 * then a page with a row for each (index-page.ts). Every byte is under a checksum.
 *
 *     block block … page        a block:  length of the first part | distances of its keys | values
 *
 * The length is written like a distance, the distances as in base/key-block.ts without the first key, which is in the
 * row; values take 0, 1 or 2 bytes each. Both parts may be packed separately, as in segments of a database.
 */

/** The row of a list in its page, and its number of positions. */
export interface ListRow extends Row {
  readonly positions: number;
}

/** Writes a list, in memory. */
export class ListWriter {
  readonly #packing: Packing;
  readonly #valueBytes: number;
  readonly #rows: Row[] = [];
  readonly #pieces: Uint8Array[] = [];
  #bytes = 0;
  #positions = 0;
  readonly #keys: Float64Array;
  readonly #values: Uint8Array;
  #waiting = 0;

  constructor(valueBytes: 0 | 1 | 2, packing: Packing = UNPACKED, blockPositions: number = LIST_BLOCK) {
    this.#valueBytes = valueBytes;
    this.#packing = packing;
    this.#keys = new Float64Array(blockPositions);
    this.#values = new Uint8Array(blockPositions * valueBytes);
  }

  /** Appends positions with increasing keys; values as bytes (`packValues`). */
  async add(keys: Float64Array | Uint32Array, values: Uint8Array): Promise<void> {
    const width = this.#valueBytes;
    const full = this.#keys.length;
    for (let from = 0; from < keys.length; ) {
      const to = Math.min(keys.length, from + full - this.#waiting);
      if (to - from === full) {
        const block = values.subarray(from * width, to * width);
        await this.addBlock(keys[from], to - from, encodeDistances(keys, from, to), block);
      } else {
        this.#keys.set(keys.subarray(from, to), this.#waiting);
        this.#values.set(values.subarray(from * width, to * width), this.#waiting * width);
        this.#waiting += to - from;
        if (this.#waiting === full) await this.#closeBlock();
      }
      from = to;
    }
  }

  /** Appends an encoded block; all but the last are full. */
  async addBlock(firstKey: number, count: number, distances: Uint8Array, values: Uint8Array): Promise<void> {
    const first = await this.#packing.pack(distances);
    const second = values.length === 0 ? values : await this.#packing.pack(values);
    const bytes = joinBytes([encodeDistances(Float64Array.of(0, first.length), 0, 2), first, second]);
    this.#pieces.push(bytes);
    this.#rows.push({ firstKey, bytes: bytes.length, checksum: checksumOf(bytes) });
    this.#bytes += bytes.length;
    this.#positions += count;
  }

  async #closeBlock(): Promise<void> {
    const count = this.#waiting;
    this.#waiting = 0;
    const values = this.#values.slice(0, count * this.#valueBytes);
    await this.addBlock(this.#keys[0], count, encodeDistances(this.#keys, 0, count), values);
  }

  /** The bytes of the list, which has at least one position, and its row. */
  async finish(): Promise<{ readonly pieces: readonly Uint8Array[]; readonly row: ListRow }> {
    if (this.#waiting > 0) await this.#closeBlock();
    const page = writePage(this.#rows);
    const { firstKey } = this.#rows[0];
    const bytes = this.#bytes + page.length;
    return {
      pieces: [...this.#pieces, page],
      row: { firstKey, bytes, checksum: checksumOf(page), positions: this.#positions },
    };
  }
}

/** Positions; a value is `outcome << 8 | rank`. */
export interface ReadPositions {
  readonly keys: Float64Array;
  readonly values: Uint16Array;
}

/** A block of a list: distances as in base/key-block.ts, values of no byte each, one or two. */
export interface UnpackedBlock {
  readonly firstKey: number;
  readonly count: number;
  readonly distances: Uint8Array;
  readonly values: Uint8Array;
}

export interface ListSource {
  read(from: number, to: number): Promise<Uint8Array>;
  /** The error of a damaged block, or of the page if no block is given. */
  damaged(block?: number): Error;
  readonly valueBytes: 0 | 1 | 2;
  readonly packing?: Packing;
  readonly blockPositions?: number;
}

export class ListReader {
  readonly row: ListRow;
  readonly blocks: number;
  readonly blockPositions: number;
  readonly #source: ListSource;
  #page: Promise<IndexPage> | undefined;

  constructor(row: ListRow, source: ListSource) {
    this.row = row;
    this.blockPositions = source.blockPositions ?? LIST_BLOCK;
    this.blocks = Math.ceil(row.positions / this.blockPositions);
    this.#source = source;
  }

  page(): Promise<IndexPage> {
    this.#page ??= this.#readPage();
    return this.#page;
  }

  async #readPage(): Promise<IndexPage> {
    const { bytes, checksum, firstKey } = this.row;
    const below = bytes - bytesOfPage(this.blocks);
    if (below < 1) throw this.#source.damaged();
    const read = await this.#source.read(below, bytes);
    const page = checksumOf(read) === checksum ? IndexPage.read(read, below) : undefined;
    if (page?.rowAt(0).firstKey !== firstKey) throw this.#source.damaged();
    return page;
  }

  async load(from = 0, to = this.blocks): Promise<ReadPositions> {
    const { valueBytes } = this.#source;
    const page = await this.page();
    const count = Math.min(this.row.positions, to * this.blockPositions) - from * this.blockPositions;
    const keys = new Float64Array(Math.max(0, count));
    const values = new Uint16Array(valueBytes === 0 ? 0 : keys.length);
    if (keys.length === 0) return { keys, values };
    for (const [place, bytes] of (await this.#read(page, from, to)).entries()) {
      const at = place * this.blockPositions;
      const block = await this.#unpack(page, from + place, bytes);
      const areRight = decodeDistances(block.distances, block.firstKey, block.count, keys, at);
      if (!areRight) throw this.#source.damaged(from + place);
      if (valueBytes !== 0) unpackValues(block.values, valueBytes, values, at);
    }
    return { keys, values };
  }

  async unpackedBlocks(from: number, to: number): Promise<UnpackedBlock[]> {
    const page = await this.page();
    const blocks: UnpackedBlock[] = [];
    for (const [place, bytes] of (await this.#read(page, from, to)).entries()) {
      const unpacked = await this.#unpack(page, from + place, bytes);
      if (!areDistances(unpacked.distances, unpacked.count)) throw this.#source.damaged(from + place);
      blocks.push(unpacked);
    }
    return blocks;
  }

  /** Compares every byte with its checksum, reading all of them together: opening a file is slow. */
  async check(): Promise<void> {
    const page = await this.page();
    for (const [block, bytes] of (await this.#read(page, 0, this.blocks)).entries()) {
      if (checksumOf(bytes) !== page.rowAt(block).checksum) throw this.#source.damaged(block);
    }
  }

  async #read(page: IndexPage, from: number, to: number): Promise<Uint8Array[]> {
    const start = page.startOf(from);
    const bytes = await this.#source.read(start, page.startOf(to));
    return Array.from({ length: to - from }, (_, place) => {
      const block = from + place;
      return bytes.subarray(page.startOf(block) - start, page.startOf(block + 1) - start);
    });
  }

  async #unpack(page: IndexPage, block: number, bytes: Uint8Array): Promise<UnpackedBlock> {
    const { packing = UNPACKED, valueBytes } = this.#source;
    const { firstKey, checksum } = page.rowAt(block);
    if (checksumOf(bytes) !== checksum) throw this.#source.damaged(block);
    const count = Math.min(this.blockPositions, this.row.positions - block * this.blockPositions);
    const [length, begin] = readLength(bytes);
    const distances = await packing.unpack(bytes.subarray(begin, begin + length), maxBytesOfDistances(count));
    const rest = bytes.subarray(begin + length);
    const values = valueBytes === 0 ? rest : await packing.unpack(rest, count * valueBytes);
    if (values.length !== count * valueBytes) throw this.#source.damaged(block);
    return { firstKey, count, distances, values };
  }
}

function readLength(bytes: Uint8Array): [length: number, end: number] {
  let [length, at] = [0, 0];
  for (let scale = 1; ; scale *= 128) {
    const byte = bytes[at++] ?? 0;
    length += (byte & 127) * scale;
    if (byte < 128) return [length, at];
  }
}
