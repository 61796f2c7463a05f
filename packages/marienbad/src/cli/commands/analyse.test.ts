import { describe, expect, it } from "vitest";
import { runCommand } from "../../../test/run-command.ts";
import { analyse } from "./analyse.ts";

describe("analyse, where the game brings a solver", () => {
  it("says nothing of time where every move is proved", async () => {
    const { printed } = await runCommand(analyse, ["hex", "size=4"]);
    expect(printed.at(-1)).toBe("Proved by the prover of hex.");
  });

  it("refuses a time that is none", async () => {
    await expect(runCommand(analyse, ["hex", "size=7", "--time", "0"])).rejects.toThrow(/time/);
  });
});
