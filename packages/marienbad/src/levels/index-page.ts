import { checksumOf } from "../base/checksum.ts";
import type { Row } from "../game/level-tasks.ts";

/*
 * A level lies in blocks of 4,096 positions. Its index is a tree of pages, each of at most 1,024 rows of 24 bytes, with
 * numbers in little-endian order:
 *
 *     first key (8 bytes, a double) | bytes (8, a double) | checksum (8, as base/checksum.ts has it)
 *
 * A row of the lowest pages stands for a block, a row of a page above for a page and everything below it; `bytes` is
 * how long all of that is, and the checksum is that of the block or of the page. A page lies directly behind what its
 * rows stand for. If pages had two rows, five blocks would lie in the file as
 *
 *     block block PAGE | block block PAGE | PAGE | block PAGE | PAGE | PAGE
 *     └─ a segment ──┘                      └ of the first two pages    └ of the pages before, the top
 *
 * Rows say how long things are and not where: so there are neither gaps nor overlaps, and a segment, blocks and their
 * page, is the same bytes wherever it lies. The row of the top page is in the manifest. As each page but the last of
 * its height is full, the number of positions says which pages there are.
 */
export const BLOCK_POSITIONS = 4096;
export const PAGE_ROWS = 1024;
const ROW_BYTES = 24;

/** Makes the index of a level while its blocks are written; it holds one page of each height. */
export class IndexWriter {
  readonly #rowsOfHeight: Row[][] = [];

  /** Takes a block, or a page of a height; what is to be written behind it, if anything. */
  *add(row: Row, height = 0): Generator<Uint8Array, void, void> {
    this.#rowsOfHeight[height] ??= [];
    const rows = this.#rowsOfHeight[height];
    rows.push(row);
    if (rows.length === PAGE_ROWS) yield* this.#close(height);
  }

  /** The pages that are not full, and the row of the top page. */
  *finish(): Generator<Uint8Array, Row, void> {
    for (let height = 0; ; height++) {
      const rows = this.#rowsOfHeight[height];
      const isTop = height > 0 && height === this.#rowsOfHeight.length - 1 && rows.length === 1;
      if (isTop) return rows[0];
      if (rows.length > 0) yield* this.#close(height);
    }
  }

  *#close(height: number): Generator<Uint8Array, void, void> {
    const rows = this.#rowsOfHeight[height];
    this.#rowsOfHeight[height] = [];
    const page = writePage(rows);
    yield page;
    const below = rows.reduce((sum, { bytes }) => sum + bytes, 0);
    yield* this.add({ firstKey: rows[0].firstKey, bytes: below + page.length, checksum: checksumOf(page) }, height + 1);
  }
}

function writePage(rows: readonly Row[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(rows.length * ROW_BYTES));
  for (const [place, { firstKey, bytes, checksum }] of rows.entries()) {
    view.setFloat64(place * ROW_BYTES, firstKey, true);
    view.setFloat64(place * ROW_BYTES + 8, bytes, true);
    for (let byte = 0; byte < 8; byte++) {
      const digits = checksum.slice(2 * byte, 2 * byte + 2);
      view.setUint8(place * ROW_BYTES + 16 + byte, Number.parseInt(digits, 16));
    }
  }
  return new Uint8Array(view.buffer);
}

/** How many bytes a page of so many rows has. */
export function bytesOfPage(rows: number): number {
  return rows * ROW_BYTES;
}

/** How many blocks a full row of the top page stands for: a power of the rows of a page, 1 where these are blocks. */
export function spanOfTop(blocks: number): number {
  let span = 1;
  while (blocks > span * PAGE_ROWS) span *= PAGE_ROWS;
  return span;
}

/** A page as it was read. */
export class IndexPage {
  readonly #firstKeys: Float64Array;
  /** Where what each row stands for begins, from where the first begins; one more than there are rows. */
  readonly #starts: Float64Array;
  readonly #view: DataView;

  private constructor(view: DataView, firstKeys: Float64Array, starts: Float64Array) {
    this.#view = view;
    this.#firstKeys = firstKeys;
    this.#starts = starts;
  }

  /** The page that these bytes are; undefined where keys do not increase, or things below it are not `below` long. */
  static read(bytes: Uint8Array, below: number): IndexPage | undefined {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    const rows = bytes.length / ROW_BYTES;
    const firstKeys = new Float64Array(rows);
    const starts = new Float64Array(rows + 1);
    for (let row = 0; row < rows; row++) {
      const [key, length] = [view.getFloat64(row * ROW_BYTES, true), view.getFloat64(row * ROW_BYTES + 8, true)];
      const isInOrder = row === 0 ? key >= 0 : key > firstKeys[row - 1];
      if (!isInOrder || !Number.isSafeInteger(key) || !Number.isSafeInteger(length) || length < 1) return undefined;
      firstKeys[row] = key;
      starts[row + 1] = starts[row] + length;
    }
    return starts[rows] === below ? new IndexPage(view, firstKeys, starts) : undefined;
  }

  /** The last row that begins with this key or a smaller one; the first where there is none. */
  rowOfKey(key: number): number {
    let row = 0;
    for (let high = this.#firstKeys.length; high - row > 1; ) {
      const middle = (row + high) >>> 1;
      if (this.#firstKeys[middle] <= key) row = middle;
      else high = middle;
    }
    return row;
  }

  /** Where what a row stands for begins, from where that of the first row begins. */
  startOf(row: number): number {
    return this.#starts[row];
  }

  rowAt(row: number): Row {
    const byte = (_: unknown, place: number): string =>
      this.#view
        .getUint8(row * ROW_BYTES + 16 + place)
        .toString(16)
        .padStart(2, "0");
    return {
      firstKey: this.#firstKeys[row],
      bytes: this.#starts[row + 1] - this.#starts[row],
      checksum: Array.from({ length: 8 }, byte).join(""),
    };
  }
}
