import { describe, expect, it } from "vitest";
import { runCommand } from "../../test/run-command.ts";
import { nim } from "./nim.ts";

const lines = async (words: string, language: "en" | "fr" = "en"): Promise<readonly string[]> =>
  (await runCommand(nim, words.split(" "), { language })).printed;
const json = async (words: string) => JSON.parse((await lines(`${words} --json`))[0]);

describe("marienbad nim", () => {
  it("reads heaps apart by blanks, commas or dashes", async () => {
    for (const heaps of ["3 4 5", "3,4,5", "3-4-5"]) expect(await json(heaps)).toMatchObject({ sum: 2, winner: 0 });
  });

  it("explains in words and columns, in both languages", async () => {
    expect((await json("3 4 5 --explain")).columns.sumBits).toEqual([0, 1, 0]);
    const explained = (await lines("1 3 5 7 --explain")).join("\n");
    expect(explained).toContain("1 1 1");
    expect(explained).toContain("With nim-sum 0 the player to move loses");
    expect(await lines("3 4 5", "fr")).toEqual([
      "Somme de Nim 2\u202f: le joueur au trait gagne.",
      "  tas 1\u202f: 3 → 1",
    ]);
  });

  it.each(["", "3 x", "-3 4", "3.5", "99999999999999999999", "sticks=3"])("refuses %j", async (heaps) => {
    await expect(lines(heaps)).rejects.toMatchObject({ name: "MarienbadError" });
  });

  it("counts heaps from 1 in JSON as in its text", async () => {
    // 3 ⊕ 4 ⊕ 5 = 2, and 3 ⊕ 2 = 1: the first heap (Bouton 1901).
    expect(await json("3 4 5")).toEqual({ sum: 2, winner: 0, moves: [{ heap: 1, from: 3, to: 1 }] });
    expect(await lines("3 4 5")).toEqual(["Nim-sum 2: the player to move wins.", "  heap 1: 3 → 1"]);
    expect((await json("1 1 --misere")).moves.map(({ heap }: { heap: number }) => heap)).toEqual([1, 2]);
  });

  it("explains what misère changes, and why: nim-sum 0 wins with an even number of heaps of one", async () => {
    expect(await lines("1 1 --misere")).toEqual([
      "Nim-sum 0, and the last token loses: the player to move wins.",
      expect.stringMatching(/^Misère play changes the end alone\..*odd number/),
      "The last token loses and 2 heaps of one are left, an even number: the player to move wins.",
      "  heap 1: 1 → 0",
      "  heap 2: 1 → 0",
    ]);
    expect((await lines("1 1 --misere", "fr"))[1]).toMatch(/^Le jeu misère ne change que la fin/);
    expect((await lines("3 4 5 --misere"))[2]).toContain("play as if it won");
    expect((await lines("1 5 --misere"))[2]).toContain("this is the switch");
    expect(await json("1 1 --misere")).toMatchObject({ sum: 0, winner: 0, misere: true, phase: "ones" });
    expect(await lines("1 1")).toEqual(["Nim-sum 0: the player to move loses."]);
  });
});
