import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { marienbad } from "../../test/cli.ts";
import { runCommand } from "../../test/run-command.ts";
import { draw } from "../commands/draw.ts";
import { lab } from "../commands/lab.ts";
import { lint } from "../commands/lint.ts";
import { solve } from "../commands/solve.ts";

const folder = mkdtempSync(join(tmpdir(), "modules-"));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, code: string): string => {
  writeFileSync(join(folder, name), code);
  return join(folder, name);
};
const RULES = "start: 0, turn: () => 0, moves: () => [], play: (at) => at, result: () => 0, key: (at) => at";
const without = (...parts: string[]): string =>
  RULES.split(/, (?=[a-z]+:)/)
    .filter((member) => !parts.includes(member.split(":")[0]))
    .join(", ");

describe("a word without the ending of its file", () => {
  it.each(["mygame.ts", "other.mjs", "third.js"])("suggests %s, in a process in its folder", (name) => {
    file(name, `export default { ${RULES} };\n`);
    const word = name.split(".")[0];
    const sentence = `There is no game "${word}". Did you mean the file ./${name}?\n`;
    expect(marienbad(["solve", word], { cwd: folder })).toMatchObject({ code: 2, out: "", err: sentence });
  });

  it("suggests it in other commands and folders too, and games of the catalogue where no file is near", async () => {
    const path = file("near.mts", `export default { ${RULES} };\n`);
    const word = join(folder, "near");
    for (const command of [solve, draw, lint, lab]) {
      await expect(runCommand(command, [word])).rejects.toThrow(`Did you mean the file ${path}?`);
    }
    await expect(runCommand(solve, ["nimm"])).rejects.toThrow('There is no game "nimm". Did you mean "nim"?');
    await expect(runCommand(solve, [join(folder, "nothing")])).rejects.toThrow("is neither a game nor a file");
  });
});

describe("a module that is no game", () => {
  it("names what its rules lack, what was meant to be it, and where rules belong that are an object", async () => {
    const some = file("some.mjs", `export default { ${without("turn", "play")} };\n`);
    await expect(runCommand(solve, [some])).rejects.toThrow(
      `The rules that ${some} exports by default have no turn and no play.`,
    );
    const mistyped = file("mistyped.mjs", `export default { ${without("moves")}, move: () => [] };\n`);
    await expect(runCommand(solve, [mistyped])).rejects.toThrow("have no moves. Did you mean moves by move?");
    const game = file("inside.mjs", `export default { rules: { ${RULES} }, board: { draw: () => "" } };\n`);
    await expect(runCommand(solve, [game])).rejects.toThrow('the members of "rules" belong beside the others');
  });

  it("names the game that it exports by another name", async () => {
    const named = file("named.mjs", `export const limit = 3;\nexport const game = { ${RULES} };\n`);
    await expect(runCommand(solve, [named])).rejects.toThrow(
      `${named} has no default export, but a game called game: write "export default game;".`,
    );
  });

  it("is refused with what a game is where it has nothing of one", async () => {
    const other = file("none.mjs", "export default { title: 'none' };\n");
    await expect(runCommand(solve, [other])).rejects.toThrow(
      "expected an object with start, turn, moves, play and result, or what defineFamily returns.",
    );
  });
});
