import { MarienbadError } from "../base/error.ts";
import { expandedParts } from "./expanded-parts.ts";
import type { DecidedLayer, LayerEngine, LayerKeys } from "./layer.ts";
import { mergedRuns } from "./merged-runs.ts";
import { type KeptLayer, keptKeys, keptLayer, type LayerStore, memoryStore } from "./store.ts";
import { sublayerOf } from "./sublayer.ts";
import { MOST_RANK } from "./value.ts";

/** How far solving has got: layers are found forwards, then decided backwards. */
export interface LayerProgress {
  readonly phase: "finding" | "deciding";
  readonly level: number;
  /** Positions in that layer, and how many this phase has dealt with so far in all. */
  readonly positions: number;
  readonly total: number;
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
 * finite) of every position that can be reached. Cost: each position is expanded twice, and in memory there are two layers, besides
 * the store. Layers that are too large for the engine are worked on in parts: then each position is expanded three times.
 */
export async function solveLayers(engine: LayerEngine, options: LayerOptions = {}): Promise<LayerStore> {
  const { store = memoryStore() } = options;
  const layerCount = (await store.loadDepth()) ?? (await findLayers(engine, store, options));
  await decideLayers(engine, store, layerCount, options);
  return store;
}

async function findLayers(engine: LayerEngine, store: LayerStore, options: LayerOptions): Promise<number> {
  if ((await store.countKeys(0)) === undefined) await store.saveKeys(0, [engine.firstLayer()]);
  await store.dropRuns(); // of work that was stopped
  let total = 0;
  for (let level = 0; level <= MOST_RANK; level++) {
    const { length: positions } = await keptKeys(store, level);
    if ((await store.countKeys(level + 1)) === undefined) {
      await findLayerAfter(engine, store, level, (done) =>
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
    en: `Plays of more than ${MOST_RANK} moves cannot be solved by layers.`,
    fr: `Des parties de plus de ${MOST_RANK} coups ne se résolvent pas par couches.`,
  });
}

/** Finds the layer after this one, at once or in runs that are set aside and merged; leaves none when no play goes on. */
async function findLayerAfter(
  engine: LayerEngine,
  store: LayerStore,
  level: number,
  onPart: (done: number) => Promise<void>,
): Promise<void> {
  const layer = await keptKeys(store, level);
  const before = level === 0 ? layer : await keptKeys(store, level - 1);
  // Layers mostly grow less and less: twice what the last one has grown is foreseen.
  const foreseen = 2 * layer.length * Math.max(1, layer.length / before.length);
  const first = foreseen <= engine.partKeys ? layer.length : undefined;
  const expand = (keys: LayerKeys) => engine.expand(keys, level);
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

async function decideLayers(
  engine: LayerEngine,
  store: LayerStore,
  layerCount: number,
  options: LayerOptions,
): Promise<void> {
  let total = 0;
  let inMemory: DecidedLayer | undefined; // the next layer, where it fits
  for (let level = layerCount - 1; level >= 0; level--) {
    const layer = await keptKeys(store, level);
    const next = await keptLayer(store, level + 1);
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
  engine: LayerEngine,
  level: number,
  layer: KeptLayer<LayerKeys>,
  next: KeptLayer<DecidedLayer>,
  onPart: (done: number) => Promise<void>,
): AsyncGenerator<Uint8Array, void, void> {
  const expand = (keys: LayerKeys) => engine.expand(keys, level);
  const sublayer = await sublayerOf(next);
  for await (const { part, to, successors } of expandedParts(layer, expand, engine.partKeys)) {
    yield await engine.decide(part, level, await sublayer(successors));
    await onPart(to);
  }
}

async function breathe({ signal, onProgress }: LayerOptions, progress: LayerProgress): Promise<void> {
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
