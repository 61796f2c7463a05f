// Runs the browser tests of the lab. They need Chromium: where it is missing and this machine allows it (Debian, root),
// it is installed from Debian's packages; where it is not allowed, one sentence says what to do.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const chromium = process.env.CHROMIUM ?? "/usr/bin/chromium";

if (!existsSync(chromium)) {
  const mayInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get") && process.env.CHROMIUM === undefined;
  const install = (...args) =>
    spawnSync("apt-get", ["-qq", ...args], { stdio: ["ignore", "ignore", "inherit"] }).status === 0;
  if (!mayInstall || !install("update") || !install("install", "--yes", "--no-install-recommends", "chromium")) {
    console.error(`The browser tests need Chromium at ${chromium}: install it, or say where it is with CHROMIUM=path.`);
    process.exit(2);
  }
}
const playwright = join(root, "node_modules/@playwright/test/cli.js");
const run = spawnSync(process.execPath, [playwright, "test", ...process.argv.slice(2)], {
  cwd: join(root, "packages/lab"),
  stdio: "inherit",
});
process.exit(run.status ?? 1);
