import { checksumOf } from "../../../base/checksum.ts";
import { MarienbadError } from "../../../base/error.ts";
import { decodeBlock, encodeBlock } from "../../../base/key-block.ts";
import * as texts from "./texts.ts";

/*
 * An opening book as a file, all numbers little-endian:
 *
 *     "MRNB0002" | columns, rows, plies, 0 | number of positions (32 bits) | first key (64-bit float) | keys and scores
 *     | checksum, 16 hexadecimal digits
 *
 * Keys and scores are one block of base/key-block.ts, a score being a signed byte: two or three bytes per position.
 */
const MAGIC = "MRNB0002";
const COUNT_AT = 12;
const FIRST_KEY_AT = 16;
const HEAD_BYTES = 24;
const FOOT_BYTES = 16;

interface BookContent {
  readonly columns: number;
  readonly rows: number;
  readonly plies: number;
  readonly scores: readonly (readonly [key: number, score: number])[];
}

export function writeBook({ columns, rows, plies, scores }: BookContent): Uint8Array {
  const sorted = scores.toSorted(([one], [other]) => one - other);
  const keys = Float64Array.from(sorted, ([key]) => key);
  const block = encodeBlock({ keys, values: Uint8Array.from(sorted, ([, score]) => score) }, 0, keys.length);
  const bytes = new Uint8Array(HEAD_BYTES + block.length + FOOT_BYTES);
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode(MAGIC));
  bytes.set([columns, rows, plies, 0], MAGIC.length);
  view.setUint32(COUNT_AT, keys.length, true);
  view.setFloat64(FIRST_KEY_AT, keys[0] ?? 0, true);
  bytes.set(block, HEAD_BYTES);
  const end = bytes.length - FOOT_BYTES;
  bytes.set(new TextEncoder().encode(checksumOf(bytes.subarray(0, end))), end);
  return bytes;
}

/** Throws `bad-input` when it is not as it was written. */
export function readBook(bytes: Uint8Array): BookContent {
  const text = (from: number, to: number): string => new TextDecoder().decode(bytes.subarray(from, to));
  const end = bytes.length - FOOT_BYTES;
  const isWhole =
    end >= HEAD_BYTES &&
    text(0, MAGIC.length) === MAGIC &&
    text(end, bytes.length) === checksumOf(bytes.subarray(0, end));
  if (!isWhole) {
    throw new MarienbadError("bad-input", texts.damagedBook());
  }
  const [columns, rows, plies] = bytes.subarray(MAGIC.length, COUNT_AT);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = view.getUint32(COUNT_AT, true);
  const keys = new Float64Array(count);
  const values = new Int8Array(count);
  const block = bytes.subarray(HEAD_BYTES, end);
  if (count > 0) {
    decodeBlock(block, view.getFloat64(FIRST_KEY_AT, true), count, keys, new Uint8Array(values.buffer), 0);
  }
  return { columns, rows, plies, scores: Array.from(keys, (key, place) => [key, values[place]] as const) };
}
