import { checksumOf } from "marienbad/base";
import { connect4 } from "marienbad/games/connect4";
import { describe, expect, test } from "vitest";
import {
  type AnyLevelledGame,
  type FileStore,
  inProcess,
  LevelDatabase,
  type LevelProgress,
  levelledGame,
  memoryFiles,
  rangeTasks,
  segmentsIn,
  solveInto,
  solveLevels,
} from "../index.ts";
import { ZLIB } from "../node/packing.ts";
import { type RangeVerifier, verifyRanges } from "../verify/range-levels.ts";

const limits = { packing: ZLIB };

describe("large boards of connect-4 by ranges of columns", () => {
  test.each([
    [4, 4],
    [3, 6],
    [5, 3],
  ])("have the values that the tasks of any game give, on %i × %i", async (columns, rows) => {
    const rules = connect4({ columns, rows });
    const game = levelledGame("connect4", rules);
    const byColumns = await solveLevels(game, { limits });
    const store = memoryFiles();
    const tasks = rangeTasks(game, limits);
    await solveInto(store, { game: "connect4", options: {} }, tasks, inProcess(tasks, store));
    const byRules = await LevelDatabase.open(segmentsIn(store), ZLIB);
    expect(byColumns.levels).toEqual(byRules.levels);
    for (const { level } of byRules.levels) {
      const { keys, values } = await byRules.load(level);
      const isOpen = (key: number): boolean => typeof rules.result(game.positionOf(key)) !== "number";
      const open = Array.from(keys, isOpen);
      const columnsLevel = await byColumns.load(level);
      expect(columnsLevel.keys).toEqual(keys.filter((_, place) => open[place]));
      expect(columnsLevel.values).toEqual(values.filter((_, place) => open[place]));
    }
  });

  // John Tromp, John's Connect Four Playground. Its columns have seven bits, more than the six of a word of the kernel.
  test("4 × 6 has the published number of positions", async () => {
    const game = connect4({ columns: 4, rows: 6 });
    expect((await solveLevels(levelledGame("connect4", game), { limits })).positions).toBe(15_835_683);
  }, 60_000);

  // John Tromp, John's Connect Four Playground.
  test("5 × 5 has the published number of positions, and its verifier agrees with all of it", async () => {
    const rules = connect4({ columns: 5, rows: 5 });
    const game = levelledGame("connect4", rules);
    const all = await solveLevels(game, { limits });
    expect(all.positions).toBe(69_763_700);
    await expectVerified(game, all);
  }, 300_000);

  test("5 × 5, stopped with little memory, goes on as it was cut, or from the start", async () => {
    const rules = connect4({ columns: 5, rows: 5 });
    const game = levelledGame("connect4", rules);
    const solved = { game: "connect4", options: {} };
    const database = async (store: FileStore): Promise<unknown[]> => {
      const names = ["manifest", ...(await store.list("segment-")).filter((name) => name.endsWith(".blocks"))];
      return await Promise.all(names.map(async (name) => [name, checksumOf(await store.read(name))]));
    };
    const findTasks = async (store: FileStore): Promise<number> =>
      (await store.list("find-19-")).filter((name) => name.endsWith(".rows")).length;
    const whole = memoryFiles();
    const tasks = await game.tasks(limits);
    await solveInto(whole, solved, tasks, inProcess(tasks, whole));
    for (const isKnown of [true, false]) {
      const store = memoryFiles();
      const signal = { aborted: false };
      const fewer = await game.tasks({ ...limits, megabytes: 16 });
      const onProgress = ({ phase, level }: LevelProgress): void => {
        signal.aborted ||= phase === "deciding" && level === 20;
      };
      const stopped = solveInto(store, solved, fewer, inProcess(fewer, store), { signal, onProgress });
      await expect(stopped).rejects.toThrow(/^Interrupted/);
      const cut = await findTasks(store);
      expect(cut).toBeGreaterThan(await findTasks(whole));
      if (!isKnown) await store.remove("cuts.json");
      await solveInto(store, solved, tasks, inProcess(tasks, store));
      expect(await findTasks(store)).toBe(isKnown ? cut : await findTasks(whole));
      expect(await database(store)).toEqual(await database(whole));
    }
  }, 300_000);

  // Counted by the rules alone, with mirror images as one position.
  test("5 × 5 has 34,888,367 positions up to its mirror, and its verifier agrees with all of it", async () => {
    const rules = connect4({ columns: 5, rows: 5 });
    const game = levelledGame({ game: "connect4", symmetry: "ends-first" }, rules);
    const images = await solveLevels(game, { limits });
    expect(images.positions).toBe(34_888_367);
    await expectVerified(game, images);
  }, 300_000);
});

/** The game's own verifier finds nothing wrong. */
async function expectVerified(game: AnyLevelledGame, database: LevelDatabase): Promise<void> {
  const verifier = (await game.verifier?.()) as RangeVerifier;
  const claims = {
    levels: database.levels,
    between: (level: number, from: number, to: number) => database.between(level, from, to),
    cutsBetween: (level: number, from: number, to: number) => database.cutsBetween(level, from, to),
    cutsOf: (level: number) => database.cutsOf(level),
  };
  const startKey = game.key(game.start) as number;
  expect(await verifyRanges(verifier, startKey, claims)).toBeUndefined();
}
