import type { MarienbadError } from "marienbad/base";
import { describe, expect, it } from "vitest";
import { callOf } from "../../test/run-command.ts";
import { withAdvice } from "../core/advice.ts";
import { readArguments } from "../core/arguments.ts";
import { solve } from "./solve.ts";
import { proverResources } from "./solve-by-expert.ts";

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
    const printed = await run("hex", "size=6", "--json");
    expect(JSON.parse(printed)).toMatchObject({ game: "hex", winner: 0, rank: null, source: "expert" });
    const corner = `X${".....".repeat(5).slice(1)}`.replace(/.{5}(?=.)/g, "$&/");
    expect(await run("hex", "size=5", "--from", corner)).toContain("player 1 wins"); // a1 loses
  });

  it("says it of domineering and of m,n,k-games without exploring them first", async () => {
    expect(await run("domineering", "rows=6", "columns=6")).toContain("Proved by the prover of domineering.");
    expect(await run("tictactoe", "rows=5", "columns=6", "align=4")).toContain("Proved by the prover of m,n,k-games.");
  });

  it("ends when the time of a proof is over, saying what was reached and what helps", async () => {
    const refusal = async (...words: string[]): Promise<string> => {
      const { call } = callOf(readArguments(solve, words));
      return await solve.run(call).then(String, (error: unknown) => withAdvice(error as MarienbadError, solve).message);
    };
    const hours = ["tictactoe", "rows=8", "columns=8", "align=5"];
    expect(await refusal(...hours, "--time", "300")).toMatch(
      /^Not proved after 0\.3 s: .* looked at [\d,]+ positions.* --state FILE .*or search\. --time MS sets the time\.$/,
    );
    // Nobody proves this board, and it has too many positions to explore.
    expect(await refusal("domineering", "rows=10", "columns=13", "--time", "200")).toMatch(
      /^After 200 ms [\d,]+ positions are found, and there are more: .*search.*\. --time MS sets the time\./,
    );
  });

  it("gives the prover the memory that is asked for, as far as its table can use it", async () => {
    const megabytes = (usual: number | undefined, ...words: string[]): number | undefined =>
      proverResources(callOf(readArguments(solve, ["hex", ...words])).call, usual).megabytes;
    expect(megabytes(undefined)).toBeUndefined();
    expect(megabytes(256)).toBe(256);
    expect(megabytes(256, "--memory", "16")).toBe(16);
    expect(megabytes(undefined, "--memory", "2049")).toBe(2048);
    expect(() => megabytes(256, "--memory", "15")).toThrow("at least 16");
    expect(await run("hex", "size=5", "--memory", "16")).toContain("player 0 wins");
  });

  it("explores where that can be done, and where more is asked for than who wins", async () => {
    expect(await run("hex", "size=3")).toContain("5,514 positions");
    const { call } = callOf(readArguments(solve, ["hex", "size=5", "--limit", "1000"]));
    await expect(solve.run(call)).rejects.toThrow(/more than 1,000 positions/);
  });
});
