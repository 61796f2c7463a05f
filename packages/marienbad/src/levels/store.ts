import type { DecidedLevel, LevelKeys } from "../game/level-engine.ts";
import { BLOCK_POSITIONS } from "./index-page.ts";
import type { KeptLevel } from "./parts.ts";

/** Some positions of a level that are next to each other; all of them where the memory allows it. */
export interface LevelPart extends DecidedLevel {
  readonly level: number;
}

/** A list that comes piece by piece. */
export type Pieces<Piece> = Iterable<Piece> | AsyncIterable<Piece>;

/**
 * Where whole levels are kept, so that work which was stopped goes on from the last of them, and where what does not
 * fit into memory is set aside. A level is written piece by piece, and is there when all of it is; it is read from one
 * place to another.
 */
export interface LevelStore {
  /** How many positions a level has; undefined when it has not been found. */
  countKeys(level: number): Promise<number | undefined>;
  loadKeys(level: number, from: number, to: number): Promise<LevelKeys>;
  saveKeys(level: number, pieces: Pieces<LevelKeys>): Promise<void>;
  /** Whether a level was decided. */
  hasValues(level: number): Promise<boolean>;
  loadValues(level: number, from: number, to: number): Promise<Uint8Array>;
  saveValues(level: number, pieces: Pieces<Uint8Array>): Promise<void>;
  /** The number of levels, once all are found. */
  loadDepth(): Promise<number | undefined>;
  saveDepth(levelCount: number): Promise<void>;
  /** Sorted keys, set aside under a number until all runs are dropped. */
  loadRun(run: number, from: number, to: number): Promise<LevelKeys>;
  saveRun(run: number, keys: LevelKeys): Promise<void>;
  dropRuns(): Promise<void>;
}

/** The keys of a level of a store; none where it has no such level. */
export async function keptKeys(store: LevelStore, level: number): Promise<KeptLevel<LevelKeys>> {
  const length = (await store.countKeys(level)) ?? 0;
  return { length, load: (from, to) => store.loadKeys(level, from, to) };
}

/** A decided level of a store; an empty one where it has no such level. */
export async function keptLevel(store: LevelStore, level: number): Promise<KeptLevel<DecidedLevel>> {
  const { length, load } = await keptKeys(store, level);
  return {
    length,
    async load(from, to) {
      if (from === to) return { keys: new Uint32Array(0), values: new Uint8Array(0) };
      return { keys: await load(from, to), values: await store.loadValues(level, from, to) };
    },
  };
}

/**
 * The levels of a store that has been filled, from the start on, in parts of about `partKeys` positions: whole blocks
 * of a database.
 */
export async function* levelsOf(
  store: LevelStore,
  partKeys = Number.POSITIVE_INFINITY,
): AsyncGenerator<LevelPart, void, void> {
  const depth = (await store.loadDepth()) ?? 0;
  const step = Math.max(1, Math.floor(partKeys / BLOCK_POSITIONS)) * BLOCK_POSITIONS;
  for (let level = 0; level < depth; level++) {
    const kept = await keptLevel(store, level);
    for (let from = 0; from < kept.length; from += step) {
      yield { level, ...(await kept.load(from, Math.min(kept.length, from + step))) };
    }
  }
}

/** A store in memory. */
export function memoryStore(): LevelStore {
  const keysOfLevel: LevelKeys[] = [];
  const valuesOfLevel: Uint8Array[] = [];
  let runs: LevelKeys[] = [];
  let depth: number | undefined;
  return {
    countKeys: async (level) => keysOfLevel[level]?.length,
    loadKeys: async (level, from, to) => keysOfLevel[level].subarray(from, to),
    async saveKeys(level, pieces) {
      keysOfLevel[level] = await joined(pieces);
    },
    hasValues: async (level) => valuesOfLevel[level] !== undefined,
    loadValues: async (level, from, to) => valuesOfLevel[level].subarray(from, to),
    async saveValues(level, pieces) {
      valuesOfLevel[level] = await joined(pieces);
    },
    loadDepth: async () => depth,
    async saveDepth(levelCount) {
      depth = levelCount;
    },
    loadRun: async (run, from, to) => runs[run].subarray(from, to),
    async saveRun(run, keys) {
      runs[run] = keys;
    },
    async dropRuns() {
      runs = [];
    },
  };
}

/** All pieces in one, which a single piece is already. */
async function joined<Piece extends LevelKeys | Uint8Array>(pieces: Pieces<Piece>): Promise<Piece> {
  const list: Piece[] = [];
  for await (const piece of pieces) list.push(piece);
  const [first] = list;
  if (list.length === 1) return first;
  const length = list.reduce((sum, piece) => sum + piece.length, 0);
  const whole = new (first.constructor as new (length: number) => Piece)(length);
  let place = 0;
  for (const piece of list) {
    whole.set(piece, place);
    place += piece.length;
  }
  return whole;
}
