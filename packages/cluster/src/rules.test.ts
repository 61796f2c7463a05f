import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type GameRef, memoryFiles } from "marienbad-databases";
import { contentOfModule } from "marienbad-databases/rules";
import { afterAll, describe, expect, it } from "vitest";
import { fetchRules, sendRules } from "./rules.ts";

const folder = mkdtempSync(join(tmpdir(), "cluster-rules-"));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, "games/mine"), { recursive: true });
mkdirSync(join(folder, "shared"));
mkdirSync(join(folder, "scratch"));
const module = join(folder, "games/mine/game.mjs");
writeFileSync(module, 'import { game } from "../../shared/game.mjs";\nexport default game;\n');
writeFileSync(
  join(folder, "shared/game.mjs"),
  'import { nim } from "marienbad/games/nim";\nexport const game = nim({ sticks: 5 });\n',
);
const ref = (content: string): GameRef => ({ game: "game.mjs", options: {}, content, version: "1" });

describe("somebody's rules in the store", () => {
  it("arrive with what they import, and may import Marienbad", async () => {
    const store = memoryFiles();
    await sendRules(module, store);
    const path = await fetchRules(store, ref(contentOfModule(module)), join(folder, "scratch"));
    const imported = join(dirname(path), "../../shared/game.mjs");
    expect(readFileSync(imported, "utf8")).toContain('from "marienbad/games/nim"');
    const { status, stderr } = spawnSync(process.execPath, [path], { encoding: "utf8" });
    expect([status, stderr]).toEqual([0, expect.anything()]);
  });

  it("are not run where their content is not what the task names, or where they would lie elsewhere", async () => {
    const store = memoryFiles();
    await sendRules(module, store);
    const content = contentOfModule(module);
    await store.write("rules.1", [Buffer.from("export const game = 1;")]);
    await expect(fetchRules(store, ref(content), join(folder, "scratch"))).rejects.toThrow(/they are not run\.$/);
    await store.write("rules.json", [Buffer.from('["../../evil.js"]')]);
    await expect(fetchRules(store, ref(content), join(folder, "scratch"))).rejects.toThrow(/they are not run\.$/);
  });
});
