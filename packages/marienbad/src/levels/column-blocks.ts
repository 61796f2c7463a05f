import type { ColumnEngine, DecidedList } from "../game/column-engine.ts";
import { DATABASE_BLOCK } from "./index-page.ts";

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

/**
 * The blocks of so many positions of neighbouring ranges, after some that are skipped. The lists have distances as
 * blocks do: only where a list or a block begins they differ. Cost: a walk over the bytes.
 */
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
    const walk = new ListWalk(list, engine);
    const begin = Math.min(skipped, list.count);
    walk.pass(begin);
    skipped -= begin;
    for (let place = begin; place < list.count && left > 0; ) {
      if (count === 0 || place === 0) {
        walk.pass(1);
        const key = list.base + walk.low;
        if (count === 0) firstKey = key;
        else length = writeDistance(distances, length, key - lastKey);
        values[count++] = list.values[place++];
        left--;
      }
      const step = Math.min(list.count - place, DATABASE_BLOCK - count, left);
      const from = walk.at;
      walk.pass(step);
      distances.set(list.bytes.subarray(from, walk.at), length);
      length += walk.at - from;
      values.set(list.values.subarray(place, place + step), count);
      place += step;
      count += step;
      left -= step;
      lastKey = list.base + walk.low;
      if (count < DATABASE_BLOCK) continue;
      yield block();
      [length, count] = [0, 0];
    }
  }
  if (count > 0) yield block();
}

/** Passes over the keys of a list. */
class ListWalk {
  /** The next byte. */
  at = 0;
  /** The last key. */
  low = 0;
  readonly #bytes: Uint8Array;
  readonly #engine: ColumnEngine;

  constructor({ bytes }: DecidedList, engine: ColumnEngine) {
    this.#bytes = bytes;
    this.#engine = engine;
  }

  pass(keys: number): void {
    if (keys === 0) return;
    const { low, bytes } = this.#engine.pass(this.#bytes.subarray(this.at), keys, this.low);
    this.low = low;
    this.at += bytes;
  }
}

function writeDistance(bytes: Uint8Array, at: number, distance: number): number {
  for (; distance >= 128; distance = Math.floor(distance / 128)) bytes[at++] = (distance & 127) | 128;
  bytes[at++] = distance;
  return at;
}
