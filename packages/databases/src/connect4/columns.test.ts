import { explore, rankOf, winnerOf } from "marienbad/arena";
import type { Options } from "marienbad/games/connect4";
import { solveArena } from "marienbad/solve";
import { describe, expect, test } from "vitest";
import { levels } from "../../../core/src/games/connect4/levels.ts";
import { rules } from "../../../core/src/games/connect4/rules.ts";
import { columnTasks } from "../columns/column-tasks.ts";
import { packedFiles } from "../database/packed-files.ts";
import { rankOfValue, winnerOfValue } from "../database/value.ts";
import { findPosition, inProcess, LevelDatabase, memoryFiles, segmentsIn, solveInto } from "../index.ts";
import { ZLIB } from "../node/packing.ts";
import type { FileStore, TaskGame } from "../tasks/level-tasks.ts";
import { connect4Columns, highColumnsOf } from "./column-engine.ts";

const board = (columns: number, rows: number): Options => ({ columns, rows, align: 4 });

function tasksOf(options: Options, highColumns = highColumnsOf(options) as number): TaskGame {
  return columnTasks(connect4Columns(options, highColumns), { packing: ZLIB });
}

async function solved(tasks: TaskGame, store: FileStore = memoryFiles()): Promise<LevelDatabase> {
  await solveInto(store, { game: "connect4", options: {} }, tasks, inProcess(tasks, store));
  return await LevelDatabase.open(segmentsIn(store), ZLIB);
}

/** The segments and the manifest: what a database is. */
async function bytesOf(store: FileStore): Promise<Buffer> {
  const names = (await store.list("")).filter((name) => name.endsWith(".blocks") || name === "manifest");
  return Buffer.concat(await Promise.all(names.map((name) => store.read(name))));
}

describe("connect-4 by ranges of columns", () => {
  test.each([
    [board(4, 3), 0],
    [board(4, 3), 3],
    [board(3, 4), 2],
    [board(3, 5), 1],
    [board(2, 9), 1],
    [board(1, 4), 0],
    [board(6, 2), 2],
  ])("gives what the attractors give on every position of %j with %i high columns", async (options, highColumns) => {
    const game = { ...rules(options), ...levels(options) };
    const { arena, positions } = explore(game);
    const solution = solveArena(arena);
    const database = await solved(tasksOf(options, highColumns));
    expect([database.positions, database.moves]).toEqual([arena.vertexCount, arena.edgeCount]);
    const stored = await Promise.all(database.levels.map(({ level }) => database.load(level)));
    const valueOfKey = stored.map(({ keys, values }) => new Map(Array.from(keys, (key, i) => [key, values[i]])));
    for (const [vertex, position] of positions.entries()) {
      const level = game.levelOf(position);
      const isLeftOut = typeof game.result(position) === "number";
      const value = valueOfKey[level].get(game.key(position) as number);
      if (vertex % 97 === 0) expect(await findPosition(database, game, position)).toBe(value ?? (1 - (level % 2)) << 8);
      const [winner, rank] = [winnerOf(solution, vertex), rankOf(solution, vertex)];
      const isRight = value !== undefined && winnerOfValue(value) === winner && rankOfValue(value) === rank;
      if (!(isLeftOut ? value === undefined && rank === 0 : isRight)) expect([vertex, value]).toEqual([winner, rank]);
    }
  });

  // John Tromp, John's Connect Four Playground; OEIS A212693 has 4 × 4.
  test.each([
    [board(4, 4), 161_029],
    [board(5, 4), 3_945_711],
    [board(4, 5), 1_706_255],
  ])("counts the positions of %j as published", async (options, count) => {
    const database = await solved(tasksOf(options));
    expect(database.positions).toBe(count);
    const start = await database.find(0, rules(options).key(rules(options).start) as number);
    expect(winnerOfValue(start as number)).toBeUndefined(); // all are draws
  });

  test("writes the same bytes whatever the ranges, and when stopped after any task", async () => {
    const options = board(4, 4);
    const whole = memoryFiles();
    await solved(tasksOf(options, 0), whole);
    const stopped = memoryFiles();
    let attempts = 0;
    for (let goOn = true; goOn; attempts++) {
      const tasks = tasksOf(options, 2);
      const signal = { aborted: false };
      let done = 0;
      const onProgress = (): void => {
        signal.aborted = ++done > 25 * (attempts + 1);
      };
      goOn = await solveInto(stopped, { game: "connect4", options: {} }, tasks, inProcess(tasks, stopped), {
        signal,
        onProgress,
      }).then(
        () => false,
        ({ code }) => code === "interrupted",
      );
    }
    expect(attempts).toBeGreaterThan(3);
    expect((await bytesOf(stopped)).equals(await bytesOf(whole))).toBe(true);
  });

  test("makes a damaged or missing file again, with packed files too", async () => {
    const options = board(4, 4);
    const whole = memoryFiles();
    await solved(tasksOf(options), whole);
    const inner = memoryFiles();
    const store = packedFiles(inner, ZLIB, { mayBePacked: (name) => /\.(keys|values)$/.test(name), isPacking: true });
    const tasks = tasksOf(options);
    const runner = inProcess(tasks, store);
    let [damages, losses, repairs] = [0, 0, 0];
    const spoil = async (name: string): Promise<void> => {
      const bytes = (await inner.read(name)).slice();
      bytes[bytes.length >> 1] ^= 1 << damages++;
      await inner.write(name, [bytes]);
    };
    const spoiling = {
      ...runner,
      async run(...[stage, run]: Parameters<typeof runner.run>) {
        await runner.run(stage, run);
        if (damages === 0 && stage.name === "find-9") await spoil("find-9-00000.keys.z");
        if (damages === 1 && stage.name === "decide-10") await spoil("decide-10-00000.values.z");
        if (losses === 0 && stage.name === "find-12") await inner.remove(`find-${11 + losses++}-00000.rows`);
      },
    };
    const onRepair = (): void => {
      repairs++;
    };
    await solveInto(store, { game: "connect4", options: {} }, tasks, spoiling, { onRepair });
    expect([damages, losses, repairs > 2]).toEqual([2, 1, true]);
    expect((await bytesOf(inner)).equals(await bytesOf(whole))).toBe(true);
  });

  test("notices directories that were exchanged, and does their tasks again", async () => {
    const options = board(4, 3);
    const store = memoryFiles();
    await solved(tasksOf(options, 2), store);
    const whole = await bytesOf(store);
    for (const pair of [
      ["find-5-00000.rows", "find-7-00000.rows"],
      ["decide-5-00000.counts", "decide-7-00000.counts"],
      ["find-5-00000.rows", "decide-5-00000.counts"],
    ]) {
      const contents = await Promise.all(pair.map((name) => store.read(name)));
      for (const [place, name] of pair.entries()) await store.write(name, [contents[1 - place]]);
      const repaired: string[] = [];
      const tasks = tasksOf(options, 2);
      const onRepair = (name: string): void => void repaired.push(name);
      await solveInto(store, { game: "connect4", options: {} }, tasks, inProcess(tasks, store), { onRepair });
      expect(repaired).toEqual(expect.arrayContaining(pair));
      expect((await bytesOf(store)).equals(whole)).toBe(true);
    }
  });

  test("numbers ranges by as many columns as the board asks for", () => {
    const chosen = [board(4, 4), board(5, 5), board(5, 6), board(7, 4), board(6, 5), board(6, 6), board(7, 6)];
    expect(chosen.map(highColumnsOf)).toEqual([0, 1, 2, 3, 2, 2, 3]);
    expect([board(9, 6), { columns: 5, rows: 5, align: 3 }].map(highColumnsOf)).toEqual([undefined, undefined]);
  });
});
