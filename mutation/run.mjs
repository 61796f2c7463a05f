import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { ROOMS, roomOf } from "./rooms.mjs";

/**
 * npm run mutate [-- ROOM…]: installs what makes the mutants, once, and tests the tests of the rooms, all of them by
 * default. SLOWEST, TIMEOUT and FILES may be set in the environment (see judge.mjs).
 */
const folder = dirname(fileURLToPath(import.meta.url));
const ids = process.argv.slice(2);
const rooms = ids.length > 0 ? ids.map(roomOf) : ROOMS;

if (!existsSync(resolve(folder, "node_modules"))) {
  const { status } = spawnSync("npm", ["ci", "--ignore-scripts"], { stdio: "inherit", cwd: folder });
  if (status !== 0) process.exit(1);
}
const { judge } = await import("./judge.mjs");
for (const room of rooms) await judge(resolve(folder, ".."), room);
process.exit(0); // a mutant may have left a timer behind
