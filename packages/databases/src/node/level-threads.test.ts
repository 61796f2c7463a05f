import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { threadsStarted } from "../../../cli/test/solving.ts";
import { loadLevelledGame, solveIntoDatabase } from "./index.ts";

const folder = mkdtempSync(join(tmpdir(), "level-threads-"));
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ["connect4", { columns: 4, rows: 4 }],
  ["domineering", { rows: 4, columns: 5 }],
])("threads start by default only when there is work for them: not for %s %j", async (game, options) => {
  const named = await loadLevelledGame({ game, options });
  const [one, several, byDefault] = ["1", "2", ""].map((name) => join(folder, `${game}-${name}.db`));
  expect(await threadsStarted(() => solveIntoDatabase(one, named, { threads: 1 }))).toBe(0);
  expect(await threadsStarted(() => solveIntoDatabase(several, named, { threads: 2 }))).toBe(2);
  expect(await threadsStarted(() => solveIntoDatabase(byDefault, named))).toBe(0);
  for (const file of [several, byDefault]) expect(readFileSync(file).equals(readFileSync(one))).toBe(true);
});
