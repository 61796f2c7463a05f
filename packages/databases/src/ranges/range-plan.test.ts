import { fullGame } from "marienbad/game";
import { describe, expect, it } from "vitest";
import { counters } from "../../test/small-levels.ts";
import { segmentTask } from "../database/database.ts";
import { SEGMENT_POSITIONS } from "../database/index-page.ts";
import { valueOfDraw, valueOfWin } from "../database/value.ts";
import type { FileStore, JsonValue, Stage, Task, TaskLimits } from "../tasks/level-tasks.ts";
import { levelledGame } from "../tasks/levelled-game.ts";
import { writeNote } from "../tasks/note.ts";
import { memoryFiles } from "../tasks/task.ts";
import { type RangeCuts, rangeTasks } from "./range-tasks.ts";

/*
 * What is planned follows from notes alone. Here these are written by hand: level 0 has the start, from which runs lead
 * to level 1, which has the ranges that a test says.
 */
const rules = counters(2, () => undefined);
const { levelOf, positionOf } = rules;
const game = levelledGame("counters", fullGame({ ...rules, levels: { levelOf, positionOf } }));

interface Run {
  readonly first: number;
  readonly last: number;
  readonly keys: number;
  readonly sample?: readonly number[];
}
const row = (firstKey: number, positions: number) => ({ firstKey, positions, bytes: 1, checksum: "0".repeat(16) });

function runNote(level: number, { first, last, keys, sample = [first] }: Run) {
  return { level, offset: 0, row: row(first, keys), last, sample };
}

async function note(store: FileStore, id: string, content: object): Promise<void> {
  await writeNote(store, `${id}.json`, content as JsonValue);
}

/** A store where level 0 is expanded, slice by slice. */
async function expanded(...slices: readonly (readonly Run[])[]): Promise<FileStore> {
  const store = memoryFiles();
  await note(store, "merge-0-0000", { row: row(0, 1), last: 0 });
  const runs = slices.map((list) => ({ to: 1, runs: list.map((run) => runNote(1, run)) }));
  await note(store, "expand-0-0000", { moves: 5, slices: runs });
  return store;
}

/** The stages up to one, whose own notes need not be there. */
async function stagesUpTo(store: FileStore, last: string, cuts?: RangeCuts, limits?: TaskLimits): Promise<Stage[]> {
  // The notes are of work with these cuts; with others they would be removed.
  if (cuts !== undefined) await writeNote(store, "cuts.json", cuts);
  const stages: Stage[] = [];
  for await (const stage of rangeTasks(game, limits, cuts).stages(store)) {
    stages.push(stage);
    if (stage.name === last) return stages;
  }
  throw new Error(`no stage ${last}`);
}

const cutsOf = (size: number): RangeCuts => ({ minRangeKeys: size, maxRangeKeys: size, sliceKeys: size });

describe("the ranges of a level", () => {
  const rangesOf = async (store: FileStore, cuts: RangeCuts) => {
    const { tasks } = (await stagesUpTo(store, "merge 1", cuts)).at(-1) as Stage;
    return tasks.map(({ detail }) => {
      const { low, high } = detail as { low: number; high: number | null };
      return [low, high];
    });
  };

  it("are cut where samples have as many keys before them as a range has", async () => {
    const store = () => expanded([{ first: 10, last: 40, keys: 8, sample: [10, 20, 30, 40] }]);
    expect(await rangesOf(await store(), cutsOf(9))).toEqual([[0, null]]);
    // two keys each: 30 has four before it
    for (const size of [3, 4])
      expect(await rangesOf(await store(), cutsOf(size))).toEqual([
        [0, 30],
        [30, null],
      ]);
    expect(await rangesOf(await store(), cutsOf(5))).toEqual([
      [0, 40],
      [40, null],
    ]);
    expect(await rangesOf(await store(), cutsOf(2))).toEqual([
      [0, 20],
      [20, 30],
      [30, 40],
      [40, null],
    ]);
  });

  it("never begin twice at a key that several samples have", async () => {
    const runs = [
      { first: 10, last: 20, keys: 2, sample: [10, 20] },
      { first: 20, last: 30, keys: 2, sample: [20, 30] },
      { first: 20, last: 20, keys: 1 },
    ];
    for (const size of [1, 2]) {
      expect(await rangesOf(await expanded(runs), cutsOf(size))).toEqual([
        [0, 20],
        [20, 30],
        [30, null],
      ]);
    }
    const same = { first: 7, last: 9, keys: 5 };
    expect(await rangesOf(await expanded([same, same], [same]), cutsOf(1))).toEqual([[0, null]]);
  });

  it("are sixteen, unless they are too small for a task or too large for the memory", async () => {
    const sample = Array.from({ length: 64 }, (_, place) => place);
    const store = () => expanded([{ first: 0, last: 63, keys: 64, sample }]);
    const countWith = async (minRangeKeys: number, maxRangeKeys: number): Promise<number> =>
      (await rangesOf(await store(), { minRangeKeys, maxRangeKeys, sliceKeys: 1 })).length;
    expect(await countWith(1, 64)).toBe(16);
    expect(await countWith(8, 64)).toBe(8);
    expect(await countWith(1, 2)).toBe(32);
    expect(await countWith(4, 4)).toBe(16);
    const more = await expanded([{ first: 0, last: 64, keys: 65, sample: [...sample, 64] }]);
    expect((await rangesOf(more, { minRangeKeys: 1, maxRangeKeys: 64, sliceKeys: 1 })).length).toBe(13); // of five keys
  });

  it("are merged from the tasks whose runs have a key in them, each task once", async () => {
    const store = memoryFiles();
    await note(store, "merge-0-0000", { row: row(0, 1), last: 0 });
    const ends: Run[] = [
      { first: 10, last: 19, keys: 2 },
      { first: 10, last: 20, keys: 2 },
      { first: 20, last: 30, keys: 2 },
      { first: 29, last: 30, keys: 1 },
    ];
    // From level 0 to level 2, and through level 1, which has one range for each of these runs.
    await note(store, "expand-0-0000", {
      moves: 2,
      slices: [
        { to: 1, runs: [runNote(1, { first: 1, last: 4, keys: 4, sample: [1, 2, 3, 4] }), runNote(2, ends[0])] },
      ],
    });
    for (const [range, run] of ends.entries()) {
      await note(store, `merge-1-000${range}`, { row: row(range + 1, 1), last: range + 1 });
      const slice = { to: 1, runs: [runNote(2, run)] };
      await note(store, `expand-1-000${range}`, { moves: 1, slices: range === 1 ? [slice, slice] : [slice] });
    }
    const stages = await stagesUpTo(store, "merge 2", cutsOf(1));
    const { tasks } = stages.at(-1) as Stage;
    expect(tasks.map(({ id, level, from, to, detail }) => ({ id, level, from, to, detail }))).toEqual(
      [
        { low: 0, high: 20, sources: ["expand-0-0000", "expand-1-0000", "expand-1-0001"] },
        { low: 20, high: 29, sources: ["expand-1-0001", "expand-1-0002"] },
        { low: 29, high: null, sources: ["expand-1-0002", "expand-1-0003"] },
      ].map((detail, range) => ({ id: `merge-2-000${range}`, level: 2, from: range, to: range + 1, detail })),
    );
    // 2 + 2 + 2 + 2 + 2 + 1 keys lead there, which are 3⅔ for each range.
    expect(tasks.map(({ weight }) => weight)).toEqual([4, 4, 4]);
    const { tasks: before } = stages.find(({ name }) => name === "expand 1") as Stage;
    expect(before.map(({ id, weight, detail }) => [id, weight, detail])).toEqual(
      ends.map((_, range) => [`expand-1-000${range}`, 1, { sliceKeys: 1 }]),
    );
  });
});

describe("what deciding a range reads", () => {
  it("are the ranges of each level that its runs touch, and no others", async () => {
    // The ranges of level 1 begin and end here; runs lead from level 0 to what a case says.
    const ranges = [
      [0, 9],
      [10, 19],
      [20, 29],
    ] as const;
    const cases: [runs: [first: number, last: number][], from: number, to: number][] = [
      [[[0, 9]], 0, 1],
      [[[9, 10]], 0, 2],
      [[[10, 19]], 1, 2],
      [[[19, 20]], 1, 3],
      [[[20, 29]], 2, 3],
      [[[0, 29]], 0, 3],
      [
        [
          [10, 10],
          [19, 19],
        ],
        1,
        2,
      ],
      [
        [
          [20, 20],
          [9, 9],
        ],
        0,
        3,
      ],
    ];
    for (const [runs, from, to] of cases) {
      const sample = [0, 10, 20];
      const store = await expanded(
        runs.map(([first, last]) => ({ first, last, keys: 3, sample })),
        [],
      );
      for (const [range, [first, last]] of ranges.entries()) {
        await note(store, `merge-1-000${range}`, { row: row(first, 5), last });
        await note(store, `expand-1-000${range}`, { moves: 0, slices: [{ to: 5, runs: [] }] });
      }
      const stages = await stagesUpTo(store, "decide 0", cutsOf(runs.length));
      const { tasks, drops } = stages.at(-1) as Stage;
      expect(tasks).toMatchObject([
        {
          id: "decide-0-0000",
          done: "decide-0-0000.json",
          weight: 1,
          detail: { valueBytes: 1, after: [{ level: 1, from, to }] },
        },
      ]);
      expect(drops).toEqual(["expand-0-0000.runs", "expand-0-0000.moves"]);
      const { tasks: last } = stages.find(({ name }) => name === "decide 1") as Stage;
      expect(last.map(({ weight, detail }) => [weight, detail])).toEqual(
        ranges.map(() => [5, { valueBytes: 1, after: [] }]),
      );
    }
  });
});

describe("the segments of a level", () => {
  const S = SEGMENT_POSITIONS;
  /** The pieces of each segment, as range, from and to, for ranges of the given sizes. */
  const piecesOf = async (...positions: number[]) => {
    const sample = positions.map((_, range) => range);
    const store = await expanded([{ first: 0, last: sample.length, keys: sample.length, sample }]);
    for (const [range, count] of positions.entries()) {
      await note(store, `merge-1-000${range}`, { row: row(range, count), last: range });
      await note(store, `expand-1-000${range}`, { moves: 0, slices: [{ to: count, runs: [] }] });
    }
    const { tasks } = (await stagesUpTo(store, "segments", cutsOf(1))).at(-1) as Stage;
    expect(tasks[0]).toMatchObject({ level: 0, from: 0, to: 1, weight: 1, detail: { valueBytes: 1 } });
    return tasks.slice(1).map(({ id, kind, level, from, to, done, weight, detail }: Task, segment) => {
      const name = segmentTask(1, segment);
      expect({ id, kind, level, from, to, done }).toEqual({
        ...{ id: name, kind: "segment", level: 1, from: segment, to: segment + 1, done: `${name}.json` },
      });
      const { pieces } = detail as { pieces: { range: number; from: number; to: number }[] };
      expect(weight).toBe(pieces.reduce((sum, piece) => sum + piece.to - piece.from, 0));
      return pieces.map((piece) => [piece.range, piece.from, piece.to]);
    });
  };

  it("are cut at equally many positions, wherever ranges end", async () => {
    expect(await piecesOf(S)).toEqual([[[0, 0, S]]]);
    expect(await piecesOf(S + 1)).toEqual([[[0, 0, S]], [[0, S, S + 1]]]);
    expect(await piecesOf(S, 5)).toEqual([[[0, 0, S]], [[1, 0, 5]]]);
    expect(await piecesOf(S - 1, 5)).toEqual([
      [
        [0, 0, S - 1],
        [1, 0, 1],
      ],
      [[1, 1, 5]],
    ]);
    expect(await piecesOf(3, 2 * S, 4)).toEqual([
      [
        [0, 0, 3],
        [1, 0, S - 3],
      ],
      [[1, S - 3, 2 * S - 3]],
      [
        [1, 2 * S - 3, 2 * S],
        [2, 0, 4],
      ],
    ]);
  });

  it("are reported with what their notes and those of their ranges say", async () => {
    const store = await expanded([{ first: 0, last: 1, keys: 2, sample: [0, 1] }]);
    await writeNote(store, "cuts.json", cutsOf(1));
    const win = valueOfWin(1, 3);
    for (const [range, count] of [S, 2].entries()) {
      await note(store, `merge-1-000${range}`, { row: row(range, count), last: range });
      await note(store, `expand-1-000${range}`, { moves: 3 + range, slices: [{ to: count, runs: [] }] });
      const counts = [[[valueOfDraw(0), 1]], [[win, count - 1]]];
      await note(store, `decide-1-000${range}`, { row: row(range, count), counts });
      await note(store, segmentTask(1, range), { row: row(range, 9) });
    }
    await note(store, "decide-0-0000", { row: row(0, 1), counts: [[[win + 1, 1]], []] });
    await note(store, segmentTask(0, 0), { row: row(0, 1) });
    const written = [];
    for await (const level of rangeTasks(game, {}, cutsOf(1)).written(store)) written.push(level);
    expect(written).toMatchObject([
      { statistics: { positions: 1, moves: 5, player1: 1 }, stored: 1, valueBytes: 1 },
      { statistics: { positions: S + 2, moves: 7, player1: S, draws: 2 }, stored: S + 2, valueBytes: 1 },
    ]);
    const { positions: _, ...first } = row(0, 9);
    expect(written.map(({ segments }) => segments)).toEqual([[first], [first, { ...first, firstKey: 1 }]]);
  });
});

describe("how work over ranges is cut", () => {
  const cutsWith = async (megabytes?: number): Promise<object> => {
    const store = memoryFiles();
    await stagesUpTo(store, "merge 0", undefined, megabytes === undefined ? undefined : { megabytes });
    return JSON.parse(new TextDecoder().decode(await store.read("cuts.json")).split("\n")[1]);
  };

  it("takes 128 bytes of memory for a key, in ranges of 2¹⁵ to 2²⁰ keys; with less memory of 2¹²", async () => {
    const full = { minRangeKeys: 1 << 15, maxRangeKeys: 1 << 20, sliceKeys: 1 << 18 };
    for (const megabytes of [undefined, 1000, 128]) expect(await cutsWith(megabytes)).toEqual(full);
    expect(await cutsWith(127.5)).toEqual({ ...full, maxRangeKeys: 127.5 * 2 ** 13 });
    expect(await cutsWith(16)).toEqual({ ...full, maxRangeKeys: 1 << 17, sliceKeys: 1 << 17 });
    const all = (keys: number) => ({ minRangeKeys: keys, maxRangeKeys: keys, sliceKeys: keys });
    expect(await cutsWith(2)).toEqual(all(1 << 14));
    for (const megabytes of [0.5, 0.1, 0]) expect(await cutsWith(megabytes)).toEqual(all(1 << 12));
  });
});
