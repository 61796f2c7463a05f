// Programs that tests need and that come as packages of Debian: where one is missing and this machine allows it
// (Debian, root), it is installed.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Whether a program, by its name or its path, is there, or is now that its package has been installed. */
export function isInstalled(program, packageName) {
  if (isThere(program)) return true;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  const install = (...args) =>
    spawnSync("apt-get", ["-qq", ...args], {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" }, // no service is started
    }).status === 0;
  return install("update") && install("install", "--yes", "--no-install-recommends", packageName) && isThere(program);
}

function isThere(program) {
  const folders = program.includes("/") ? [""] : `${process.env.PATH}:/usr/sbin:/sbin`.split(delimiter);
  return folders.some((folder) => existsSync(join(folder, program)));
}
