import { describe, expect, it } from "vitest";
import { runCommand } from "../../test/run-command.ts";
import { analyse } from "./analyse.ts";

describe("analyse, where the game brings a solver", () => {
  it("says nothing of time where every move is proved", async () => {
    const { printed } = await runCommand(analyse, ["hex", "size=4"]);
    expect(printed.at(-1)).toBe("Proved by the prover of hex.");
  });

  it("says of each move whether it is proved yet", async () => {
    const { printed } = await runCommand(analyse, ["hex", "size=7", "--time", "1"]);
    const moves = printed.filter((line) => /^ {2}[a-g][1-7] /.test(line));
    expect(moves).toHaveLength(49);
    for (const line of moves) expect(line).toMatch(/ (not proved yet, estimated at .*|player [01] wins.*)$/);
    expect(printed.at(-1)).toMatch(/not proved yet, after 0\.001 s: --time gives more\.$/);
  });

  it("refuses a time that is none", async () => {
    await expect(runCommand(analyse, ["hex", "size=7", "--time", "0"])).rejects.toThrow(/time/);
  });
});
