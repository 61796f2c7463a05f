import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MarienbadError } from "marienbad";
import { DEAD_END_RULES } from "marienbad/game";
import { type GameRef, inProcess, memoryFiles, type Task } from "marienbad-databases";
import { loadLevelledGame, solveIntoDatabase } from "marienbad-databases/node";
import { describe, expect, it } from "vitest";
import { sentRef } from "../elsewhere.ts";
import { checkedTask } from "./check.ts";

/** Every task that a solve plans, verifying included. */
async function tasksOf(ref: GameRef): Promise<object[]> {
  const named = await loadLevelledGame(ref);
  const planned: Task[] = [];
  const folder = mkdtempSync(join(tmpdir(), "cluster-check-"));
  const elsewhere: Parameters<typeof solveIntoDatabase>[2] = {
    isVerified: true,
    elsewhere: {
      files: memoryFiles(),
      name: "memory",
      runner: (game, files) => {
        const here = inProcess(game, files);
        return {
          async run(stage, options) {
            planned.push(...stage.tasks);
            await here.run(stage, options);
          },
          close: () => here.close(),
        };
      },
    },
  };
  await solveIntoDatabase(join(folder, "x.db"), named, elsewhere);
  rmSync(folder, { recursive: true });
  return planned.map((task) => JSON.parse(JSON.stringify({ solve: "s-1", ref: sentRef(named, "1.2"), task })));
}

const ref = { game: "tictactoe", options: { rows: 3 }, content: "sum", version: "1.2" };
const task = { id: "make-2-7", kind: "make", level: 2, from: 7, to: 8, done: "make-2-7.done", weight: 1.5 };
const job = { solve: "s-1", ref, task };

/** The place of the first fault, as the error names it; undefined where the job is accepted. */
function faultOf(data: unknown): string | undefined {
  try {
    expect(checkedTask(data, "1.2")).toBe(data);
    return undefined;
  } catch (error) {
    expect(error).toBeInstanceOf(MarienbadError);
    const { code, message } = error as MarienbadError;
    expect(code).toBe("bad-input");
    const [, , place = "nothing"] =
      /^A job in the queue is not a task of Marienbad( \((.*)\))?; it is refused\.$/.exec(message) ?? [];
    return place;
  }
}
const withTask = (change: object): unknown => ({ ...job, task: { ...task, ...change } });
const withRef = (change: object): unknown => ({ ...job, ref: { ...ref, ...change } });
/** A task of a kind, and what it is given. */
const withDetail = (kind: string, detail: unknown): unknown => {
  const id = `${kind}-2-7`;
  return withTask({ id, kind, done: `${id}.json`, detail });
};

describe("tasks that come through the queue", () => {
  it.each([
    [{ game: "tictactoe" }, ["merge", "expand", "decide", "segment", "check", "verify"]],
    [
      { game: "domineering", options: { rows: 3, columns: 3 } },
      ["merge", "expand", "decide", "segment", "check", "verify"],
    ],
    [{ game: "connect4", options: { columns: 4, rows: 3 } }, ["find", "decide", "segment", "check", "verify"]],
    [{ game: "tictactoe", symmetry: true }, ["merge", "expand", "decide", "segment", "check", "verify"]],
  ])("are accepted as they are planned: %j", async (source, kinds) => {
    const jobs = await tasksOf(source);
    for (const one of jobs) expect([faultOf(one), one]).toEqual([undefined, one]);
    expect(new Set(jobs.map((one) => (one as typeof job).task.kind))).toEqual(new Set(kinds));
  });

  it("may be of a kind that a game brings along, with whatever is plain", () => {
    expect(faultOf(job)).toBe(undefined);
    expect(faultOf({ ...job, putBacks: 3 })).toBe(undefined);
    const deepest = [[[[[[[["x"]]]]]]]];
    for (const detail of [undefined, null, true, -0.5, "a/b", [], { a: [{ b: "c" }] }, deepest, "x".repeat(10_000)]) {
      expect(faultOf(withTask({ detail }))).toBe(undefined);
    }
    for (const detail of [[deepest], "x".repeat(10_001), { a: Number.POSITIVE_INFINITY }]) {
      expect(faultOf(withTask({ detail }))).toBe("task.detail");
    }
    expect(faultOf(withTask({ level: 0, id: "make-0-", done: "make-0-." }))).toBe(undefined);
    expect(faultOf(withTask({ level: 65_536, id: "make-65536-x", done: "make-65536-x.y" }))).toBe(undefined);
    expect(faultOf(withTask({ to: 7, weight: 0 }))).toBe(undefined);
  });

  it("are refused where they are no objects, or a field is missing or unknown", () => {
    for (const nothing of [null, undefined, 5, "x", true, [], [job]]) expect(faultOf(nothing)).toBe("nothing");
    for (const name of ["solve", "ref", "task"]) {
      expect(faultOf({ ...job, [name]: undefined })).toBe(name);
      expect(faultOf(Object.fromEntries(Object.entries(job).filter(([field]) => field !== name)))).toBe(name);
    }
    for (const name of Object.keys(task)) expect(faultOf(withTask({ [name]: null }))).toBe(`task.${name}`);
    for (const name of Object.keys(ref)) expect(faultOf(withRef({ [name]: null }))).toBe(`ref.${name}`);
    expect(faultOf({ ...job, more: 1 })).toBe("more");
    expect(faultOf(withTask({ ["x".repeat(100)]: 1 }))).toBe(`task.${"x".repeat(40)}`);
    expect(faultOf(JSON.parse(JSON.stringify(job).replace('"kind"', '"__proto__":{},"kind"')))).toBe("task.__proto__");
    expect(faultOf({ ...job, putBacks: -1 })).toBe("putBacks");
  });

  it("are refused where a name would lead elsewhere, or is not that of the task", () => {
    const names = [
      "../x",
      "/etc/passwd",
      "a/b",
      "a\\b",
      ".hidden",
      "",
      "..%2fx",
      "a\0",
      "a\n",
      "é",
      5,
      ["a"],
      "x".repeat(201),
    ];
    for (const name of names) {
      expect(faultOf({ ...job, solve: name })).toBe("solve");
      expect(faultOf(withTask({ id: name }))).toBe("task.id");
      expect(faultOf(withTask({ done: name }))).toBe("task.done");
      const merging = { low: 0, high: 5, sources: ["expand-1-0000", name] };
      expect(faultOf(withDetail("merge", merging))).toBe("task.detail.sources[1]");
    }
    expect(faultOf({ ...job, solve: "x".repeat(200) })).toBe(undefined);
    for (const id of ["rules", "make-2", "make-1-7", "made-2-7", "xmake-2-7"]) {
      expect(faultOf(withTask({ id, done: `${id}.done` }))).toBe("task.id");
    }
    for (const done of ["make-2-7", "make-2-70.done", "make-2-8.done", "xmake-2-7.done"]) {
      expect(faultOf(withTask({ done }))).toBe("task.done");
    }
    for (const kind of ["", "Make", "a-b", "a/b", "1", "x".repeat(21), 5]) {
      expect(faultOf(withTask({ kind, id: `${kind}-2-7`, done: `${kind}-2-7.done` }))).toMatch(/^task\.(kind|id)$/);
    }
  });

  it("are refused where a number is none, or out of its range", () => {
    for (const wrong of [-1, 0.5, 2 ** 53, Number.NaN, "7", null, [7]]) {
      for (const name of ["level", "from", "to"]) expect(faultOf(withTask({ [name]: wrong }))).toBe(`task.${name}`);
    }
    expect(faultOf(withTask({ level: 65_537 }))).toBe("task.level");
    expect(faultOf(withTask({ to: 6 }))).toBe("task.to");
    for (const weight of [-1, Number.POSITIVE_INFINITY, "1"]) expect(faultOf(withTask({ weight }))).toBe("task.weight");
  });

  it("are refused where the game is a path, or of another edition", () => {
    for (const game of ["./mygame.js", "/etc/x.js", "a\\b.js", "", "a\0.js", "x".repeat(256), 5]) {
      expect(faultOf(withRef({ game }))).toBe("ref.game");
    }
    for (const game of ["mon jeu é.js", "x".repeat(255)]) expect(faultOf(withRef({ game }))).toBe(undefined);
    expect(faultOf(withRef({ version: "1.3" }))).toBe("ref.version");
    expect(faultOf(withRef({ symmetry: "rules" }))).toBe(undefined);
    expect(faultOf(withRef({ symmetry: true }))).toBe("ref.symmetry");
    for (const deadEnd of DEAD_END_RULES) expect(faultOf(withRef({ deadEnd }))).toBe(undefined);
    expect(faultOf(withRef({ deadEnd: "lost" }))).toBe("ref.deadEnd");
    expect(faultOf(withRef({ content: "x".repeat(10_000) }))).toBe(undefined);
    expect(faultOf(withRef({ content: "x".repeat(10_001) }))).toBe("ref.content");
    const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, name) => [`o${name}`, name]));
    expect(faultOf(withRef({ options: many(100) }))).toBe(undefined);
    for (const options of [many(101), [], "rows", { rows: "x".repeat(10_001) }]) {
      expect(faultOf(withRef({ options }))).toBe("ref.options");
    }
  });

  it("are refused where they are not given what their kind needs", () => {
    const row = { firstKey: 1, bytes: 2, checksum: "0123456789abcdef" };
    const right: [kind: string, detail: Record<string, unknown>][] = [
      ["merge", { start: 5 }],
      ["merge", { low: 1, high: null, sources: [] }],
      ["merge", { low: 1, high: 9, sources: ["expand-1-0000"] }],
      ["expand", { sliceKeys: 1 }],
      ["find", { file: 0 }],
      ["find", { file: 0, before: 3 }],
      ["decide", { valueBytes: 1, after: [{ level: 3, from: 0, to: 1 }] }],
      ["decide", { file: 0, here: 1 }],
      ["decide", { file: 0, here: 1, after: 2 }],
      ["segment", { valueBytes: 2, pieces: [{ range: 0, from: 0, to: 9 }] }],
      ["segment", { file: 0, here: 1 }],
      ["check", { valueBytes: 2, rows: [row, row], positions: 9 }],
    ];
    for (const [kind, detail] of right) {
      expect(faultOf(withDetail(kind, detail))).toBe(undefined);
      expect(faultOf(withDetail(kind, { ...detail, more: 1 }))).toMatch(/^task\.detail/);
      expect(faultOf(withDetail(kind, undefined))).toBe("task.detail");
      for (const name of Object.keys(detail)) {
        expect(faultOf(withDetail(kind, { ...detail, [name]: "../x" }))).toMatch(/^task\.detail\./);
      }
    }
    const place = "task.detail";
    expect(faultOf(withDetail("merge", { low: 1, high: 9 }))).toBe(`${place}.sources`);
    expect(faultOf(withDetail("merge", { low: 1, high: 9, sources: "x" }))).toBe(`${place}.sources`);
    for (const valueBytes of [0, 3, 1.5]) {
      expect(faultOf(withDetail("decide", { valueBytes, after: [] }))).toBe(`${place}.valueBytes`);
    }
    const after = (level: number): object => ({ valueBytes: 1, after: [{ level, from: 0, to: 1 }] });
    expect(faultOf(withDetail("decide", after(65_536)))).toBe(undefined);
    expect(faultOf(withDetail("decide", after(65_537)))).toBe(`${place}.after[0].level`);
    expect(faultOf(withDetail("segment", { valueBytes: 1, pieces: [{ range: 0, from: 0 }] }))).toBe(
      `${place}.pieces[0].to`,
    );
    const checking = { valueBytes: 1, rows: [row, { ...row, checksum: "a/b" }], positions: 9 };
    expect(faultOf(withDetail("check", checking))).toBe(`${place}.rows[1].checksum`);
    expect(faultOf(withDetail("constructor", { any: "thing" }))).toBe(undefined);
  });
});
