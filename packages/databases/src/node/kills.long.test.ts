import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { seededRandom } from "marienbad/base";
import { afterAll, describe, expect, it } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "kills-"));
afterAll(() => rmSync(folder, { recursive: true }));
const program = fileURLToPath(new URL("../../../cli/bin/marienbad.js", import.meta.url));
const game = ["tictactoe", "rows=3", "columns=4", "align=3"];

/** Solves into a file; ended by a signal after so many milliseconds, where that is wanted. */
async function solveInto(file: string, signal?: NodeJS.Signals, after = 0): Promise<number | null> {
  const words = [program, "solve", ...game, "--database", file, "--threads", "2"];
  const child = spawn(process.execPath, words, { stdio: "ignore" });
  const ended = new Promise<number | null>((resolve) => child.on("exit", resolve));
  if (signal !== undefined) {
    await setTimeout(after);
    child.kill(signal);
  }
  return await ended;
}

describe("a database that is being made", () => {
  it.each(["SIGKILL", "SIGINT"] as const)("is the same after %s at any moments, and leaves nothing", async (signal) => {
    const [whole, file] = [join(folder, `${signal}-whole.db`), join(folder, `${signal}.db`)];
    const started = performance.now();
    expect(await solveInto(whole)).toBe(0);
    const time = performance.now() - started;
    const random = seededRandom(15);
    for (let kills = 0; kills < 8 && !existsSync(file); kills++) {
      await solveInto(file, signal, 200 + random.below(Math.ceil(time)));
    }
    if (!existsSync(file)) expect(await solveInto(file)).toBe(0);
    expect(await solveInto(file)).toBe(0); // what is there is checked, and what was left is removed
    expect(readFileSync(file).equals(readFileSync(whole))).toBe(true);
    expect(existsSync(`${file}.parts`)).toBe(false);
  });
});
