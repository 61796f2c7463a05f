import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CATALOGUE } from "marienbad/games/all";
import { afterAll, describe, expect, it } from "vitest";
import { readmesOf } from "../docs/site/examples.mjs";
import { packageFolder, runNode } from "../packages/cli/test/cli.ts";
import { entries as listed } from "../scripts/list-api.mjs";

const root = join(packageFolder, "../..");
mkdirSync(join(root, "node_modules/.cache"), { recursive: true });
const scratch = mkdtempSync(join(root, "node_modules/.cache/marienbad-types-")); // inside, so that imports are found
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** What needs Node by its nature. */
const OF_NODE = ["node", "system", "rules", "connect4"]
  .map((room) => `marienbad-databases/${room}`)
  .concat("marienbad-cli");
const entries = [
  ...listed().flatMap(({ name }) => (OF_NODE.includes(name) ? [] : [name])),
  ...CATALOGUE.map(({ id }) => `marienbad/games/${id}`),
];

const readmes = readmesOf(root).map((path) => readFileSync(join(root, path), "utf8"));
const programs = readmes.flatMap((readme) =>
  [...readme.matchAll(/^```ts\n([\s\S]*?)^```/gm)].map(([, code]) => `${code}export {};\n`),
);
for (const [index, code] of programs.entries()) writeFileSync(join(scratch, `readme-${index}.ts`), code);
writeFileSync(join(scratch, "console.d.ts"), "declare const console: { log(...values: unknown[]): void };\n");
writeFileSync(
  join(scratch, "entries.ts"),
  entries.map((path, index) => `export * as part${index} from "${path}";\n`).join(""),
);
writeFileSync(
  join(scratch, "titled.ts"),
  `import { defineGame } from "marienbad";
const rules = { start: 1, turn: () => 0 as const, moves: () => [1], play: (n: number, m: number) => n - m };
const game = { ...rules, result: () => undefined, key: (n: number) => n };
export const alone = defineGame<number, number>({ title: "One", ...game });
export const both = defineGame<number, number>({ title: { en: "One", fr: "Un" }, ...game });
`,
);
writeFileSync(join(scratch, "package.json"), '{ "type": "module" }');

describe("the types of the package", () => {
  it.each([
    ["NodeNext", "NodeNext"],
    ["ESNext", "Bundler"],
  ])("need neither a browser nor Node, and fit the READMEs under strict (%s, %s)", (module, moduleResolution) => {
    const compilerOptions = {
      module,
      moduleResolution,
      target: "ES2022",
      lib: ["ES2022"],
      types: [],
      strict: true,
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: false,
      noEmit: true,
    };
    writeFileSync(join(scratch, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["*.ts"] }));
    expect(programs.length).toBeGreaterThan(7);
    const { out, code } = runNode([join(root, "node_modules/typescript/bin/tsc"), "-p", scratch]);
    expect([out, code]).toEqual(["", 0]);
  });
});
