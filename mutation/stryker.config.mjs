import { folderOf, roomOf } from "./rooms.mjs";

/** One room at a time, named by ROOM, with the tests that concern it (see rooms.mjs). */
const room = roomOf(process.env.ROOM ?? "");
const folder = folderOf(room);
const files = process.env.FILES?.split(",") ?? [`${folder}/**/*.ts`];

export default {
  mutate: [...files, "!**/*.test.ts", ...room.prose.map((path) => `!${folder}/${path}`)],
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner"],
  vitest: { configFile: "mutation/vitest.config.mjs", related: false },
  coverageAnalysis: "perTest",
  concurrency: Number(process.env.CONCURRENCY ?? 2),
  timeoutMS: 10_000,
  // What a mutant of a loop or of a table does to a machine that is busy anyway.
  timeoutFactor: 3,
  tsconfigFile: "mutation/no-tsconfig.json", // does not exist: TypeScript 7 has no API that Stryker could read it with
  tempDirName: "mutation/.stryker-tmp",
  // The other packages keep their tsconfig.json, to which ours refers.
  ignorePatterns: ["docs", "examples", "packages/lab/src", "packages/bench/src", "packages/marienbad/lab", "**/dist"],
  incremental: true,
  incrementalFile: `mutation/reports/${room.id}.incremental.json`,
  reporters: ["clear-text", "json", "html"],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: `mutation/reports/${room.id}.json` },
  htmlReporter: { fileName: `mutation/reports/${room.id}.html` },
  thresholds: { high: 90, low: 85, break: 85 },
};
