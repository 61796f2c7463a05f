import { explore, rankOf, winnerOf } from "marienbad/arena";
import { solveArena } from "marienbad/solve";
import { describe, expect, it } from "vitest";
import { levelOfColumns, plainColumns, plainRules } from "../../test/plain-columns.ts";
import { ListReader, type ListRow } from "../database/block-list.ts";
import { LevelDatabase, segmentFile, segmentsIn } from "../database/database.ts";
import { DATABASE_BLOCK } from "../database/index-page.ts";
import { rankOfValue, winnerOfValue } from "../database/value.ts";
import { ZLIB } from "../node/packing.ts";
import type { FileStore, Stage, Task, TaskGame } from "../tasks/level-tasks.ts";
import { readNote } from "../tasks/note.ts";
import { solveInto } from "../tasks/solve-levels.ts";
import { inProcess, memoryFiles } from "../tasks/task.ts";
import { ColumnLevel } from "./column-files.ts";
import { columnCutsWithin, columnStages, columnTasks } from "./column-tasks.ts";

const LAST_LEVEL = 12;
/** Some positions, spread over the ranges; the last one is a draw. */
const isWon = (key: number): boolean => key % 11 === 7 || key % 17 === 12;
/** With these a level is one task, about four positions are, or each range is. */
const LOW_MOVES = [2, 1 << 18, 1 << 20];

async function solved(tasks: TaskGame, store: FileStore = memoryFiles(), options = {}): Promise<LevelDatabase> {
  await solveInto(store, { game: "columns", options: {} }, tasks, inProcess(tasks, store), options);
  return await LevelDatabase.open(segmentsIn(store), ZLIB);
}

const tasksOf = (lowMoves: number): TaskGame => columnTasks(plainColumns(isWon, lowMoves), { packing: ZLIB });

/** Does the stages before one, and returns this one. */
async function stageNamed(tasks: TaskGame, store: FileStore, name: string): Promise<Stage> {
  for await (const stage of tasks.stages(store)) {
    if (stage.name === name) return stage;
    for (const task of stage.tasks) await tasks.runTask(task, store);
  }
  throw new Error(`no stage ${name}`);
}

describe("tasks over columns", () => {
  it.each(LOW_MOVES)("give what the attractors give, with %i moves in a range", async (lowMoves) => {
    const { arena, positions } = explore(plainRules(isWon));
    const solution = solveArena(arena);
    const database = await solved(tasksOf(lowMoves));
    expect([database.positions, database.moves]).toEqual([arena.vertexCount, arena.edgeCount]);
    const rows = positions.map((key, vertex) => {
      return { key, level: levelOfColumns(key), winner: winnerOf(solution, vertex), rank: rankOf(solution, vertex) };
    });
    for (const { key, level, winner, rank } of rows) {
      const value = await database.find(level, key);
      const found = value === undefined ? undefined : [winnerOfValue(value), rankOfValue(value)];
      expect([key, found]).toEqual([key, key > 0 && isWon(key) ? undefined : [winner, rank]]);
    }
    for (const { level, positions: count, player0, player1, draws } of database.levels) {
      const own = rows.filter((row) => row.level === level);
      const ofWinner = [0, 1, undefined].map((winner) => own.filter((row) => row.winner === winner).length);
      expect([count, player0, player1, draws]).toEqual([own.length, ...ofWinner]);
    }
  });

  it("write the same bytes however they are cut, and keep notes and segments alone", async () => {
    const stores = LOW_MOVES.map(() => memoryFiles());
    for (const [place, store] of stores.entries()) await solved(tasksOf(LOW_MOVES[place]), store);
    const names = (await stores[0].list("")).filter((name) => name.endsWith(".blocks"));
    expect(names.length).toBe(LAST_LEVEL + 1);
    for (const store of stores) {
      for (const name of [...names, "manifest"]) expect(await store.read(name)).toEqual(await stores[0].read(name));
      const left = (await store.list("")).filter((name) => /\.(keys|values)$/.test(name));
      for (const name of left) expect([name, await store.size(name)]).toEqual([name, 0]);
    }
  });

  it("are neighbouring ranges, each task as many as reach its weight, and the last one what is left", async () => {
    const engine = plainColumns(isWon, 1 << 18);
    const store = memoryFiles();
    const tasks = columnTasks(engine, { packing: ZLIB });
    const { tasks: found } = await stageNamed(tasks, store, "find-6");
    const before = await ColumnLevel.read(engine, store, 5, (await store.list("find-5-")).length / 2);
    const weightOf = (range: number): number =>
      [...before.ranges.entries()].reduce((sum, [place, source]) => {
        const isNext = engine.after(source, 5).includes(range);
        return sum + before.counts[place] * ((source === range ? 1 << 18 : 0) + (isNext ? 1 : 0));
      }, 0);
    const sum = (list: readonly number[]): number => list.reduce((one, other) => one + other, 0);
    const all = Array.from({ length: engine.ranges }, (_, range) => weightOf(range));
    const least = sum(all) / 8; // more than 2²⁰ here
    expect(least).toBeGreaterThan(1 << 20);
    expect(found.length).toBeGreaterThan(3);
    for (const [place, { from, to, weight, detail }] of found.entries()) {
      const weights = all.slice(from, to);
      expect([weight, detail]).toEqual([sum(weights), { file: place, before: before.fileCount }]);
      expect(weights[0]).toBeGreaterThan(0);
      expect(sum(weights.slice(0, -1))).toBeLessThan(least);
      if (place + 1 < found.length) expect(weight).toBeGreaterThanOrEqual(least);
      else expect(to).toBe(engine.ranges);
      for (let range = place === 0 ? 0 : found[place - 1].to; range < from; range++) expect(all[range]).toBe(0);
    }
  });

  it("have a move for each 16 bytes of memory, from 2²⁰ to 2²⁴, and stay as they were begun", async () => {
    const cuts = [0, 16, 17, 100, 256, 257, Number.POSITIVE_INFINITY].map((megabytes) => columnCutsWithin(megabytes));
    const mebi = 2 ** 20;
    expect(cuts.map(({ maxTaskMoves }) => maxTaskMoves / mebi)).toEqual([1, 1, 17 / 16, 6.25, 16, 16, 16]);
    const countOf = async (store: FileStore, megabytes: number): Promise<number> => {
      const tasks = columnTasks(plainColumns(isWon, 1 << 24), { megabytes });
      return (await stageNamed(tasks, store, "find-6")).tasks.length;
    };
    const store = memoryFiles();
    const few = await countOf(store, 1 << 20);
    expect(await countOf(memoryFiles(), 16)).toBeGreaterThanOrEqual(few);
    expect(await countOf(store, 16)).toBe(few);
  });

  it("are done in stages: find forwards, then decide backwards, each level dropped when written", async () => {
    const store = memoryFiles();
    const tasks = tasksOf(2);
    const reported: string[] = [];
    for await (const { name, tasks: list, drops = [] } of tasks.stages(store)) {
      reported.push(`${name}: ${list.map(({ id, from, to, weight }) => `${id} ${from}-${to} ${weight}`)}; ${drops}`);
      for (const task of list) await tasks.runTask(task, store);
    }
    expect(reported.slice(0, 2)).toEqual(["find-0: find-0-00000 0-1 1; ", "find-1: find-1-00000 0-16 4; "]);
    expect(reported.slice(-2)).toEqual([
      "decide-0: decide-0-00000 0-1 1,segment-1-00000 0-4 4; find-1-00000.keys,decide-1-00000.values",
      "write-0: segment-0-00000 0-1 1; find-0-00000.keys,decide-0-00000.values",
    ]);
    // The full columns are looked at, and lead to an empty level.
    expect(reported.length).toBe(2 * (LAST_LEVEL + 2) + 1);
  });

  it("are stopped between two ranges, or two blocks, and nothing is done then", async () => {
    for (const name of ["find-6", "decide-6", "decide-5"]) {
      const store = memoryFiles();
      const tasks = tasksOf(2);
      for (const task of (await stageNamed(tasks, store, name)).tasks) {
        const stopped = tasks.runTask(task, store, { aborted: true });
        await expect(stopped).rejects.toMatchObject({ code: "interrupted" });
        expect(await store.size(task.done)).toBeUndefined();
      }
    }
  });

  it("count what was decided since they began, not what a task left that was stopped", async () => {
    const store = memoryFiles();
    const tasks = tasksOf(1 << 20);
    const { tasks: list } = await stageNamed(tasks, store, "decide-6");
    const [task] = list.filter(({ kind, to, from }) => kind === "decide" && to - from === 1);
    await tasks.runTask(task, store);
    const counts = await store.read(task.done);
    const engine = plainColumns(isWon, 1 << 20);
    engine.decide(
      6,
      0,
      { count: 1, bytes: Uint8Array.of(0) },
      { count: 0, bytes: new Uint8Array(0), values: new Uint8Array(0) },
      [],
    );
    await columnTasks(engine).runTask(task, store);
    expect(await store.read(task.done)).toEqual(counts);
  });

  it("write the positions of a level from one place to another", async () => {
    const store = memoryFiles();
    const tasks = tasksOf(1 << 20);
    const { tasks: list } = await stageNamed(tasks, store, "decide-5");
    const [task] = list.filter(({ kind }) => kind === "segment");
    const read = async (from: number, to: number): Promise<number[]> => {
      await tasks.runTask({ ...task, from, to }, store);
      const row = await readNote<ListRow>(store, task.done);
      expect(row.positions).toBe(to - from);
      const name = segmentFile(6, 0);
      const source = {
        read: (begin: number, end: number) => store.read(name, begin, end),
        damaged: () => new Error(name),
      };
      const reader = new ListReader(row, { ...source, valueBytes: 1, packing: ZLIB, blockPositions: DATABASE_BLOCK });
      const { keys, values } = await reader.load();
      return Array.from(keys, (key, place) => 1024 * key + values[place]);
    };
    const whole = await read(0, task.to);
    for (const [from, to] of [
      [0, 1],
      [2, 4],
      [5, task.to],
      [task.to - 1, task.to],
    ]) {
      expect(await read(from, to)).toEqual(whole.slice(from, to));
    }
  });

  it("keep the directories of three levels, and read each once while they do", async () => {
    const inner = memoryFiles();
    const names: string[] = [];
    const store: FileStore = {
      ...inner,
      read(name, from, to, room) {
        if (name.endsWith(".rows")) names.push(name.slice(0, -".rows".length));
        return inner.read(name, from, to, room);
      },
    };
    const tasks = tasksOf(2);
    await stageNamed(tasks, inner, "find-5");
    const find = (level: number): Task => ({
      ...{ id: `find-${level}-00000`, kind: "find", level, from: 0, to: 16, done: `find-${level}-00000.rows` },
      ...{ weight: 1, detail: { file: 0, before: 1 } },
    });
    for (const level of [1, 2, 3, 1, 2, 3]) await tasks.runTask(find(level), store);
    expect(names).toEqual(["find-0-00000", "find-1-00000", "find-2-00000"]);
    await tasks.runTask(find(4), store); // 0 is forgotten, and the others are not
    for (const level of [2, 3, 4, 1]) await tasks.runTask(find(level), store);
    expect(names.slice(3)).toEqual(["find-3-00000", "find-0-00000"]);
  });

  it("of another store are done from its own files", async () => {
    const [one, other] = [memoryFiles(), memoryFiles()];
    const tasks = tasksOf(2);
    await stageNamed(tasks, one, "find-7");
    const before = await stageNamed(tasks, other, "find-6");
    await one.remove("find-5-00000.rows");
    for (const task of before.tasks) await tasks.runTask(task, other);
    await expect(tasks.runTask(before.tasks[0], one)).rejects.toMatchObject({ code: "missing-file" });
  });
});

describe("tasks that their game does not have", () => {
  const HUGE = Number.MAX_SAFE_INTEGER;
  const refusal = (id: string, part: string) => ({
    code: "bad-input",
    message: `The task ${id} asks for what its game does not have (${part}); it is refused.`,
  });
  const changed: [stage: string, part: string, change: (task: Task) => Partial<Task>][] = [
    ["find-5", "level", () => ({ level: HUGE })],
    ["find-5", "level", () => ({ level: 255 })],
    ["find-5", "level", () => ({ level: -1 })],
    ["find-0", "ranges", () => ({ to: HUGE })],
    ["find-5", "ranges", () => ({ to: HUGE })],
    ["find-5", "ranges", () => ({ level: 254, to: 17 })],
    ["find-5", "ranges", () => ({ to: 17 })],
    ["find-5", "ranges", () => ({ from: -1 })],
    ["find-5", "ranges", ({ to }) => ({ from: to })],
    ["decide-5", "file", ({ detail }) => ({ detail: { ...(detail as object), file: 1 } })],
    ["decide-5", "file", ({ detail }) => ({ detail: { ...(detail as object), file: -1 } })],
    ["write-0", "positions", () => ({ to: 2 })],
    ["write-0", "positions", () => ({ from: 1 })],
    ["write-0", "positions", () => ({ from: HUGE, to: HUGE })],
  ];
  it.each(changed)("are refused at once: %s, of other %s", async (name, part, change) => {
    const store = memoryFiles();
    const tasks = tasksOf(2);
    const { tasks: list } = await stageNamed(tasks, store, name);
    const forged = { ...list[0], ...change(list[0]) };
    await expect(tasks.runTask(forged, store)).rejects.toMatchObject(refusal(forged.id, part));
    expect(await store.size(forged.done)).toBeUndefined();
    await tasks.runTask(list[0], store);
  });
});

describe("the plan of a game of columns", () => {
  it("ends with the level from which no move leads on", async () => {
    const store = memoryFiles();
    const engine = plainColumns((key) => levelOfColumns(key) === 2);
    const tasks = columnTasks(engine);
    const names: string[] = [];
    for await (const stage of columnStages(engine, store, columnCutsWithin(16))) {
      names.push(stage.name);
      for (const task of stage.tasks) await tasks.runTask(task, store);
    }
    // All positions of level 2 are won, so nothing of it is decided; level 3 has no task.
    expect(names).toEqual(["find-0", "find-1", "find-2", "decide-2", "decide-1", "decide-0", "write-0"]);
    const database = await solved(tasks, store);
    expect([database.positions, database.levels.map(({ positions }) => positions)]).toEqual([15, [1, 4, 10]]);
  });
});
