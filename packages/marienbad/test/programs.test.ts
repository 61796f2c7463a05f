import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { transformSync } from "rolldown/utils";
import { afterAll, describe, expect, it } from "vitest";
import { allPrograms } from "../../../docs/site/examples.mjs";
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
