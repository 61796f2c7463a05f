// npm run -s test:packages: packs what would be published, installs it in a folder of its own outside this copy, and
// uses it there as somebody else would. publint and attw look at it; the games of the READMEs are type-checked under
// strict, as Node and as bundlers find modules, and run; the commands run; every map of declarations leads to a source
// that is there. Needs a build and the npm registry.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const TOOLS = ["publint@0.3.25", "@arethetypeswrong/cli@0.18.5", "typescript@7.0.2", "@types/node@20"];
/** Nothing here takes longer, in milliseconds. */
const MAX_TIME = 600_000;
const MAX_PACKED_BYTES = { marienbad: 5_500_000, "marienbad-cluster": 100_000 };

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const scratch = mkdtempSync(join(tmpdir(), "marienbad-packages-"));
process.on("exit", () => rmSync(scratch, { recursive: true, force: true }));
const fresh = join(scratch, "fresh");
mkdirSync(fresh);

function fail(why) {
  console.error(why);
  process.exit(1);
}

/** Runs a program in the fresh folder, and returns what it prints; it must end well. */
function run(command, parts, cwd = fresh) {
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

// What is packed, and how much of it there is.
const packing = ["pack", "-w", "marienbad", "-w", "marienbad-cluster", "--ignore-scripts", "--json"];
const packed = Object.values(JSON.parse(run("npm", [...packing, "--pack-destination", scratch], root)));
for (const { name, size, unpackedSize, entryCount, files } of packed) {
  console.log(`${name}: ${size} bytes packed, ${unpackedSize} unpacked, ${entryCount} files`);
  if (size > MAX_PACKED_BYTES[name]) fail(`${name} is larger than ${MAX_PACKED_BYTES[name]} bytes.`);
  const stray = files.filter(({ path }) => /\.test\.|tsbuildinfo|node_modules/.test(path));
  if (stray.length > 0) fail(`${name} carries what nobody needs: ${stray.map(({ path }) => path).join(" ")}`);
}

// Somebody's own folder.
writeFileSync(join(fresh, "package.json"), '{ "private": true, "type": "module" }');
const tarballs = packed.map(({ filename }) => join(scratch, filename));
run("npm", ["install", "--no-audit", "--no-fund", "--ignore-scripts", ...tarballs, ...TOOLS]);
const installed = (name) => join(fresh, "node_modules", name);

for (const { name, filename } of packed) {
  expectText(`publint ${name}`, run("npx", ["publint", installed(name), "--strict"]), "All good!");
  // Modules of Node and of bundlers alone: the package has no other.
  run("npx", ["attw", join(scratch, filename), "--profile", "esm-only", "--format", "ascii"]);
  console.log(`${name}: publint and attw find nothing`);
}

// Declarations lead to sources.
for (const { name } of packed) {
  const maps = readdirSync(installed(name), { recursive: true, encoding: "utf8" }).filter((file) =>
    /^dist\/.*\.d\.ts\.map$/.test(file),
  );
  for (const map of maps) {
    const file = join(installed(name), map);
    for (const source of JSON.parse(readFileSync(file, "utf8")).sources) {
      if (!existsSync(resolve(dirname(file), source))) fail(`${name}/${map} leads to ${source}, which is not there.`);
    }
  }
  if (maps.length < 10) fail(`${name} has only ${maps.length} maps of declarations.`);
  console.log(`${name}: ${maps.length} maps of declarations lead to sources`);
}

// The games of the READMEs under strict, and what they print.
const readmes = [join(root, "README.md"), join(installed("marienbad"), "README.md")];
const programs = readmes.flatMap((file) => [...readFileSync(file, "utf8").matchAll(/^```ts\n([\s\S]*?)^```/gm)]);
programs.forEach(([, code], i) => {
  writeFileSync(join(fresh, `program-${i}.ts`), `${code}\nexport {};\n`);
});
writeFileSync(join(fresh, "cluster.ts"), 'export { connect, onQueue, work } from "marienbad-cluster";\n');
for (const [module, moduleResolution] of [
  ["NodeNext", "NodeNext"],
  ["ESNext", "Bundler"],
]) {
  const compilerOptions = {
    ...{ module, moduleResolution, target: "ES2023", lib: ["ES2023"], types: ["node"], outDir: moduleResolution },
    ...{ strict: true, noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true },
  };
  writeFileSync(join(fresh, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["*.ts"] }));
  // A cluster's own dependencies are checked by themselves: their declarations are not ours.
  run("npx", ["tsc", "--skipLibCheck"]);
  programs.forEach(([, code], i) => {
    const expected = [...code.matchAll(/\/\/ → (.*)$/gm)].map(([, line]) => `${line}\n`).join("");
    expectText(`program ${i} of the READMEs`, run("node", [join(moduleResolution, `program-${i}.js`)]), expected);
  });
  console.log(`${programs.length} programs of the READMEs: right under ${moduleResolution}, strict, and run`);
}

// The commands, with rules in a file of one's own.
run("npx", ["marienbad", "new", "mygame.ts"]);
expectText("lint", run("npx", ["marienbad", "lint", "./mygame.ts"]), "");
expectText("solve", run("npx", ["marienbad", "solve", "nim", "sticks=10", "take=1,2"]), "player 0 wins in 7 moves");
run("npx", ["marienbad", "solve", "./mygame.ts"]);
run("npx", ["marienbad", "build", "./mygame.ts", "-o", "opponent"]);
expectText("marienbad-cluster", run("npx", ["marienbad-cluster", "--help"]), "solve");
if (!existsSync(join(installed("marienbad"), "site/index.html.gz")))
  fail("The package has no site: npm run docs -- build");
console.log("marienbad new, lint, solve and build, and marienbad-cluster, run as installed");
