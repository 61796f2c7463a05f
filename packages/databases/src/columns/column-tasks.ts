import { DEFLATED, type Packing, type Signal, throwIfAborted } from "marienbad/base";
import { opponent, type Player } from "marienbad/game";
import { type ListRow, ListWriter } from "../database/block-list.ts";
import { segmentFile } from "../database/database.ts";
import { DATABASE_BLOCK } from "../database/index-page.ts";
import { levelStatistics } from "../database/statistics.ts";
import { unpackValues, VALUES, valueOfWin } from "../database/value.ts";
import type { FileStore, Row, Task, TaskGame, TaskLimits, WrittenLevel } from "../tasks/level-tasks.ts";
import { readNote, writeNote } from "../tasks/note.ts";
import { checkBounds, checkLevel } from "../tasks/task-bounds.ts";
import { blocksOf } from "./column-blocks.ts";
import type { ColumnEngine, DecidedList, KeyList } from "./column-engine.ts";
import { ColumnLevel, FoundRanges, FoundValues, VALUES_OF_BYTE } from "./column-files.ts";
import {
  type ColumnCuts,
  type ColumnDetail,
  columnCutsWithin,
  columnLevels,
  columnStages,
  filesWithLists,
  segmentNoteOf,
  segmentsOf,
} from "./column-plan.ts";
import { Arena } from "./pool.ts";

const NOTHING: DecidedList = { count: 0, bytes: new Uint8Array(0), values: new Uint8Array(0) };

/** Levels whose directories are kept: one that is worked on and its neighbours. */
const MAX_LEVELS = 3;

/**
 * A game whose key is made of columns (`ColumnEngine`) as tasks: find the ranges of each level from those of the level
 * before, decide them from those of the next, write segments. A task reads the lists of its own ranges and of their few
 * neighbours; there is nothing to merge. Memory: the lists of one task, what the engine needs, and a row for each range
 * of three levels.
 */
export function columnTasks(
  engine: ColumnEngine,
  { packing = DEFLATED, megabytes = Number.POSITIVE_INFINITY }: TaskLimits = {},
): TaskGame {
  return new ColumnTasks(engine, packing, columnCutsWithin(megabytes));
}

class ColumnTasks implements TaskGame {
  readonly leavesOutWon = true;
  readonly #engine: ColumnEngine;
  readonly #packing: Packing;
  readonly #cuts: ColumnCuts;
  /** For the lists of one task. */
  readonly #arena = new Arena();
  #store: FileStore | undefined;
  /** Those that were used last, the last one at the end. */
  readonly #levels = new Map<number, ColumnLevel>();

  constructor(engine: ColumnEngine, packing: Packing, cuts: ColumnCuts) {
    this.#engine = engine;
    this.#packing = packing;
    this.#cuts = cuts;
  }

  stages(store: FileStore): ReturnType<typeof columnStages> {
    return columnStages(this.#engine, store, this.#cuts);
  }

  async runTask(task: Task, store: FileStore, signal?: Signal): Promise<void> {
    if (store !== this.#store) this.#levels.clear();
    this.#store = store;
    this.#arena.clear();
    checkLevel(task);
    if (task.kind === "find") await this.#find(task, store, signal);
    else if (task.kind === "decide") await this.#decide(task, store, signal);
    else await this.#write(task, store, signal);
  }

  async #find(task: Task, store: FileStore, signal?: Signal): Promise<void> {
    const { id, level, from, to, done, detail } = task;
    const engine = this.#engine;
    checkBounds(task, "ranges", from, to, engine.ranges);
    const found = new FoundRanges(engine, this.#arena);
    if (level === 0) found.add(from, engine.start());
    else {
      const before = await this.#level(store, level - 1, (detail as ColumnDetail).before);
      // Of each range that something leads to, itself and those before it: a small level has few of many ranges.
      const reached: number[][] = [];
      for (let range = from; range < to; range++) {
        const ranges = [range, ...engine.before(range, level)];
        if (ranges.some((source) => before.has(source))) reached.push(ranges);
      }
      const lists = await before.readLists(reached.flat(), this.#arena);
      for (const ranges of reached) {
        throwIfAborted(signal);
        const [own, ...sources] = ranges.map((source): KeyList => lists.get(source) ?? NOTHING);
        found.add(ranges[0], engine.find(level, ranges[0], own, sources));
      }
    }
    await store.write(`${id}.keys`, found.lists.pieces);
    await store.write(done, [found.directory(done)]);
  }

  async #decide(task: Task, store: FileStore, signal?: Signal): Promise<void> {
    const { id, level, done, detail } = task;
    const engine = this.#engine;
    const { file, here: files, after: filesOfNext } = detail as ColumnDetail;
    const here = await this.#level(store, level, files);
    checkBounds(task, "file", file, file + 1, here.fileCount);
    const ranges = [...here.rangesOf(file)];
    const lists = await here.readLists(ranges, this.#arena);
    const next = filesOfNext === undefined ? undefined : await this.#level(store, level + 1, filesOfNext);
    const wanted = ranges.flatMap((range) => [range, ...engine.after(range, level)]);
    const decided = (await next?.readDecided(wanted, this.#arena)) ?? new Map<number, DecidedList>();
    const listAfter = (range: number): DecidedList => decided.get(range) ?? NOTHING;
    const found = new FoundValues(engine, this.#arena);
    for (const range of ranges) {
      throwIfAborted(signal);
      const after = engine.after(range, level).map(listAfter);
      found.add(engine.decide(level, range, lists.get(range) as KeyList, listAfter(range), after));
    }
    await store.write(`${id}.values`, found.values.pieces);
    await store.write(done, [found.directory(done)]);
  }

  /** Writes a segment of the database: positions of a level from one place to another. */
  async #write(task: Task, store: FileStore, signal?: Signal): Promise<void> {
    const { level, from, to, done, detail } = task;
    const here = await this.#level(store, level, (detail as ColumnDetail).here);
    checkBounds(task, "positions", from, to, here.positions);
    const { ranges, skipped } = here.rangesBetween(from, to);
    const decided = await here.readDecided(ranges, this.#arena);
    const placed = [...ranges].map((range) => ({
      ...(decided.get(range) as DecidedList),
      base: range * 2 ** this.#engine.lowBits,
    }));
    const writer = new ListWriter(1, this.#packing, DATABASE_BLOCK);
    for (const { firstKey, count, distances, values } of blocksOf(this.#engine, placed, skipped, to - from)) {
      throwIfAborted(signal);
      await writer.addBlock(firstKey, count, distances, values);
    }
    const { pieces, row } = await writer.finish();
    await store.write(segmentFile(level, (detail as ColumnDetail).file), pieces);
    await writeNote(store, done, { ...row });
  }

  async *written(store: FileStore): AsyncGenerator<WrittenLevel, void, void> {
    const levels = await columnLevels(this.#engine, store, this.#cuts);
    for (const [level, here] of levels.entries()) {
      const mover = (level % 2) as Player;
      const counts = [new Float64Array(VALUES), new Float64Array(VALUES)] as const;
      counts[mover][valueOfWin(opponent(mover), 0)] = here.won;
      for (const file of filesWithLists(here)) addCounts(counts[mover], await here.countValues(file));
      const segments: Row[] = [];
      for (let segment = 0; segment < segmentsOf(here.positions); segment++) {
        const { positions, ...row } = await readNote<ListRow>(store, segmentNoteOf(level, segment));
        segments.push(row);
      }
      const statistics = levelStatistics(level, counts, levels[level + 1]?.moves ?? 0);
      yield { statistics, stored: here.positions, valueBytes: 1, segments };
    }
  }

  /** A level of so many files; its directory is read when it is not among those that were used last. */
  async #level(store: FileStore, level: number, files = 0): Promise<ColumnLevel> {
    const found = this.#levels.get(level) ?? (await ColumnLevel.read(this.#engine, store, level, files));
    this.#levels.delete(level);
    this.#levels.set(level, found);
    const [oldest] = this.#levels.keys();
    if (this.#levels.size > MAX_LEVELS) this.#levels.delete(oldest);
    return found;
  }
}

/** Adds how often each value is there, in one byte, to how often it is there in memory. */
function addCounts(counts: Float64Array, countOfByte: Float64Array): void {
  const values = new Uint16Array(VALUES_OF_BYTE);
  unpackValues(
    Uint8Array.from({ length: VALUES_OF_BYTE }, (_, byte) => byte),
    1,
    values,
    0,
  );
  for (const [byte, value] of values.entries()) counts[value] += countOfByte[byte];
}
