import fc from "fast-check";
import { explore, rankOf, winnerOf } from "marienbad/arena";
import { checksumOf, MarienbadError } from "marienbad/base";
import { fullGame, type LevelEngine, type Result, type RulesByKey } from "marienbad/game";
import { makeGame } from "marienbad/games/all";
import { solveArena } from "marienbad/solve";
import { describe, expect, it } from "vitest";
import { counters, gather } from "../../test/small-levels.ts";
import { LevelDatabase, oneFileOf, segmentFile, segmentsIn } from "../database/database.ts";
import { rankOfValue, winnerOfValue } from "../database/value.ts";
import { ZLIB } from "../node/packing.ts";
import { checkedTasks } from "../tasks/checked-tasks.ts";
import type { FileStore, Task, TaskGame } from "../tasks/level-tasks.ts";
import { type AnyLevelledGame, levelledGame } from "../tasks/levelled-game.ts";
import { type LevelProgress, solveInto, solveLevels } from "../tasks/solve-levels.ts";
import { inProcess, memoryFiles } from "../tasks/task.ts";
import { rangeTasks } from "./range-tasks.ts";

const SOLVED = { game: "x", options: {} };
/** So small that a level of a few positions has several ranges and slices. */
const smallCuts = (keys: number) => ({ minRangeKeys: keys, maxRangeKeys: keys, sliceKeys: keys });
const tasksOf = (game: AnyLevelledGame, keys: number): TaskGame =>
  checkedTasks(rangeTasks(game, { packing: ZLIB }, smallCuts(keys)));

async function solvedInto(store: FileStore, tasks: TaskGame, options = {}): Promise<Buffer> {
  await solveInto(store, SOLVED, tasks, inProcess(tasks, store), options);
  return Buffer.concat(await gather(oneFileOf(store)));
}

/**
 * A game drawn by lot: positions are numbers, those of a level lie anywhere below 2⁵³; moves lead to the next level or
 * to one after it, and who moves is drawn, too. Ends are won or drawn.
 */
const layeredGames = fc
  .record({
    levels: fc.array(fc.uniqueArray(fc.maxSafeNat(), { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 7 }),
    lots: fc.array(fc.nat(1000), { minLength: 200, maxLength: 200 }),
    alternates: fc.boolean(),
    skips: fc.boolean(),
  })
  .map(({ levels: lists, lots, alternates, skips }) => {
    const levelOfKey = new Map<number, number>();
    for (const [level, keys] of lists.entries()) {
      for (const key of level === 0 ? keys.slice(0, 1) : keys) if (!levelOfKey.has(key)) levelOfKey.set(key, level);
    }
    const numbers = [...levelOfKey.keys()];
    const lotOf = (key: number, salt: number): number => lots[(7 * numbers.indexOf(key) + salt) % lots.length];
    const levelOf = (key: number): number => levelOfKey.get(key) ?? 0;
    const after = (key: number): number[] =>
      numbers.filter((to, place) => {
        const steps = levelOf(to) - levelOf(key);
        return (steps === 1 || (skips && steps === 2)) && lotOf(key, place) % 2 === 0;
      });
    const resultOf = (key: number): Result | undefined =>
      after(key).length > 0 ? undefined : ([0, 1, "draw", undefined] as const)[lotOf(key, 3) % 4];
    const turn = (key: number) => ((alternates ? levelOf(key) : lotOf(key, 5)) % 2) as 0 | 1;
    const rules = {
      start: lists[0][0],
      deadEnd: "draw" as const,
      turn,
      moves: after,
      play: (_: number, to: number) => to,
      result: resultOf,
      key: (at: number) => at,
    };
    const byKey: RulesByKey = {
      moves(key, into) {
        const keys = after(key);
        into.set(keys);
        return keys.length;
      },
      result: resultOf,
      ...(!alternates && { turn }),
      ...(skips && { level: levelOf }),
    };
    return { ...rules, byKey, levels: { positionOf: (key: number) => key, levelOf } };
  });

describe("small games drawn by lot", () => {
  it("have the values of the attractors, by positions or by key, and one database whatever the cuts", async () => {
    const check = fc.asyncProperty(layeredGames, fc.integer({ min: 1, max: 5 }), async (drawn, keys) => {
      const { byKey, levels } = drawn;
      const { arena, positions } = explore(drawn);
      const solution = solveArena(arena);
      const throughPositions = levelledGame("lots", fullGame({ ...drawn, levels }));
      const byKeys = levelledGame("lots", fullGame({ ...drawn, levels, byKey }));
      expect(byKeys.byKey).toBeDefined();
      const bytes = await solvedInto(memoryFiles(), tasksOf(throughPositions, 1 << 15));
      for (const game of [throughPositions, byKeys]) {
        expect((await solvedInto(memoryFiles(), tasksOf(game, keys))).equals(bytes)).toBe(true);
      }
      const database = await solveLevels(byKeys, { limits: { packing: ZLIB } });
      expect([database.positions, database.moves]).toEqual([arena.vertexCount, arena.edgeCount]);
      for (const [vertex, key] of positions.entries()) {
        const value = (await database.find(levels.levelOf(key), key)) as number;
        expect([winnerOfValue(value), rankOfValue(value)]).toEqual([
          winnerOf(solution, vertex),
          rankOf(solution, vertex),
        ]);
      }
    });
    await fc.assert(check, { numRuns: 15 });
  });
});

describe("tasks over ranges", () => {
  const rules = counters(4, (key) => (key % 7 === 6 ? ([0, 1, "draw"] as const)[key % 3] : undefined));
  const { levelOf, positionOf } = rules;
  const game = levelledGame("counters", fullGame({ ...rules, levels: { levelOf, positionOf } }));

  it("go on where they were stopped, after any task, and give the same bytes", async () => {
    const whole = await solvedInto(memoryFiles(), tasksOf(game, 2));
    let count = 0;
    await solvedInto(memoryFiles(), tasksOf(game, 2), { onProgress: () => void count++ });
    expect(count).toBeGreaterThan(30);
    for (let stopAt = 1; stopAt < count; stopAt += 11) {
      const store = memoryFiles();
      const signal = { aborted: false };
      let steps = 0;
      const onProgress = (): void => {
        signal.aborted = ++steps === stopAt;
      };
      await expect(solvedInto(store, tasksOf(game, 2), { signal, onProgress })).rejects.toMatchObject({
        code: "interrupted",
      });
      // Who goes on has more memory, and still plans the same.
      expect((await solvedInto(store, tasksOf(game, 100))).equals(whole)).toBe(true);
    }
  });

  it("take nothing from a task that broke off in its middle", async () => {
    // What it leaves are positions of the game, so that the database is the same; files between tasks are not.
    const filesOf = async (tasks: TaskGame): Promise<string[]> => {
      const store = memoryFiles();
      await solvedInto(store, tasks);
      const names = await store.list("");
      return await Promise.all(names.map(async (name) => `${name} ${checksumOf(await store.read(name))}`));
    };
    const keys = 20; // slices of several positions, so that a task has found something when it breaks off
    let left = Number.POSITIVE_INFINITY;
    // By key, because then it is asked when positions are expanded and when they are decided.
    const byKey: RulesByKey = {
      moves(key, into) {
        if (--left === 0) throw new MarienbadError("interrupted", { en: "stop", fr: "stop" });
        const at = positionOf(key);
        const after = rules.moves(at).map((move) => rules.key(rules.play(at, move)) as number);
        into.set(after);
        return after.length;
      },
      result: (key) => rules.result(positionOf(key)),
      turn: (key) => rules.turn(positionOf(key)),
      level: (key) => levelOf(positionOf(key)),
    };
    const fragile = levelledGame("counters", fullGame({ ...rules, levels: { levelOf, positionOf }, byKey }));
    const whole = await filesOf(tasksOf(fragile, keys));
    for (let stopAt = 2; stopAt < 40; stopAt += 3) {
      const tasks = tasksOf(fragile, keys);
      left = stopAt;
      await expect(solvedInto(memoryFiles(), tasks)).rejects.toMatchObject({ code: "interrupted" });
      expect(await filesOf(tasks)).toEqual(whole);
    }
  });

  it("make files again that are damaged or lost, whichever, at whatever moment", async () => {
    const whole = await solvedInto(memoryFiles(), tasksOf(game, 2));
    const unbroken = memoryFiles();
    await solvedInto(unbroken, tasksOf(game, 2));
    const names = (await unbroken.list("")).filter((name) => /^(merge|decide|segment|expand)/.test(name));
    expect(names.length).toBeGreaterThan(40);
    const check = fc.asyncProperty(fc.nat(1000), fc.nat(60), fc.nat(2), async (choice, when, how) => {
      const store = memoryFiles();
      const tasks = tasksOf(game, 2);
      let done = 0;
      const runner = inProcess(
        {
          ...tasks,
          async runTask(task, files, signal) {
            if (done++ === when && task.kind !== "check") await spoil(); // what is spoiled later stays so
            await tasks.runTask(task, files, signal);
          },
        },
        store,
      );
      const spoil = async (): Promise<void> => {
        const there = (await store.list("")).filter((name) => name.includes("-"));
        const name = there[choice % Math.max(1, there.length)];
        const bytes = name === undefined ? new Uint8Array(0) : await store.read(name);
        if (bytes.length === 0) return;
        if (how === 0) await store.remove(name);
        else if (how === 1) await store.write(name, [bytes.subarray(0, bytes.length >> 1)]);
        else await store.write(name, [bytes.with(choice % bytes.length, bytes[choice % bytes.length] ^ 4)]);
      };
      await solveInto(store, SOLVED, tasks, runner);
      expect(Buffer.concat(await gather(oneFileOf(store))).equals(whole)).toBe(true);
    });
    // The note of the only range of level 0, and of the last range of another one, lost while segments are written.
    await fc.assert(check, {
      numRuns: 14,
      examples: [
        [0, 55, 0],
        [2, 60, 0],
        [90, 55, 0], // a segment
      ],
    });
  });

  it("notice notes that were exchanged, and do their tasks again", async () => {
    const whole = await solvedInto(memoryFiles(), tasksOf(game, 4));
    const store = memoryFiles();
    const signal = { aborted: false };
    const onProgress = ({ phase, level }: LevelProgress): void => {
      signal.aborted = phase === "deciding" && level === 4;
    };
    await expect(solvedInto(store, tasksOf(game, 4), { signal, onProgress })).rejects.toThrow(/^Interrupted/);
    const notes = (await store.list("")).filter((name) => name.endsWith(".json") && name.includes("-"));
    expect(new Set(notes.map((name) => name.split("-")[0]))).toEqual(new Set(["decide", "expand", "merge"]));
    for (const [place, one] of notes.entries()) {
      const exchanged = memoryFiles();
      for (const name of await store.list("")) await exchanged.write(name, [await store.read(name)]);
      const other = notes[(5 * place + 1) % notes.length];
      await exchanged.write(one, [await store.read(other)]);
      await exchanged.write(other, [await store.read(one)]);
      const repaired: string[] = [];
      const bytes = await solvedInto(exchanged, tasksOf(game, 4), {
        onRepair: (name: string) => void repaired.push(name),
      });
      expect([one, other, bytes.equals(whole)]).toEqual([one, other, true]);
      if (one !== other) expect(repaired).toEqual(expect.arrayContaining([one, other]));
    }
  });

  it.each<[string, (bytes: Uint8Array) => Uint8Array]>([
    ["flipped", (bytes) => bytes.with(0, bytes[0] ^ 1)],
    ["cut", (bytes) => bytes.subarray(0, bytes.length - 1)],
    ["longer", (bytes) => Uint8Array.of(...bytes, 0)],
  ])("write a segment again that is %s after an earlier run has compared it", async (_, change) => {
    const store = memoryFiles();
    const whole = await solvedInto(store, tasksOf(game, 2));
    await store.write(segmentFile(4, 0), [change(await store.read(segmentFile(4, 0)))]);
    expect((await solvedInto(store, tasksOf(game, 2))).equals(whole)).toBe(true);
  });

  it("have no more keys than the memory allows, however large the level is", async () => {
    const game = makeGame("tictactoe");
    const cuts = { minRangeKeys: 2, maxRangeKeys: 8, sliceKeys: 4 };
    const store = memoryFiles();
    const tasks = rangeTasks(levelledGame("tictactoe", game), { packing: ZLIB }, cuts);
    let [ranges, positions] = [0, 0];
    for await (const stage of tasks.stages(store)) {
      if (stage.name.startsWith("decide") || ranges > 4 * 16) break;
      for (const task of stage.tasks) await tasks.runTask(task, store);
      if (stage.tasks[0].kind !== "expand" || stage.tasks.length < ranges) continue;
      ranges = stage.tasks.length;
      positions = stage.tasks.reduce((sum, { weight }) => sum + weight, 0);
    }
    // A level is cut into 16 ranges where memory does not matter; these have a quarter of the positions at most.
    expect(ranges).toBeGreaterThan(4 * 16);
    expect(positions / ranges).toBeLessThan(cuts.maxRangeKeys);
  });

  it.each<[string, string, (detail: { pieces: object[]; after: object[] }) => object]>([
    ["merge 4", "keys", (detail) => ({ ...detail, high: 0 })],
    ["decide 3", "ranges after it", ({ after, ...detail }) => ({ ...detail, after: [{ ...after[0], to: 0 }] })],
    ["decide 3", "ranges after it", ({ after, ...detail }) => ({ ...detail, after: [{ ...after[0], from: -1 }] })],
    ["segments", "positions", ({ pieces, ...detail }) => ({ ...detail, pieces: [{ ...pieces[0], to: 2 ** 53 - 1 }] })],
    ["segments", "positions", ({ pieces, ...detail }) => ({ ...detail, pieces: [{ ...pieces[0], from: -1 }] })],
    ["segments", "positions", ({ pieces, ...detail }) => ({ ...detail, pieces: [{ ...pieces[0], to: 0 }] })],
  ])("refuse a task at once that its game does not have: %s, of other %s", async (name, part, change) => {
    const store = memoryFiles();
    const tasks = tasksOf(game, 2);
    for await (const stage of tasks.stages(store)) {
      const [task] = stage.tasks;
      const refused = (message: string) => ({ code: "bad-input", message: expect.stringContaining(`(${message})`) });
      await expect(tasks.runTask({ ...task, level: 255 }, store)).rejects.toMatchObject(refused("level"));
      if (stage.name === name) {
        const forged = { ...task, detail: change(task.detail as never) } as Task;
        await expect(tasks.runTask(forged, store)).rejects.toMatchObject(refused(part));
        return;
      }
      for (const one of stage.tasks) await tasks.runTask(one, store);
    }
    expect.unreachable();
  });

  it("are no database where a segment is missing", async () => {
    const store = memoryFiles();
    await solvedInto(store, tasksOf(game, 2));
    await store.remove(segmentFile(4, 0));
    await expect(gather(oneFileOf(store))).rejects.toMatchObject({ code: "missing-file" });
  });

  it("begin again when nobody knows how the ranges were cut", async () => {
    const store = memoryFiles();
    const whole = await solvedInto(store, tasksOf(game, 2));
    await store.write("cuts.json", [Uint8Array.of(123)]);
    expect((await solvedInto(store, tasksOf(game, 3))).equals(whole)).toBe(true);
  });

  it("leave nothing of the successors once they are decided", async () => {
    const store = memoryFiles();
    await solvedInto(store, tasksOf(game, 2));
    expect((await store.list("expand-")).filter((name) => !name.endsWith(".json"))).toEqual([]);
    const database = await LevelDatabase.open(segmentsIn(store), ZLIB);
    expect(database.positions).toBe(explore(rules).arena.vertexCount);
  });
});

describe("a levelled game", () => {
  const rules = counters(2, () => undefined);
  const { levelOf, positionOf } = rules;

  it("is a game that has levels, and may name an engine that has tasks and a verifier of its own", async () => {
    const levelled = (engine?: LevelEngine) =>
      levelledGame("counters", fullGame({ ...rules, levels: { levelOf, positionOf, ...(engine && { engine }) } }));
    const plain = levelled();
    expect([plain.levelOf(4), plain.positionOf(4)]).toEqual([2, 4]);
    const board = { columns: 4, rows: 4, align: 4 };
    const games = [
      plain,
      levelled({ name: "columns", board }),
      levelled({ name: "columns", board: { ...board, align: 3 } }),
    ];
    const unknown = levelled({ name: "counters", board });
    // Tasks of columns leave out positions that a player has won; those of ranges keep them.
    const tasks = await Promise.all([...games, unknown].map((game) => game.tasks({ megabytes: 7 })));
    expect(tasks.map(({ leavesOutWon }) => leavesOutWon)).toEqual([false, true, false, false]);
    const verifiers = await Promise.all([...games, unknown].map((game) => game.verifier?.()));
    expect(verifiers.map((verifier) => verifier !== undefined)).toEqual([false, true, false, false]);
  });

  it("may bring an engine of its own", async () => {
    const own = { ...rangeTasks(undefined as never), leavesOutWon: true };
    const verifier = {};
    const asked: unknown[] = [];
    const engine = {
      tasks: async (limits?: object) => {
        asked.push(limits);
        return own;
      },
      verifier: async () => verifier,
    };
    const game = levelledGame("counters", fullGame({ ...rules, levels: { levelOf, positionOf, engine } }));
    const limits = { megabytes: 7 };
    expect((await game.tasks(limits)).leavesOutWon).toBe(true);
    expect([asked, (await game.verifier?.()) === verifier]).toEqual([[limits], true]);
  });

  it("has what comes before, keys and a verifier exactly where the game has them", async () => {
    const levels = { levelOf, positionOf };
    const plain = levelledGame("counters", fullGame({ ...rules, levels }));
    expect(["before", "byKey", "verifier"].filter((name) => name in plain)).toEqual([]);
    const byKey: RulesByKey = { moves: () => 0, result: () => "draw" };
    const brought = { ...levels, before: (at: number) => [at - 1] };
    const whole = levelledGame("counters", fullGame({ ...rules, levels: brought, byKey }));
    expect([whole.before?.(4), whole.byKey]).toEqual([[3], byKey]);
  });

  it("is nothing else", () => {
    for (const levels of [undefined, { levelOf }, { positionOf }, { levelOf: 5, positionOf }]) {
      const game = { ...fullGame(rules), levels } as never;
      expect(() => levelledGame("counters", game)).toThrow("counters cannot be solved by levels: that takes");
      expect(() => levelledGame("counters", game)).toThrow(expect.objectContaining({ code: "not-applicable" }));
    }
  });

  it("does not take a wrong way back", () => {
    const game = levelledGame(
      "counters",
      fullGame({ ...rules, levels: { levelOf, positionOf: (key: number) => key + 1 } }),
    );
    const message = "counters contradicts itself: positionOf(3) gives a position whose key is 4.";
    expect(() => game.positionOf(3)).toThrow(expect.objectContaining({ code: "bad-rules", message }));
  });
});

describe("progress", () => {
  const rules = counters(2, (key) => (key === 8 ? 0 : undefined));
  const { levelOf, positionOf } = rules;
  const game = levelledGame("counters", fullGame({ ...rules, levels: { levelOf, positionOf } }));

  it("tells every level before and after, in both directions, and then what is written", async () => {
    const told: LevelProgress[] = [];
    await solveLevels(game, { onProgress: (progress) => void told.push(progress) });
    const sizes = [1, 2, 3, 2, 1];
    const upTo = (level: number): number => sizes.slice(0, level).reduce((sum, size) => sum + size, 0);
    const after = (level: number): number => sizes.slice(level + 1).reduce((sum, size) => sum + size, 0);
    const finding = sizes.flatMap((positions, level) =>
      [0, positions].map((done) => ({ phase: "finding", level, positions, total: upTo(level) + done })),
    );
    const deciding = [4, 3, 2, 1, 0].flatMap((level) =>
      [0, sizes[level]].map((done) => ({
        phase: "deciding",
        level,
        positions: sizes[level],
        total: after(level) + done,
        lastLevel: 4,
      })),
    );
    expect(told.slice(0, 20)).toEqual([...finding, ...deciding]);
    const phases = ["writing", "checking"].map((phase) => told.filter((progress) => progress.phase === phase).at(-1));
    expect(phases).toEqual([
      { phase: "writing", level: 4, positions: 9, total: 9, lastLevel: 4 },
      { phase: "checking", level: 4, positions: 9, total: 9, lastLevel: 4 },
    ]);
    expect(told.at(-1)).toBe(phases[1]);
  });

  it("is told by the error of what was stopped; other errors pass", async () => {
    const stopping = (at: number) => {
      const signal = { aborted: false };
      let steps = 0;
      return solveLevels(game, {
        signal,
        onProgress() {
          signal.aborted = ++steps === at;
        },
      });
    };
    await expect(stopping(5)).rejects.toMatchObject({
      message: "Interrupted while finding the positions after level 2 (3 expanded so far).",
      parameters: { phase: "finding", level: 2, positions: 3, total: 3 },
    });
    await expect(stopping(12)).rejects.toMatchObject({
      message: "Interrupted while deciding level 4 of 4 (1 positions decided so far).",
    });
    await expect(stopping(22)).rejects.toMatchObject({
      message: "Interrupted while writing the database (level 2 of 4).",
    });
    const tasks = async (): Promise<never> => {
      throw new RangeError("no start");
    };
    await expect(solveLevels({ ...game, tasks })).rejects.toThrow("no start");
  });
});
