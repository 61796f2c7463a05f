import { CATALOGUE } from "marienbad/games/all";
import { PUZZLES } from "marienbad-path";
import { describe, expect, it } from "vitest";
import { runCommand } from "../../test/run-command.ts";
import { games } from "./games.ts";

describe("marienbad games", () => {
  it("lists the games and the puzzles", async () => {
    for (const language of ["en", "fr"] as const) {
      const { printed } = await runCommand(games, [], { language });
      for (const { id, summary } of [...CATALOGUE, ...PUZZLES]) {
        expect(printed.some((line) => line.trim().startsWith(`${id} `) && line.endsWith(summary[language]))).toBe(true);
      }
    }
    const listed = JSON.parse((await runCommand(games, ["--json"])).printed[0]) as { id: string; kind: string }[];
    expect(listed.map(({ id }) => id)).toEqual([...CATALOGUE, ...PUZZLES].map(({ id }) => id));
    expect(listed.filter(({ kind }) => kind === "puzzle").map(({ id }) => id)).toEqual(PUZZLES.map(({ id }) => id));
  });

  it("tells the options of every puzzle", async () => {
    for (const { id, options } of PUZZLES) {
      const page = (await runCommand(games, [id])).printed.join("\n");
      for (const [name, { summary }] of Object.entries(options)) {
        expect(page).toMatch(new RegExp(`^  ${name}=`, "m"));
        expect(page).toContain(summary.en);
      }
      expect(page).toContain(`marienbad path ${id}`);
      const described = JSON.parse((await runCommand(games, [id, "--json"])).printed[0]);
      expect(Object.keys(described.options)).toEqual(Object.keys(options));
    }
  });

  it("refuses a name that is neither, and names the nearest", async () => {
    await expect(runCommand(games, ["taquim"])).rejects.toThrow(/taquin/);
    await expect(runCommand(games, ["dodgen"])).rejects.toThrow(/dodgem/);
  });
});
