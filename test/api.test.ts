import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { CATALOGUE } from "marienbad/games/all";
import { describe, expect, it } from "vitest";
import { entries, exportsOf, games, listApi } from "../scripts/list-api.mjs";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");

describe("the public exports", () => {
  it("are those that docs/api.md lists: an export is a decision (npm run api writes the list)", () => {
    expect(listApi()).toBe(readFileSync(join(root, "docs/api.md"), "utf8"));
  });

  it("are few in the main entry: what a game programmer needs, at most 40 values and 30 types", () => {
    const [main] = entries();
    const isType = exportsOf(main.file).map((one) => one.isType);
    expect(main.name).toBe("marienbad");
    expect(isType.filter((type) => !type).length).toBeLessThanOrEqual(40);
    expect(isType.filter((type) => type).length).toBeLessThanOrEqual(30);
    expect(isType.length).toBeGreaterThan(40);
  });

  it("each have a sentence that says what they are", () => {
    const silent = listApi()
      .split("\n")
      .filter((line) => /^\| [`*].* \|\s*\|$/.test(line));
    expect(silent).toEqual([]);
  });

  it("are each game of the catalogue alone too, and nothing that is inside a game", () => {
    const { resolve: find } = createRequire(import.meta.url);
    expect(games().map(({ name }) => name)).toEqual(CATALOGUE.map(({ id }) => `marienbad/games/${id}`).toSorted());
    for (const { name } of games()) expect(find(name)).toMatch(/dist\/games\/[\w-]+\/index\.js$/);
    for (const inside of ["hex/prover", "connect4/solver", "grid", "nim/rules"]) {
      expect(() => find(`marienbad/games/${inside}`), inside).toThrow();
    }
  });
});
