import type { Work } from "../base/work.ts";
import type { LevelKeys } from "../game/level-engine.ts";
import type { LevelStore } from "./store.ts";

/** Where a key is in an increasing list, or −1. Cost: log n. */
export function placeOfKey(keys: LevelKeys, key: number): number {
  const place = countUpTo(keys, key) - 1;
  return place >= 0 && keys[place] === key ? place : -1;
}

/** How many of these increasing keys are at most the bound. */
function countUpTo(keys: LevelKeys, bound: number): number {
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
  const both = left instanceof Uint32Array ? new Uint32Array(length) : new Float64Array(length);
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

/**
 * Keys as they are found, in any order and some of them often, put in order. They fill a run; a full one is sorted, and
 * set aside when most of it is different keys. Cost: n log n for n keys; memory: the run, and three times the keys in
 * the end.
 */
export class KeyCollector {
  readonly #run: Float64Array;
  #size = 0;
  #lists: LevelKeys[] = [];

  constructor(runKeys: number) {
    this.#run = new Float64Array(runKeys);
  }

  /** Forgets what was added, if anything. */
  clear(): void {
    this.#size = 0;
    this.#lists = [];
  }

  add(key: number): void {
    if (this.#size === this.#run.length) {
      this.#sort();
      if (this.#size > this.#run.length / 2) this.#setAside();
    }
    this.#run[this.#size++] = key;
  }

  /** All keys that were added, in increasing order, each once; they are forgotten here. */
  *takeWork(): Work<LevelKeys> {
    this.#sort();
    this.#setAside();
    const lists = this.#lists;
    this.clear();
    return yield* unionWork(lists);
  }

  /** Puts the run in order, each key once. */
  #sort(): void {
    const run = this.#run.subarray(0, this.#size).sort();
    let size = Math.min(1, run.length);
    for (let place = 1; place < run.length; place++) {
      if (run[place] !== run[size - 1]) run[size++] = run[place];
    }
    this.#size = size;
  }

  #setAside(): void {
    this.#lists.push(this.#run.slice(0, this.#size));
    this.#size = 0;
  }
}

/*
 * Merging runs. A piece of each run is in memory. Up to the smallest of the last keys of these pieces nothing can be
 * missing, so that much of all of them is merged and handed out; the pieces that are then used up are read on.
 *
 *     run 0:  3  5  8 | …        8, 7 and 20 are the last ones: up to 7 nothing is missing, and
 *     run 1:  1  4  7 | …        1 3 4 5 7 is handed out. Run 1 is read on; 8 waits in run 0,
 *     run 2:  5  9 20 | …        9 and 20 in run 2.
 */

interface OpenRun {
  readonly run: number;
  readonly length: number;
  read: number;
  piece: LevelKeys;
}

/**
 * The keys of runs of these lengths that a store has set aside, each key once, in increasing order, in pieces that have
 * at most `maxKeys` keys together. Cost: n log k for n keys in k runs, which are read once (external merging: Knuth,
 * volume 3, 5.4).
 */
export async function* mergedRuns(
  store: Pick<LevelStore, "loadRun">,
  lengths: readonly number[],
  maxKeys: number,
  drive: <Result>(work: Work<Result>) => Promise<Result>,
): AsyncGenerator<LevelKeys, void, void> {
  const pieceKeys = Math.max(1, Math.floor(maxKeys / lengths.length));
  let open = lengths.map((length, run): OpenRun => ({ run, length, read: 0, piece: new Float64Array(0) }));
  for (;;) {
    for (const source of open) {
      if (source.piece.length > 0 || source.read === source.length) continue;
      const to = Math.min(source.length, source.read + pieceKeys);
      source.piece = await store.loadRun(source.run, source.read, to);
      source.read = to;
    }
    open = open.filter(({ piece }) => piece.length > 0);
    if (open.length === 0) return;
    const bound = lastWholeKey(open);
    const whole: LevelKeys[] = [];
    for (const source of open) {
      const count = countUpTo(source.piece, bound);
      if (count > 0) whole.push(source.piece.subarray(0, count));
      source.piece = source.piece.subarray(count);
    }
    yield await drive(unionWork(whole));
  }
}

/** The key up to which nothing can be missing: the smallest last key of the pieces of runs that go on. */
function lastWholeKey(open: readonly OpenRun[]): number {
  let bound = Number.POSITIVE_INFINITY;
  for (const { piece, read, length } of open) {
    if (read < length) bound = Math.min(bound, piece[piece.length - 1]);
  }
  return bound;
}
