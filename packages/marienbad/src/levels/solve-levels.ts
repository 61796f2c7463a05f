import { MarienbadError } from "../base/error.ts";
import { expandedParts } from "./expanded-parts.ts";
import type { DecidedLevel, LevelEngine, LevelKeys } from "./level.ts";
import { mergedRuns } from "./merged-runs.ts";
import { type KeptLevel, keptKeys, keptLevel, type LevelStore, memoryStore } from "./store.ts";
import { sublevelOf } from "./sublevel.ts";
import { MOST_RANK } from "./value.ts";

/** How far solving has got: levels are found forwards, then decided backwards. */
export interface LevelProgress {
  readonly phase: "finding" | "deciding";
  readonly level: number;
  /** Positions in that layer, and how many this phase has dealt with so far in all. */
  readonly positions: number;
  readonly total: number;
}

export interface LevelOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: LevelProgress) => void;
  /** Without one, everything stays in memory. */
  readonly store?: LevelStore;
}

/**
 * Solves a game by levels: forwards to find the positions of each, backwards to decide them (retrograde analysis without
 * edges: Ströhlein 1970, here for games whose plays cannot come back).
 *
 * Needs a game where every move raises the level. Returns, in the store, keys and exact values (winner and rank, draws
 * finite) of every position that can be reached. Cost: each position is expanded twice, and in memory there are two levels, besides
 * the store. Levels that are too large for the engine are worked on in parts: then each position is expanded three times.
 */
export async function solveLevels(engine: LevelEngine, options: LevelOptions = {}): Promise<LevelStore> {
  const { store = memoryStore() } = options;
  const levelCount = (await store.loadDepth()) ?? (await findLevels(engine, store, options));
  await decideLevels(engine, store, levelCount, options);
  return store;
}

async function findLevels(engine: LevelEngine, store: LevelStore, options: LevelOptions): Promise<number> {
  if ((await store.countKeys(0)) === undefined) await store.saveKeys(0, [engine.firstLevel()]);
  await store.dropRuns(); // of work that was stopped
  let total = 0;
  for (let level = 0; level <= MOST_RANK; level++) {
    const { length: positions } = await keptKeys(store, level);
    if ((await store.countKeys(level + 1)) === undefined) {
      await findLevelAfter(engine, store, level, (done) =>
        breathe(options, { phase: "finding", level, positions, total: total + done }),
      );
    }
    if ((await store.countKeys(level + 1)) === undefined) {
      await store.saveDepth(level + 1);
      return level + 1;
    }
    total += positions;
  }
  throw new MarienbadError("not-applicable", {
    en: `Plays of more than ${MOST_RANK} moves cannot be solved by levels.`,
    fr: `Des parties de plus de ${MOST_RANK} coups ne se résolvent pas par niveaux.`,
  });
}

/** Finds the layer after this one, at once or in runs that are set aside and merged; leaves none when no play goes on. */
async function findLevelAfter(
  engine: LevelEngine,
  store: LevelStore,
  level: number,
  onPart: (done: number) => Promise<void>,
): Promise<void> {
  const layer = await keptKeys(store, level);
  const before = level === 0 ? layer : await keptKeys(store, level - 1);
  // Levels mostly grow less and less: twice what the last one has grown is foreseen.
  const foreseen = 2 * layer.length * Math.max(1, layer.length / before.length);
  const first = foreseen <= engine.partKeys ? layer.length : undefined;
  const expand = (keys: LevelKeys) => engine.expand(keys, level);
  const lengthOfRun: number[] = [];
  for await (const { from, to, successors } of expandedParts(layer, expand, engine.partKeys, first)) {
    const isWhole = to - from === layer.length;
    if (successors.length > 0 && isWhole) await store.saveKeys(level + 1, [successors]);
    if (successors.length > 0 && !isWhole) {
      await store.saveRun(lengthOfRun.length, successors);
      lengthOfRun.push(successors.length);
    }
    await onPart(to);
  }
  if (lengthOfRun.length === 0) return;
  await store.saveKeys(level + 1, mergedRuns(store, lengthOfRun, engine.partKeys));
  await store.dropRuns();
}

async function decideLevels(
  engine: LevelEngine,
  store: LevelStore,
  levelCount: number,
  options: LevelOptions,
): Promise<void> {
  let total = 0;
  let inMemory: DecidedLevel | undefined; // the next layer, where it fits
  for (let level = levelCount - 1; level >= 0; level--) {
    const layer = await keptKeys(store, level);
    const next = await keptLevel(store, level + 1);
    const positions = layer.length;
    const tell = (done: number) => breathe(options, { phase: "deciding", level, positions, total: total + done });
    if (await store.hasValues(level)) {
      inMemory = undefined;
    } else if (positions + next.length <= 2 * engine.partKeys) {
      const keys = await layer.load(0, positions);
      const values = await engine.decide(keys, level, inMemory ?? (await next.load(0, next.length)));
      await store.saveValues(level, [values]);
      inMemory = { keys, values };
      await tell(positions);
    } else {
      inMemory = undefined;
      await store.saveValues(level, decidedParts(engine, level, layer, next, tell));
    }
    total += positions;
  }
}

/** The values of a layer, part by part, each decided with no more of the next layer than it needs. */
async function* decidedParts(
  engine: LevelEngine,
  level: number,
  layer: KeptLevel<LevelKeys>,
  next: KeptLevel<DecidedLevel>,
  onPart: (done: number) => Promise<void>,
): AsyncGenerator<Uint8Array, void, void> {
  const expand = (keys: LevelKeys) => engine.expand(keys, level);
  const sublevel = await sublevelOf(next);
  for await (const { part, to, successors } of expandedParts(layer, expand, engine.partKeys)) {
    yield await engine.decide(part, level, await sublevel(successors));
    await onPart(to);
  }
}

async function breathe({ signal, onProgress }: LevelOptions, progress: LevelProgress): Promise<void> {
  onProgress?.(progress);
  await new Promise((resolve) => setTimeout(resolve, 0));
  if (signal?.aborted) {
    const { phase, level } = progress;
    throw new MarienbadError("interrupted", {
      en: `Interrupted while ${phase} layer ${level}.`,
      fr: `Interrompu pendant ${phase === "finding" ? "la recherche" : "la décision"} de la couche ${level}.`,
    });
  }
}
