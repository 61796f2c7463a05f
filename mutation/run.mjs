import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { ROOMS, roomOf } from "./rooms.mjs";

/**
 * npm run mutate [-- [--quick] ROOM…]: installs what mutation testing needs, once, and tests the tests of the rooms,
 * all of them by default; with --quick in one process (see quick.mjs). CONCURRENCY (2, not with --quick) and FILES (a
 * comma-separated list of files of one room; with --quick, their names in the room) may be set in the environment.
 */
const folder = dirname(fileURLToPath(import.meta.url));
const root = resolve(folder, "..");
const words = process.argv.slice(2);
const isQuick = words.includes("--quick");
const asked = words.filter((word) => word !== "--quick");
const rooms = asked.length > 0 ? asked.map(roomOf) : ROOMS;

function run(command, parts, options) {
  const { status } = spawnSync(command, parts, { stdio: "inherit", ...options });
  return status === 0;
}

if (!existsSync(resolve(folder, "node_modules")) && !run("npm", ["ci", "--ignore-scripts"], { cwd: folder })) {
  process.exit(1);
}
if (isQuick) {
  const { judgeQuickly } = await import("./quick.mjs");
  for (const room of rooms) await judgeQuickly(root, room);
  process.exit(0);
}
const stryker = resolve(folder, "node_modules/@stryker-mutator/core/bin/stryker.js");
const failed = rooms.filter(({ id }) => {
  console.log(`\n${id}`);
  const env = { ...process.env, ROOM: id };
  return !run(process.execPath, [stryker, "run", "mutation/stryker.config.mjs"], { cwd: root, env });
});
if (failed.length > 0) {
  console.error(`below the threshold, or not finished: ${failed.map(({ id }) => id).join(", ")}`);
  process.exit(1);
}
