import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { MarienbadError, text } from "marienbad/base";
import { afterAll, describe, expect, it } from "vitest";
import { COMMANDS } from "../commands/index.ts";
import { MARIENBAD } from "../program.ts";
import { commandHelp } from "./help.ts";
import { blamingModule } from "./module-fault.ts";

describe("an error out of somebody's module", () => {
  const folder = mkdtempSync(join(tmpdir(), "marienbad-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "my game.mjs");
  writeFileSync(file, "export const images = () => { throw new Error('boom'); };\nexport const deep = () => deep();\n");

  async function errorOf(name: "images" | "deep"): Promise<unknown> {
    const module = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Record<string, () => unknown>;
    try {
      return module[name]();
    } catch (error) {
      return error;
    }
  }

  it("is told as theirs, also where the rules are not what fails: in a symmetry, say", async () => {
    const told = blamingModule(await errorOf("images"), ["solve", file]) as MarienbadError;
    expect([told.code, told.message]).toEqual(["bad-rules", `The module ${file} fails: boom.`]);
    expect(told.text.fr).toMatch(/échoue\s: boom\.$/);
    expect(blamingModule(await errorOf("deep"), [file])).toMatchObject({ code: "bad-rules" });
    expect(blamingModule("just a word", [file])).toMatchObject({ code: "bad-rules" });
  });

  it("is not made of what others throw", async () => {
    const ours = new Error("ours");
    expect(blamingModule(ours, [file])).toBe(ours);
    const boom = await errorOf("images");
    expect(blamingModule(boom, ["nim"])).toBe(boom);
    const said = new MarienbadError("limit-reached", text("Enough.", "Assez."));
    expect(blamingModule(said, [file])).toBe(said);
  });
});

describe("the help", () => {
  it("says of every command that takes a game that a file of rules is run as code", async () => {
    const loaded = await Promise.all(COMMANDS.map((entry) => entry.load()));
    const taking = loaded.filter(({ usage }) => /\bGAME\b/.test(usage));
    expect(taking.length).toBeGreaterThan(8);
    for (const command of loaded) {
      expect(commandHelp(MARIENBAD, command, "en").includes("run as code")).toBe(taking.includes(command));
      expect(commandHelp(MARIENBAD, command, "fr").includes("exécuté comme du code")).toBe(taking.includes(command));
    }
  });
});
