import { describe, expect, it } from "vitest";
import { runCommand } from "../../../test/run-command.ts";
import { DILEMMA_STRATEGIES } from "../../matrix/index.ts";
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
});
