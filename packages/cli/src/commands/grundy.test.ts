import type { Language } from "marienbad/base";
import { describe, expect, it } from "vitest";
import { runCommand } from "../../test/run-command.ts";
import type { Command } from "../core/command.ts";
import { grundy } from "./grundy.ts";

/** Runs a command and gives what it prints on standard output. */
async function run(command: Command, line: string, language: Language = "en"): Promise<string> {
  const { code, printed } = await runCommand(command, line.split(" "), { language });
  expect(code).toBe(0);
  return printed.join("\n");
}

const json = async (command: Command, line: string) => JSON.parse(await run(command, `${line} --json`));

describe("marienbad grundy", () => {
  it("tells values and a proved period as JSON (Kayles: OEIS A002186, Guy and Smith 1956)", async () => {
    const kayles = { values: [0, 1, 2, 3, 1, 4, 3, 2, 1], period: 12, start: 71, saltus: 0, proved: true };
    expect(await json(grundy, "0.77 --largest 8 --period")).toMatchObject(kayles);
    expect(await json(grundy, "kayles pins=8 --period")).toMatchObject({ ...kayles, heaps: [8], value: 1 });
    expect(await json(grundy, "0.07 --period")).toMatchObject({ period: 34, start: 53, proved: true });
  });

  it("takes subtraction sets in three ways (course: 0,0,1,1,2,2,3 with period 7)", async () => {
    const expected = {
      values: [0, 0, 1, 1, 2, 2, 3, 0, 0, 1, 1, 2, 2, 3, 0, 0],
      period: 7,
      start: 0,
      saltus: 0,
      proved: true,
    };
    expect(await json(grundy, "2,3,5 --largest 15")).toMatchObject(expected);
    expect(await json(grundy, "subtraction take=2,3,5 --largest 15")).toMatchObject(expected);
    expect(await json(grundy, "nim sticks=15 take=2,3,5")).toMatchObject({ ...expected, value: 0 });
  });

  it("says observed and never proved where no theorem covers", async () => {
    expect(await json(grundy, "grundy --largest 20")).toMatchObject({
      values: { length: 21 },
      proved: false,
      observedTo: 2000,
    });
    expect(await run(grundy, "grundy heap=3")).toContain("3 is worth 1: the player to move wins.");
  });

  it("answers for 10^18 at once", async () => {
    expect(await json(grundy, "kayles --at 1000000000000000000")).toMatchObject({ at: { value: "1" } });
    expect(await json(grundy, "marienbad last=wins --at 1000000000000000000")).toMatchObject({
      at: { value: "1000000000000000000" },
      value: 0,
    });
    await expect(run(grundy, "grundy --at 1000000000000000000 --reach 500")).rejects.toMatchObject({
      code: "not-applicable",
    });
  });

  it("looks for the period as far as --reach, however few values it prints", async () => {
    // Gangolli and Plambeck 1989; Guy, Unsolved problems in combinatorial games: period 144, the last exception being
    // g(326639) = 26. (OEIS A071436 says 326637: the values themselves say 326639.)
    const found = await json(grundy, "0.56 --period --reach 654000 --largest 5 --at 326639");
    expect(found).toMatchObject({ period: 144, start: 326640, proved: true, at: { value: "26" } });
    expect(found.values).toEqual([0, 1, 0, 2, 2, 4]);
    // 0.07 has period 34 from 53 on, which takes 2 · (53 + 34) + 2 values to prove.
    expect(await json(grundy, "0.07 --period --reach 175")).toMatchObject({ proved: false, observedTo: 175 });
    expect(await json(grundy, "0.07 --period --reach 176")).toMatchObject({ proved: true, period: 34, start: 53 });
  });

  it("says how far it looked for a period", async () => {
    expect(await run(grundy, "grundy --period --reach 3000")).toContain("Looked as far as n = 3,000.");
    expect(await run(grundy, "grundy --period --reach 3000", "fr")).toContain("Cherché jusqu’à n = 3\u202f000.");
    expect(await run(grundy, "0.77 --period --reach 3000")).not.toContain("Looked as far");
    await expect(run(grundy, "0.77 --period --reach 0")).rejects.toMatchObject({ code: "bad-argument" });
  });

  it("takes heaps with heap= and --from", async () => {
    expect(await json(grundy, "0.77 heap=3,4,5")).toMatchObject({ heaps: [3, 4, 5], value: 3 ^ 1 ^ 4 });
    expect(await json(grundy, "0.77 --from 3-4-5")).toMatchObject({ value: 3 ^ 1 ^ 4 });
  });

  it("goes through the graph for other games and positions", async () => {
    expect(await json(grundy, "chomp")).toMatchObject({ position: "(4, 4, 4, 0)", moves: ["2,3"] });
    expect(await json(grundy, "kayles --from 3,4,5")).toMatchObject({
      value: 3 ^ 1 ^ 4,
      parts: [{ value: 4 }, { value: 1 }, { value: 3 }],
    });
    expect(await json(grundy, "wythoff heaps=3,5 --largest 2")).toMatchObject({
      value: 0,
      values: [
        [0, 1, 2],
        [1, 2, 0],
        [2, 0, 1],
      ],
    });
  });

  it("gives misère outcomes instead of values (Sibert and Conway 1992)", async () => {
    const { outcomes } = await json(grundy, "kayles --misere --largest 12");
    expect(outcomes.join("")).toBe("NPNNPNNNNPNNP");
    expect(await json(grundy, "kayles --misere --from 4,4,1 --largest 2")).toMatchObject({
      heaps: [4, 4, 1],
      outcome: "P",
    });
    expect(await json(grundy, "marienbad --misere --largest 3")).toMatchObject({ heaps: [1, 3, 5, 7], outcome: "P" });
  });

  it("speaks French", async () => {
    const text = await run(grundy, "0.77 --period", "fr");
    expect(text).toContain("Période 12 à partir du tas de 71, la dernière exception étant 70\u202f: démontrée");
  });

  it.each([
    ["domineering", "not-applicable"],
    ["tictactoe", "not-applicable"],
    ["marienbad", "not-applicable"],
    ["chomp --misere", "not-applicable"],
    ["wythoff --misere", "not-applicable"],
    ["nim last=loses", "not-applicable"],
    ["0.7G", "bad-input"],
    ["3.1", "bad-input"],
    ["0,2", "bad-argument"],
    ["nimm", "unknown-name"],
    ["0.77 pins=3", "unknown-name"],
    ["subtraction take=x", "bad-argument"],
    ["kayles --largest -1", "bad-argument"],
    ["kayles --at x", "bad-argument"],
  ])("refuses %s with %s", async (line, code) => {
    await expect(run(grundy, line)).rejects.toMatchObject({ code });
  });
});
