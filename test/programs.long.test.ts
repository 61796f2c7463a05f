import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { allPrograms } from "../docs/site/examples.mjs";
import { runNode } from "../packages/cli/test/cli.ts";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
mkdirSync(join(root, "node_modules/.cache"), { recursive: true });
// inside, so that imports are found
const scratch = mkdtempSync(join(root, "node_modules/.cache/marienbad-types-"));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe("the programs of the site and of the doc comments", () => {
  it("have the right types under strict, with the modules of Node and of bundlers", () => {
    const programs = allPrograms(root).filter(({ language }) => language === "ts");
    programs.forEach(({ code, place }, i) => {
      writeFileSync(join(scratch, `program-${i}.ts`), `// ${place}\n${code}\nexport {};\n`);
    });
    for (const [module, moduleResolution] of [
      ["nodenext", "nodenext"],
      ["esnext", "bundler"],
    ]) {
      const compilerOptions = {
        ...{ strict: true, noEmit: true, skipLibCheck: true, target: "es2023", types: ["node"] },
        ...{ lib: ["es2023", "dom", "dom.iterable"], module, moduleResolution, allowImportingTsExtensions: true },
      };
      writeFileSync(join(scratch, "package.json"), '{ "type": "module" }');
      writeFileSync(join(scratch, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["*.ts"] }));
      const { out } = runNode([join(root, "node_modules/typescript/bin/tsc"), "-p", scratch]);
      expect(out).toBe("");
    }
    expect(programs.length).toBeGreaterThan(15);
  });
});
