import { checksumOf } from "../../../base/checksum.ts";
import { MarienbadError } from "../../../base/error.ts";
import * as texts from "./texts.ts";

/*
 * An opening book as a file, all numbers little-endian:
 *
 *     "MRNB0003" | columns, rows, plies, 0 | number of positions (32 bits) | keys | scores | checksum
 *
 * Keys have up to 64 bits and increase: each is written as its distance from the one before (the first from 0), seven
 * bits per byte, the lowest first, with the high bit set when more follow. A score is a signed byte. The checksum is 16
 * hexadecimal digits. Two or three bytes per position in a whole book.
 */
const MAGIC = "MRNB0003";
const COUNT_AT = 12;
const HEAD_BYTES = 16;
const FOOT_BYTES = 16;
const MAX_BYTES_OF_DISTANCE = 10;

interface BookContent {
  readonly columns: number;
  readonly rows: number;
  readonly plies: number;
  readonly scores: readonly (readonly [key: bigint, score: number])[];
}

export function writeBook({ columns, rows, plies, scores }: BookContent): Uint8Array {
  const sorted = scores.toSorted(([one], [other]) => (one < other ? -1 : 1));
  const bytes = new Uint8Array(HEAD_BYTES + sorted.length * (MAX_BYTES_OF_DISTANCE + 1) + FOOT_BYTES);
  bytes.set(new TextEncoder().encode(MAGIC));
  bytes.set([columns, rows, plies, 0], MAGIC.length);
  new DataView(bytes.buffer).setUint32(COUNT_AT, sorted.length, true);
  let end = HEAD_BYTES;
  let before = 0n;
  for (const [key] of sorted) {
    let distance = key - before;
    for (; distance >= 128n; distance >>= 7n) bytes[end++] = Number(distance & 127n) | 128;
    bytes[end++] = Number(distance);
    before = key;
  }
  for (const [, score] of sorted) bytes[end++] = score;
  bytes.set(new TextEncoder().encode(checksumOf(bytes.subarray(0, end))), end);
  return bytes.slice(0, end + FOOT_BYTES);
}

/** Throws `bad-input` when it is not as it was written. */
export function readBook(bytes: Uint8Array): BookContent {
  const text = (from: number, to: number): string => new TextDecoder().decode(bytes.subarray(from, to));
  const end = bytes.length - FOOT_BYTES;
  const isWhole =
    end >= HEAD_BYTES &&
    text(0, MAGIC.length) === MAGIC &&
    text(end, bytes.length) === checksumOf(bytes.subarray(0, end));
  const count = isWhole ? new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(COUNT_AT, true) : 0;
  if (!isWhole || 2 * count > end - HEAD_BYTES) throw new MarienbadError("bad-input", texts.damagedBook());
  const [columns, rows, plies] = bytes.subarray(MAGIC.length, COUNT_AT);
  const values = new Int8Array(bytes.buffer, bytes.byteOffset + end - count, count);
  let at = HEAD_BYTES;
  let key = 0n;
  const scores = Array.from(values, (score): [bigint, number] => {
    key += BigInt(bytes[at] & 127);
    for (let shift = 7n; bytes[at++] >= 128; shift += 7n) key += BigInt(bytes[at] & 127) << shift;
    return [key, score];
  });
  return { columns, rows, plies, scores };
}
