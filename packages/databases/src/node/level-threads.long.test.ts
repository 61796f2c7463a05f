import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { threadsStarted } from "../../../cli/test/solving.ts";
import { defaultThreads } from "../system/memory.ts";
import { loadLevelledGame, solveIntoDatabase } from "./index.ts";

const folder = mkdtempSync(join(tmpdir(), "level-threads-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("threads start by default once tasks that they could share have taken a while", async () => {
  const game = await loadLevelledGame({ game: "tictactoe", options: { rows: 4, columns: 4, align: 4 } });
  const [one, byDefault] = [join(folder, "one.db"), join(folder, "default.db")];
  await solveIntoDatabase(one, game, { threads: 1 });
  const threads = defaultThreads() === 1 ? 0 : defaultThreads();
  expect(await threadsStarted(() => solveIntoDatabase(byDefault, game))).toBe(threads);
  expect(readFileSync(byDefault).equals(readFileSync(one))).toBe(true);
});
