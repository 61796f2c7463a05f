import { MarienbadError } from "marienbad";
import { memoryFiles, type Task } from "marienbad-databases";
import { describe, expect, it } from "vitest";
import { PendingTasks } from "./pending.ts";
import type { SentError, TaskEnd } from "./protocol.ts";
import { MAY_PASS } from "./trouble.ts";

const tasks = [0, 1, 2].map((range): Task => {
  const id = `make-0-${range}`;
  return { id, kind: "make", level: 0, from: range, to: range + 1, done: `${id}.done`, weight: 1 };
});
const [first, second, third] = tasks;
const why = (code?: SentError["code"]): SentError => ({
  text: { en: "No memory.", fr: "Plus de mémoire." },
  parameters: { name: "x" },
  ...(code !== undefined && { code }),
});
const end = (task: Task, more: Partial<TaskEnd> = {}): TaskEnd => {
  return { solve: "s", task: task.id, machine: "m1", seconds: 1, read: 0, written: 0, kept: 0, ...more };
};

function begin() {
  const store = memoryFiles();
  const done: string[] = [];
  const pending = new PendingTasks("s", tasks, store, ({ id }) => done.push(id));
  const write = (task: Task): Promise<void> => store.write(task.done, [new Uint8Array(1)]);
  const open = (): string[] => pending.tasks.map(({ id }) => id);
  return { pending, done, write, open };
}

describe("the tasks of a stage", () => {
  it("are done when their file is in the store, not when a machine says so", async () => {
    const { pending, done, write, open } = begin();
    expect(await pending.end(end(first))).toEqual({});
    expect([done, open()]).toEqual([[], [first.id, second.id, third.id]]);
    await write(second);
    expect(await pending.end(end(second, { machine: "m2" }))).toEqual({});
    expect([done, open()]).toEqual([[second.id], [first.id, third.id]]);
    expect(pending.dealt).toEqual([
      { task: first, machine: "m1" },
      { task: second, machine: "m2" },
    ]);
    expect(await pending.end(end(second))).toEqual({}); // done already
    expect([done.length, pending.dealt.length]).toEqual([1, 2]);
    expect(await pending.end({ ...end(first), task: "make-9-9" })).toEqual({});
  });

  it("are distinguished from lost ones by a look at the queue and the store", async () => {
    const { pending, done, write, open } = begin();
    await write(third);
    expect(await pending.lost(new Set(["s.make-0-0", "other.make-0-1"]))).toEqual([second]);
    expect([done, open()]).toEqual([[third.id], [first.id, second.id]]);
    await write(first);
    expect(await pending.lost(new Set(["s.make-0-0"]))).toEqual([second]); // it is in the queue: no look
    expect(open()).toEqual([first.id, second.id]);
  });

  it("are sent again twice after an error that may pass, and the third is thrown", async () => {
    const { pending } = begin();
    for (let time = 1; time <= 2; time++) {
      const { note, again } = await pending.end(end(first, { error: why() }));
      expect(note?.en).toBe("The task make-0-0 has failed on m1 (No memory.); it is sent again.");
      expect(again).toBe(first);
    }
    expect((await pending.end(end(second, { error: why() }))).again).toBe(second); // each has its own count
    const thrown = await pending.end(end(first, { error: why() })).catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(Error);
    expect(thrown).not.toBeInstanceOf(MarienbadError);
    expect((thrown as Error).message).toBe("No memory.");
  });

  it("end the stage by an error of their own, with its code and parameters", async () => {
    const { pending } = begin();
    const thrown = await pending.end(end(first, { error: why("damaged-file") })).catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(MarienbadError);
    expect(thrown).toMatchObject({ code: "damaged-file", message: "No memory.", parameters: { name: "x" } });
  });

  it("are sent again after an error with a code where it says that it may pass", async () => {
    const { pending } = begin();
    const error = { ...why("bad-input"), parameters: { [MAY_PASS]: true } };
    for (let time = 1; time <= 2; time++) expect((await pending.end(end(first, { error }))).again).toBe(first);
    await expect(pending.end(end(first, { error }))).rejects.toThrow(MarienbadError);
    const other = { ...error, parameters: { [MAY_PASS]: "yes" } };
    await expect(pending.end(end(second, { error: other }))).rejects.toThrow(MarienbadError);
  });

  it("are counted and reported when a machine puts them back", async () => {
    const { pending, open } = begin();
    for (let time = 1; time <= 5; time++) {
      const { note, again } = await pending.end(end(first, { error: why("file"), isPutBack: true }));
      expect([note?.en, again]).toEqual(["m1: No memory.", undefined]);
      expect([pending.putBacksOf(first), pending.putBacksOf(second)]).toEqual([time, 0]);
    }
    expect(open()).toEqual([first.id, second.id, third.id]);
    expect(await pending.end(end(first, { isPutBack: true }))).toEqual({});
    expect(pending.putBacksOf(first)).toBe(5);
  });
});
