import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { runCommand } from "../../test/run-command.ts";
import { solve } from "./solve.ts";

const folder = mkdtempSync(join(tmpdir(), "state-"));
afterAll(() => rmSync(folder, { recursive: true }));

const SIX = ["tictactoe", "rows=6", "columns=7", "align=5"];

describe("solve --state", () => {
  it("says who wins, and keeps what was proved beside nothing else", async () => {
    const path = join(folder, "6x7");
    for (const _ of [1, 2]) {
      const { printed } = await runCommand(solve, [...SIX, "--state", path]);
      expect(printed[0]).toContain("a draw");
      expect(statSync(path).size).toBeGreaterThan(30);
      expect(existsSync(`${path}.lock`)).toBe(false);
    }
  });

  it("keeps it too when it is stopped", async () => {
    const path = join(folder, "stopped");
    const stop = new AbortController();
    const running = runCommand(solve, ["tictactoe", "rows=8", "columns=8", "align=5", "--state", path], {
      signal: stop.signal,
    });
    setTimeout(() => stop.abort(), 300);
    await expect(running).rejects.toThrow(/after [\d,]+ positions/);
    expect(statSync(path).size).toBeGreaterThan(30);
    expect(existsSync(`${path}.lock`)).toBe(false);
  });

  it("leaves a file alone that is something else, and refuses games without such a prover", async () => {
    const path = join(folder, "other");
    writeFileSync(path, "something else");
    await expect(runCommand(solve, [...SIX, "--state", path])).rejects.toThrow(/is damaged, or not a state of/);
    expect(statSync(path).size).toBe(14);
    await expect(runCommand(solve, ["hex", "size=5", "--state", path])).rejects.toThrow(/leave out --state/);
  });
});
