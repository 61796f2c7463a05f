import { describe, expect, it } from "vitest";
import { runCommand } from "../../test/run-command.ts";
import { analyse } from "./analyse.ts";

describe("analyse, where the game brings a solver", () => {
  it("ends within its time on boards that take minutes, and says how many moves are not proved", async () => {
    const { code, printed } = await runCommand(analyse, ["hex", "size=7", "--time", "1"]);
    expect(code).toBe(0);
    expect(printed.filter((line) => /^ {2}[a-g][1-7] /.test(line)).length).toBe(49);
    expect(printed.at(-1)).toMatch(/^\d+ moves are not proved yet, after 0\.001 s: --time gives more\.$/);
    const french = await runCommand(analyse, ["hex", "size=7", "--time", "1"], { language: "fr" });
    expect(french.printed.at(-1)).toMatch(/^\d+ coups ne sont pas encore démontrés, après 0,001 s/);
  });
});
