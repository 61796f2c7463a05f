import type { Work } from "../base/work.ts";
import type { LevelKeys } from "../game/keyed-game.ts";

/** Where a key is in an increasing list, or −1. Cost: log n. */
export function placeOfKey(keys: LevelKeys, key: number): number {
  const place = countUpTo(keys, key) - 1;
  return place >= 0 && keys[place] === key ? place : -1;
}

/** How many of these increasing keys are at most the bound. */
export function countUpTo(keys: LevelKeys, bound: number): number {
  let low = 0;
  for (let high = keys.length; low < high; ) {
    const middle = (low + high) >>> 1;
    if (keys[middle] <= bound) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The keys of sorted lists in one, each once. Cost: n log k for n keys in k lists, which are merged in pairs. */
export function* unionWork(lists: readonly LevelKeys[]): Work<LevelKeys> {
  let left = lists;
  while (left.length > 1) {
    const merged: LevelKeys[] = [];
    for (let pair = 0; pair < left.length; pair += 2) {
      merged.push(pair + 1 < left.length ? unionOfTwo(left[pair], left[pair + 1]) : left[pair]);
      yield 1 / left.length;
    }
    left = merged;
  }
  return left[0];
}

function unionOfTwo(left: LevelKeys, right: LevelKeys): LevelKeys {
  const length = left.length + right.length;
  const both = new Float64Array(length);
  let [i, j, size] = [0, 0, 0];
  while (i < left.length && j < right.length) {
    const [one, other] = [left[i], right[j]];
    both[size++] = one < other ? one : other;
    if (one <= other) i++;
    if (other <= one) j++;
  }
  const rest = i < left.length ? left.subarray(i) : right.subarray(j);
  both.set(rest, size);
  return both.slice(0, size + rest.length);
}
