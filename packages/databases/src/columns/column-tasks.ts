import { DEFLATED, type Signal, throwIfAborted } from "marienbad/base";
import { opponent, type Player } from "marienbad/game";
import { type ListRow, ListWriter, type UnpackedBlock } from "../database/block-list.ts";
import { keepLast, segmentFile, segmentNote, segmentsOf, segmentTask } from "../database/database.ts";
import { DATABASE_BLOCK } from "../database/index-page.ts";
import { levelStatistics } from "../database/statistics.ts";
import { unpackValues, VALUES, valueOfWin } from "../database/value.ts";
import type { FileStore, Row, Stage, Task, TaskGame, TaskLimits } from "../tasks/level-tasks.ts";
import { keptCuts, readNote, writeNote } from "../tasks/note.ts";
import { checkBounds, checkLevel } from "../tasks/task.ts";
import type { ColumnEngine, DecidedList, KeyList } from "./column-engine.ts";
import {
  ColumnLevel,
  countsOf,
  decideId,
  FoundRanges,
  FoundValues,
  findId,
  keysOf,
  Pool,
  rangesOf,
  VALUES_OF_BYTE,
  valuesOf,
} from "./column-files.ts";

const NOTHING: DecidedList = { count: 0, bytes: new Uint8Array(0), values: new Uint8Array(0) };

const MAX_LEVELS = 3; // cached directories: a level and its neighbours

/**
 * A game whose key is made of columns (`ColumnEngine`) as tasks: find each level's ranges from the level before,
 * decide them from the next, write segments. A task reads its own ranges and their few neighbours; nothing is merged.
 * Memory: the lists of one task, the engine, and a row per range of three levels.
 */
export function columnTasks(
  engine: ColumnEngine,
  { packing = DEFLATED, megabytes = Number.POSITIVE_INFINITY }: TaskLimits = {},
): TaskGame {
  const cuts = columnCutsWithin(megabytes);
  const pool = new Pool();
  const levels = new Map<number, ColumnLevel>();
  let usedStore: FileStore | undefined;

  const levelIn = async (store: FileStore, level: number, files = 0): Promise<ColumnLevel> => {
    const found = levels.get(level) ?? (await ColumnLevel.read(engine, store, level, files));
    keepLast(levels, level, found, MAX_LEVELS);
    return found;
  };

  const find = async (task: Task, store: FileStore, signal?: Signal): Promise<void> => {
    const { id, level, from, to, done, detail } = task;
    checkBounds(task, "ranges", from, to, engine.ranges);
    const found = new FoundRanges(engine, pool);
    if (level === 0) found.add(from, engine.start());
    else {
      const before = await levelIn(store, level - 1, (detail as ColumnDetail).before);
      // Each range that something leads to, and those before it: a small level has few of many ranges.
      const reached: number[][] = [];
      for (let range = from; range < to; range++) {
        const ranges = [range, ...engine.before(range, level)];
        if (ranges.some((source) => before.has(source))) reached.push(ranges);
      }
      const lists = await before.readLists(reached.flat(), pool);
      for (const ranges of reached) {
        throwIfAborted(signal);
        const [own, ...sources] = ranges.map((source): KeyList => lists.get(source) ?? NOTHING);
        found.add(ranges[0], engine.find(level, ranges[0], own, sources));
      }
    }
    await store.write(`${id}.keys`, found.pieces);
    await store.write(done, [found.directory(done)]);
  };

  const decide = async (task: Task, store: FileStore, signal?: Signal): Promise<void> => {
    const { id, level, done, detail } = task;
    const { file, here: files, after: filesOfNext } = detail as ColumnDetail;
    const here = await levelIn(store, level, files);
    checkBounds(task, "file", file, file + 1, here.fileCount);
    const ranges = [...here.rangesOf(file)];
    const lists = await here.readLists(ranges, pool);
    const next = filesOfNext === undefined ? undefined : await levelIn(store, level + 1, filesOfNext);
    const wanted = ranges.flatMap((range) => [range, ...engine.after(range, level)]);
    const decided = await next?.readDecided(wanted, pool);
    const listAfter = (range: number): DecidedList => decided?.get(range) ?? NOTHING;
    const found = new FoundValues(engine, pool);
    for (const range of ranges) {
      throwIfAborted(signal);
      const after = engine.after(range, level).map(listAfter);
      found.add(engine.decide(level, range, lists.get(range) as KeyList, listAfter(range), after));
    }
    await store.write(`${id}.values`, found.pieces);
    await store.write(done, [found.directory(done)]);
  };

  const writeSegment = async (task: Task, store: FileStore, signal?: Signal): Promise<void> => {
    const { level, from, to, done, detail } = task;
    const here = await levelIn(store, level, (detail as ColumnDetail).here);
    checkBounds(task, "positions", from, to, here.positions);
    const { ranges, skipped } = here.rangesBetween(from, to);
    const decided = await here.readDecided(ranges, pool);
    const placed = [...ranges].map((range) => ({
      ...(decided.get(range) as DecidedList),
      base: range * 2 ** engine.lowBits,
    }));
    const writer = new ListWriter(1, packing, DATABASE_BLOCK);
    for (const { firstKey, count, distances, values } of blocksOf(engine, placed, skipped, to - from)) {
      throwIfAborted(signal);
      await writer.addBlock(firstKey, count, distances, values);
    }
    const { pieces, row } = await writer.finish();
    await store.write(segmentFile(level, (detail as ColumnDetail).file), pieces);
    await writeNote(store, done, row);
  };

  return {
    leavesOutWon: true,
    stages: (store) => columnStages(engine, store, cuts),
    async runTask(task, store, signal) {
      if (store !== usedStore) levels.clear();
      usedStore = store;
      pool.clear();
      checkLevel(task);
      if (task.kind === "find") await find(task, store, signal);
      else if (task.kind === "decide") await decide(task, store, signal);
      else await writeSegment(task, store, signal);
    },
    async *written(store) {
      const written = await columnLevels(engine, store, cuts);
      for (const [level, here] of written.entries()) {
        const mover = (level % 2) as Player;
        const counts = [new Float64Array(VALUES), new Float64Array(VALUES)] as const;
        counts[mover][valueOfWin(opponent(mover), 0)] = here.won;
        for (const file of filesWithLists(here)) addCounts(counts[mover], await here.countValues(file));
        const segments: Row[] = [];
        for (const segment of segmentsOf(here.positions).keys()) {
          const { positions, ...row } = await readNote<ListRow>(store, segmentNote(level, segment));
          segments.push(row);
        }
        const statistics = levelStatistics(level, counts, written[level + 1]?.moves ?? 0);
        yield { statistics, stored: here.positions, valueBytes: 1, segments };
      }
    },
  };
}

const BYTES = Uint8Array.from({ length: VALUES_OF_BYTE }, (_, byte) => byte);

function addCounts(counts: Float64Array, countOfByte: Float64Array): void {
  const values = new Uint16Array(VALUES_OF_BYTE);
  unpackValues(BYTES, 1, values, 0);
  for (const [byte, value] of values.entries()) counts[value] += countOfByte[byte];
}

/** Maximum number of moves per task of finding: more cost memory, fewer cost files. */
type ColumnCuts = { readonly maxTaskMoves: number };

const MAX_TASK_MOVES = 1 << 24;
const MIN_TASK_MOVES = 1 << 20;
/** Memory per move: its positions, those around them, and what is found, twice over. */
const BYTES_OF_MOVE = 16;
const TASKS_OF_LEVEL = 8; // of medium-sized levels, to keep several threads busy

type ColumnDetail = {
  readonly file: number;
  /** Number of key files of the previous level, this one and the next, as far as needed. */
  readonly before?: number;
  readonly here?: number;
  readonly after?: number;
};

export function columnCutsWithin(megabytes: number): ColumnCuts {
  const moves = Math.floor((megabytes * 2 ** 20) / BYTES_OF_MOVE);
  return { maxTaskMoves: Math.max(MIN_TASK_MOVES, Math.min(MAX_TASK_MOVES, moves)) };
}

/** Finds levels forwards, then decides them backwards; a level is written while the one before it is decided. */
export async function* columnStages(
  engine: ColumnEngine,
  store: FileStore,
  wanted: ColumnCuts,
): AsyncGenerator<Stage, void, void> {
  const cuts = await keptCuts(store, wanted);
  const fileCounts: number[] = [];
  const read = (level: number): Promise<ColumnLevel> => ColumnLevel.read(engine, store, level, fileCounts[level]);
  for (let level = 0; ; level++) {
    const tasks = level === 0 ? [firstTask(engine)] : findTasks(engine, await read(level - 1), cuts);
    if (tasks.length === 0) break;
    yield { name: `find-${level}`, tasks };
    fileCounts.push(tasks.length);
  }
  let after: ColumnLevel | undefined;
  for (let level = fileCounts.length - 1; level >= 0; level--) {
    const here = await read(level);
    const drops = after === undefined ? [] : filesOf(after);
    yield { name: `decide-${level}`, tasks: [...decideTasks(here, after), ...writeTasks(after)], drops };
    after = here;
  }
  if (after !== undefined) yield { name: "write-0", tasks: writeTasks(after), drops: filesOf(after) };
}

/** All levels, once found; the last one has a position. */
export async function columnLevels(engine: ColumnEngine, store: FileStore, wanted: ColumnCuts): Promise<ColumnLevel[]> {
  const cuts = await keptCuts(store, wanted);
  const levels: ColumnLevel[] = [];
  for (let fileCount = 1; fileCount > 0; ) {
    const level = await ColumnLevel.read(engine, store, levels.length, fileCount);
    if (level.positions + level.won > 0) levels.push(level);
    fileCount = findTasks(engine, level, cuts).length;
  }
  return levels;
}

function firstTask({ startKey, lowBits }: ColumnEngine): Task {
  const range = Math.floor(startKey / 2 ** lowBits);
  const detail: ColumnDetail = { file: 0 };
  const names = { id: findId(0, 0), kind: "find", done: rangesOf(0, 0) };
  return { ...names, level: 0, from: range, to: range + 1, weight: 1, detail };
}

function findTasks(engine: ColumnEngine, before: ColumnLevel, { maxTaskMoves }: ColumnCuts): Task[] {
  const weightOfRange = new Float64Array(engine.ranges);
  for (const [place, range] of before.ranges.entries()) {
    const count = before.counts[place];
    weightOfRange[range] += engine.lowMoves * count;
    for (const next of engine.after(range, before.level)) weightOfRange[next] += count;
  }
  const total = weightOfRange.reduce((sum, weight) => sum + weight, 0);
  const size = Math.max(MIN_TASK_MOVES, Math.min(maxTaskMoves, total / TASKS_OF_LEVEL));
  const level = before.level + 1;
  const tasks: Task[] = [];
  let [from, weight] = [0, 0];
  for (let range = 0; range < engine.ranges; range++) {
    weight += weightOfRange[range];
    if (weight === 0) from = range + 1;
    if (weight === 0 || (weight < size && range + 1 < engine.ranges)) continue;
    const file = tasks.length;
    const detail: ColumnDetail = { file, before: before.fileCount };
    const names = { id: findId(level, file), kind: "find", done: rangesOf(level, file) };
    tasks.push({ ...names, level, from, to: range + 1, weight, detail });
    [from, weight] = [range + 1, 0];
  }
  return tasks;
}

function decideTasks(here: ColumnLevel, after: ColumnLevel | undefined): Task[] {
  const { level } = here;
  return filesWithLists(here).map((file) => {
    const ranges = here.rangesOf(file);
    const [from, to] = [ranges[0], ranges[ranges.length - 1] + 1];
    const weight = here.positionsOf(file);
    const detail: ColumnDetail = { file, here: here.fileCount, ...(after && { after: after.fileCount }) };
    return { id: decideId(level, file), kind: "decide", level, from, to, done: countsOf(level, file), weight, detail };
  });
}

function writeTasks(here: ColumnLevel | undefined): Task[] {
  if (here === undefined) return [];
  const { level, positions, fileCount } = here;
  return segmentsOf(positions).map(([from, to], file) => {
    const detail: ColumnDetail = { file, here: fileCount };
    const names = { id: segmentTask(level, file), kind: "segment", done: segmentNote(level, file) };
    return { ...names, level, from, to, weight: to - from, detail };
  });
}

function filesOf(here: ColumnLevel): string[] {
  return filesWithLists(here).flatMap((file) => [keysOf(here.level, file), valuesOf(here.level, file)]);
}

function filesWithLists(here: ColumnLevel): number[] {
  const files = Array.from({ length: here.fileCount }, (_, file) => file);
  return files.filter((file) => here.rangesOf(file).length > 0);
}

/** The list of a range, and the key whose low part is 0. */
export interface PlacedList extends DecidedList {
  readonly base: number;
}

const MAX_BYTES_OF_DISTANCE = 8;

/** The blocks of `positions` positions of neighbouring ranges, after `skipped`; each reuses the arrays of the last. */
export function* blocksOf(
  engine: ColumnEngine,
  lists: Iterable<PlacedList>,
  skipped: number,
  positions: number,
): Generator<UnpackedBlock, void, void> {
  const distances = new Uint8Array(DATABASE_BLOCK * MAX_BYTES_OF_DISTANCE);
  const values = new Uint8Array(DATABASE_BLOCK);
  let [firstKey, lastKey, length, count, left] = [0, 0, 0, 0, positions];
  const block = (): UnpackedBlock => ({
    firstKey,
    count,
    distances: distances.subarray(0, length),
    values: values.subarray(0, count),
  });
  for (const list of lists) {
    engine.enter(list);
    const begin = Math.min(skipped, list.count);
    if (begin > 0) engine.take(begin);
    skipped -= begin;
    for (let place = begin; place < list.count && left > 0; ) {
      const step = Math.min(list.count - place, DATABASE_BLOCK - count, left);
      const taken = engine.take(step);
      const key = list.base + taken.first;
      if (count === 0) firstKey = key;
      else length = writeDistance(distances, length, key - lastKey);
      distances.set(taken.distances, length);
      length += taken.distances.length;
      values.set(list.values.subarray(place, place + step), count);
      place += step;
      count += step;
      left -= step;
      lastKey = list.base + taken.last;
      if (count < DATABASE_BLOCK) continue;
      yield block();
      [length, count] = [0, 0];
    }
  }
  if (count > 0) yield block();
}

function writeDistance(bytes: Uint8Array, at: number, distance: number): number {
  for (; distance >= 128; distance = Math.floor(distance / 128)) bytes[at++] = (distance & 127) | 128;
  bytes[at++] = distance;
  return at;
}
