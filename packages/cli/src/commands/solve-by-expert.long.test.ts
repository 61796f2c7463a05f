import { expect, it } from "vitest";
import { runCommand } from "../../test/run-command.ts";
import { solve } from "./solve.ts";

it("solve asks the expert of chomp once it has found too many positions to explore", async () => {
  const { code, printed } = await runCommand(solve, ["chomp", "rows=13", "columns=13", "--json"]);
  expect(code).toBe(0);
  expect(JSON.parse(printed[0])).toMatchObject({ game: "chomp", winner: 0, rank: null, source: "expert" });
});
