import { seededRandom } from "marienbad/base";
import { describe, expect, it } from "vitest";
import { DATABASE_BLOCK } from "../database/index-page.ts";
import type { ColumnEngine, KeyList } from "./column-engine.ts";
import { blocksOf, type PlacedList } from "./column-tasks.ts";

/** Bytes of a distance, seven bits each, the lowest first, as the definition in game/column-engine.ts has it. */
function bytesOfDistance(distance: number): number[] {
  return distance < 128 ? [distance] : [(distance % 128) + 128, ...bytesOfDistance(Math.floor(distance / 128))];
}

function distancesIn(bytes: Uint8Array): number[] {
  const distances: number[] = [];
  let [distance, scale] = [0, 1];
  for (const byte of bytes) {
    distance += (byte % 128) * scale;
    scale *= 128;
    if (byte >= 128) continue;
    distances.push(distance);
    [distance, scale] = [0, 1];
  }
  return distances;
}

/** An engine for lists of numbers, which can do nothing but go through them. */
function walker(lowsOfList: ReadonlyMap<KeyList, readonly number[]>): ColumnEngine {
  let [lows, place]: [readonly number[], number] = [[], 0];
  const walking: Pick<ColumnEngine, "enter" | "take"> = {
    enter(list) {
      [lows, place] = [lowsOfList.get(list) as readonly number[], 0];
    },
    take(count) {
      const taken = lows.slice(place, place + count);
      place += count;
      const distances = taken.slice(1).flatMap((low, before) => bytesOfDistance(low - taken[before]));
      return { first: taken[0], last: taken[taken.length - 1], distances: Uint8Array.from(distances) };
    },
  };
  return walking as ColumnEngine;
}

const random = seededRandom(7);
/** The last key of the list before. */
let last = 0;
/** Lists of the given numbers of positions: the first low parts are neighbours, others are far from each other. */
const LISTS = [3, 20_000, 1, 15_000, 40].map((count, range) => {
  const base = range === 2 ? last + 127 : range * 2 ** 32; // from 1 to 2 it is 128, the least that takes two bytes
  let low = range % 2 === 0 ? 0 : 127;
  const lows = Array.from({ length: count }, (_, place) => {
    low += place % 3 === 0 ? 1 : [127, 128, 129, 1 + random.below(1 << 15)][place % 4];
    return low;
  });
  const values = Uint8Array.from(lows, () => random.below(256));
  const list: PlacedList = {
    base,
    count,
    bytes: new Uint8Array(0),
    values,
  };
  last = base + low;
  return { list, lows };
});
const engine = walker(new Map(LISTS.map(({ list, lows }) => [list, lows])));
const KEYS = LISTS.flatMap(({ list, lows }) => lows.map((low) => list.base + low));
const VALUES = LISTS.flatMap(({ list }) => [...list.values]);

/** The keys and values of blocks, and how many positions each has. */
function read(first: number, skipped: number, positions: number) {
  const [keys, values, counts]: number[][] = [[], [], []];
  const lists = LISTS.slice(first).map(({ list }) => list);
  for (const block of blocksOf(engine, lists, skipped, positions)) {
    let key = block.firstKey;
    keys.push(key);
    for (const distance of distancesIn(block.distances)) {
      key += distance;
      keys.push(key);
    }
    values.push(...block.values);
    counts.push(block.count);
  }
  return { keys, values, counts };
}

describe("the blocks of a database, from the lists of ranges", () => {
  it.each([
    [0, 0, 35_044, [16_384, 16_384, 2276]],
    [0, 0, 2 * DATABASE_BLOCK, [16_384, 16_384]],
    [0, 0, 1, [1]],
    [0, 2, 1, [1]],
    [0, 2, 2, [2]],
    [0, 3, 2, [2]],
    [1, 0, DATABASE_BLOCK, [16_384]],
    [1, 19_999, 3, [3]],
    [1, 5, DATABASE_BLOCK + 1, [16_384, 1]],
    [3, 14_999, 41, [41]],
    [4, 39, 1, [1]],
  ])("from list %i without its first %i, are those of %i positions", (first, skipped, positions, counts) => {
    const from = LISTS.slice(0, first).reduce((sum, { list }) => sum + list.count, 0) + skipped;
    const found = read(first, skipped, positions);
    expect(found.counts).toEqual(counts);
    expect(found.keys).toEqual(KEYS.slice(from, from + positions));
    expect(found.values).toEqual(VALUES.slice(from, from + positions));
  });
});
