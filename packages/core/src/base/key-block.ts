/*
 * Increasing keys as bytes: each is written as its distance from the one before, seven bits per byte, the lowest first,
 * with the high bit set when more follow. The first key is kept elsewhere.
 *
 *     keys 100 103 400    →    03 | a9 02        (297 = 2 × 128 + 41)
 */
const MAX_BYTES_OF_DISTANCE = 8;

/** Reused buffer: most keys take far fewer bytes than the maximum. */
let scratch = new Uint8Array(0);

/** The distances between the keys from one place to another, without the first key. */
export function encodeDistances(keys: Uint32Array | Float64Array, from: number, to: number): Uint8Array {
  const most = (to - from) * MAX_BYTES_OF_DISTANCE;
  if (scratch.length < most) scratch = new Uint8Array(most);
  const bytes = scratch;
  let length = 0;
  for (let place = from + 1; place < to; place++) {
    let distance = keys[place] - keys[place - 1];
    for (; distance >= 128; distance = Math.floor(distance / 128)) bytes[length++] = (distance & 127) | 128;
    bytes[length++] = distance;
  }
  return bytes.slice(0, length);
}

/** The greatest length of the distances of this number of keys. */
export function maxBytesOfDistances(count: number): number {
  return count * MAX_BYTES_OF_DISTANCE;
}

/** True if these bytes are the distances of exactly `count` keys. */
export function areDistances(bytes: Uint8Array, count: number): boolean {
  let distances = 0;
  let waiting = 0; // bytes of a distance that has not ended
  let longest = 0; // at least the most that ever waited, and less than the next power of two
  for (let at = 0; at < bytes.length; at++) {
    const more = bytes[at] >> 7; // without branches, which cannot be foreseen here
    distances += 1 - more;
    waiting = (waiting + 1) & -more;
    longest |= waiting;
  }
  return distances === count - 1 && waiting === 0 && longest < MAX_BYTES_OF_DISTANCE;
}

/** Writes `count` keys from a place on; false if these bytes are not the distances of exactly `count` keys. */
export function decodeDistances(
  bytes: Uint8Array,
  firstKey: number,
  count: number,
  keys: Float64Array,
  from: number,
): boolean {
  const end = bytes.length;
  let at = 0;
  for (let place = from, key = firstKey; ; ) {
    keys[place++] = key;
    if (place === from + count) break;
    if (at >= end) return false;
    let byte = bytes[at++];
    if (byte < 128) {
      key += byte; // as most are
      continue;
    }
    key += byte & 127;
    for (let scale = 128; byte >= 128; scale *= 128) {
      if (at >= end) return false;
      byte = bytes[at++];
      key += (byte & 127) * scale;
    }
  }
  return at === end;
}
