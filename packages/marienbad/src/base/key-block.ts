import { MarienbadError } from "./error.ts";
import * as texts from "./texts.ts";

/** Positions in the order of their keys, each with a byte: its value, or its score. */
export interface ValuedKeys {
  readonly keys: Uint32Array | Float64Array;
  readonly values: Uint8Array;
}

/*
 * Some of them as bytes. Keys increase, so each is written as its distance from the one before, seven bits per byte,
 * the lowest first, with the high bit set when more follow; then come the values, one byte each.
 *
 *     keys 100 103 400, values a b c    →    03 | a9 02 | a b c        (297 = 2 × 128 + 41)
 *
 * The first key is kept elsewhere.
 */
const MAX_BYTES_OF_DISTANCE = 8;

/** Where a block is put together: most are far shorter than they could be. */
let scratch = new Uint8Array(0);

export function encodeBlock({ keys, values }: ValuedKeys, from: number, to: number): Uint8Array {
  const most = (to - from) * (MAX_BYTES_OF_DISTANCE + 1);
  if (scratch.length < most) scratch = new Uint8Array(most);
  const bytes = scratch;
  let length = 0;
  for (let place = from + 1; place < to; place++) {
    let distance = keys[place] - keys[place - 1];
    for (; distance >= 128; distance = Math.floor(distance / 128)) bytes[length++] = (distance & 127) | 128;
    bytes[length++] = distance;
  }
  bytes.set(values.subarray(from, to), length);
  return bytes.slice(0, length + to - from);
}

/** Both arrays of a block of `count` positions, written from a place on. */
export function decodeBlock(
  bytes: Uint8Array,
  firstKey: number,
  count: number,
  keys: Float64Array,
  values: Uint8Array,
  from: number,
): void {
  values.set(bytes.subarray(bytes.length - count), from);
  const end = bytes.length - count;
  let at = 0;
  for (let place = 0, key = firstKey; ; place++) {
    keys[from + place] = key;
    if (place === count - 1) break;
    for (let scale = 1; ; scale *= 128) {
      if (at >= end) throw ofWrongLength();
      const byte = bytes[at++];
      key += (byte & 127) * scale;
      if (byte < 128) break;
    }
  }
  if (at !== end) throw ofWrongLength();
}

function ofWrongLength(): MarienbadError {
  return new MarienbadError("bad-input", texts.wrongBlockLength());
}
