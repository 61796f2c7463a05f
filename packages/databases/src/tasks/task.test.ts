import { checksumOf, MarienbadError } from "marienbad/base";
import { describe, expect, it } from "vitest";
import type { FileStore, Stage, Task, TaskGame } from "./level-tasks.ts";
import { damagedFile, inProcess, memoryFiles, missingFile, openTasks, solveByTasks, taskOf } from "./task.ts";

/*
 * Pascal's triangle by tasks: a task makes one number of a row out of two of the row before. Each file is a text: the
 * number, and its checksum. A row is dropped when the next one is there.
 */
const ROWS = 8;
const PASCAL = [1, 7, 21, 35, 35, 21, 7, 1];

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const done = (row: number, place: number): string => `add-${row}-${place}.done`;
const fileOf = (row: number, place: number): string => `add-${row}-${place}.number`;

async function numberIn(store: FileStore, name: string): Promise<number> {
  const [text, sum] = new TextDecoder().decode(await store.read(name)).split(" ");
  if (checksumOf(encode(text)) !== sum) throw damagedFile(name);
  return Number(text);
}

function pascal(ran: string[] = []): TaskGame {
  return {
    leavesOutWon: false,
    async *stages() {
      for (let row = 0; row < ROWS; row++) {
        const tasks = Array.from({ length: row + 1 }, (_, place): Task => {
          const id = `add-${row}-${place}`;
          return { id, kind: "add", level: row, from: place, to: place + 1, done: done(row, place), weight: 1 };
        });
        const drops = Array.from({ length: row }, (_, place) => fileOf(row - 1, place));
        yield { name: `row ${row}`, tasks, drops };
      }
    },
    async runTask({ id, level, from }, store) {
      ran.push(id);
      const left = from > 0 ? await numberIn(store, fileOf(level - 1, from - 1)) : 0;
      const right = from < level ? await numberIn(store, fileOf(level - 1, from)) : 0;
      const text = String(level === 0 ? 1 : left + right);
      await store.write(fileOf(level, from), [encode(`${text} ${checksumOf(encode(text))}`)]);
      await store.write(done(level, from), [encode("done")]);
    },
    async *written() {},
  };
}

const lastRow = (store: FileStore): Promise<number[]> =>
  Promise.all(PASCAL.map((_, place) => numberIn(store, fileOf(ROWS - 1, place))));

describe("tasks over files", () => {
  it("are stopped between two of them, also where nothing that they read or write lets go of the thread", async () => {
    const store = memoryFiles();
    const ran: string[] = [];
    const stopping = new AbortController();
    setImmediate(() => stopping.abort());
    const game = pascal(ran);
    const solving = solveByTasks(game, store, inProcess(game, store), { signal: stopping.signal });
    await expect(solving).rejects.toMatchObject({ code: "interrupted" });
    expect(ran.length).toBeLessThan(3);
  });

  it("are done stage by stage, and what no later stage reads is dropped", async () => {
    const store = memoryFiles();
    const stages: string[] = [];
    const game = pascal();
    await solveByTasks(game, store, inProcess(game, store), { onStage: ({ name }) => stages.push(name) });
    expect(await lastRow(store)).toEqual(PASCAL);
    expect(stages).toHaveLength(ROWS);
    expect(await store.list("add-5-")).toEqual(Array.from({ length: 6 }, (_, place) => done(5, place)));
  });

  it("go on where they were stopped", async () => {
    const store = memoryFiles();
    const [ran, again]: string[][] = [[], []];
    const controller = new AbortController();
    const stopped = solveByTasks(pascal(ran), store, inProcess(pascal(ran), store), {
      signal: controller.signal,
      onTask: ({ id }) => {
        if (id === "add-5-2") controller.abort();
      },
    });
    await expect(stopped).rejects.toMatchObject({ code: "interrupted" });
    const game = pascal(again);
    await solveByTasks(game, store, inProcess(game, store));
    expect(await lastRow(store)).toEqual(PASCAL);
    expect(again[0]).toBe("add-5-3");
    expect(ran.filter((id) => again.includes(id))).toEqual([]);
  });

  it.each(["damaged", "missing"])("make a file again that is %s, with all it is made of", async (how) => {
    const store = memoryFiles();
    const ran: string[] = [];
    const game = pascal(ran);
    const repaired: string[] = [];
    const spoil = async (stage: Stage): Promise<void> => {
      if (stage.name !== "row 6" || repaired.length > 0) return;
      if (how === "missing") await store.remove(fileOf(5, 2));
      else await store.write(fileOf(5, 2), [encode("11 0000000000000000")]);
    };
    const runner = inProcess(game, store);
    await solveByTasks(
      game,
      store,
      {
        async run(stage, options) {
          await spoil(stage);
          await runner.run(stage, options);
        },
        close: runner.close,
      },
      { onRepair: (name) => repaired.push(name) },
    );
    expect(await lastRow(store)).toEqual(PASCAL);
    // The rows before had been dropped: what the number is made of is made again, up to the top.
    expect(repaired.slice(0, 3)).toEqual([fileOf(5, 2), fileOf(4, 1), fileOf(3, 0)]);
    expect(ran.filter((id) => id === "add-7-3")).toHaveLength(1);
  });

  it("give up on a file that is damaged each time", async () => {
    const store = memoryFiles();
    const game = pascal();
    const broken: FileStore = {
      ...store,
      read: async (name, from, to) => (name === fileOf(2, 1) ? encode("9 0") : await store.read(name, from, to)),
    };
    const repaired: string[] = [];
    const solving = solveByTasks(game, broken, inProcess(game, broken), { onRepair: (name) => repaired.push(name) });
    await expect(solving).rejects.toMatchObject({ code: "damaged-file", parameters: { name: fileOf(2, 1) } });
    expect(repaired.filter((name) => name === fileOf(2, 1))).toHaveLength(3);
  });

  it("fail with any other error as it is", async () => {
    const store = memoryFiles();
    const error = new MarienbadError("bad-rules", { en: "no", fr: "non" });
    const game: TaskGame = {
      ...pascal(),
      async runTask() {
        throw error;
      },
    };
    await expect(solveByTasks(game, store, inProcess(game, store))).rejects.toBe(error);
  });

  it("are begun with the heaviest of a stage, so that no worker is left with it in the end", async () => {
    const weights = [3, 1, 4, 1, 5];
    const tasks = weights.map((weight, place): Task => {
      const id = `add-0-${place}`;
      return { id, kind: "add", level: 0, from: place, to: place + 1, done: `${id}.done`, weight };
    });
    const store = memoryFiles();
    await store.write("add-0-2.done", [encode("done")]);
    const open = await openTasks({ name: "row", tasks }, store);
    expect(open.map(({ from }) => from)).toEqual([4, 0, 1, 3]);
  });

  it("are reported where they were done before, in the order of the stage", async () => {
    const store = memoryFiles();
    const game = pascal();
    await solveByTasks(game, store, inProcess(game, store));
    const reported: string[] = [];
    await solveByTasks(game, store, inProcess(game, store), { onTask: ({ id }) => reported.push(id) });
    expect(reported.length).toBe((ROWS * (ROWS + 1)) / 2);
    expect(reported.slice(0, 3)).toEqual(["add-0-0", "add-1-0", "add-1-1"]);
  });

  it("of equal weight are begun in the order of the stage", async () => {
    const tasks = [2, 1, 2, 1, 2].map((weight, place): Task => {
      const id = `add-0-${place}`;
      return { id, kind: "add", level: 0, from: place, to: place + 1, done: `${id}.done`, weight };
    });
    const open = await openTasks({ name: "row", tasks }, memoryFiles());
    expect(open.map(({ from }) => from)).toEqual([0, 2, 4, 1, 3]);
  });

  it("are stopped between stages too, where no task is left to be done", async () => {
    const store = memoryFiles();
    const game = pascal();
    await solveByTasks(game, store, inProcess(game, store));
    const stages: string[] = [];
    const onStage = ({ name }: Stage): void => void stages.push(name);
    const solving = solveByTasks(game, store, inProcess(game, store), { onStage, signal: { aborted: true } });
    await expect(solving).rejects.toMatchObject({ code: "interrupted" });
    expect(stages).toEqual([]);
  });

  it("drop files while the next stage is worked on, and say where one cannot be removed", async () => {
    const inner = memoryFiles();
    const error = new Error("no");
    const store: FileStore = {
      ...inner,
      remove: async (name) => {
        if (name === fileOf(4, 0)) throw error;
        await inner.remove(name);
      },
    };
    const game = pascal();
    const stages: string[] = [];
    const onStage = ({ name }: Stage): void => void stages.push(name);
    await expect(solveByTasks(game, store, inProcess(game, store), { onStage })).rejects.toBe(error);
    expect(stages.at(-1)).toBe("row 6"); // row 4 is dropped after stage 5, and that is waited for after stage 6
  });

  it("wait until what was dropped is gone, before the end is done", async () => {
    const inner = memoryFiles();
    let removed = 0;
    const store: FileStore = {
      ...inner,
      remove: async (name) => {
        await new Promise((resolve) => setTimeout(resolve, 2));
        await inner.remove(name);
        removed++;
      },
    };
    const game = pascal();
    const counts: number[] = [];
    const last = async (): Promise<void> => void counts.push(removed);
    await solveByTasks(game, store, inProcess(game, store), { last });
    expect(counts).toEqual([(ROWS * (ROWS - 1)) / 2]);
  });

  it.each([
    ["missing-file", 1000],
    ["damaged-file", 3],
  ] as const)("make a file with %s again %i times, and no more", async (code, most) => {
    const store = memoryFiles();
    const game = pascal();
    const name = fileOf(ROWS - 1, 2);
    const error = code === "missing-file" ? missingFile(name) : damagedFile(name);
    for (const [times, isEnough] of [
      [most, true],
      [most + 1, false],
    ] as const) {
      let left: number = times;
      const repaired: string[] = [];
      const last = async (): Promise<void> => {
        if (left-- > 0) throw error;
      };
      const onRepair = (lost: string): void => void repaired.push(lost);
      const runner = { ...inProcess(game, store), run: async () => {} };
      const solving = solveByTasks(game, store, runner, { last, onRepair });
      if (isEnough) await solving;
      else await expect(solving).rejects.toBe(error);
      expect([repaired.length, new Set(repaired)]).toEqual([most, new Set([name])]);
    }
  });

  it("fail with the error about a file that none of them makes", async () => {
    const store = memoryFiles();
    const game = pascal();
    const error = missingFile("letter");
    const last = async (): Promise<void> => {
      throw error;
    };
    const repaired: string[] = [];
    const options = { last, onRepair: (name: string) => void repaired.push(name) };
    await expect(solveByTasks(game, store, inProcess(game, store), options)).rejects.toBe(error);
    expect(repaired).toEqual([]);
  });

  it("may use the pieces of a file again once it is written", async () => {
    const store = memoryFiles();
    const piece = Uint8Array.of(1, 2);
    await store.write("a", [piece]);
    piece.fill(7);
    expect([...(await store.read("a"))]).toEqual([1, 2]);
    expect(await store.list("")).toEqual(["a"]);
  });

  it("are known by the names of their files", () => {
    expect(taskOf("merge-12-0003.keys.2")).toBe("merge-12-0003");
    expect(taskOf("manifest")).toBe("manifest");
  });
});
