import type { LevelKeys } from "./level.ts";
import { unionOfKeys } from "./union.ts";

/**
 * Keys as they are found, in any order and some of them often, put in order. They fill a run; a full one is sorted, and
 * set aside when most of it is different keys. Cost: n log n for n keys; memory: the run, and three times the keys in the end.
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
  take(): LevelKeys {
    this.#sort();
    this.#setAside();
    const lists = this.#lists;
    this.clear();
    return unionOfKeys(lists);
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
