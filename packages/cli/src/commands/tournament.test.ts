import { DILEMMA_STRATEGIES } from "marienbad-matrix";
import { describe, expect, it } from "vitest";
import { runCommand } from "../../test/run-command.ts";
import { tournament } from "./tournament.ts";

describe("marienbad tournament", () => {
  it("says in its list what other people's libraries mean by a name, and what was chosen", async () => {
    for (const language of ["en", "fr"] as const) {
      const { printed } = await runCommand(tournament, ["--list"], { language });
      const after = (id: string, lines: number): string => {
        const at = printed.findIndex((line) => line.startsWith(`${id}:`) || line.startsWith(`${id},`));
        return printed.slice(at, at + lines).join("\n");
      };
      expect(after("handshake", 4)).toMatch(/Axelrod.*Python.*C, [DT]/);
      expect(after("gradual", 4)).toContain("OriginalGradual");
      for (const { id, note } of DILEMMA_STRATEGIES) if (note) expect(after(id, 4)).toContain(note[language]);
    }
    const listed = JSON.parse((await runCommand(tournament, ["--list", "--json"])).printed[0]);
    expect(listed.find(({ id }: { id: string }) => id === "handshake").note.en).toContain("opens with C, D");
  });

  it("tells exact averages as fractions, in JSON and in the table", async () => {
    const words = "--strategies always-cooperate,always-defect --exact --turns 1 --noise 1/3".split(" ");
    const result = JSON.parse((await runCommand(tournament, [...words, "--json"])).printed[0]);
    // Each hand slips one time in three. Who means C against C: CC 4/9, CD 2/9, DC 2/9, DD 1/9, so 12/9 + 10/9 + 1/9.
    expect(result.exactPayoffs[0][0]).toBe("23/9");
    expect(result.noise).toBe("1/3");
    // C against D: CC 2/9, CD 4/9, DC 1/9, DD 2/9, so 6/9 + 5/9 + 2/9 = 13/9; on average (23/9 + 13/9) / 2 = 2.
    expect(result.standings[1]).toMatchObject({ strategy: "always-cooperate", average: 2, exactAverage: "2" });
    // D against C: DC 4/9, DD 2/9, CC 2/9, CD 1/9: 28/9; D against D: 1/9 · 3 + 2/9 · 5 + 4/9 = 17/9; 45/18 = 5/2.
    const { printed } = await runCommand(tournament, words);
    expect(printed.join("\n")).toMatch(/1\. +Always defect +5\/2 /);
  });
});
