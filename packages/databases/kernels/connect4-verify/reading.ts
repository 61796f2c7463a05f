/* Blocks of a database, unpacked into low parts of keys and values, with the place where each range begins. */

let lowBits: i64 = 0;
let lowsEnd: usize = 0;
let valuesEnd: usize = 0;
let ranges: usize = 0;
let rangesEnd: usize = 0;
let keysRead: u32 = 0;
let lastKey: i64 = -1;

export function setReading(bits: u32): void {
  lowBits = <i64>bits;
}

/** Begins to read blocks: where low parts and values are put, and of each range its number and its first place. */
export function beginReading(lows: usize, values: usize, directory: usize): void {
  lowsEnd = lows;
  valuesEnd = values;
  ranges = directory;
  rangesEnd = directory;
  keysRead = 0;
  lastKey = -1;
}

/** Reads a block: a key, distances of the others (seven bits a byte, the lowest first), values. Are keys in order? */
export function readBlock(firstKey: f64, count: u32, distances: usize, values: usize): bool {
  const mask = (<i64>1 << lowBits) - 1;
  const lows = lowsEnd;
  let range: i64 = keysRead == 0 ? -1 : <i64>load<u32>(rangesEnd - 8);
  let key = <i64>firstKey;
  for (let i: u32 = 0; i < count; i++) {
    if (i > 0) {
      let byte = <i64>load<u8>(distances++);
      key += byte & 127;
      for (let shift: i64 = 7; byte >= 128; shift += 7) {
        byte = <i64>load<u8>(distances++);
        key += (byte & 127) << shift;
      }
    }
    if (key <= lastKey) return false;
    lastKey = key;
    if (key >> lowBits != range) {
      range = key >> lowBits;
      store<u32>(rangesEnd, <u32>range);
      store<u32>(rangesEnd, keysRead + i, 4);
      rangesEnd += 8;
    }
    store<u32>(lows + (<usize>i << 2), <u32>(key & mask));
  }
  keysRead += count;
  lowsEnd += <usize>count << 2;
  memory.copy(valuesEnd, values, count);
  valuesEnd += count;
  return true;
}

/** How many ranges have been read. */
export function rangesRead(): u32 {
  return <u32>((rangesEnd - ranges) >> 3);
}

/** The last key that was read, before which all are in order. */
export function lastKeyRead(): f64 {
  return <f64>lastKey;
}
