import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { type Answer, packageFolder, runNode } from "./cli.ts";

const scratch = mkdtempSync(join(tmpdir(), "marienbad-unbuilt-"));
afterAll(() => rmSync(scratch, { recursive: true }));

/** A copy of the command line with these of its folders, which finds these other packages. */
function copyWith(name: string, folders: readonly string[], others: readonly string[]) {
  const copy = join(scratch, name);
  for (const part of ["package.json", ...folders]) {
    cpSync(join(packageFolder, part), join(copy, part), { recursive: true });
  }
  mkdirSync(join(copy, "node_modules"));
  for (const other of others) {
    const folder = other === "marienbad" ? "core" : other.slice("marienbad-".length);
    symlinkSync(join(packageFolder, "..", folder), join(copy, "node_modules", other));
  }
  return (...words: string[]): Answer => runNode([join(copy, "bin/marienbad.js"), ...words]);
}

const FIRST = "Marienbad has not been built in this copy of its sources: run `npm run build` first.\n";
const LATER = "A part of Marienbad is missing here: in a copy of its sources, run `npm run build` first.\n";

describe("a copy of the sources that has not been built", () => {
  it("says in one sentence what to run", () => {
    const run = copyWith("nothing", ["bin"], []);
    expect(run("solve", "nim")).toEqual({ code: 2, out: "", err: FIRST });
  });

  it("says so too where only the command line was built, or not all that every command needs", () => {
    expect(copyWith("alone", ["bin", "dist"], [])("--help")).toEqual({ code: 2, out: "", err: FIRST });
    const run = copyWith("core", ["bin", "dist"], ["marienbad"]);
    expect(run("solve", "nim")).toEqual({ code: 2, out: "", err: FIRST });
  });

  it("runs the commands that are whole, and says of the others that a part is missing", () => {
    const run = copyWith("most", ["bin", "dist"], ["marienbad", "marienbad-databases", "marienbad-lab"]);
    expect(run("solve", "nim", "sticks=3")).toMatchObject({ code: 0, err: "" });
    expect(run("draw", "nim", "sticks=3")).toEqual({ code: 2, out: "", err: LATER });
  });

  it("names the file that build needs where the lab was not built, and writes nothing", () => {
    const others = ["path", "matrix", "figure", "exercise", "databases"].map((name) => `marienbad-${name}`);
    const run = copyWith("no-lab", ["bin", "dist"], ["marienbad", ...others]);
    const lab = join(scratch, "no-lab/node_modules/marienbad-lab");
    mkdirSync(lab);
    cpSync(join(packageFolder, "../lab/package.json"), join(lab, "package.json"));
    const folder = join(scratch, "opponent");
    const err =
      `The page that build copies is incomplete: ${join(realpathSync(lab), "opponent/opponent.js")} is missing. ` +
      "In a copy of the sources, run `npm run build` first.\n";
    expect(run("build", "nim", "sticks=3", "-o", folder)).toEqual({ code: 2, out: "", err });
    expect(existsSync(folder)).toBe(false);
  });
});
