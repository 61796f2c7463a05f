import { BREATH, breathe, DEFLATED, MarienbadError, type Packing, type Signal, throwIfAborted } from "marienbad/base";
import { type ListRow, ListWriter } from "../database/block-list.ts";
import { segmentFile, segmentNote, segmentsOf, segmentTask } from "../database/database.ts";
import { DATABASE_BLOCK, LIST_BLOCK } from "../database/index-page.ts";
import { countUpTo } from "../database/sorted-keys.ts";
import { levelStatistics } from "../database/statistics.ts";
import { bytesOfValue, packValues, VALUES, valueOfDraw, valueOfWin, worthOfValue } from "../database/value.ts";
import type { FileStore, JsonValue, Stage, Task, TaskGame, TaskLimits, WrittenLevel } from "../tasks/level-tasks.ts";
import type { AnyLevelledGame } from "../tasks/levelled-game.ts";
import { keptCuts, readNote, writeNote } from "../tasks/note.ts";
import { checkBounds, checkLevel } from "../tasks/task.ts";
import { texts } from "../texts.ts";
import { type KeyRules, keyRulesOf, Look } from "./key-rules.ts";
import { KeyMap, KeySet } from "./key-table.ts";
import { MoveReader, MoveWriter } from "./move-codes.ts";
import {
  type CountPairs,
  type ExpandNote,
  listIn,
  type MergeNote,
  movesFile,
  NO_VALUE,
  type RangeKind,
  type RunNote,
  rangeFile,
  rangeTask,
  readMoves,
  readRangeNote,
  sublevelIn,
} from "./range-files.ts";

const RANGES_OF_LEVEL = 16; // approximately, for threads to have equal shares
const BYTES_OF_KEY = 128; // memory per key while merging, if each key has its own page (key-table.ts)

export type RangeCuts = {
  readonly minRangeKeys: number;
  readonly maxRangeKeys: number;
  /** Approximate number of different successors of a slice: their table should fit in a cache. */
  readonly sliceKeys: number;
};

const MIN_KEYS = 1 << 12;

function cutsWithin(megabytes: number): RangeCuts {
  const keys = Math.max(MIN_KEYS, Math.floor((megabytes * 2 ** 20) / BYTES_OF_KEY));
  const within = (size: number): number => Math.min(size, keys);
  return { minRangeKeys: within(1 << 15), maxRangeKeys: within(1 << 20), sliceKeys: within(1 << 18) };
}

/**
 * Any game with levels as tasks over ranges of its keys (retrograde analysis without edges: Ströhlein 1970; external
 * merging: Knuth, volume 3, 5.4). Forwards, level by level:
 *
 *     expand   the positions one move after those of a range, in sorted runs
 *     merge    the runs that lead to a range of a level become its keys
 *
 * then backwards: decide, which fetches only the values of the successors it needs; last, the segments of the database.
 * A level is cut where the samples of the runs say that ranges are equal: so the plan follows from the notes of tasks
 * that are done, and is the same after an interruption. Exact. Cost: each position is looked at twice; a few bytes of
 * files for each; memory for one range per worker, and for the names of ranges.
 */
export function rangeTasks(
  game: AnyLevelledGame,
  { megabytes = Number.POSITIVE_INFINITY, packing = DEFLATED }: TaskLimits = {},
  cuts: RangeCuts = cutsWithin(megabytes),
): TaskGame {
  let known: KeyRules | undefined;
  const rules = (): KeyRules => {
    known ??= keyRulesOf(game);
    return known;
  };
  const tables = new RangeTables();
  return {
    leavesOutWon: false,
    stages: (store) => new Planner(store, rules(), cuts).stages(),
    runTask: (task, store, signal) => rangeWork(task, { rules: rules(), packing, tables, store }, signal),
    written: (store) => new Planner(store, rules(), cuts).written(),
  };
}

type PlannedRun = RunNote & { readonly task: string };

class Planner {
  readonly #store: FileStore;
  readonly #rules: KeyRules;
  #cuts: RangeCuts;
  readonly #rangesOfLevel: MergeNote[][] = [];
  #runs: PlannedRun[] = [];

  constructor(store: FileStore, rules: KeyRules, cuts: RangeCuts) {
    this.#store = store;
    this.#rules = rules;
    this.#cuts = cuts;
  }

  async *stages(): AsyncGenerator<Stage, void, void> {
    this.#cuts = await keptCuts(this.#store, this.#cuts);
    for (let level = 0; level === 0 || this.#runs.length > 0; level++) {
      const start: MergeDetail = { start: this.#rules.start };
      const tasks = level === 0 ? [this.#task("merge", 0, 0, 1, start)] : this.#mergeTasks(level);
      yield { name: `merge ${level}`, tasks };
      await this.#readRanges(level, tasks.length);
      yield { name: `expand ${level}`, tasks: this.#expandTasks(level) };
      this.#runs = this.#runs.filter((run) => run.level > level);
      await this.#readRuns(level);
    }
    const lastLevel = this.#rangesOfLevel.length - 1;
    for (let level = lastLevel; level >= 0; level--) {
      const ranges = this.#rangesOfLevel[level].keys();
      yield {
        name: `decide ${level}`,
        tasks: await this.#decideTasks(level, bytesOfValue(lastLevel)),
        drops: [...ranges].flatMap((range) => this.#filesAfter(level, range)),
      };
    }
    yield { name: "segments", tasks: this.#segmentTasks(bytesOfValue(lastLevel)) };
  }

  #filesAfter(level: number, range: number): string[] {
    return [rangeFile("expand", level, range), ...(this.#rules.isSlow ? [movesFile(level, range)] : [])];
  }

  #task(kind: RangeKind, level: number, range: number, weight: number, detail: JsonValue): Task {
    const id = rangeTask(kind, level, range);
    return { id, kind, level, from: range, to: range + 1, done: `${id}.json`, weight, detail };
  }

  /** Cuts the level at sampled keys, so that equally many keys of runs lead to each range. */
  #mergeTasks(level: number): Task[] {
    const runs = this.#runs.filter((run) => run.level === level);
    const weighted = runs.flatMap(({ sample, row }) =>
      sample.map((key) => ({ key, weight: row.positions / sample.length })),
    );
    weighted.sort((one, other) => one.key - other.key);
    const total = runs.reduce((sum, { row }) => sum + row.positions, 0);
    const { minRangeKeys, maxRangeKeys } = this.#cuts;
    const size = Math.min(maxRangeKeys, Math.max(minRangeKeys, Math.ceil(total / RANGES_OF_LEVEL)));
    const cuts: number[] = [];
    let [before, begun, first] = [0, 0, 0]; // weight of keys before this one, and before this range; its first key
    for (const { key, weight } of weighted) {
      if (cuts.length === 0 || (before - begun >= size && key > first)) {
        cuts.push(cuts.length === 0 ? 0 : key);
        begun = before;
        first = key;
      }
      before += weight;
    }
    return cuts.map((low, range) => {
      const high = cuts[range + 1] ?? null;
      const leading = runs.filter(({ row, last }) => last >= low && (high === null || row.firstKey < high));
      const sources = [...new Set(leading.map(({ task }) => task))];
      const weight = Math.ceil(total / cuts.length);
      return this.#task("merge", level, range, weight, { low, high, sources } satisfies MergeDetail);
    });
  }

  async #readRanges(level: number, count: number): Promise<void> {
    const ranges: MergeNote[] = [];
    this.#rangesOfLevel[level] = ranges;
    for (let range = 0; range < count; range++) ranges.push(await readRangeNote(this.#store, "merge", level, range));
  }

  #expandTasks(level: number): Task[] {
    const detail: ExpandDetail = { sliceKeys: this.#cuts.sliceKeys };
    return this.#rangesOfLevel[level].map(({ row }, range) =>
      this.#task("expand", level, range, row.positions, detail),
    );
  }

  async #readRuns(level: number): Promise<void> {
    for (const range of this.#rangesOfLevel[level].keys()) {
      const { slices } = await readRangeNote(this.#store, "expand", level, range);
      const task = rangeTask("expand", level, range);
      for (const run of slices.flatMap(({ runs }) => runs)) this.#runs.push({ ...run, task });
    }
  }

  async #decideTasks(level: number, valueBytes: 1 | 2): Promise<Task[]> {
    const tasks: Task[] = [];
    for (const [range, { row }] of this.#rangesOfLevel[level].entries()) {
      const { slices } = await readRangeNote(this.#store, "expand", level, range);
      const detail: DecideDetail = { valueBytes, after: this.#rangesAfter(slices) };
      tasks.push(this.#task("decide", level, range, row.positions, detail));
    }
    return tasks;
  }

  #rangesAfter(slices: ExpandNote["slices"]): DecideDetail["after"] {
    const spans = new Map<number, { first: number; last: number }>();
    for (const { level, row, last } of slices.flatMap(({ runs }) => runs)) {
      const span = spans.get(level);
      spans.set(level, {
        first: Math.min(row.firstKey, span?.first ?? Number.POSITIVE_INFINITY),
        last: Math.max(last, span?.last ?? 0),
      });
    }
    return [...spans].map(([level, { first, last }]) => {
      const ranges = this.#rangesOfLevel[level];
      const from = ranges.findIndex((range) => range.last >= first);
      const to = ranges.findIndex((range) => range.row.firstKey > last);
      return { level, from, to: to < 0 ? ranges.length : to };
    });
  }

  #segmentTasks(valueBytes: 1 | 2): Task[] {
    return this.#rangesOfLevel.flatMap((ranges, level) => {
      const starts = [0];
      for (const { row } of ranges) starts.push(starts[starts.length - 1] + row.positions);
      return segmentsOf(starts[ranges.length]).map(([from, to], segment): Task => {
        const pieces = ranges.flatMap((_range, range) => {
          const [first, end] = [Math.max(from, starts[range]), Math.min(to, starts[range + 1])];
          return first < end ? [{ range, from: first - starts[range], to: end - starts[range] }] : [];
        });
        const id = segmentTask(level, segment);
        const detail: SegmentDetail = { valueBytes, pieces };
        const bounds = { level, from: segment, to: segment + 1 };
        return { id, kind: "segment", ...bounds, done: segmentNote(level, segment), weight: to - from, detail };
      });
    });
  }

  /** Planned again, not counted in the store, which would miss a lost note. */
  async *written(): AsyncGenerator<WrittenLevel, void, void> {
    for await (const _ of this.stages());
    const valueBytes = bytesOfValue(this.#rangesOfLevel.length - 1);
    for (const [level, ranges] of this.#rangesOfLevel.entries()) {
      const counts = [new Float64Array(VALUES), new Float64Array(VALUES)] as const;
      let [moves, stored] = [0, 0];
      for (const range of ranges.keys()) {
        const decided = await readRangeNote(this.#store, "decide", level, range);
        for (const player of [0, 1] as const) {
          for (const [value, count] of decided.counts[player]) counts[player][value] += count;
        }
        stored += decided.row.positions;
        moves += (await readRangeNote(this.#store, "expand", level, range)).moves;
      }
      const segments = [];
      for (const segment of segmentsOf(stored).keys()) {
        const note = await readNote<{ readonly row: ListRow }>(this.#store, segmentNote(level, segment));
        const { positions, ...row } = note.row;
        segments.push(row);
      }
      yield { statistics: levelStatistics(level, counts, moves), stored, valueBytes, segments };
    }
  }
}

type MergeDetail =
  | { readonly start: number }
  | { readonly low: number; readonly high: number | null; readonly sources: readonly string[] };

type ExpandDetail = { readonly sliceKeys: number };

type DecideDetail = {
  readonly valueBytes: 1 | 2;
  readonly after: readonly { readonly level: number; readonly from: number; readonly to: number }[];
};

type SegmentDetail = {
  readonly valueBytes: 1 | 2;
  readonly pieces: readonly { readonly range: number; readonly from: number; readonly to: number }[];
};

const BLOCKS_AT_ONCE = 16;
const MAX_SAMPLE = 16; // keys of a run in its note; each represents some MIN_SAMPLED keys or more
const MIN_SAMPLED = 1 << 10;
const PAUSE_POSITIONS = 1 << 10;

class RangeTables {
  readonly merged: KeySet = new KeySet();
  readonly found: FoundKeys = new FoundKeys();
  readonly #valuesOfLevel = new Map<number, KeyMap>();

  /** A table of values for each of these levels, taken from other levels. */
  valuesOf(levels: readonly number[]): Map<number, KeyMap> {
    const spare = [...this.#valuesOfLevel.values()];
    this.#valuesOfLevel.clear();
    for (const level of levels) this.#valuesOfLevel.set(level, spare.pop() ?? new KeyMap());
    return this.#valuesOfLevel;
  }
}

interface Work {
  readonly rules: KeyRules;
  readonly packing: Packing;
  readonly tables: RangeTables;
  readonly store: FileStore;
  readonly pause: () => Promise<void>;
}

async function rangeWork(task: Task, given: Omit<Work, "pause">, signal?: Signal): Promise<void> {
  checkLevel(task);
  let resumedAt = performance.now();
  const pause = async (): Promise<void> => {
    throwIfAborted(signal);
    if (performance.now() - resumedAt < BREATH) return;
    await breathe();
    resumedAt = performance.now();
  };
  const work = { ...given, pause };
  if (task.kind === "merge") await merge(task, work);
  else if (task.kind === "expand") await expand(task, work);
  else if (task.kind === "decide") await decide(task, work);
  else await writeSegment(task, work);
}

async function merge(task: Task, work: Work): Promise<void> {
  const detail = task.detail as MergeDetail;
  const keys = "start" in detail ? Float64Array.of(detail.start) : await mergedKeys(task, detail, work);
  const { pieces, ...note } = await listOf(keys);
  await work.store.write(rangeFile("merge", task.level, task.from), pieces);
  await writeNote(work.store, task.done, note);
}

async function listOf(keys: Float64Array) {
  const list = new ListWriter(0);
  await list.add(keys, new Uint8Array(0));
  return { ...(await list.finish()), last: keys[keys.length - 1] };
}

async function mergedKeys(
  task: Task,
  { low, high, sources }: Exclude<MergeDetail, { start: number }>,
  { tables: { merged }, store, pause }: Work,
): Promise<Float64Array> {
  if (merged.size > 0) merged.take(); // of a task that was stopped
  const before = high ?? Number.POSITIVE_INFINITY;
  checkBounds(task, "keys", low, before, Number.POSITIVE_INFINITY);
  for (const source of sources) {
    const { slices } = await readNote<ExpandNote>(store, `${source}.json`);
    for (const run of slices.flatMap(({ runs }) => runs)) {
      if (run.level !== task.level || run.last < low || run.row.firstKey >= before) continue;
      const list = listIn(store, `${source}.runs`, run.row, 0, run.offset);
      const page = await list.page();
      const to = before > run.last ? list.blocks : page.rowOfKey(before) + 1;
      const { keys } = await list.load(page.rowOfKey(low), to);
      merged.addAll(keys.subarray(countUpTo(keys, low - 1), countUpTo(keys, before - 1)));
      await pause();
    }
  }
  return merged.take();
}

async function* keysOf(store: FileStore, level: number, range: number): AsyncGenerator<Float64Array, void, void> {
  const { row } = await readRangeNote(store, "merge", level, range);
  const list = listIn(store, rangeFile("merge", level, range), row);
  for (let block = 0; block < list.blocks; block += BLOCKS_AT_ONCE) {
    const { keys } = await list.load(block, Math.min(list.blocks, block + BLOCKS_AT_ONCE));
    yield keys;
  }
}

async function expand(task: Task, { rules, tables: { found }, store, pause }: Work): Promise<void> {
  const { level, from: range } = task;
  const { sliceKeys } = task.detail as ExpandDetail;
  found.clear();
  const look = new Look();
  const slices: ExpandNote["slices"][number][] = [];
  const written: Uint8Array[] = [];
  let [moves, place, offset] = [0, 0, 0];
  const moveWriter = rules.isSlow ? new MoveWriter() : undefined;
  const closeSlice = async (): Promise<void> => {
    const runs: RunNote[] = [];
    for (const [to, keys] of found.take()) {
      const { pieces, row, last } = await listOf(keys);
      for (const piece of pieces) written.push(piece);
      runs.push({ level: to, offset, row, last, sample: sampleOf(keys) });
      offset += row.bytes;
    }
    slices.push({ to: place, runs, ...(moveWriter !== undefined && { moves: moveWriter.closePart() }) });
    await pause();
  };
  for await (const keys of keysOf(store, level, range)) {
    for (let at = 0; at < keys.length; at++) {
      rules.look(keys[at], level, look);
      moveWriter?.add(keys[at], level, look);
      moves += look.count;
      found.addAll(look);
      place++;
      if (found.size >= sliceKeys) await closeSlice();
      else if (place % PAUSE_POSITIONS === 0) await pause();
    }
  }
  if (slices.length === 0 || slices[slices.length - 1].to < place) await closeSlice();
  await store.write(rangeFile("expand", level, range), written);
  if (moveWriter !== undefined) await store.write(movesFile(level, range), moveWriter.pieces);
  await writeNote(store, task.done, { moves, slices } satisfies ExpandNote);
}

async function decide(task: Task, { rules: ownRules, tables, store, pause }: Work): Promise<void> {
  const { level, from: range } = task;
  const { valueBytes, after } = task.detail as DecideDetail;
  for (const ranges of after) checkBounds(task, "ranges after it", ranges.from, ranges.to);
  const { slices } = await readRangeNote(store, "expand", level, range);
  const runsFile = rangeFile("expand", level, range);
  const sublevels = after.map((ranges) => sublevelIn(store, ranges, valueBytes, pause));
  const valueOfLevel = tables.valuesOf(after.map(({ level: next }) => next));
  const counts = [new Float64Array(VALUES), new Float64Array(VALUES)] as const;
  const look = new Look();
  const list = new ListWriter(valueBytes);
  const moveReader = new MoveReader();
  let rules: Pick<KeyRules, "look"> = ownRules;
  let [slice, place] = [-1, 0];
  const openSlice = async (): Promise<void> => {
    const { moves } = slices[++slice];
    if (moves !== undefined) {
      moveReader.open(await readMoves(store, level, range, moves));
      rules = moveReader;
    }
    for (const { level: next, row, offset } of slices[slice].runs) {
      const { keys } = await listIn(store, runsFile, row, 0, offset).load();
      const sublevel = sublevels[after.findIndex((ranges) => ranges.level === next)];
      const values = await sublevel(keys);
      if (values.includes(NO_VALUE)) throw new MarienbadError("bad-rules", texts.unexpectedSuccessor(level));
      valueOfLevel.get(next)?.fill(keys, values);
    }
  };
  for await (const keys of keysOf(store, level, range)) {
    const values = new Uint16Array(keys.length);
    for (let at = 0; at < keys.length; at++) {
      if (slice < 0 || place === slices[slice].to) await openSlice();
      rules.look(keys[at], level, look);
      values[at] = decided(look, level, valueOfLevel);
      counts[look.turn][values[at]]++;
      if (++place % PAUSE_POSITIONS === 0) await pause();
    }
    await list.add(keys, packValues(values, valueBytes));
  }
  const { pieces, row } = await list.finish();
  await store.write(rangeFile("decide", level, range), pieces);
  await writeNote(store, task.done, { row, counts: counts.map(pairsOf) });
}

async function writeSegment(task: Task, { packing, store, pause }: Work): Promise<void> {
  const { level, from: segment } = task;
  const { valueBytes, pieces } = task.detail as SegmentDetail;
  const list = new ListWriter(valueBytes, packing, DATABASE_BLOCK);
  for (const { range, from, to } of pieces) {
    const { row } = await readRangeNote(store, "decide", level, range);
    checkBounds(task, "positions", from, to, row.positions);
    const decidedRange = listIn(store, rangeFile("decide", level, range), row, valueBytes);
    const end = Math.ceil(to / LIST_BLOCK);
    for (let block = Math.floor(from / LIST_BLOCK); block < end; block += BLOCKS_AT_ONCE) {
      const { keys, values } = await decidedRange.load(block, Math.min(end, block + BLOCKS_AT_ONCE));
      const first = block * LIST_BLOCK;
      const [begin, stop] = [Math.max(0, from - first), Math.min(keys.length, to - first)];
      await list.add(keys.subarray(begin, stop), packValues(values.subarray(begin, stop), valueBytes));
      await pause();
    }
  }
  const written = await list.finish();
  await store.write(segmentFile(level, segment), written.pieces);
  await writeNote(store, task.done, { row: written.row });
}

class FoundKeys {
  readonly #keysOfLevel = new Map<number, KeySet>();
  #level = -1;
  #keys = new KeySet();
  readonly #spare: KeySet[] = [];

  get size(): number {
    if (this.#keysOfLevel.size === 1) return this.#keys.size;
    let size = 0;
    for (const keys of this.#keysOfLevel.values()) size += keys.size;
    return size;
  }

  /** Removes all keys, such as those of an interrupted task. */
  clear(): void {
    for (const keys of this.#keysOfLevel.values()) {
      if (keys.size > 0) keys.take();
      this.#spare.push(keys);
    }
    this.#keysOfLevel.clear();
    this.#level = -1;
  }

  addAll({ keys, levels, count }: Look): void {
    for (let move = 0; move < count; move++) {
      if (levels[move] !== this.#level) this.#turnTo(levels[move]);
      this.#keys.add(keys[move]);
    }
  }

  #turnTo(level: number): void {
    this.#level = level;
    this.#keys = this.#keysOfLevel.get(level) ?? this.#spare.pop() ?? new KeySet();
    this.#keysOfLevel.set(level, this.#keys);
  }

  take(): [level: number, keys: Float64Array][] {
    return [...this.#keysOfLevel]
      .filter(([, keys]) => keys.size > 0)
      .sort(([one], [other]) => one - other)
      .map(([level, keys]) => [level, keys.take()]);
  }
}

function sampleOf(keys: Float64Array): number[] {
  const count = Math.min(MAX_SAMPLE, Math.ceil(keys.length / MIN_SAMPLED));
  return Array.from({ length: count }, (_, place) => keys[Math.floor((place * keys.length) / count)]);
}

const WORTH = ([0, 1] as const).map((player) =>
  Int32Array.from({ length: VALUES }, (_, value) => worthOfValue(value, player)),
);

function decided({ turn, result, count, keys, levels }: Look, level: number, after: Map<number, KeyMap>): number {
  if (count === 0) return result === 0 || result === 1 ? valueOfWin(result, 0) : valueOfDraw(0);
  const worth = WORTH[turn];
  let [best, most] = [0, -1];
  for (let from = 0, to = 1; from < count; from = to++) {
    while (to < count && levels[to] === levels[from]) to++;
    const value = after.get(levels[from])?.bestOf(keys, from, to, worth) ?? -1;
    if (value < 0) throw new MarienbadError("bad-rules", texts.unexpectedSuccessor(level));
    if (worth[value] > most) {
      best = value;
      most = worth[value];
    }
  }
  return best + 1; // the same outcome, one move later
}

function pairsOf(counts: Float64Array): CountPairs {
  return [...counts.entries()].filter(([, count]) => count > 0);
}
