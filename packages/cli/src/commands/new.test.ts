import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MarienbadError } from "marienbad/base";
import { afterAll, describe, expect, it } from "vitest";
import { marienbad, packageFolder } from "../../test/cli.ts";
import { runCommand } from "../../test/run-command.ts";
import { lint } from "./lint.ts";
import { newGame } from "./new.ts";

const folder = mkdtempSync(join(tmpdir(), "new-"));
afterAll(() => rmSync(folder, { recursive: true }));
const inFolder = { cwd: folder };

describe("marienbad new", () => {
  it("writes a game that keeps the contract, in either language, and never over a file", async () => {
    for (const [name, language] of [
      ["mygame.ts", "en"],
      ["monjeu.ts", "fr"],
    ]) {
      expect(marienbad(["new", name, "--lang", language], inFolder)).toMatchObject({ code: 0, err: "" });
      expect(marienbad(["lint", name, "sticks=5"], inFolder)).toMatchObject({ code: 0 });
      // Seven sticks without three are four, as the board shows and as the position is called.
      const { out } = marienbad(["analyse", name, "3", "sticks=7"], inFolder);
      expect(out.split("\n").slice(0, 2)).toEqual(["||||", expect.stringMatching(/^4\/1, /)]);
    }
    const path = join(folder, "mygame.ts");
    const before = readFileSync(path, "utf8");
    await expect(runCommand(newGame, [path])).rejects.toThrow(`${path} cannot be written: it is there already.`);
    expect(readFileSync(path, "utf8")).toBe(before);
    await expect(runCommand(newGame, [join(folder, "mygame.py")])).rejects.toThrow(MarienbadError);
  });
});

describe("marienbad lint --watch", () => {
  it("tells again when the file has changed, and ends by Ctrl-C", async () => {
    const path = join(folder, "watched.js");
    const rules = (turn: string): string =>
      `const turn = () => ${turn};\nconst same = (p) => p;\n` +
      "export default { start: 1, turn, moves: () => [], play: same, result: () => 0, key: same };\n";
    writeFileSync(path, rules("0"));
    const words = [join(packageFolder, "bin/marienbad.js"), "lint", path, "--watch"];
    const child = spawn(process.execPath, words, { env: { ...process.env, LANG: "C", LC_ALL: "C" } });
    let out = "";
    const said = (what: string): Promise<void> =>
      new Promise((resolve) => {
        const look = (chunk: Buffer | string): void => {
          out += chunk;
          if (out.includes(what)) resolve();
        };
        child.stdout.on("data", look);
      });
    await said("The rules keep the contract.");
    const again = said("turn: ");
    writeFileSync(path, rules("7"));
    await again;
    const ended = new Promise((resolve) => child.on("exit", resolve));
    child.kill("SIGINT");
    await ended;
    await expect(runCommand(lint, ["nim", "--watch"])).rejects.toThrow(MarienbadError);
  });
});
