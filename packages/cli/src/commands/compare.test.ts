import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { runCommand } from "../../test/run-command.ts";
import { compare } from "./compare.ts";

describe("marienbad compare", () => {
  it("counts what changes in dodgem when a trapped player loses, with the shortest plays", async () => {
    const { printed } = await runCommand(compare, ["dodgem", "trapped=wins", "--json", "--", "trapped=loses"]);
    const told = JSON.parse(printed[0]);
    // 1,963 positions under either rule (docs/results.md); how changes are counted is tested in solve/compare.test.ts.
    expect(told).toMatchObject({ common: 1963, onlyFirst: 0, onlySecond: 0, start: { changes: false } });
    expect(told.changes[0].examples[0]).toEqual({ position: ">>./.../^.^ 1", moves: ["a3-b3", "b1-a1", "a2-a3"] });
  });

  it("refuses two boards of other sizes, whose keys mean something else", async () => {
    const sizes = ["dodgem", "size=3", "--", "size=2"];
    await expect(runCommand(compare, sizes)).rejects.toThrow("no position in common");
  });

  it("refuses two files of rules that cannot even name each other's positions", async () => {
    const folder = mkdtempSync(join(tmpdir(), "compare-"));
    const rules = (start: string, key: string): string =>
      `const [none, first] = [() => [], () => 0];
      export default { start: ${start}, turn: first, moves: none, play: none, result: first, key: ${key} };`;
    const [one, other] = ["one.mjs", "other.mjs"].map((name) => join(folder, name));
    writeFileSync(one, rules("{ row: [1] }", "({ row }) => row.join()"));
    writeFileSync(other, rules("{ heap: [1] }", "({ heap }) => heap.join()"));
    await expect(runCommand(compare, [one, "--", other])).rejects.toThrow("no position in common");
    rmSync(folder, { recursive: true });
  });

  it.each([
    [["nim"], "What should be compared"],
    [["nim", "--", "sticks=5", "--json"], "belongs before"],
    [["nim", "--", "a", "b"], "one word too many"],
  ])("of %o says in a sentence what is missing or too much", async (args, sentence) => {
    await expect(runCommand(compare, args)).rejects.toThrow(sentence);
  });
});
