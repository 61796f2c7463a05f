import type { Row } from "../tasks/level-tasks.ts";

/*
 * A page is an index of consecutive items: a row of 24 bytes for each, numbers in little-endian order:
 *
 *     first key (8 bytes, a double) | bytes (8, a double) | checksum (8, as base/checksum.ts has it)
 *
 * Rows give lengths, not places: so there are no gaps or overlaps, and the bytes do not depend on their place.
 */

/** Positions per block of a list: few, since few are wanted at a time. */
export const LIST_BLOCK = 1 << 12;
/** Positions per block of a database: larger blocks pack faster and smaller. */
export const DATABASE_BLOCK = 1 << 14;
/** Positions per segment of a database; the last one of a level has fewer. */
export const SEGMENT_POSITIONS = 256 * DATABASE_BLOCK;
const ROW_BYTES = 24;

export function writePage(rows: readonly Row[]): Uint8Array {
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

export function bytesOfPage(rows: number): number {
  return rows * ROW_BYTES;
}

export class IndexPage {
  readonly #firstKeys: Float64Array;
  /** Offset of each item, and the end of the last. */
  readonly #starts: Float64Array;
  readonly #view: DataView;

  private constructor(view: DataView, firstKeys: Float64Array, starts: Float64Array) {
    this.#view = view;
    this.#firstKeys = firstKeys;
    this.#starts = starts;
  }

  /** The page in these bytes; undefined unless keys increase and the items are `below` bytes long. */
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

  /** The last row whose first key is at most this one; the first if there is none. */
  rowOfKey(key: number): number {
    let row = 0;
    for (let high = this.#firstKeys.length; high - row > 1; ) {
      const middle = (row + high) >>> 1;
      if (this.#firstKeys[middle] <= key) row = middle;
      else high = middle;
    }
    return row;
  }

  firstKeyOf(row: number): number {
    return this.#firstKeys[row];
  }

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
