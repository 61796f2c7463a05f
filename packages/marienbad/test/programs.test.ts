import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { transformSync } from "rolldown/utils";
import { afterAll, describe, expect, it } from "vitest";
import { publicExports, shownExports } from "../../../docs/site/declared.mjs";
import { allPrograms, importedBy } from "../../../docs/site/examples.mjs";
import { runNode } from "./cli.ts";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../../..");
mkdirSync(join(root, "node_modules/.cache"), { recursive: true });
// inside, so that imports are found
const scratch = mkdtempSync(join(root, "node_modules/.cache/marienbad-programs-"));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const programs = allPrograms(root).filter(({ isRun }) => isRun);

/** Runs modules one after the other and tells what each prints, or what it throws. */
const RUNNER = `
const printed = [];
const written = (value) => (typeof value === "string" ? value : inspect(value));
for (const name of process.argv.slice(2)) {
  const lines = [];
  console.log = (...values) => lines.push(values.map(written).join(" "));
  try { await import(name); } catch (error) { lines.push(String(error)); }
  printed.push(lines.flatMap((line) => line.split("\\n")));
}
process.stdout.write(JSON.stringify(printed));
`;

describe("the programs of the site and of the doc comments", () => {
  writeFileSync(join(scratch, "run.mjs"), `import { inspect } from "node:util";${RUNNER}`);
  const names = programs.map(({ code }, i) => {
    const name = `program-${i}.mjs`;
    writeFileSync(join(scratch, name), transformSync("program.ts", code).code);
    return `./${name}`;
  });
  const { out, err } = runNode([join(scratch, "run.mjs"), ...names], { cwd: root });

  it("are run in one process, which ends well", () => expect([err, out.slice(0, 1)]).toEqual(["", "["]));

  const printed: string[][] = out === "" ? [] : JSON.parse(out);
  it.each(programs.map(({ place, code }, i) => [place, code, printed[i]] as const))(
    "%s prints what it says",
    (_, code, lines) => {
      const expected = [...code.matchAll(/\/\/ → (.*)$/gm)].map(([, value]) => value);
      expect(lines).toEqual(expected);
    },
  );
});

describe("the reference", () => {
  const exports = publicExports(root);
  const shown = shownExports(root);
  const written = ({ entry, name }: { entry: string; name: string }): string => `${entry} ${name}`;

  it("shows every export in a program that is run: a type in its own, or in that of what it is in", () => {
    expect(exports.filter((one) => !shown.has(written(one))).map(written)).toEqual([]);
    expect(exports.filter((one) => !one.isType && shown.get(written(one))?.by !== undefined)).toEqual([]);
    expect(exports.length).toBeGreaterThan(1000);
  });

  it("shows it in a program that imports it, or what it is in, and stands under an export that it imports", () => {
    for (const one of exports) {
      const { program, host, by } = shown.get(written(one)) ?? {};
      const used = importedBy(program?.code ?? "");
      const wanted = exports.filter(({ declaration }) => declaration === (by ?? one).declaration).map(written);
      expect(
        used.some((name) => wanted.includes(name)),
        written(one),
      ).toBe(true);
      expect(used).toContain(host && written(host));
      expect(program?.isRun).toBe(true);
    }
  });

  it("finds what a type is in: as a parameter, as a result, and through another type", () => {
    const inWhat = (name: string) => shown.get(`marienbad ${name}`)?.by?.name;
    expect(inWhat("ExploreOptions")).toBe("explore");
    expect(inWhat("TreeMeasures")).toBe("measureTree");
    // Signal is a part of Watch, which the program of Work imports.
    expect([inWhat("Signal"), inWhat("Watch"), inWhat("explore")]).toEqual(["Watch", undefined, undefined]);
  });

  it("knows exports by what they are, not by their names", () => {
    const declared = (entry: string, name: string) => exports.find((one) => written(one) === `${entry} ${name}`);
    expect(declared("marienbad", "bestMove")?.declaration).toBe(declared("marienbad/solve", "bestMove")?.declaration);
    expect(declared("marienbad", "solve")?.declaration).not.toBe(declared("marienbad/solve", "solve")?.declaration);
    expect(declared("marienbad/games", "makeGame")?.isType).toBe(false);
  });
});
