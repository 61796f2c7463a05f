import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** What takes long is left to CI, where time does not matter: `ONLY_LONG=1` runs that and nothing else. */
const name = process.env.ONLY_LONG ? "*.long.test.ts" : "!(*.long).test.ts";

/** Tests import the sources of all packages, not what was built of them: so each class is there once. */
const sources = ["core", "path", "matrix", "figure", "exercise", "databases", "cli"].flatMap((folder) => {
  const url = new URL(`packages/${folder}/`, import.meta.url);
  const { name, exports } = JSON.parse(readFileSync(new URL("package.json", url), "utf8"));
  return Object.entries<string | null>(exports).flatMap(([entry, file]) => {
    if (!file?.startsWith("./dist/")) return [];
    const source = fileURLToPath(new URL(file.replace("./dist/", "src/").replace(/\.js$/, ".ts"), url));
    const find = new RegExp(`^${name}${entry.slice(1).replace("*", "([^/]+)")}$`);
    return [{ find, replacement: source.replace("*", "$1") }];
  });
});

export default defineConfig({
  resolve: { alias: sources },
  test: {
    include: [`packages/*/src/**/${name}`, `packages/*/test/**/${name}`, `test/**/${name}`],
    globalSetup: "scripts/before-tests.mjs",
    isolate: false, // tests share no state; to import the library anew for each file took a quarter of the time
    maxWorkers: "100%", // all cores: by itself Vitest leaves one out, half of a small machine
    testTimeout: 150_000, // two runs of a program, each given a minute (test/cli.ts)
  },
});
