import type { Result } from "marienbad/game";
import { describe, expect, it } from "vitest";
import { type AnyLevelledGame, inProcess, LevelDatabase, memoryFiles, segmentsIn, solveInto } from "../index.ts";
import { verifyLevels } from "../verify/levels.ts";
import { loadLevelledGame } from "./levelled-game.ts";
import { ZLIB } from "./packing.ts";
import { verifiable, verifyByTasks, verifyDatabase } from "./verify-database.ts";

/** The segments of a game, in memory. */
async function solved(game: AnyLevelledGame) {
  const store = memoryFiles();
  const tasks = await verifiable(game);
  await solveInto(store, game.ref, tasks, inProcess(tasks, store));
  return { store, tasks };
}

/** The verdict of another game on them, by tasks of its own. */
async function verdictOf(game: AnyLevelledGame, store: Awaited<ReturnType<typeof solved>>["store"]) {
  const tasks = await verifiable(game);
  return await verifyByTasks(game, store, inProcess(tasks, store));
}

describe("verifying by tasks", () => {
  it("accepts what was solved, by the game's own verifier and by its rules", async () => {
    for (const source of [
      { game: "connect4", options: { columns: 4, rows: 4 } },
      { game: "domineering", options: { rows: 3, columns: 4 } },
    ]) {
      const game = await loadLevelledGame(source);
      const { store } = await solved(game);
      expect(await verdictOf(game, store)).toBe(undefined);
      const verdicts = await store.list("verify-");
      expect(verdicts.length).toBeGreaterThan(5);
    }
  });

  it("finds the claim that one machine finds", async () => {
    const game = await loadLevelledGame({ game: "domineering", options: { rows: 3, columns: 4 } });
    const { store } = await solved(game);
    const result = (position: unknown): Result | undefined => (game.result(position) === undefined ? undefined : 0);
    const other = { ...game, result }; // where player 0 wins whatever happens
    const database = await LevelDatabase.open(segmentsIn(store), ZLIB);
    const wrong = await verifyLevels(other, database);
    expect(wrong).toBeDefined();
    expect(await verdictOf(other, store)).toEqual(wrong);
  });
});

describe("verifying a sample", () => {
  /** The parts that are looked at, as a database in memory is verified. */
  async function partsOf(game: AnyLevelledGame, oneIn: number) {
    const { store } = await solved(game);
    const database = await LevelDatabase.open(segmentsIn(store), ZLIB);
    const parts: { readonly level: number; readonly from: number; readonly positions: number }[] = [];
    const onPart = (level: number, from: number, _to: number, positions: number): void => {
      parts.push({ level, from, positions });
    };
    const wrong = await verifyDatabase({ database, path: "" }, game, { threads: 1, megabytes: 1, oneIn, onPart });
    expect(wrong).toBe(undefined);
    return { parts, database };
  }

  it("looks at some of every level, and at everything where it is one part in one", async () => {
    for (const source of [
      { game: "connect4", options: { columns: 5, rows: 3 } },
      { game: "tictactoe", options: { rows: 3, columns: 4, align: 3 } }, // a level of more than one part
    ]) {
      const game = await loadLevelledGame(source);
      const { parts: all, database } = await partsOf(game, 1);
      const stored = database.levels.reduce((sum, { level }) => sum + database.storedOf(level), 0);
      expect(all.reduce((sum, { positions }) => sum + positions, 0)).toBe(stored);
      const { parts: some } = await partsOf(game, 3);
      expect(new Set(some.map(({ level }) => level)).size).toBe(database.levels.length);
      expect(some.length < all.length).toBe(all.length > database.levels.length);
      for (const { level } of database.levels) {
        const [ofSome, ofAll] = [some, all].map((parts) => parts.filter((part) => part.level === level).length);
        expect(ofSome).toBe(Math.max(1, Math.floor((ofAll + 1) / 3)));
      }
    }
  });

  it("has positions of every level, however few, wherever their ranges lie", async () => {
    const game = await loadLevelledGame({ game: "connect4", options: { columns: 4, rows: 4 }, symmetry: true });
    const { parts, database } = await partsOf(game, 20);
    expect(parts.filter(({ positions }) => positions > 0).map(({ level }) => level)).toEqual(
      database.levels.map(({ level }) => level).reverse(),
    );
  });

  it("finds a wrong value in what it looks at, and does not recount", async () => {
    const game = await loadLevelledGame({ game: "domineering", options: { rows: 3, columns: 4 } });
    const { store } = await solved(game);
    const database = await LevelDatabase.open(segmentsIn(store), ZLIB);
    const result = (position: unknown): Result | undefined => (game.result(position) === undefined ? undefined : 0);
    const other = { ...game, result }; // where player 0 wins whatever happens
    expect(await verifyDatabase({ database, path: "" }, other, { threads: 1, oneIn: 7 })).toBeDefined();
    const miscounted = {
      levels: database.levels.map((level) => ({ ...level, moves: level.moves + 1 })),
      load: database.load.bind(database),
    };
    expect(await verifyLevels(game, miscounted)).toBeDefined();
    expect(await verifyLevels(game, miscounted, { oneIn: 2 })).toBe(undefined);
  });
});
