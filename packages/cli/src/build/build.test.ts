import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { openDatabase } from "marienbad-databases/node";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { marienbad } from "../../test/cli.ts";
import { runCommand } from "../../test/run-command.ts";
import { build } from "../commands/build.ts";
import { solve } from "../commands/solve.ts";
import { copyRules } from "./copy-rules.ts";

const OPPONENT = fileURLToPath(new URL("../../../lab/opponent", import.meta.url));

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "marienbad-build-"));
});

afterAll(() => rm(folder, { recursive: true }));

describe("marienbad build", () => {
  it("writes a page with the solution inside, a module and its types, and nothing beside the folder", async () => {
    const out = join(folder, "nim");
    const { printed } = await runCommand(build, ["nim", "sticks=5", "-o", out, "--json"]);
    expect(JSON.parse(printed[0]).form).toBe("solution");
    expect((await readdir(out)).sort()).toEqual(["game.json", "index.html", "opponent.d.ts", "opponent.js"]);
    expect(await readdir(folder)).toEqual(["nim"]);
    const game = JSON.parse(await readFile(join(out, "game.json"), "utf8"));
    // 5 sticks, take 1 to 3: multiples of 4 lose, so the first player wins.
    expect(game.winners[0]).toBe("0");
    await runCommand(build, ["nim", "sticks=4", "-o", out]); // its own folder may be made anew
    expect(JSON.parse(await readFile(join(out, "game.json"), "utf8")).winners[0]).toBe("1");
  });

  it("calls a game without a title by the name of its file", async () => {
    const [rules, out] = [join(folder, "counting.mjs"), join(folder, "counting")];
    const member = "build: () => ({ start: 1, turn: () => 0, moves: (n) => (n ? [1] : []), play: () => 0, ";
    await writeFile(rules, `export default { ${member} result: (n) => (n ? undefined : 0), key: (n) => n }) };`);
    await runCommand(build, [rules, "-o", out]);
    expect(JSON.parse(await readFile(join(out, "game.json"), "utf8")).title).toEqual({
      en: "counting",
      fr: "counting",
    });
    for (const made of [rules, out]) await rm(made, { recursive: true });
  });

  it("says when it is stopped that nothing was kept", async () => {
    const stopped = runCommand(build, ["nim", "-o", join(folder, "stopped")], { signal: AbortSignal.abort() });
    await expect(stopped).rejects.toMatchObject({
      code: "interrupted",
      message: expect.stringMatching(/^Interrupted: .*stopped is as it was before\.$/),
    });
    expect(await readdir(folder)).not.toContain("stopped");
  });

  it("puts what each position of a game for points brings into the page", async () => {
    const out = join(folder, "dots");
    await runCommand(build, ["dots", "columns=2", "rows=2", "-o", out]);
    const game = JSON.parse(await readFile(join(out, "game.json"), "utf8"));
    // Dots and boxes on 2 × 2 boxes: +2 for whoever begins (docs/results.md, by a brute force of its own).
    expect(game.points[0]).toBe(2);
    expect(game.points).toHaveLength(game.table.names.length);
    expect(game.winners).toBeUndefined();
    await rm(out, { recursive: true });
  });

  it("takes a database that is there, with its options, and from a folder of segments too", async () => {
    const board = ["connect4", "columns=4", "rows=3"];
    for (const more of [[], ["--segments"]]) {
      const database = join(folder, `4x3${more}.db`);
      await runCommand(solve, [...board, "--database", database, ...more]);
      const out = join(folder, `c4${more}`);
      const { printed } = await runCommand(build, ["connect4", "--database", database, "-o", out, "--json"]);
      expect(JSON.parse(printed[0]).form).toBe("database");
      const game = JSON.parse(await readFile(join(out, "game.json"), "utf8"));
      expect(game).toMatchObject({ database: "game.db", options: { columns: 4, rows: 3 } });
      const inFolder = await openDatabase(join(out, "game.db"));
      expect(inFolder.database.ref.options).toMatchObject({ columns: 4, rows: 3 });
      await inFolder.database.checkBlocks({});
      await inFolder.close();
      const other = runCommand(build, ["connect4", "columns=5", "--database", database, "-o", join(folder, "new")]);
      await expect(other).rejects.toThrow("columns=4");
      for (const made of [database, out]) await rm(made, { recursive: true });
    }
  });

  it("puts rules into a folder as JavaScript, with the library that they import, and no other package", async () => {
    const rules = join(folder, "rules.ts");
    const out = await mkdtemp(join(folder, "rules-"));
    const code = (library: string, more = ""): string =>
      `import { opponent } from "${library}";\nexport default (a${more}) => opponent(a);\n`;
    for (const library of ["marienbad", "marienbad/game"]) {
      await writeFile(rules, code(library, ": number"));
      expect(await copyRules(rules, out, OPPONENT)).toBe("rules/rules.js");
      expect(await readFile(join(out, "rules/rules.js"), "utf8")).toBe(code("../marienbad.js"));
    }
    const { opponent } = await import(pathToFileURL(join(out, "marienbad.js")).href);
    expect(opponent(0)).toBe(1);
    expect(await readdir(out)).toEqual(["marienbad.js", "rules"]);
    await writeFile(rules, 'import pad from "left-pad";\nexport default pad;\n');
    await expect(copyRules(rules, out, OPPONENT)).rejects.toThrow("imports left-pad");
    for (const made of [rules, out]) await rm(made, { recursive: true });
  });

  it("refuses a game of too many positions with the alternatives, and writes nothing", async () => {
    const out = join(folder, "large");
    const before = await readdir(folder);
    for (const more of [[], ["--database", join(folder, "large.db")]]) {
      // 4,531,985,219,092 positions (OEIS A212693); an estimate from random plays may be off by a factor.
      const refused = runCommand(build, ["connect4", "-o", out, ...more]);
      await expect(refused).rejects.toMatchObject({
        code: "limit-reached",
        message: expect.stringMatching(
          /^connect4 .*rows=6 .*about [1-9],\d00,000,000,000 positions .*Build connect4 columns=5 rows=4, or solve/,
        ),
      });
    }
    expect(await readdir(folder)).toEqual(before);
  });

  it("says how many positions are solved first, and removes what an earlier call has left", async () => {
    const out = join(folder, "solved");
    await mkdir(`${out}.part`);
    await writeFile(join(`${out}.part`, ".game.db.01234567"), "half");
    await writeFile(join(`${out}.part`, "rules"), "old");
    // 5,478 positions, as every source has it; an estimate with two digits.
    const { notes } = await runCommand(build, ["tictactoe", "--small", "100", "-o", out]);
    expect(notes[0]).toMatch(/^About 5,[345]00 positions \(an estimate\) are solved into a database first\.$/);
    expect((await readdir(out)).sort()).toEqual(["game.db", "game.json", "index.html", "opponent.d.ts", "opponent.js"]);
    expect((await readdir(folder)).filter((name) => name.startsWith("solved"))).toEqual(["solved"]);
    await rm(out, { recursive: true });
  });

  it("refuses a folder with other things in it, and no folder, and writes nothing", async () => {
    const taken = join(folder, "taken");
    await mkdir(taken);
    await writeFile(join(taken, "letter.txt"), "mine");
    await expect(runCommand(build, ["nim", "-o", taken])).rejects.toThrow("other things");
    await expect(runCommand(build, ["kalah", "-o", join(folder, "new")])).rejects.toThrow("--small");
    await expect(runCommand(build, ["nim"])).rejects.toThrow("-o FOLDER");
    for (const name of [`${join(folder, "new")}.part`, `${join(folder, "new")}.old`]) {
      await mkdir(name);
      await writeFile(join(name, "letter.txt"), "mine");
      await expect(runCommand(build, ["nim", "-o", join(folder, "new")])).rejects.toThrow(`${name} has other things`);
      expect(await readdir(name)).toEqual(["letter.txt"]);
      await rm(name, { recursive: true });
    }
    expect(await readdir(taken)).toEqual(["letter.txt"]);
    expect((await readdir(folder)).sort()).toEqual(["nim", "taken"]);
  });

  it("says where no folder can be made, and does not try forever", () => {
    const { code, out, err } = marienbad(["build", "nim", "-o", "/proc/nowhere/x"]);
    expect([code, out, err]).toEqual([2, "", "/proc/nowhere/x cannot be written: there is no such file or folder.\n"]);
  });
});
