// Bundles what takes types out of TypeScript (sucrase) into vendor/strip-types.js, with the licences of all that is in
// it: the published package has no dependency, and loads this only when a file of rules ends in .ts. Does nothing when
// nothing has changed.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const packageFolder = join(dirname(fileURLToPath(import.meta.url)), "..");
const targetFolder = join(packageFolder, "vendor");
const target = join(targetFolder, "strip-types.js");
const require = createRequire(import.meta.url);

const sucrase = dirname(dirname(require.resolve("sucrase")));
const script = createHash("sha256")
  .update(readFileSync(fileURLToPath(import.meta.url)))
  .digest("hex");
const stamp = `// sucrase ${versionIn(sucrase)}, bundled by scripts/build-type-stripper.mjs, ${script.slice(0, 16)}\n`;
if (!existsSync(target) || !readFileSync(target, "utf8").startsWith(stamp)) await build();

async function build() {
  const { rolldown } = await import("rolldown"); // heavy: only when something has changed
  const input = join(sucrase, "dist/esm/index.js");
  const bundle = await rolldown({ input, platform: "neutral", resolve: { mainFields: ["module", "main"] } });
  const { output } = await bundle.generate({ format: "esm", minify: true });
  mkdirSync(targetFolder, { recursive: true });
  const folders = new Set(output[0].moduleIds.map(packageOf).filter((folder) => folder !== undefined));
  writeFileSync(join(targetFolder, "THIRD-PARTY.txt"), [...folders].sort().map(noticeOf).join("\n"));
  writeFileSync(target, stamp + output[0].code); // last: it tells that all is there
}

/** The folder of the package that a file belongs to. */
function packageOf(file) {
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file.replaceAll("\\", "/"))?.[0];
}

function noticeOf(folder) {
  const licence = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  if (licence === undefined) throw new Error(`${folder} has no licence to be shipped.`);
  const name = folder.slice(folder.lastIndexOf("/node_modules/") + "/node_modules/".length);
  const title = `${name} ${versionIn(folder)}, part of vendor/strip-types.js`;
  return `${title}\n${"=".repeat(title.length)}\n\n${readFileSync(join(folder, licence), "utf8").trim()}\n`;
}

function versionIn(folder) {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8")).version;
}
