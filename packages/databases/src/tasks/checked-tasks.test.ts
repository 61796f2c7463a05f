import { describe, expect, it } from "vitest";
import { ListWriter } from "../database/block-list.ts";
import { segmentFile } from "../database/database.ts";
import { DATABASE_BLOCK, SEGMENT_POSITIONS } from "../database/index-page.ts";
import { levelStatistics } from "../database/statistics.ts";
import { VALUES } from "../database/value.ts";
import { checkedTasks, forgetChecks } from "./checked-tasks.ts";
import type { FileStore, Row, Stage, Task, TaskGame } from "./level-tasks.ts";
import { readNote } from "./note.ts";
import { memoryFiles } from "./task.ts";

/** A game whose segments have been written: of each level how many positions, and the rows. */
function gameOf(...levels: readonly (readonly [stored: number, segments: readonly Row[]])[]): TaskGame {
  const statistics = (level: number) => levelStatistics(level, [new Float64Array(VALUES), new Float64Array(VALUES)], 0);
  return {
    leavesOutWon: true,
    async *stages() {
      yield { name: "own", tasks: [] };
    },
    runTask: async ({ id }) => {
      throw new Error(`own ${id}`);
    },
    async *written() {
      for (const [level, [stored, segments]] of levels.entries()) {
        yield { statistics: statistics(level), stored, valueBytes: 1, segments };
      }
    },
  };
}

async function lastStage(game: TaskGame, store: FileStore): Promise<Stage> {
  const stages: Stage[] = [];
  for await (const stage of checkedTasks(game).stages(store)) stages.push(stage);
  expect(stages.map(({ name }) => name)).toEqual(["own", "check"]);
  return stages[1];
}

const rowsOf = (...bytes: number[]): Row[] =>
  bytes.map((length, place) => ({ firstKey: place, bytes: length, checksum: "0".repeat(16) }));

describe("the comparison of segments with their checksums", () => {
  it("is cut into tasks of neighbouring segments that have 32 MiB, or are the last of their level", async () => {
    const MIB = 1 << 20;
    const S = SEGMENT_POSITIONS;
    const of = [rowsOf(16 * MIB, 16 * MIB, 16 * MIB, 16 * MIB - 1, 1, 40 * MIB, 7), rowsOf(5), rowsOf(32 * MIB, 3)];
    const { tasks } = await lastStage(gameOf([6 * S + 9, of[0]], [4, of[1]], [2 * S, of[2]]), memoryFiles());
    const groups = tasks.map(({ id, kind, level, from, to, done, weight, detail }: Task) => {
      const id5 = `check-${level}-0000${from}`;
      expect({ id, kind, done }).toEqual({ id: id5, kind: "check", done: `${id5}.json` });
      expect(detail).toEqual({ valueBytes: 1, rows: of[level].slice(from, to), positions: weight });
      return [level, from, to, weight];
    });
    expect(groups).toEqual([
      [0, 0, 2, 2 * S],
      [0, 2, 5, 3 * S],
      [0, 5, 6, S],
      [0, 6, 7, 9],
      [1, 0, 1, 4],
      [2, 0, 1, S],
      [2, 1, 2, S],
    ]);
  });

  /** Two segments of a level behind others; the first is full, as its row says. */
  async function twoSegments() {
    const store = memoryFiles();
    const rows: Row[] = [];
    for (const [place, count] of [SEGMENT_POSITIONS, 5].entries()) {
      const list = new ListWriter(1, undefined, DATABASE_BLOCK);
      const keys = Float64Array.from({ length: Math.min(count, DATABASE_BLOCK) }, (_, key) => key);
      for (let block = 0; block < Math.ceil(count / DATABASE_BLOCK); block++) {
        await list.add(
          keys.map((key) => key + block * DATABASE_BLOCK),
          new Uint8Array(keys.length),
        );
      }
      const { pieces, row } = await list.finish();
      await store.write(segmentFile(3, 4 + place), pieces);
      const { positions: _, ...own } = row;
      rows.push(own);
    }
    const positions = SEGMENT_POSITIONS + 5;
    const detail = { valueBytes: 1, rows: rows.map((row) => ({ ...row })), positions };
    const id = "check-3-00004";
    const task: Task = { id, kind: "check", level: 3, from: 4, to: 6, done: `${id}.json`, weight: positions, detail };
    return { store, task };
  }

  it("reads every segment of its task, and marks it as done", async () => {
    const { store, task } = await twoSegments();
    const game = checkedTasks(gameOf());
    await game.runTask(task, store);
    expect(await readNote(store, task.done)).toEqual({ positions: SEGMENT_POSITIONS + 5 });
    await store.remove(task.done);
    for (const place of [4, 5]) {
      const name = segmentFile(3, place);
      const whole = await store.read(name);
      for (const bytes of [
        whole.with(9, whole[9] ^ 1),
        whole.with(whole.length - 1, 77),
        new Uint8Array(0),
        whole.subarray(1),
      ]) {
        await store.write(name, [bytes]);
        await expect(game.runTask(task, store)).rejects.toMatchObject({ code: "damaged-file", parameters: { name } });
      }
      await store.write(name, [whole]);
    }
    await expect(game.runTask(task, store, { aborted: true })).rejects.toMatchObject({ code: "interrupted" });
    expect(await store.size(task.done)).toBeUndefined();
  });

  it("leaves all other tasks to the game", async () => {
    const [task] = (await lastStage(gameOf([1, rowsOf(1)]), memoryFiles())).tasks;
    await expect(checkedTasks(gameOf()).runTask({ ...task, kind: "own" }, memoryFiles())).rejects.toThrow(
      "own check-0",
    );
    expect(checkedTasks(gameOf()).leavesOutWon).toBe(true);
  });

  it("is forgotten, and nothing else is", async () => {
    const store = memoryFiles();
    for (const name of ["check-0-00000.json", "check-12-00003.json", "checked", "merge-0-0000.json"])
      await store.write(name, []);
    await forgetChecks(store);
    expect(await store.list("")).toEqual(["checked", "merge-0-0000.json"]);
  });
});
