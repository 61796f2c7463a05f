import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

/**
 * npm run docs [-- build]: installs what the site needs, once and after a change of its lock file, writes the reference
 * from the sources, draws the figures of the pages, builds the site (docs/site/.vitepress/dist: plain files for any
 * server), puts it into the package, compressed (packages/docs/site), and serves that; with `build` it ends there.
 * A link that leads nowhere, and a site that is too large for the package, are errors.
 */
const MAX_SITE_BYTES = 1_500_000;

const folder = dirname(fileURLToPath(import.meta.url));
const root = resolve(folder, "../..");
const built = join(folder, ".vitepress/dist");
const site = join(root, "packages/docs/site");

function run(command, parts, cwd = folder) {
  const { status } = spawnSync(command, parts, { cwd, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

function isInstalled() {
  const installed = join(folder, "node_modules/.package-lock.json");
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(folder, "package-lock.json")).mtimeMs;
}

/** The links of the built pages that lead to no file, or to no heading of it: VitePress looks at files alone. */
function brokenLinks() {
  const pages = readdirSync(built, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".html"));
  const contentOf = new Map(pages.map((name) => [`/${name}`, readFileSync(join(built, name), "utf8")]));
  return [...contentOf].flatMap(([page, html]) =>
    [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)]
      .map(([, link]) => link)
      .filter((link) => !/^[a-z]+:/.test(link))
      .filter((link) => {
        const { pathname, hash } = new URL(link, `http://site${page}`);
        const name = pathname.endsWith("/") ? `${pathname}index.html` : pathname;
        const id = decodeURIComponent(hash.slice(1));
        return id === "" ? !existsSync(join(built, name)) : !contentOf.get(name)?.includes(`id="${id}"`);
      })
      .map((link) => `${page}: ${link}`),
  );
}

/** Copies a folder, each file compressed; returns the bytes written. */
function compress(from, to) {
  mkdirSync(to, { recursive: true });
  return readdirSync(from).reduce((sum, name) => {
    const path = join(from, name);
    if (statSync(path).isDirectory()) return sum + compress(path, join(to, name));
    const bytes = gzipSync(readFileSync(path), { level: 9 });
    writeFileSync(join(to, `${name}.gz`), bytes);
    return sum + bytes.length;
  }, 0);
}

const version = JSON.parse(readFileSync(join(root, "packages/core/package.json"), "utf8")).version;
if (!isInstalled()) run("npm", ["ci", "--ignore-scripts"]);
run("npm", ["run", "-s", "build"], root);
run(process.execPath, ["reference.mjs"]);
run(process.execPath, ["figures.mjs"]);
for (const old of [built, site]) rmSync(old, { recursive: true, force: true });
run(process.execPath, ["node_modules/vitepress/bin/vitepress.js", "build"]);
cpSync(join(root, "examples"), join(built, "examples"), { recursive: true }); // pages offer them to be kept

const broken = brokenLinks();
if (broken.length > 0) {
  console.error(`Links that lead nowhere:\n${[...new Set(broken)].join("\n")}`);
  process.exit(1);
}
const bytes = compress(built, site);
console.log(`The site of Marienbad ${version} is in ${site}: ${bytes.toLocaleString("en")} bytes, compressed.`);
if (bytes > MAX_SITE_BYTES) {
  console.error(`That is more than ${MAX_SITE_BYTES.toLocaleString("en")}, the most that the package may carry of it.`);
  process.exit(1);
}
if (process.argv[2] !== "build") {
  run(process.execPath, ["packages/cli/bin/marienbad.js", "docs", ...process.argv.slice(2)], root);
}
