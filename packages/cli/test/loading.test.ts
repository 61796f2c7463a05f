import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { GAME_IDS } from "marienbad/games";
import { afterAll, describe, expect, it } from "vitest";
import { packageFolder, runNode } from "./cli.ts";

const folder = mkdtempSync(join(tmpdir(), "loading-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A hook of Node's loader that writes down which modules are loaded. */
const list = join(folder, "loaded.txt");
writeFileSync(
  join(folder, "hooks.mjs"),
  `import { appendFileSync } from "node:fs";
export async function load(url, context, next) {
  appendFileSync(${JSON.stringify(list)}, url + "\\n");
  return await next(url, context);
}
`,
);
const hooks = pathToFileURL(join(folder, "hooks.mjs")).href;
writeFileSync(
  join(folder, "watch.mjs"),
  `import { register } from "node:module";\nregister(${JSON.stringify(hooks)});\n`,
);

/** The modules of our packages that a program loads, by their paths below its `dist`. */
function modulesOf(...program: readonly string[]): readonly string[] {
  writeFileSync(list, "");
  const { code, err } = runNode(["--import", pathToFileURL(join(folder, "watch.mjs")).href, ...program]);
  expect([code, err]).toEqual([0, ""]);
  return [...readFileSync(list, "utf8").matchAll(/\/dist\/(.*)\n/g)].map(([, path]) => path);
}
const gamesIn = (modules: readonly string[]) =>
  GAME_IDS.filter((id) => modules.some((m) => m.startsWith(`games/${id}/`)));

describe("what is loaded", () => {
  const command = join(packageFolder, "bin/marienbad.js");

  it("by a command is the game that it is asked for, and the rooms that it needs", () => {
    const modules = modulesOf(command, "solve", "tictactoe");
    expect(gamesIn(modules)).toEqual(["tictactoe"]);
    const others = ["ranges/range-tasks", "oracle/index", "search/index", "verify/index", "objective/index"];
    for (const room of others) {
      expect(modules).not.toContain(`${room}.js`);
    }
    expect(modules.length).toBeLessThan(150); // all rooms and games were 357
  });

  it("by the help is no game at all", () => {
    const modules = modulesOf(command, "--help");
    expect(gamesIn(modules)).toEqual([]);
    expect(modules.length).toBeLessThan(60);
  });

  it("by loadGame is that game", () => {
    const games = pathToFileURL(join(packageFolder, "../core/dist/games/index.js")).href;
    const program = `import { loadGame } from ${JSON.stringify(games)}; await loadGame("nim", { sticks: 10 });`;
    writeFileSync(join(folder, "program.mjs"), program);
    expect(gamesIn(modulesOf(join(folder, "program.mjs")))).toEqual(["nim"]);
  });
});
