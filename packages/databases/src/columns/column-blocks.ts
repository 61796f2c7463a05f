import { DATABASE_BLOCK } from "../database/index-page.ts";
import type { ColumnEngine, DecidedList } from "./column-engine.ts";

/** The list of a range, and the key whose low part is 0. */
export interface PlacedList extends DecidedList {
  readonly base: number;
}

/** A block of a database before it is packed. Its arrays are used again for the next one. */
interface Block {
  readonly firstKey: number;
  readonly count: number;
  /** Of the other keys, each from the one before. */
  readonly distances: Uint8Array;
  readonly values: Uint8Array;
}

const MAX_BYTES_OF_DISTANCE = 8;

/** The blocks of so many positions of neighbouring ranges, after some that are skipped. */
export function* blocksOf(
  engine: ColumnEngine,
  lists: Iterable<PlacedList>,
  skipped: number,
  positions: number,
): Generator<Block, void, void> {
  const distances = new Uint8Array(DATABASE_BLOCK * MAX_BYTES_OF_DISTANCE);
  const values = new Uint8Array(DATABASE_BLOCK);
  let [firstKey, lastKey, length, count, left] = [0, 0, 0, 0, positions];
  const block = (): Block => ({
    firstKey,
    count,
    distances: distances.subarray(0, length),
    values: values.subarray(0, count),
  });
  for (const list of lists) {
    engine.enter(list);
    const begin = Math.min(skipped, list.count);
    if (begin > 0) engine.take(begin);
    skipped -= begin;
    for (let place = begin; place < list.count && left > 0; ) {
      const step = Math.min(list.count - place, DATABASE_BLOCK - count, left);
      const taken = engine.take(step);
      const key = list.base + taken.first;
      if (count === 0) firstKey = key;
      else length = writeDistance(distances, length, key - lastKey);
      distances.set(taken.distances, length);
      length += taken.distances.length;
      values.set(list.values.subarray(place, place + step), count);
      place += step;
      count += step;
      left -= step;
      lastKey = list.base + taken.last;
      if (count < DATABASE_BLOCK) continue;
      yield block();
      [length, count] = [0, 0];
    }
  }
  if (count > 0) yield block();
}

function writeDistance(bytes: Uint8Array, at: number, distance: number): number {
  for (; distance >= 128; distance = Math.floor(distance / 128)) bytes[at++] = (distance & 127) | 128;
  bytes[at++] = distance;
  return at;
}
