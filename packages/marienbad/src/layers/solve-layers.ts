import { MarienbadError } from "../base/error.ts";
import type { DecidedLayer, LayerEngine, LayerKeys } from "./layer.ts";
import { MOST_RANK } from "./value.ts";

/** How far solving has got: layers are found forwards, then decided backwards. */
export interface LayerProgress {
  readonly phase: "finding" | "deciding";
  readonly level: number;
  /** Positions in that layer, and in all layers of this phase so far. */
  readonly positions: number;
  readonly total: number;
}

/** Where whole layers are kept, so that work which was stopped goes on from the last of them. */
export interface LayerStore {
  hasKeys(level: number): Promise<boolean>;
  /** The keys of a layer that was found. */
  loadKeys(level: number): Promise<LayerKeys>;
  saveKeys(level: number, keys: LayerKeys): Promise<void>;
  hasValues(level: number): Promise<boolean>;
  /** The values of a layer that was decided. */
  loadValues(level: number): Promise<Uint8Array>;
  saveValues(level: number, values: Uint8Array): Promise<void>;
  /** The number of layers, once all are found. */
  loadDepth(): Promise<number | undefined>;
  saveDepth(layerCount: number): Promise<void>;
}

export interface LayerOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: LayerProgress) => void;
  /** Without one, everything stays in memory. */
  readonly store?: LayerStore;
}

/**
 * Solves a game by layers: forwards to find the positions of each, backwards to decide them (retrograde analysis without
 * edges: Ströhlein 1970, here for games whose plays cannot come back).
 *
 * Needs a game where every move raises the level. Returns, in the store, keys and exact values (winner and rank, draws
 * finite) of every position that can be reached. Cost: each position is expanded twice; in memory two layers, besides the store.
 */
export async function solveLayers(engine: LayerEngine, options: LayerOptions = {}): Promise<LayerStore> {
  const { store = memoryStore() } = options;
  const layerCount = (await store.loadDepth()) ?? (await findLayers(engine, store, options));
  await decideLayers(engine, store, layerCount, options);
  return store;
}

async function findLayers(engine: LayerEngine, store: LayerStore, options: LayerOptions): Promise<number> {
  let total = 0;
  let keys = engine.firstLayer();
  for (let level = 0; keys.length > 0; level++) {
    if (level > MOST_RANK) {
      throw new MarienbadError("not-applicable", {
        en: `Plays of more than ${MOST_RANK} moves cannot be solved by layers.`,
        fr: `Des parties de plus de ${MOST_RANK} coups ne se résolvent pas par couches.`,
      });
    }
    if (await store.hasKeys(level)) {
      if (await store.hasKeys(level + 1)) continue; // found before, and the next one too
      keys = await store.loadKeys(level);
    } else {
      await store.saveKeys(level, keys);
    }
    total += keys.length;
    await breathe(options, { phase: "finding", level, positions: keys.length, total });
    keys = await engine.expand(keys, level);
    if (keys.length === 0) {
      await store.saveDepth(level + 1);
      return level + 1;
    }
  }
  throw new MarienbadError("bad-rules", "The first layer of a game should have a position.");
}

async function decideLayers(
  engine: LayerEngine,
  store: LayerStore,
  layerCount: number,
  options: LayerOptions,
): Promise<void> {
  let next: DecidedLayer = { keys: new Uint32Array(0), values: new Uint8Array(0) };
  let total = 0;
  for (let level = layerCount - 1; level >= 0; level--) {
    const isDecided = await store.hasValues(level);
    if (isDecided && (level === 0 || (await store.hasValues(level - 1)))) continue; // nobody asks for it any more
    const keys = await store.loadKeys(level);
    const values = isDecided ? await store.loadValues(level) : await engine.decide(keys, level, next);
    if (!isDecided) await store.saveValues(level, values);
    next = { keys, values };
    total += keys.length;
    await breathe(options, { phase: "deciding", level, positions: keys.length, total });
  }
}

async function breathe({ signal, onProgress }: LayerOptions, progress: LayerProgress): Promise<void> {
  onProgress?.(progress);
  await new Promise((resolve) => setTimeout(resolve, 0));
  if (signal?.aborted) {
    const { phase, level } = progress;
    throw new MarienbadError("interrupted", {
      en: `Interrupted after ${phase} layer ${level}.`,
      fr: `Interrompu après ${phase === "finding" ? "la recherche" : "la décision"} de la couche ${level}.`,
    });
  }
}

/** The layers of a store that has been filled, from the start on, one at a time. */
export async function* layersOf(store: LayerStore): AsyncGenerator<DecidedLayer> {
  const count = (await store.loadDepth()) ?? 0;
  for (let level = 0; level < count; level++) {
    yield { keys: await store.loadKeys(level), values: await store.loadValues(level) };
  }
}

/** A store in memory. */
export function memoryStore(): LayerStore {
  const keysOfLevel: LayerKeys[] = [];
  const valuesOfLevel: Uint8Array[] = [];
  let depth: number | undefined;
  return {
    hasKeys: async (level) => keysOfLevel[level] !== undefined,
    loadKeys: async (level) => keysOfLevel[level],
    async saveKeys(level, keys) {
      keysOfLevel[level] = keys;
    },
    hasValues: async (level) => valuesOfLevel[level] !== undefined,
    loadValues: async (level) => valuesOfLevel[level],
    async saveValues(level, values) {
      valuesOfLevel[level] = values;
    },
    loadDepth: async () => depth,
    async saveDepth(layerCount) {
      depth = layerCount;
    },
  };
}
