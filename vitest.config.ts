import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["packages/*/src/**/*.test.ts", "packages/*/test/**/*.test.ts"],
    maxWorkers: "100%", // all cores: by itself Vitest leaves one out, half of a small machine
    testTimeout: 150_000, // two runs of a program, each given a minute (test/cli.ts)
  },
});
