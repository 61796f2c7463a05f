import { describe, expect, it } from "vitest";
import { callOf } from "../../../test/run-command.ts";
import { readArguments } from "../core/arguments.ts";
import { solve } from "./solve.ts";

async function run(...words: string[]) {
  const { call, printed } = callOf(readArguments(solve, words));
  expect(await solve.run(call)).toBe(0);
  return printed.join("\n");
}

describe("solve, where a game has too many positions to explore", () => {
  it("says who wins by the game's own expert, at once", async () => {
    const printed = await run("hex", "size=6");
    expect(printed).toContain("From ....../....../....../....../....../......: player 0 wins");
    expect(printed).toMatch(/Proved by the prover of hex\. More than 5,000,000 positions follow/);
  });

  it("says it of a position and in JSON, with its source", async () => {
    const printed = await run("chomp", "rows=13", "columns=13", "--json");
    expect(JSON.parse(printed)).toMatchObject({ game: "chomp", winner: 0, rank: null, source: "expert" });
    const corner = `X${".....".repeat(5).slice(1)}`.replace(/.{5}(?=.)/g, "$&/");
    expect(await run("hex", "size=5", "--from", corner)).toContain("player 1 wins"); // a1 loses
  });

  it("explores where that can be done, and where more is asked for than who wins", async () => {
    expect(await run("hex", "size=3")).toContain("5,514 positions");
    const { call } = callOf(readArguments(solve, ["hex", "size=5", "--limit", "1000"]));
    await expect(solve.run(call)).rejects.toThrow(/more than 1,000 positions/);
  });
});
