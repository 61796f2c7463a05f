import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { json, marienbad, packageFolder } from "./cli.ts";

const inRoot = { cwd: join(packageFolder, "../..") };

describe("the longest mates of examples/chess-endings.ts", () => {
  // In moves of White, who begins, as every tablebase has them.
  it.each([
    ["KRK", "several", 16],
    ["KPK", "several", 28],
    ["KPK", "one", 28],
    ["KBBK", "one", 19],
    ["KBNK", "one", 33],
  ])("%s, images %s: %i", (ending, images, moves) => {
    const words = ["examples/chess-endings.ts", `ending=${ending}`, `images=${images}`];
    const { longest } = json(["solve", ...words, "--from-all", "--limit", "10000000"], inRoot);
    expect(longest[0]).toMatchObject({ winner: 0, rank: 2 * moves - 1 });
  });

  it.each(["KQK", "KRK", "KPK", "KBBK", "KBNK"])("%s keeps the contract", (ending) => {
    expect(marienbad(["lint", "examples/chess-endings.ts", `ending=${ending}`], inRoot)).toMatchObject({ code: 0 });
  });
});
