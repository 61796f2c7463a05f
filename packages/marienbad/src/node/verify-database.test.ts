import { describe, expect, it } from "vitest";
import type { Result } from "../game/index.ts";
import { inProcess, LevelDatabase, memoryFiles, segmentsIn, solveInto } from "../levels/index.ts";
import { verifyLevels } from "../verify/index.ts";
import { loadLevelledGame, type NamedGame } from "./load-game.ts";
import { ZLIB } from "./packing.ts";
import { verifiable, verifyByTasks } from "./verify-database.ts";

/** The segments of a game, in memory. */
async function solved(game: NamedGame) {
  const store = memoryFiles();
  const tasks = verifiable(game, await game.tasks({ packing: ZLIB }));
  await solveInto(store, game.solved, tasks, inProcess(tasks, store));
  return { store, tasks };
}

/** The verdict of another game on them, by tasks of its own. */
async function verdictOf(game: NamedGame, store: Awaited<ReturnType<typeof solved>>["store"]) {
  const tasks = verifiable(game, await game.tasks({ packing: ZLIB }));
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
    const result = (position: unknown): Result | undefined =>
      game.rules.result(position) === undefined ? undefined : 0;
    const other = { ...game, rules: { ...game.rules, result } }; // where player 0 wins whatever happens
    const database = await LevelDatabase.open(segmentsIn(store), ZLIB);
    const wrong = await verifyLevels(other, database);
    expect(wrong).toBeDefined();
    expect(await verdictOf(other, store)).toEqual(wrong);
  });
});
