import { DEFLATED } from "marienbad/base";
import { segmentTask } from "../database/database.ts";
import { SEGMENT_POSITIONS } from "../database/index-page.ts";
import { levelStatistics } from "../database/statistics.ts";
import { bytesOfValue, VALUES } from "../database/value.ts";
import { keptCuts } from "../tasks/cuts.ts";
import type { FileStore, JsonValue, Stage, Task, TaskGame, TaskLimits, WrittenLevel } from "../tasks/level-tasks.ts";
import type { AnyLevelledGame } from "../tasks/levelled-game.ts";
import { type KeyRules, keyRulesOf } from "./key-rules.ts";
import {
  type ExpandNote,
  type MergeNote,
  movesFile,
  type RangeKind,
  type RunNote,
  rangeFile,
  rangeTask,
  readRangeNote,
  readSegmentNote,
} from "./range-files.ts";
import {
  type DecideDetail,
  type ExpandDetail,
  type MergeDetail,
  RangeTables,
  rangeWork,
  type SegmentDetail,
} from "./range-work.ts";

/** A level is cut into about so many ranges, for the threads to have equal shares of it. */
const RANGES_OF_LEVEL = 16;
/** What a key of a range takes while it is merged, where each has a page of its own (key-table.ts). */
const BYTES_OF_KEY = 128;

/** How large ranges and slices are. */
export type Cuts = {
  /** A smaller range is not worth a task. */
  readonly minRangeKeys: number;
  readonly maxRangeKeys: number;
  /** About how many different successors a slice has: their table should stay in a cache. */
  readonly sliceKeys: number;
};

const DEFAULT_CUTS: Cuts = { minRangeKeys: 1 << 15, maxRangeKeys: 1 << 20, sliceKeys: 1 << 18 };
const LEAST_RANGE_KEYS = 1 << 12;

function cutsWithin(megabytes: number): Cuts {
  const keys = Math.max(LEAST_RANGE_KEYS, Math.floor((megabytes * 2 ** 20) / BYTES_OF_KEY));
  const { minRangeKeys, maxRangeKeys, sliceKeys } = DEFAULT_CUTS;
  return {
    minRangeKeys: Math.min(minRangeKeys, keys),
    maxRangeKeys: Math.min(maxRangeKeys, keys),
    sliceKeys: Math.min(sliceKeys, keys),
  };
}

/**
 * Any game with levels as tasks over ranges of its keys (retrograde analysis without edges: Ströhlein 1970; external
 * merging: Knuth, volume 3, 5.4). Forwards, level by level:
 *
 *     expand   the positions one move after those of a range, in sorted runs
 *     merge    the runs that lead to a range of a level become its keys
 *
 * then backwards: decide, which fetches the values of the successors it needs and no others; at last the segments of
 * the database. A level is cut where the samples of the runs say that ranges are equal: so the plan follows from the
 * notes of tasks that are done, and whoever goes on plans the same. Exact. Cost: each position is looked at twice; a
 * few bytes of files for each; memory for one range per worker, and for the names of ranges.
 */
export function rangeTasks(
  game: AnyLevelledGame,
  { megabytes = Number.POSITIVE_INFINITY, packing = DEFLATED }: TaskLimits = {},
  cuts: Cuts = cutsWithin(megabytes),
): TaskGame {
  let rules: KeyRules | undefined;
  const keyRules = (): KeyRules => {
    rules ??= keyRulesOf(game);
    return rules;
  };
  const tables = new RangeTables();
  return {
    leavesOutWon: false,
    stages: (store) => new Planner(store, keyRules(), cuts).stages(),
    runTask: (task, store, signal) => rangeWork(keyRules(), packing, tables, task, store, signal),
    written: (store) => new Planner(store, keyRules(), cuts).written(),
  };
}

/** Where a level is cut. */
interface PlannedRange {
  readonly first: number;
  readonly last: number;
  readonly positions: number;
}

/** A run as the planner knows it. */
interface PlannedRun extends Pick<RunNote, "level" | "last" | "sample"> {
  readonly first: number;
  readonly keys: number;
  /** The task that has written it. */
  readonly task: string;
}

class Planner {
  readonly #store: FileStore;
  readonly #rules: KeyRules;
  #cuts: Cuts;
  readonly #rangesOfLevel: PlannedRange[][] = [];
  /** Runs that lead to levels which have not been merged. */
  #runs: PlannedRun[] = [];

  constructor(store: FileStore, rules: KeyRules, cuts: Cuts) {
    this.#store = store;
    this.#rules = rules;
    this.#cuts = cuts;
  }

  async *stages(): AsyncGenerator<Stage, void, void> {
    this.#cuts = await keptCuts(this.#store, this.#cuts);
    for (let level = 0; level === 0 || this.#runs.length > 0; level++) {
      const tasks = level === 0 ? [this.#firstTask()] : this.#mergeTasks(level);
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

  /** What expanding a range leaves to deciding it. */
  #filesAfter(level: number, range: number): string[] {
    return [rangeFile("expand", level, range), ...(this.#rules.isSlow ? [movesFile(level, range)] : [])];
  }

  #task(kind: RangeKind, level: number, range: number, weight: number, detail: JsonValue): Task {
    const id = rangeTask(kind, level, range);
    return { id, kind, level, from: range, to: range + 1, done: `${id}.json`, weight, detail };
  }

  #firstTask(): Task {
    return this.#task("merge", 0, 0, 1, { start: this.#rules.start } satisfies MergeDetail);
  }

  /** The level is cut at keys of the samples, so that equally many keys of runs lead to each range. */
  #mergeTasks(level: number): Task[] {
    const runs = this.#runs.filter((run) => run.level === level);
    const weighted = runs.flatMap(({ sample, keys }) => sample.map((key) => ({ key, weight: keys / sample.length })));
    weighted.sort((one, other) => one.key - other.key);
    const total = runs.reduce((sum, { keys }) => sum + keys, 0);
    const { minRangeKeys, maxRangeKeys } = this.#cuts;
    const size = Math.min(maxRangeKeys, Math.max(minRangeKeys, Math.ceil(total / RANGES_OF_LEVEL)));
    const cuts: number[] = [];
    let [before, begun, first] = [0, 0, 0]; // what leads to keys before this one; likewise to this range; its first key
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
      const leading = runs.filter(({ first, last }) => last >= low && (high === null || first < high));
      const sources = [...new Set(leading.map(({ task }) => task))];
      const weight = Math.ceil(total / cuts.length);
      return this.#task("merge", level, range, weight, { low, high, sources } satisfies MergeDetail);
    });
  }

  async #readRanges(level: number, count: number): Promise<void> {
    const notes: MergeNote[] = [];
    for (let range = 0; range < count; range++) notes.push(await readRangeNote(this.#store, "merge", level, range));
    this.#rangesOfLevel[level] = notes.map(({ row, last }) => {
      return { first: row.firstKey, last, positions: row.positions };
    });
  }

  #expandTasks(level: number): Task[] {
    return this.#rangesOfLevel[level].map(({ positions }, range) =>
      this.#task("expand", level, range, positions, { sliceKeys: this.#cuts.sliceKeys } satisfies ExpandDetail),
    );
  }

  async #readRuns(level: number): Promise<void> {
    for (const range of this.#rangesOfLevel[level].keys()) {
      const { slices } = await readRangeNote(this.#store, "expand", level, range);
      const task = rangeTask("expand", level, range);
      for (const { runs } of slices) {
        for (const { row, ...run } of runs) {
          this.#runs.push({
            level: run.level,
            first: row.firstKey,
            last: run.last,
            keys: row.positions,
            sample: run.sample,
            task,
          });
        }
      }
    }
  }

  async #decideTasks(level: number, valueBytes: 1 | 2): Promise<Task[]> {
    const tasks: Task[] = [];
    for (const [range, { positions }] of this.#rangesOfLevel[level].entries()) {
      const { slices } = await readRangeNote(this.#store, "expand", level, range);
      const detail: DecideDetail = { valueBytes, after: this.#rangesAfter(slices) };
      tasks.push(this.#task("decide", level, range, positions, { ...detail }));
    }
    return tasks;
  }

  /** Of each level that runs lead to, the ranges that they touch. */
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
      const behind = ranges.findIndex((range) => range.first > last);
      return { level, from, to: behind < 0 ? ranges.length : behind };
    });
  }

  #segmentTasks(valueBytes: 1 | 2): Task[] {
    return this.#rangesOfLevel.flatMap((ranges, level) => {
      const starts = [0];
      for (const { positions } of ranges) starts.push(starts[starts.length - 1] + positions);
      const stored = starts[ranges.length];
      return Array.from({ length: Math.ceil(stored / SEGMENT_POSITIONS) }, (_, segment): Task => {
        const [from, to] = [segment * SEGMENT_POSITIONS, Math.min(stored, (segment + 1) * SEGMENT_POSITIONS)];
        const pieces = ranges.flatMap((_range, range) => {
          const [first, end] = [Math.max(from, starts[range]), Math.min(to, starts[range + 1])];
          return first < end ? [{ range, from: first - starts[range], to: end - starts[range] }] : [];
        });
        const id = segmentTask(level, segment);
        const detail: SegmentDetail = { valueBytes, pieces };
        const weight = to - from;
        return {
          id,
          kind: "segment",
          level,
          from: segment,
          to: segment + 1,
          done: `${id}.json`,
          weight,
          detail: { ...detail },
        };
      });
    });
  }

  /**
   * What the notes of a store say that has been filled. How many ranges a level has is planned again, not counted in
   * the store: a note that got lost would not be missed there.
   */
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
      for (let segment = 0; segment * SEGMENT_POSITIONS < stored; segment++) {
        const { positions, ...row } = (await readSegmentNote(this.#store, level, segment)).row;
        segments.push(row);
      }
      yield { statistics: levelStatistics(level, counts, moves), stored, valueBytes, segments };
    }
  }
}
