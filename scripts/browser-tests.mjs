// Runs the browser tests of the lab. They need Chromium: where it is missing it is installed, if this machine allows
// it; otherwise one sentence says what to do.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { isInstalled } from "./debian.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const chromium = process.env.CHROMIUM ?? "/usr/bin/chromium";
const isReady = process.env.CHROMIUM === undefined ? isInstalled(chromium, "chromium") : existsSync(chromium);

if (!isReady) {
  console.error(`The browser tests need Chromium at ${chromium}: install it, or say where it is with CHROMIUM=path.`);
  process.exit(2);
}
const playwright = join(root, "node_modules/@playwright/test/cli.js");
const run = spawnSync(process.execPath, [playwright, "test", ...process.argv.slice(2)], {
  cwd: join(root, "packages/lab"),
  stdio: "inherit",
});
process.exit(run.status ?? 1);
