import { segmentTask } from "../database/database.ts";
import { SEGMENT_POSITIONS } from "../database/index-page.ts";
import { keptCuts } from "../tasks/cuts.ts";
import type { FileStore, Stage, Task } from "../tasks/level-tasks.ts";
import type { ColumnEngine } from "./column-engine.ts";
import { ColumnLevel, countsOf, decideId, findId, keysOf, rangesOf, valuesOf } from "./column-files.ts";

/** How large tasks are. */
export type ColumnCuts = {
  /** Moves that a task of finding looks at, at most: more cost memory, fewer cost files. */
  readonly maxTaskMoves: number;
};

const MAX_TASK_MOVES = 1 << 24;
const MIN_TASK_MOVES = 1 << 20;
/** What a move takes while a task is done: its positions, those around them, and what is found, twice over. */
const BYTES_OF_MOVE = 16;
/** Levels of middling size are cut into that many tasks, so that several threads have something to do. */
const TASKS_OF_LEVEL = 8;

/** What a task is told beside its ranges. */
export type ColumnDetail = {
  /** Which file of its level it writes. */
  readonly file: number;
  /** How many files of keys the levels before, here and after have, as far as they are needed. */
  readonly before?: number;
  readonly here?: number;
  readonly after?: number;
};

export function columnCutsWithin(megabytes: number): ColumnCuts {
  const moves = Math.floor((megabytes * 2 ** 20) / BYTES_OF_MOVE);
  return { maxTaskMoves: Math.max(MIN_TASK_MOVES, Math.min(MAX_TASK_MOVES, moves)) };
}

/**
 * Finds level after level, then decides them from the last one on; a level is written while the one before it is
 * decided, and then dropped. Each stage follows from the directories of the level before it.
 */
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

/** The levels once all of them are found; the last one has a position. */
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

/** The tasks that find the level after this one: neighbouring ranges, cut so that each looks at about as many moves. */
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

/** A task for each file of keys. */
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

/** A task for each segment of the database. */
function writeTasks(level: ColumnLevel | undefined): Task[] {
  if (level === undefined) return [];
  const { level: number, positions, fileCount } = level;
  return Array.from({ length: segmentsOf(positions) }, (_, segment) => {
    const [from, to] = [segment * SEGMENT_POSITIONS, Math.min(positions, (segment + 1) * SEGMENT_POSITIONS)];
    const detail: ColumnDetail = { file: segment, here: fileCount };
    const names = { id: segmentTask(number, segment), kind: "segment", done: segmentNoteOf(number, segment) };
    return { ...names, level: number, from, to, weight: to - from, detail };
  });
}

/** The note that says what a segment is. */
export function segmentNoteOf(level: number, segment: number): string {
  return `${segmentTask(level, segment)}.json`;
}

/** How many segments so many positions take. */
export function segmentsOf(positions: number): number {
  return Math.ceil(positions / SEGMENT_POSITIONS);
}

/** What is not needed any more once a level is written and the level before it decided. */
function filesOf(here: ColumnLevel): string[] {
  return filesWithLists(here).flatMap((file) => [keysOf(here.level, file), valuesOf(here.level, file)]);
}

/** Those of its files that have a list at all. */
export function filesWithLists(here: ColumnLevel): number[] {
  const files = Array.from({ length: here.fileCount }, (_, file) => file);
  return files.filter((file) => here.rangesOf(file).length > 0);
}
