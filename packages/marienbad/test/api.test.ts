import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { listApi } from "../scripts/list-api.mjs";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../../..");

describe("the public exports", () => {
  it("are those that docs/api.md lists: an export is a decision (npm run api writes the list)", () => {
    expect(listApi()).toBe(readFileSync(join(root, "docs/api.md"), "utf8"));
  });

  it("each have a sentence that says what they are", () => {
    const silent = listApi()
      .split("\n")
      .filter((line) => /^\| [`*].* \|\s*\|$/.test(line));
    expect(silent).toEqual([]);
  });
});
