import { describe, expect, it } from "vitest";
import { plainColumns } from "../../test/plain-columns.ts";
import { segmentTask } from "../database/database.ts";
import { SEGMENT_POSITIONS } from "../database/index-page.ts";
import type { FileStore, Stage } from "../tasks/level-tasks.ts";
import { memoryFiles } from "../tasks/task.ts";
import type { ColumnEngine } from "./column-engine.ts";
import { FoundRanges, keysOf, Pool, rangesOf } from "./column-files.ts";
import { columnCutsWithin, columnLevels, columnStages } from "./column-tasks.ts";

/*
 * What is planned follows from the directories alone. Here these are written by hand: each file of a level has ranges
 * with so many positions, or with 0 some that are won. Moves in the high columns lead from range 5 to 6 and 9, and from
 * 9 to 10 and 13.
 */
type Ranges = readonly (readonly [range: number, positions: number])[];

async function written(engine: ColumnEngine, ...levels: readonly (readonly Ranges[])[]): Promise<FileStore> {
  const store = memoryFiles();
  for (const [level, files] of levels.entries()) {
    for (const [file, ranges] of files.entries()) {
      const found = new FoundRanges(engine, new Pool());
      for (const [range, count] of ranges) {
        found.add(range, { count, bytes: Uint8Array.of(range), won: count === 0 ? 3 : 0, moves: 0 });
      }
      await store.write(keysOf(level, file), found.pieces);
      await store.write(rangesOf(level, file), [found.directory(rangesOf(level, file))]);
    }
  }
  return store;
}

const CUTS = columnCutsWithin(Number.POSITIVE_INFINITY);

async function stagesIn(engine: ColumnEngine, store: FileStore, count: number): Promise<Stage[]> {
  const stages: Stage[] = [];
  for await (const stage of columnStages(engine, store, CUTS)) if (stages.push(stage) === count) break;
  return stages;
}

describe("the tasks that find a level of columns", () => {
  const cutsOf = async (lowMoves: number, ranges: Ranges) => {
    const engine = plainColumns(() => false, lowMoves);
    const store = await written(engine, [ranges]);
    await stagesIn(engine, store, 1); // notes the cuts, which removes what is there
    const again = await written(engine, [ranges]);
    await again.write("cuts.json", [await store.read("cuts.json")]);
    const [first, second] = await stagesIn(engine, again, 2);
    expect(first.tasks).toMatchObject([{ from: 0, to: 1, weight: 1, detail: { file: 0 } }]);
    return second.tasks.map(({ from, to, weight }) => [from, to, weight]);
  };
  const LEAST = 1 << 20;

  it("begin at the first range that a move leads to, and end where they have 2²⁰ moves", async () => {
    expect(await cutsOf(LEAST, [[5, 1]])).toEqual([
      [5, 6, LEAST],
      [6, 16, 2],
    ]);
    expect(await cutsOf(LEAST - 1, [[5, 1]])).toEqual([[5, 7, LEAST]].concat([[9, 16, 1]]));
    expect(await cutsOf(LEAST - 2, [[5, 1]])).toEqual([[5, 10, LEAST]]);
    expect(await cutsOf(LEAST - 3, [[5, 1]])).toEqual([[5, 16, LEAST - 1]]);
  });

  it("leave out ranges between that nothing leads to", async () => {
    expect(
      await cutsOf(LEAST, [
        [5, 1],
        [9, 1],
      ]),
    ).toEqual([
      [5, 6, LEAST],
      [6, 10, LEAST + 2],
      [10, 16, 2],
    ]);
    expect(
      await cutsOf(LEAST, [
        [10, 1],
        [15, 1],
      ]),
    ).toEqual([
      [10, 11, LEAST],
      [11, 16, LEAST + 2],
    ]);
    expect(await cutsOf(LEAST, [[15, 1]])).toEqual([[15, 16, LEAST]]);
  });

  it("end at an eighth of a level of middling size, and at 2²⁴ moves in a large one", async () => {
    const rangesWith = async (first: number, others: number) =>
      (
        await cutsOf(LEAST, [
          [10, first],
          [15, others],
        ])
      ).map(([from, to]) => [from, to]);
    const [whole, cut] = [
      [[10, 16]],
      [
        [10, 11],
        [11, 16],
      ],
    ];
    expect(await rangesWith(1, 15)).toEqual(whole); // one more move leads to ranges 11 and 14 each
    expect(await rangesWith(3, 13)).toEqual(cut);
    expect(await rangesWith(15, 200)).toEqual(whole);
    expect(await rangesWith(16, 200)).toEqual(cut);
  });

  it("are none where no position is left", async () => {
    expect(await cutsOf(LEAST, [[5, 0]])).toEqual([]);
  });
});

describe("the tasks that decide and write a level of columns", () => {
  it("are one for each file that has a list, and one for each segment", async () => {
    const engine = plainColumns(() => false, 2 ** 20);
    const count = 2 * SEGMENT_POSITIONS + 5;
    // What was found by hand, in as many files as are planned: level 0 leads to two of them.
    const levels = [
      [[[0, 1]]],
      [
        [[0, 0]],
        [
          [1, count],
          [4, 2],
        ],
      ],
    ] as const;
    const store = await written(engine, ...levels);
    const cuts = memoryFiles();
    await stagesIn(engine, cuts, 1);
    await store.write("cuts.json", [await cuts.read("cuts.json")]);
    const stages: Stage[] = [];
    for await (const stage of columnStages(engine, store, CUTS)) {
      stages.push(stage);
      // Nothing is left of level 2.
      if (stage.name !== "find-2") continue;
      for (const { done } of stage.tasks) {
        await store.write(done, [new FoundRanges(engine, new Pool()).directory(done)]);
      }
    }
    expect(stages.map(({ name }) => name)).toEqual([
      ...["find-0", "find-1", "find-2", "decide-2", "decide-1", "decide-0", "write-0"],
    ]);
    const tasksOf = (name: string) => stages.find((stage) => stage.name === name)?.tasks;
    expect(tasksOf("find-1")).toMatchObject([
      { from: 0, to: 1, detail: { file: 0, before: 1 } },
      { from: 1, to: 16, detail: { file: 1, before: 1 } },
    ]);
    const files = tasksOf("find-2")?.length;
    expect(tasksOf("decide-2")).toEqual([]);
    const [id, sealed] = ["decide-1-00001", "decide-1-00001.counts"];
    expect(tasksOf("decide-1")).toEqual([
      {
        id,
        kind: "decide",
        level: 1,
        from: 1,
        to: 5,
        done: sealed,
        weight: count + 2,
        detail: { file: 1, here: 2, after: files },
      },
    ]);
    const S = SEGMENT_POSITIONS;
    const segments = [
      [0, S],
      [S, 2 * S],
      [2 * S, count + 2],
    ].map(([from, to], segment) => {
      const name = segmentTask(1, segment);
      const detail = { file: segment, here: 2 };
      return { id: name, kind: "segment", level: 1, from, to, done: `${name}.json`, weight: to - from, detail };
    });
    expect(tasksOf("decide-0")?.slice(1)).toEqual(segments);
    expect(stages.map(({ drops = [] }) => drops).filter((drops) => drops.length > 0)).toEqual([
      ["find-1-00001.keys", "decide-1-00001.values"],
      ["find-0-00000.keys", "decide-0-00000.values"],
    ]);
    const found = await columnLevels(engine, store, CUTS);
    expect(found.map(({ level, positions, won }) => [level, positions, won])).toEqual([
      [0, 1, 0],
      [1, count + 2, 3],
    ]);
  });

  it("are none of a level of which all is won, which is one all the same", async () => {
    const engine = plainColumns(() => false);
    const store = await written(engine, [[[0, 1]]], [[[0, 0]]]);
    const cuts = memoryFiles();
    await stagesIn(engine, cuts, 1);
    await store.write("cuts.json", [await cuts.read("cuts.json")]);
    const stages = await stagesIn(engine, store, 10);
    expect(stages.map(({ name, tasks }) => [name, tasks.length])).toEqual([
      ["find-0", 1],
      ["find-1", 1],
      ["decide-1", 0],
      ["decide-0", 1],
      ["write-0", 1],
    ]);
    expect((await columnLevels(engine, store, CUTS)).map(({ won }) => won)).toEqual([0, 3]);
  });
});
