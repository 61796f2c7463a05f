import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { answer, run } from "../../test/database-command-lines.ts";

const folder = mkdtempSync(join(tmpdir(), "module-database-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Cells in a row are taken one by one; who takes two side by side has lost. What follows the rules may be changed. */
function rowOfCells(
  name: string,
  { cells = 6, levels = "{ positionOf: (key) => key, levelOf }", others = "" } = {},
): string {
  const path = join(folder, name);
  writeFileSync(
    path,
    `const levelOf = (taken) => taken.toString(2).replaceAll("0", "").length;
    const rules = {
      start: 0,
      turn: (taken) => levelOf(taken) % 2,
      moves: (taken) =>
        (taken & (taken >> 1)) > 0 ? [] : [...Array(${cells}).keys()].filter((cell) => !((taken >> cell) & 1)),
      play: (taken, cell) => taken | (1 << cell),
      result: (taken) => ((taken & (taken >> 1)) > 0 ? levelOf(taken) % 2 : undefined),
      key: (taken) => taken,
    };
    module.exports = { ...rules, levels: ${levels}, ${others} };`,
  );
  return path;
}

describe("a database of somebody's own rules", () => {
  it("says what exploring and the attractors say, from whatever folder the rules are read", async () => {
    const module = rowOfCells("row.cjs");
    const file = join(folder, "row.db");
    expect(await answer(`solve ${module} --database ${file}`)).toEqual(await answer(`solve ${module}`));
    expect(await answer(`analyse ${module} 0,2 --database ${file}`)).toEqual(await answer(`analyse ${module} 0,2`));
    mkdirSync(join(folder, "elsewhere"));
    const moved = join(folder, "elsewhere", "row.cjs");
    copyFileSync(module, moved);
    expect((await run(`verify ${moved} ${file}`)).code).toBe(0);
  });

  it("belongs to what its rules say, not to what their file is called", async () => {
    const file = join(folder, "changed.db");
    await run(`solve ${rowOfCells("changed.cjs")} --database ${file}`);
    const renamed = rowOfCells("renamed.cjs");
    expect((await run(`analyse ${renamed} --database ${file}`)).code).toBe(0);
    expect((await run(`verify ${renamed} ${file}`)).code).toBe(0);
    mkdirSync(join(folder, "later"));
    const later = rowOfCells("later/changed.cjs", { cells: 7 });
    const changed = /changed.db was solved with other rules: those of changed.cjs have changed since. Solve again/;
    await expect(run(`verify ${later} ${file}`)).rejects.toThrow(changed);
    await expect(run(`analyse ${later} --database ${file}`)).rejects.toThrow(changed);
    await expect(run(`solve ${later} --database ${file}`)).rejects.toThrow(changed);
    const other = rowOfCells("other.cjs", { cells: 8 });
    await expect(run(`analyse ${other} --database ${file}`)).rejects.toThrow(
      /is a database of changed.cjs, not of other.cjs/,
    );
  });

  it("that was begun goes on with the same rules under another name, and not with others", async () => {
    const file = join(folder, "begun.db");
    const begin = rowOfCells("begun.cjs");
    await expect(run(`solve ${begin} --database ${file}`, AbortSignal.abort())).rejects.toThrow(/^Interrupted/);
    mkdirSync(join(folder, "other"));
    const changed = rowOfCells("other/begun.cjs", { cells: 7 });
    await expect(run(`solve ${changed} --database ${file}`)).rejects.toThrow(
      /begun.db.parts has levels that were found by other rules: those of begun.cjs have changed since/,
    );
    const { notes } = await run(`solve ${rowOfCells("other/name.cjs")} --database ${file}`);
    expect(notes).toEqual([`Going on from ${file}.parts.`]);
  });

  it("belongs to the files that its rules import, too", async () => {
    const file = join(folder, "imports.db");
    const module = rowOfCells("imports.cjs");
    writeFileSync(module, `const { cells } = require("./cells.cjs");\n${readFileSync(module, "utf8")}`);
    const imported = join(folder, "cells.cjs");
    writeFileSync(imported, "exports.cells = 6;");
    await run(`solve ${module} --database ${file}`);
    expect((await run(`verify ${module} ${file}`)).code).toBe(0);
    writeFileSync(imported, "exports.cells = 7;");
    await expect(run(`verify ${module} ${file}`)).rejects.toThrow(/was solved with other rules/);
  });

  it("takes dead ends as it was told when it was made", async () => {
    const module = rowOfCells("dead.cjs", { cells: 1 }); // one cell is taken, and player 1 is stuck
    const file = join(folder, "dead.db");
    expect((await answer(`solve ${module} --dead-end mover-loses --database ${file}`)).winner).toBe(0);
    expect((await answer(`analyse ${module} --database ${file}`)).winner).toBe(0);
    expect((await run(`verify ${module} ${file}`)).code).toBe(0);
    await expect(run(`verify ${module} ${file} --dead-end mover-wins`)).rejects.toThrow(
      /of dead.cjs dead-end=mover-loses, not of dead.cjs dead-end=mover-wins/,
    );
  });

  it.each(["--symmetry", "--dead-end mover-loses"])(
    "with rules by key takes %s, of which they know nothing",
    async (flag) => {
      const others = `
      byKey: {
        moves: (key, into) => rules.moves(key).map((cell, move) => (into[move] = key | (1 << cell))).length,
        result: (key) => rules.result(key),
      },
      symmetry: {
        images: (taken) => [taken, [0, 1, 2, 3, 4].reduce((image, cell) => 2 * image + ((taken >> cell) & 1), 0)],
      },
    `;
      const module = rowOfCells(`by-key${flag}.cjs`.replaceAll(" ", ""), { cells: 5, others });
      const file = join(folder, `by-key${flag}.db`.replaceAll(" ", ""));
      const solved = await answer(`solve ${module} ${flag} --database ${file}`);
      expect(solved).toEqual(await answer(`solve ${module} ${flag}`));
      expect((await run(`verify ${module} ${file}`)).code).toBe(0);
      for (const play of ["0,2", "4,2"]) {
        const { winner, rank } = await answer(`analyse ${module} ${play} ${flag.replace("--symmetry", "")}`);
        expect(await answer(`analyse ${module} ${play} --database ${file}`)).toMatchObject({ winner, rank });
      }
    },
  );

  let wrong = 0;
  it.each([
    ["undefined", /takes levels: \{ positionOf\(key\), levelOf\(position\) \} beside the rules/],
    ["{ positionOf: (key) => key }", /levels\.levelOf should be a function/],
    ["{ positionOf: (key) => key, levelOf: () => 1 }", /at 0: levelOf gives 1 for the start, not 0/],
    ["{ positionOf: (key) => key + 1, levelOf }", /at 0: positionOf\(0\) gives a position whose key is 1/],
    ["{ positionOf: (key) => key.x.y, levelOf }", /at 0: the rules fail here/],
    // Wrong at one of thousands of positions, on which no play that is tried happens to come.
    ["{ positionOf: (key) => (key === 2 ** 29 + 5 ? 0 : key), levelOf }", /positionOf\(536870917\) gives .* key is 0/],
  ])("is refused with levels that are %s", async (levels, reason) => {
    const file = join(folder, "none.db");
    const module = rowOfCells(`wrong${wrong++}.cjs`, { cells: 30, levels }); // Node reads a file only once
    await expect(run(`solve ${module} --threads 1 --database ${file}`)).rejects.toThrow(reason);
    rmSync(`${file}.parts`, { recursive: true, force: true });
    expect(existsSync(file)).toBe(false);
  });
});
