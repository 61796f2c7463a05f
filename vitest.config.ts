import { defineConfig } from "vitest/config";

/** What takes long is left to CI, where time does not matter: `ONLY_LONG=1` runs that and nothing else. */
const name = process.env.ONLY_LONG ? "*.long.test.ts" : "!(*.long).test.ts";

export default defineConfig({
  test: {
    include: [`packages/*/src/**/${name}`, `packages/*/test/**/${name}`],
    globalSetup: "scripts/before-tests.mjs",
    isolate: false, // tests share no state; to import the library anew for each file took a quarter of the time
    maxWorkers: "100%", // all cores: by itself Vitest leaves one out, half of a small machine
    testTimeout: 150_000, // two runs of a program, each given a minute (test/cli.ts)
  },
});
