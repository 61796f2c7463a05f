import type { DecidedLevel, KeyedGame, Player, Result, Rules } from "marienbad/game";
import { ListWriter } from "../src/database/block-list.ts";
import {
  type ByteSource,
  type LevelDatabase,
  oneFileOf,
  segmentFile,
  writeManifest,
} from "../src/database/database.ts";
import type { GameRef } from "../src/database/game-ref.ts";
import { DATABASE_BLOCK, SEGMENT_POSITIONS } from "../src/database/index-page.ts";
import { levelStatistics } from "../src/database/statistics.ts";
import { bytesOfValue, packValues, VALUES } from "../src/database/value.ts";
import { ZLIB } from "../src/node/packing.ts";
import type { FileStore, LevelStatistics, TaskGame, WrittenLevel } from "../src/tasks/level-tasks.ts";
import { memoryFiles } from "../src/tasks/task.ts";
import type { LevelClaims } from "../src/verify/level-part.ts";

/**
 * Positions are the numbers of a tree: 1 is the start, and `moves[1]` lists those after it. Ends are named, else drawn.
 */
export interface SmallGame {
  readonly moves: Readonly<Record<number, readonly number[]>>;
  readonly results?: Readonly<Record<number, Player>>;
  readonly levelOf: (position: number) => number;
}

export function rulesOf({ moves, results = {}, levelOf }: SmallGame): KeyedGame<number, number> {
  const rules: Rules<number, number> = {
    start: 1,
    deadEnd: "draw",
    turn: (position) => (levelOf(position) % 2) as Player,
    moves: (position) => moves[position] ?? [],
    play: (_, to) => to,
    result: (position) => results[position],
    key: (position) => position,
  };
  return { ...rules, positionOf: (key) => key };
}

/** Levels by hundreds: 1, then 100 and more, then 200 and more. */
export const byHundreds = (position: number): number => Math.floor(position / 100);
export const WIN = [0, 256] as const; // of player 0 and of player 1
export const DRAW = 512;

export const level = (...pairs: readonly (readonly [key: number, value: number])[]): DecidedLevel => ({
  keys: Float64Array.from(pairs, ([key]) => key),
  values: Uint16Array.from(pairs, ([, value]) => value),
});

/** Claims with statistics that fit, where moves are counted by the rules. */
export function claimsOf(
  game: KeyedGame<number, number>,
  levels: readonly DecidedLevel[],
  change: (statistics: LevelStatistics, level: number) => LevelStatistics = (statistics) => statistics,
): LevelClaims {
  const { positionOf } = game;
  const statistics = levels.map(({ keys, values }, place) => {
    let moves = 0;
    for (const key of keys) {
      if (game.result(positionOf(key)) === undefined) moves += game.moves(positionOf(key)).length;
    }
    return change(levelStatistics(place, countsOf(place, values), moves), place);
  });
  return {
    levels: statistics,
    load: async (place, from, to) => ({
      keys: levels[place].keys.subarray(from, to),
      values: levels[place].values.subarray(from, to),
    }),
  };
}

/** How often each value is there, where the players move in turn. */
function countsOf(place: number, values: Uint16Array): [Float64Array, Float64Array] {
  const counts: [Float64Array, Float64Array] = [new Float64Array(VALUES), new Float64Array(VALUES)];
  for (const value of values) counts[place % 2][value]++;
  return counts;
}

/** A folder of segments with these levels, whose positions have so many moves in all, or none. */
export async function segmentsOf(
  levels: readonly DecidedLevel[],
  ref: GameRef,
  movesOfLevel: readonly number[] = [],
): Promise<FileStore> {
  const store = memoryFiles();
  const written: WrittenLevel[] = [];
  for (const [place, { keys, values }] of levels.entries()) {
    const valueBytes = bytesOfValue(values.reduce((most, value) => Math.max(most, value % 256), 0));
    const segments = [];
    for (let from = 0; from < keys.length; from += SEGMENT_POSITIONS) {
      const list = new ListWriter(valueBytes, ZLIB, DATABASE_BLOCK);
      const to = Math.min(keys.length, from + SEGMENT_POSITIONS);
      await list.add(keys.subarray(from, to), packValues(values.subarray(from, to), valueBytes));
      const { pieces, row } = await list.finish();
      await store.write(segmentFile(place, segments.length), pieces);
      segments.push(row);
    }
    const statistics = levelStatistics(place, countsOf(place, values), movesOfLevel[place] ?? 0);
    written.push({ statistics, stored: keys.length, valueBytes, segments });
  }
  const game: TaskGame = {
    leavesOutWon: false,
    async *stages() {},
    async runTask() {},
    async *written() {
      yield* written;
    },
  };
  await writeManifest(ref, game, store);
  return store;
}

/** A database of these levels as one file. */
export async function bytesOfLevels(
  levels: readonly DecidedLevel[],
  ref: GameRef,
  movesOfLevel: readonly number[] = [],
): Promise<Buffer> {
  return Buffer.concat(await gather(oneFileOf(await segmentsOf(levels, ref, movesOfLevel))));
}

/** All levels of a database. */
export async function levelsIn(database: LevelDatabase): Promise<DecidedLevel[]> {
  return await Promise.all(database.levels.map((_, place) => database.load(place)));
}

/** Everything that comes, in a list. */
export async function gather<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}
/** Bytes as a source that databases are read from. */
export const sourceOf = (bytes: Uint8Array, name?: string): ByteSource => ({
  ...(name !== undefined && { name }),
  size: bytes.length,
  read: async (offset, length) => bytes.subarray(offset, offset + length),
});

/**
 * Two counters, raised in turn up to `size` each; at the end the result is drawn by lot, and some positions are ends
 * before. Keys tell both, and the level is their sum.
 */
export function counters(size: number, lot: (key: number) => Result | undefined) {
  const width = size + 1;
  const levelOf = (at: number): number => (at % width) + Math.floor(at / width);
  const rules: Rules<number, number> = {
    start: 0,
    turn: (at) => (levelOf(at) % 2 === 0 ? 0 : 1),
    moves: (at) => [...(at % width < size ? [1] : []), ...(Math.floor(at / width) < size ? [width] : [])],
    play: (at, step) => at + step,
    result: (at) => (levelOf(at) === 2 * size ? (lot(at) ?? "draw") : at === 0 ? undefined : lot(at)),
    key: (at) => at,
  };
  return { ...rules, levelOf, positionOf: (key: number) => key };
}
