import { MarienbadError } from "../base/error.ts";
import { runAsync, throwIfAborted } from "../base/work.ts";
import type { DecidedLevel, LevelEngine, LevelKeys } from "../game/level-engine.ts";
import { expandedParts, type KeptLevel, sublevelOf } from "./parts.ts";
import { mergedRuns } from "./sorted-keys.ts";
import { keptKeys, keptLevel, type LevelStore, memoryStore } from "./store.ts";
import { type LevelHelper, type TeamOptions, teamOf } from "./team.ts";
import * as texts from "./texts.ts";
import { MAX_RANK } from "./value.ts";

/** How far solving has got: levels are found forwards, then decided backwards. */
export interface LevelProgress {
  readonly phase: "finding" | "deciding";
  readonly level: number;
  /** Positions in that level, and how many this phase has dealt with so far in all. */
  readonly positions: number;
  readonly total: number;
  /** The number of the last level, once all are found. */
  readonly lastLevel?: number;
}

/** What solving level by level may be given. */
export interface LevelOptions extends TeamOptions {
  readonly onProgress?: (progress: LevelProgress) => void;
  /** Without one, everything stays in memory. */
  readonly store?: LevelStore;
}

/**
 * Solves a game by levels: forwards to find the positions of each, backwards to decide them (retrograde analysis
 * without edges: Ströhlein 1970, here for games whose plays cannot come back).
 *
 * Needs a game where every move raises the level. Returns, in the store, keys and exact values (winner and rank, draws
 * finite) of every position that can be reached; stopped at any moment, it goes on from the last whole level of the
 * store. Cost: each position is expanded twice, and in memory there are two levels, besides the store. Levels that are
 * too large for the engine are worked on in parts: then each position is expanded three times.
 */
export async function solveLevels(engine: LevelEngine, options: LevelOptions = {}): Promise<LevelStore> {
  const { store = memoryStore() } = options;
  const solving = new Solving(engine, store, options);
  try {
    const levelCount = (await store.loadDepth()) ?? (await solving.findLevels());
    await solving.decideLevels(levelCount);
    return store;
  } catch (error) {
    if (!(error instanceof MarienbadError) || error.code !== "interrupted") throw error;
    const { progress } = solving;
    throw new MarienbadError("interrupted", texts.interruptedSolving(progress), { parameters: { ...progress } });
  }
}

class Solving {
  progress: LevelProgress = { phase: "finding", level: 0, positions: 1, total: 0 };
  readonly #engine: LevelEngine;
  readonly #team: LevelHelper;
  readonly #store: LevelStore;
  readonly #options: LevelOptions;

  constructor(engine: LevelEngine, store: LevelStore, options: LevelOptions) {
    this.#engine = engine;
    this.#team = teamOf(engine, options);
    this.#store = store;
    this.#options = options;
  }

  /** Finds every level that the store does not have yet; how many there are. */
  async findLevels(): Promise<number> {
    const store = this.#store;
    if ((await store.countKeys(0)) === undefined) await store.saveKeys(0, [this.#engine.firstLevel()]);
    await store.dropRuns(); // of work that was stopped
    let total = 0;
    for (let level = 0; level <= MAX_RANK; level++) {
      const { length: positions } = await keptKeys(store, level);
      if ((await store.countKeys(level + 1)) === undefined) {
        this.#tell({ phase: "finding", level, positions, total });
        await this.#findLevelAfter(level, (done) =>
          this.#tell({ phase: "finding", level, positions, total: total + done }),
        );
      }
      if ((await store.countKeys(level + 1)) === undefined) {
        await store.saveDepth(level + 1);
        return level + 1;
      }
      total += positions;
    }
    throw new MarienbadError("not-applicable", texts.tooManyLevels(MAX_RANK));
  }

  /**
   * Finds the level after this one, at once or in runs that are set aside and merged; leaves none when no play goes on.
   */
  async #findLevelAfter(level: number, onPart: (done: number) => void): Promise<void> {
    const store = this.#store;
    const { partKeys } = this.#engine;
    const { signal } = this.#options;
    const found = await keptKeys(store, level);
    const before = level === 0 ? found : await keptKeys(store, level - 1);
    // Levels mostly grow less and less: twice what the last one has grown is foreseen.
    const foreseen = 2 * found.length * Math.max(1, found.length / before.length);
    const first = foreseen <= partKeys ? found.length : undefined;
    const expand = (keys: LevelKeys) => this.#team.expand(keys, level);
    const lengthOfRun: number[] = [];
    for await (const { from, to, successors } of expandedParts(found, expand, partKeys, first)) {
      const isWhole = to - from === found.length;
      if (successors.length > 0 && isWhole) await store.saveKeys(level + 1, [successors]);
      if (successors.length > 0 && !isWhole) {
        await store.saveRun(lengthOfRun.length, successors);
        lengthOfRun.push(successors.length);
      }
      onPart(to);
    }
    if (lengthOfRun.length === 0) return;
    const merged = mergedRuns(store, lengthOfRun, partKeys, (work) => runAsync(work, { signal }));
    await store.saveKeys(level + 1, merged);
    await store.dropRuns();
  }

  /** Decides every level that the store has not decided yet, from the last one on. */
  async decideLevels(levelCount: number): Promise<void> {
    const store = this.#store;
    const { partKeys } = this.#engine;
    let total = 0;
    let inMemory: DecidedLevel | undefined; // the next level, where it fits
    for (let level = levelCount - 1; level >= 0; level--) {
      const found = await keptKeys(store, level);
      const next = await keptLevel(store, level + 1);
      const positions = found.length;
      const tell = (done: number) =>
        this.#tell({ phase: "deciding", level, positions, total: total + done, lastLevel: levelCount - 1 });
      if (await store.hasValues(level)) {
        inMemory = undefined;
      } else if (positions + next.length <= 2 * partKeys) {
        tell(0);
        const keys = await found.load(0, positions);
        const values = await this.#team.decide(keys, level, inMemory ?? (await next.load(0, next.length)));
        await store.saveValues(level, [values]);
        inMemory = { keys, values };
        tell(positions);
      } else {
        tell(0);
        inMemory = undefined;
        await store.saveValues(level, this.#decidedParts(level, found, next, tell));
      }
      total += positions;
    }
  }

  /** The values of a level, part by part, each decided with no more of the next level than it needs. */
  async *#decidedParts(
    level: number,
    found: KeptLevel<LevelKeys>,
    next: KeptLevel<DecidedLevel>,
    onPart: (done: number) => void,
  ): AsyncGenerator<Uint8Array, void, void> {
    const expand = (keys: LevelKeys) => this.#team.expand(keys, level);
    const sublevel = await sublevelOf(next, () => throwIfAborted(this.#options.signal));
    for await (const { part, to, successors } of expandedParts(found, expand, this.#engine.partKeys)) {
      yield await this.#team.decide(part, level, await sublevel(successors));
      onPart(to);
    }
  }

  #tell(progress: LevelProgress): void {
    this.progress = progress;
    this.#options.onProgress?.(progress);
    throwIfAborted(this.#options.signal);
  }
}
