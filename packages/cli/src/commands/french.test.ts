import { describe, expect, it } from "vitest";
import { runCommand } from "../../test/run-command.ts";
import { analyse } from "./analyse.ts";
import { games } from "./games.ts";
import { grundy } from "./grundy.ts";
import { lint } from "./lint.ts";
import { solve } from "./solve.ts";

describe("what is printed in French", () => {
  it.each([
    ["nim sticks=10 take=1,2", solve],
    ["dots rows=1 columns=1", solve],
    ["hex size=6", solve],
    ["tictactoe XO./.../...", analyse],
    ["nim", games],
    ["kayles --misere --largest 9", grundy],
    ["nim sticks=5", lint],
  ])("has a space before each colon: %s", async (words, command) => {
    const { printed } = await runCommand(command, words.split(" "), { language: "fr" });
    expect(printed.join("\n")).not.toMatch(/[^\s\u202f]: /);
    expect(printed.length).toBeGreaterThan(0);
  });
});
