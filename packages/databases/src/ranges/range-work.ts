import { BREATH, breathe, MarienbadError, type Packing, type Signal, throwIfAborted } from "marienbad/base";
import { ListWriter } from "../database/block-list.ts";
import { segmentFile } from "../database/database.ts";
import { DATABASE_BLOCK, LIST_BLOCK } from "../database/index-page.ts";
import { countUpTo } from "../database/sorted-keys.ts";
import { packValues, VALUES, valueOfDraw, valueOfWin, worthOfValue } from "../database/value.ts";
import type { FileStore, Task } from "../tasks/level-tasks.ts";
import { readNote } from "../tasks/note.ts";
import { checkBounds, checkLevel } from "../tasks/task-bounds.ts";
import { texts } from "../texts.ts";
import { type KeyRules, Look } from "./key-rules.ts";
import { KeyMap, KeySet } from "./key-table.ts";
import { MoveReader, MoveWriter } from "./move-codes.ts";
import {
  type CountPairs,
  type ExpandNote,
  listIn,
  movesFile,
  type RunNote,
  rangeFile,
  readMoves,
  readRangeNote,
  writeDone,
} from "./range-files.ts";
import { NO_VALUE, sublevelIn } from "./sublevel.ts";

/** The keys of the start, or of what runs lead to from a key on, to before another. */
export type MergeDetail =
  | { readonly start: number }
  | { readonly low: number; readonly high: number | null; readonly sources: readonly string[] };

/** About how many different successors a slice has. */
export type ExpandDetail = { readonly sliceKeys: number };

/** Where the values of successors are: ranges of decided levels. */
export interface DecideDetail {
  readonly valueBytes: 1 | 2;
  readonly after: readonly { readonly level: number; readonly from: number; readonly to: number }[];
}

/** Which positions of which ranges a segment has. */
export interface SegmentDetail {
  readonly valueBytes: 1 | 2;
  readonly pieces: readonly { readonly range: number; readonly from: number; readonly to: number }[];
}

/** Blocks that are read at once. */
const BLOCKS_AT_ONCE = 16;
/** Keys of a run in its note, at most, and how many keys each stands for at least. */
const MAX_SAMPLE = 16;
const MIN_SAMPLED = 1 << 10;
const PAUSE_POSITIONS = 1 << 10;

/** Tables that one task leaves to the next, which would have to let its own grow from nothing. */
export class RangeTables {
  readonly merged: KeySet = new KeySet();
  readonly found: FoundKeys = new FoundKeys();
  readonly #valuesOfLevel = new Map<number, KeyMap>();

  /** A table of values for each of these levels, those of other levels being given away. */
  valuesOf(levels: readonly number[]): Map<number, KeyMap> {
    const spare = [...this.#valuesOfLevel.values()];
    this.#valuesOfLevel.clear();
    for (const level of levels) this.#valuesOfLevel.set(level, spare.pop() ?? new KeyMap());
    return this.#valuesOfLevel;
  }
}

/** Does a task over a range. */
export async function rangeWork(
  rules: KeyRules,
  packing: Packing,
  tables: RangeTables,
  task: Task,
  store: FileStore,
  signal?: Signal,
): Promise<void> {
  checkLevel(task);
  const work = new RangeWork(rules, packing, tables, store, signal);
  if (task.kind === "merge") await work.merge(task);
  else if (task.kind === "expand") await work.expand(task);
  else if (task.kind === "decide") await work.decide(task);
  else await work.writeSegment(task);
}

class RangeWork {
  readonly #rules: KeyRules;
  readonly #packing: Packing;
  readonly #tables: RangeTables;
  readonly #store: FileStore;
  readonly #signal: Signal | undefined;
  #resumedAt = performance.now();

  constructor(rules: KeyRules, packing: Packing, tables: RangeTables, store: FileStore, signal: Signal | undefined) {
    this.#rules = rules;
    this.#packing = packing;
    this.#tables = tables;
    this.#store = store;
    this.#signal = signal;
  }

  /** Lets other work of the program in, now and then. */
  async #pause(): Promise<void> {
    throwIfAborted(this.#signal);
    if (performance.now() - this.#resumedAt < BREATH) return;
    await breathe();
    this.#resumedAt = performance.now();
  }

  async merge(task: Task): Promise<void> {
    const detail = task.detail as MergeDetail;
    const keys = "start" in detail ? Float64Array.of(detail.start) : await this.#mergedKeys(task, detail);
    const list = new ListWriter(0);
    await list.add(keys, new Uint8Array(0));
    const { pieces, row } = await list.finish();
    await this.#store.write(rangeFile("merge", task.level, task.from), pieces);
    await writeDone(this.#store, task, { row, last: keys[keys.length - 1] });
  }

  async #mergedKeys(
    task: Task,
    { low, high, sources }: Exclude<MergeDetail, { start: number }>,
  ): Promise<Float64Array> {
    const { level } = task;
    const { merged } = this.#tables;
    if (merged.size > 0) merged.take(); // of a task that was stopped
    const before = high ?? Number.POSITIVE_INFINITY;
    checkBounds(task, "keys", low, before, Number.POSITIVE_INFINITY);
    for (const source of sources) {
      const { slices } = await readNote<ExpandNote>(this.#store, `${source}.json`);
      for (const run of slices.flatMap(({ runs }) => runs)) {
        if (run.level !== level || run.last < low || run.row.firstKey >= before) continue;
        const list = listIn(this.#store, `${source}.runs`, run.row, 0, run.offset);
        const page = await list.page();
        const to = before > run.last ? list.blocks : page.rowOfKey(before) + 1;
        const { keys } = await list.load(page.rowOfKey(low), to);
        merged.addAll(keys.subarray(countUpTo(keys, low - 1), countUpTo(keys, before - 1)));
        await this.#pause();
      }
    }
    return merged.take();
  }

  /** The keys of a range, some at a time. */
  async *#keysOf(level: number, range: number): AsyncGenerator<Float64Array, void, void> {
    const { row } = await readRangeNote(this.#store, "merge", level, range);
    const list = listIn(this.#store, rangeFile("merge", level, range), row);
    for (let block = 0; block < list.blocks; block += BLOCKS_AT_ONCE) {
      const { keys } = await list.load(block, Math.min(list.blocks, block + BLOCKS_AT_ONCE));
      yield keys;
    }
  }

  async expand(task: Task): Promise<void> {
    const { level, from: range } = task;
    const { sliceKeys } = task.detail as ExpandDetail;
    const { found } = this.#tables;
    found.clear();
    const look = new Look();
    const slices: ExpandNote["slices"][number][] = [];
    const written: Uint8Array[] = [];
    let [moves, place, offset] = [0, 0, 0];
    const said = this.#rules.isSlow ? new MoveWriter() : undefined;
    const closeSlice = async (): Promise<void> => {
      const runs: RunNote[] = [];
      for (const [to, keys] of found.take()) {
        const list = new ListWriter(0);
        await list.add(keys, new Uint8Array(0));
        const { pieces, row } = await list.finish();
        for (const piece of pieces) written.push(piece);
        runs.push({ level: to, offset, row, last: keys[keys.length - 1], sample: sampleOf(keys) });
        offset += row.bytes;
      }
      slices.push({ to: place, runs, ...(said !== undefined && { moves: said.closePart() }) });
      await this.#pause();
    };
    for await (const keys of this.#keysOf(level, range)) {
      for (let at = 0; at < keys.length; at++) {
        this.#rules.look(keys[at], level, look);
        said?.add(keys[at], level, look);
        moves += look.count;
        found.addAll(look);
        place++;
        if (found.size >= sliceKeys) await closeSlice();
        else if (place % PAUSE_POSITIONS === 0) await this.#pause();
      }
    }
    if (slices.length === 0 || slices[slices.length - 1].to < place) await closeSlice();
    await this.#store.write(rangeFile("expand", level, range), written);
    if (said !== undefined) await this.#store.write(movesFile(level, range), said.pieces);
    await writeDone(this.#store, task, { moves, slices } satisfies ExpandNote);
  }

  async decide(task: Task): Promise<void> {
    const { level, from: range } = task;
    const { valueBytes, after } = task.detail as unknown as DecideDetail;
    for (const ranges of after) checkBounds(task, "ranges after it", ranges.from, ranges.to);
    const { slices } = await readRangeNote(this.#store, "expand", level, range);
    const runsFile = rangeFile("expand", level, range);
    const sublevels = after.map((ranges) => sublevelIn(this.#store, ranges, valueBytes, () => this.#pause()));
    const valueOfLevel = this.#tables.valuesOf(after.map(({ level: next }) => next));
    const counts = [new Float64Array(VALUES), new Float64Array(VALUES)] as const;
    const look = new Look();
    const list = new ListWriter(valueBytes);
    const said = new MoveReader();
    let rules: Pick<KeyRules, "look"> = this.#rules;
    let [slice, place] = [-1, 0];
    const openSlice = async (): Promise<void> => {
      const { moves } = slices[++slice];
      if (moves !== undefined) {
        said.open(await readMoves(this.#store, level, range, moves));
        rules = said;
      }
      for (const { level: next, row, offset } of slices[slice].runs) {
        const { keys } = await listIn(this.#store, runsFile, row, 0, offset).load();
        const sublevel = sublevels[after.findIndex((ranges) => ranges.level === next)];
        const values = await sublevel(keys);
        if (values.includes(NO_VALUE)) throw new MarienbadError("bad-rules", texts.unexpectedSuccessor(level));
        valueOfLevel.get(next)?.fill(keys, values);
      }
    };
    for await (const keys of this.#keysOf(level, range)) {
      const values = new Uint16Array(keys.length);
      for (let at = 0; at < keys.length; at++) {
        if (slice < 0 || place === slices[slice].to) await openSlice();
        rules.look(keys[at], level, look);
        values[at] = decided(look, level, valueOfLevel);
        counts[look.turn][values[at]]++;
        if (++place % PAUSE_POSITIONS === 0) await this.#pause();
      }
      await list.add(keys, packValues(values, valueBytes));
    }
    const { pieces, row } = await list.finish();
    await this.#store.write(rangeFile("decide", level, range), pieces);
    await writeDone(this.#store, task, { row, counts: counts.map(pairsOf) });
  }

  async writeSegment(task: Task): Promise<void> {
    const { level, from: segment } = task;
    const { valueBytes, pieces } = task.detail as unknown as SegmentDetail;
    const list = new ListWriter(valueBytes, this.#packing, DATABASE_BLOCK);
    for (const { range, from, to } of pieces) {
      const { row } = await readRangeNote(this.#store, "decide", level, range);
      checkBounds(task, "positions", from, to, row.positions);
      const decidedRange = listIn(this.#store, rangeFile("decide", level, range), row, valueBytes);
      const end = Math.ceil(to / LIST_BLOCK);
      for (let block = Math.floor(from / LIST_BLOCK); block < end; block += BLOCKS_AT_ONCE) {
        const { keys, values } = await decidedRange.load(block, Math.min(end, block + BLOCKS_AT_ONCE));
        const first = block * LIST_BLOCK;
        const [begin, behind] = [Math.max(0, from - first), Math.min(keys.length, to - first)];
        await list.add(keys.subarray(begin, behind), packValues(values.subarray(begin, behind), valueBytes));
        await this.#pause();
      }
    }
    const written = await list.finish();
    await this.#store.write(segmentFile(level, segment), written.pieces);
    await writeDone(this.#store, task, { row: written.row });
  }
}

/** The successors of a slice, by their level: mostly one. */
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

  /** Forgets everything; a task that was stopped may have left something. */
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

  /** The keys of each level in order; they are forgotten here. */
  take(): [level: number, keys: Float64Array][] {
    return [...this.#keysOfLevel]
      .filter(([, keys]) => keys.size > 0)
      .sort(([one], [other]) => one - other)
      .map(([level, keys]) => [level, keys.take()]);
  }
}

/** Keys of a list, equally far from each other. */
function sampleOf(keys: Float64Array): number[] {
  const count = Math.min(MAX_SAMPLE, Math.ceil(keys.length / MIN_SAMPLED));
  return Array.from({ length: count }, (_, place) => keys[Math.floor((place * keys.length) / count)]);
}

/** How good each value is for each player. */
const WORTH = ([0, 1] as const).map((player) =>
  Int32Array.from({ length: VALUES }, (_, value) => worthOfValue(value, player)),
);

/** The value of a position from those of the positions after it. */
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
