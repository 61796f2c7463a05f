// npm run -s test:packages: packs what would be published, installs it in folders of its own outside this copy, and
// uses it there as somebody else would. publint and attw look at it; the programs of the READMEs are type-checked under
// strict, as Node and as bundlers find modules, and run; the library does so alone, in a page too; the commands run.
// Needs a build and the npm registry.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";
import { blocksIn } from "../docs/site/examples.mjs";

const TOOLS = ["publint@0.3.25", "@arethetypeswrong/cli@0.18.5"];
const TYPESCRIPT = ["typescript@7.0.2", "@types/node@20"];
/** Nothing here takes longer, in milliseconds. */
const MAX_TIME = 600_000;
/** The most bytes that each package has when packed. */
const MAX_PACKED_BYTES = {
  marienbad: 1_200_000,
  "marienbad-path": 90_000,
  "marienbad-matrix": 90_000,
  "marienbad-figure": 120_000,
  "marienbad-exercise": 90_000,
  "marienbad-databases": 350_000,
  "marienbad-cli": 200_000,
  "marienbad-lab": 2_500_000,
  "marienbad-docs": 1_700_000,
  "marienbad-cluster": 60_000,
  "marienbad-python": 10_000,
};
/** The most files of the library: whoever installs it unpacks them all. */
const MAX_FILES = 900;
/** What a package must carry, besides its README and the licence of its own. */
const LICENCES = {
  "marienbad-databases": ["books/README.md", "vendor/THIRD-PARTY.txt"],
  "marienbad-docs": ["site/fonts-licence.txt.gz"],
  "marienbad-lab": ["lab/fonts-licence.txt"],
};

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const scratch = mkdtempSync(join(tmpdir(), "marienbad-packages-"));
process.on("exit", () => rmSync(scratch, { recursive: true, force: true }));

function fail(why) {
  console.error(why);
  process.exit(1);
}

/** Runs a program in a folder, and returns what it prints; it must end well. */
function run(cwd, command, ...parts) {
  const { status, stdout, stderr } = spawnSync(command, parts, {
    cwd,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    timeout: MAX_TIME,
    killSignal: "SIGKILL",
  });
  if (status !== 0) fail(`${command} ${parts.join(" ")}\n${stdout}${stderr}`);
  return stdout;
}

function expectText(what, found, expected) {
  if (!found.includes(expected)) fail(`${what} should print ${JSON.stringify(expected)}, and printed:\n${found}`);
}

/** An empty folder in which these were installed. */
function folderWith(name, ...packages) {
  const folder = join(scratch, name);
  mkdirSync(folder);
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }');
  run(folder, "npm", "install", "--no-audit", "--no-fund", "--ignore-scripts", ...packages);
  return folder;
}

const installed = (folder, name) => join(folder, "node_modules", name);
const manifestOf = (folder, name) => JSON.parse(readFileSync(join(installed(folder, name), "package.json"), "utf8"));

if (!existsSync(join(root, "packages/docs/site/index.html.gz"))) {
  fail("The documentation has not been built: npm run docs -- build");
}

// What is packed, and how much of it there is.
const names = Object.keys(MAX_PACKED_BYTES);
const packing = ["pack", "--ignore-scripts", "--json", "--pack-destination", scratch];
const packed = Object.values(JSON.parse(run(root, "npm", ...packing, ...names.flatMap((name) => ["-w", name]))));
for (const { name, size, unpackedSize, entryCount, files } of packed) {
  console.log(`${name}: ${size} bytes packed, ${unpackedSize} unpacked, ${entryCount} files`);
  if (size > MAX_PACKED_BYTES[name]) fail(`${name} is larger than ${MAX_PACKED_BYTES[name]} bytes.`);
  if (name === "marienbad" && entryCount > MAX_FILES) fail(`${name} has more than ${MAX_FILES} files.`);
  const paths = files.map(({ path }) => path);
  const stray = paths.filter((path) => /^src\/|\.test\.|\.map$|tsbuildinfo|node_modules/.test(path));
  if (stray.length > 0) fail(`${name} carries what has no use there: ${stray.join(" ")}`);
  const missing = ["README.md", "LICENSE", ...(LICENCES[name] ?? [])].filter((path) => !paths.includes(path));
  if (missing.length > 0) fail(`${name} lacks ${missing.join(" ")}`);
}
const tarballs = new Map(packed.map(({ name, filename }) => [name, join(scratch, filename)]));

// All of them together, each in the version that the others ask for.
const fresh = folderWith("fresh", ...tarballs.values(), ...TOOLS, ...TYPESCRIPT);
for (const name of names) {
  const { dependencies = {} } = manifestOf(fresh, name);
  for (const [other, version] of Object.entries(dependencies).filter(([other]) => names.includes(other))) {
    const found = manifestOf(fresh, other).version;
    if (version !== found) fail(`${name} depends on ${other} ${version}, which is not its exact version, ${found}.`);
  }
  expectText(`publint ${name}`, run(fresh, "npx", "publint", installed(fresh, name), "--strict"), "All good!");
  // Modules of Node and of bundlers alone: there are no others.
  run(fresh, "npx", "attw", tarballs.get(name), "--profile", "esm-only", "--format", "ascii");
}
console.log("publint and attw find nothing");

/** The programs of READMEs. */
const programsOf = (...readmes) =>
  readmes
    .flatMap((path) => blocksIn(readFileSync(path, "utf8"), path))
    .filter(({ language }) => language === "ts")
    .map(({ code }) => code);

const expectedOf = (code) => [...code.matchAll(/\/\/ → (.*)$/gm)].map(([, line]) => `${line}\n`).join("");

/** Checks and runs programs in a folder, under strict, as Node and as bundlers find modules. */
function checkPrograms(folder, programs, options) {
  programs.forEach((code, i) => {
    writeFileSync(join(folder, `program-${i}.ts`), `${code}\nexport {};\n`);
  });
  for (const [module, moduleResolution] of [
    ["NodeNext", "NodeNext"],
    ["ESNext", "Bundler"],
  ]) {
    const compilerOptions = {
      ...{ module, moduleResolution, target: "ES2023", outDir: moduleResolution, rootDir: ".", ...options },
      ...{ strict: true, noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true },
    };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["*.ts"] }));
    run(folder, "npx", "tsc");
    programs.forEach((code, i) => {
      const printed = run(folder, "node", join(moduleResolution, `program-${i}.js`));
      expectText(`program ${i} of the READMEs`, printed, expectedOf(code));
    });
    console.log(`${programs.length} programs of READMEs: right under ${moduleResolution}, strict, and run`);
  }
}

const readmes = [join(root, "README.md"), ...names.map((name) => join(installed(fresh, name), "README.md"))];
writeFileSync(join(fresh, "cluster.ts"), 'export { connect, onQueue, work } from "marienbad-cluster";\n');
// A cluster's own dependencies are checked by themselves: their declarations are not ours.
checkPrograms(fresh, programsOf(...readmes), { lib: ["ES2023"], types: ["node"], skipLibCheck: true });

// The library alone, which needs nothing else: neither another package nor the types of Node or of a page.
const alone = folderWith("alone", tarballs.get("marienbad"), TYPESCRIPT[0]);
const { dependencies, peerDependencies, optionalDependencies } = manifestOf(alone, "marienbad");
if (dependencies ?? peerDependencies ?? optionalDependencies) fail("marienbad has dependencies.");
const own = programsOf(join(installed(alone, "marienbad"), "README.md"));
writeFileSync(join(alone, "console.d.ts"), "declare const console: { log(...values: unknown[]): void };\n");
checkPrograms(alone, own, { lib: ["ES2022"], types: [] });

// A page of it: no module of Node is left over, and it prints the same.
for (const [i, code] of own.entries()) {
  const bundle = await rolldown({ input: join(alone, `Bundler/program-${i}.js`), platform: "browser" });
  const { output } = await bundle.write({ dir: join(alone, "page"), format: "esm", minify: true });
  const chunks = output.filter(({ type }) => type === "chunk");
  const outside = chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]);
  const strangers = outside.filter((name) => !chunks.some(({ fileName }) => fileName === name));
  if (strangers.length > 0) fail(`A page with the library would need ${strangers.join(" ")}.`);
  const [{ fileName, code: first }] = chunks;
  expectText("the page", run(alone, "node", join("page", fileName)), expectedOf(code));
  console.log(`A page with program ${i} of the library: ${gzipSync(first).length} bytes compressed at first`);
}

// The commands, with rules in a file of one's own.
const marienbad = (...words) => run(fresh, "npx", "marienbad", ...words);
marienbad("new", "mygame.ts");
marienbad("lint", "./mygame.ts");
expectText("solve", marienbad("solve", "nim", "sticks=10", "take=1,2"), "player 0 wins in 7 moves");
marienbad("solve", "./mygame.ts");
marienbad("build", "./mygame.ts", "-o", "opponent");
expectText("draw", marienbad("draw", "nim", "sticks=4"), "<svg");
expectText("connect4", marienbad("connect4", "44"), "player 0 wins"); // Allis 1988, from the book of openings
expectText("marienbad-cluster", run(fresh, "npx", "marienbad-cluster", "--help"), "solve");

/** Asks what a command serves for a page. */
async function ask(command, path, expected) {
  const bin = join(installed(fresh, "marienbad-cli"), "bin/marienbad.js");
  const server = spawn(process.execPath, [bin, command, "--port", "0", "--json"], { cwd: fresh });
  try {
    const { url } = JSON.parse(await new Promise((resolve) => server.stdout.once("data", resolve)));
    const response = await fetch(new URL(path, url));
    if (response.status !== 200) fail(`marienbad ${command} answers ${response.status} for ${path}.`);
    expectText(`marienbad ${command}`, await response.text(), expected);
  } finally {
    server.kill();
  }
}
await ask("lab", "", "<title>Marienbad");
await ask("lab", `assets/pyodide-${manifestOf(fresh, "pyodide").version}/pyodide.mjs`, "export");
await ask("docs", "", "<title>");
console.log("marienbad new, lint, solve, build, draw, connect4, lab and docs, and marienbad-cluster, run as installed");
