import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { bytesOfLevels, levelsIn } from "../../test/small-levels.ts";
import { loadLevelledGame, openDatabase, solveIntoDatabase, verifyDatabase } from "./index.ts";

const folder = mkdtempSync(join(tmpdir(), "node-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("solves and verifies in small ranges, shared out to threads, when the memory is small", async () => {
  const game = await loadLevelledGame({ game: "connect4", options: { columns: 4, rows: 4, align: 5 } });
  const [whole, file] = [join(folder, "whole.db"), join(folder, "file.db")];
  await solveIntoDatabase(whole, game, { threads: 1 });
  await solveIntoDatabase(file, game, { threads: 2, megabytes: 1 });
  expect(readFileSync(file).equals(readFileSync(whole))).toBe(true);
  const check = async (path: string) => {
    const opened = await openDatabase(path);
    const wrong = await verifyDatabase(opened, game, { threads: 2, megabytes: 1 });
    await opened.close();
    return wrong;
  };
  expect(await check(file)).toBeUndefined();
  const { database, close } = await openDatabase(file);
  const levels = await levelsIn(database);
  const moves = database.levels.map((level) => level.moves);
  await close();
  const { keys, values } = levels[12];
  const place = 9000; // in another part than the first
  const others = (_: number, at: number): boolean => at !== place;
  for (const [changed, atLevels, sentence] of [
    [{ keys, values: values.with(place, values[place] ^ 1) }, [11, 12], /its successors say/],
    [{ keys: keys.filter(others), values: values.filter(others) }, [11, 12], /a successor is missing|moves is/],
  ] as const) {
    writeFileSync(file, await bytesOfLevels(levels.with(12, changed), game.ref, moves));
    const wrong = await check(file);
    expect(atLevels).toContain(wrong?.level);
    expect(wrong?.text.en).toMatch(sentence);
  }
});
