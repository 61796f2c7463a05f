import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative, resolve } from "node:path";
import { Worker } from "node:worker_threads";
import { Instrumenter } from "@stryker-mutator/instrumenter";
import { folderOf, sort } from "./rooms.mjs";

/**
 * All of Stryker's mutants in one bundle, switched on one after the other inside one thread, each against the tests
 * that reach it, the quickest first: a room takes minutes. Mutants that act while a module loads (`static`) are not
 * judged.
 *
 * A thread that takes TIMEOUT milliseconds for one test, and 20 times as long as without a mutant, is ended, its mutant
 * counts as killed, and a new thread takes over. Tests that take more than SLOWEST milliseconds are left out. FILES
 * names the files of a room whose mutants are judged, all by default.
 */
const TIMEOUT = Number(process.env.TIMEOUT ?? 4000);
const SLOWER = 20;
const { FILES } = process.env;
const SLOWEST = Number(process.env.SLOWEST ?? 900);
const WORKER = new URL("./worker.mjs", import.meta.url);

/** The bundler follows a dynamic import only if it names its file. */
const PLAIN_IMPORTS = {
  shouldIgnore: ({ node }) => (node.type === "CallExpression" && node.callee.type === "Import" ? "bundled" : undefined),
};

/** Mutates a room and bundles it with its tests, in a copy of the packages: all that they import is copied too. */
async function build(root, folder, room) {
  rmSync(folder, { recursive: true, force: true });
  for (const name of readdirSync(join(root, "packages"))) {
    for (const part of ["src", "test"].map((each) => join("packages", name, each))) {
      if (existsSync(join(root, part))) cpSync(join(root, part), join(folder, part), { recursive: true });
    }
  }
  for (const part of ["node_modules", "examples"]) symlinkSync(join(root, part), join(folder, part));
  const home = join(folder, folderOf(room));
  const { mutated, tests } = sort(room, readdirSync(home, { recursive: true }));
  const files = mutated
    .map((name) => join(home, name))
    .map((name) => ({ name, mutate: true, content: readFileSync(name, "utf8") }));
  const silent = { debug() {}, info() {}, warn: console.warn, isDebugEnabled: () => false };
  const options = { plugins: null, excludedMutations: [], ignorers: [PLAIN_IMPORTS] };
  const instrumented = await new Instrumenter(silent).instrument(files, options);
  for (const { name, content } of instrumented.files) writeFileSync(name, content);
  const imports = tests.map((name) => `await import("./${folderOf(room)}/${name}");\n`);
  writeFileSync(join(folder, "entry.ts"), imports.join(""));
  writeFileSync(join(folder, "vitest.mjs"), readFileSync(new URL("./vitest.mjs", import.meta.url)));
  await bundle(root, folder);
  const mutants = instrumented.mutants.filter(({ status }) => status !== "Ignored");
  return mutants.map((mutant) => ({ ...mutant, fileName: relative(home, mutant.fileName) }));
}

/** Bundles the tests as Vitest would run them: an import of a package is one of its sources, here those of the copy. */
async function bundle(root, folder) {
  const need = createRequire(join(root, "package.json"));
  const { loadConfigFromFile } = await import(need.resolve("vite"));
  const { rolldown } = await import(createRequire(need.resolve("vite/package.json")).resolve("rolldown"));
  const { config } = await loadConfigFromFile({ command: "serve", mode: "test" }, join(root, "vitest.config.ts"));
  const aliases = config.resolve.alias.map(({ find, replacement }) => ({
    find,
    replacement: join(folder, relative(root, replacement)),
  }));
  const resolveId = (id) => {
    if (id === "vitest") return join(folder, "vitest.mjs");
    const alias = aliases.find(({ find }) => find.test(id));
    return alias === undefined ? undefined : id.replace(alias.find, alias.replacement);
  };
  const bundled = await rolldown({
    input: join(folder, "entry.ts"),
    treeshake: false,
    platform: "node",
    logLevel: "silent",
    plugins: [{ name: "sources", resolveId }],
  });
  await bundled.write({ dir: join(folder, "dist"), format: "esm", entryFileNames: "entry.mjs" });
}

/** One run without mutants: how long each test takes, and which mutants it reaches. */
function rehearse(folder) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(WORKER, { workerData: { folder } });
    worker.once("message", resolve);
    worker.once("error", reject);
  });
}

/** Switches on each of the mutants; those that hang or break the thread are killed with it. */
async function switchOn(folder, plans, times, verdicts) {
  let open = plans;
  while (open.length > 0) {
    await new Promise((resolve) => {
      const worker = new Worker(WORKER, { workerData: { folder, plans: open }, resourceLimits: { stackSizeMb: 4 } });
      let current;
      let timer;
      const end = () => {
        clearTimeout(timer);
        worker.removeAllListeners();
        worker.on("error", () => {});
        worker.terminate();
        if (current !== undefined) verdicts.set(current, "timeout");
        open = open.filter(({ id }) => !verdicts.has(id));
        resolve();
      };
      worker.on("message", ({ id, test, verdict }) => {
        clearTimeout(timer);
        current = verdict === undefined ? id : undefined;
        if (verdict === undefined) timer = setTimeout(end, Math.max(TIMEOUT, SLOWER * times[test]));
        else verdicts.set(id, verdict);
        if (verdicts.size % 100 === 0 && verdict !== undefined) console.error(`${verdicts.size} judged`);
        // A mutant may leave a timer behind, with which the thread would not end by itself.
        if (verdict !== undefined && id === open[open.length - 1].id) end();
      });
      worker.on("error", end);
      worker.on("exit", end);
    });
  }
}

/** Judges a room, prints the score of each file, and writes what survives to mutation/reports. */
export async function judge(root, room) {
  const folder = join(root, `mutation/.stryker-tmp/${room.id}`);
  const all = await build(root, folder, room);
  const mutants = FILES === undefined ? all : all.filter(({ fileName }) => FILES.split(",").includes(fileName));
  const { tests, reached } = await rehearse(folder);
  for (const { name, error } of tests) if (error !== undefined) throw new Error(`${name} fails: ${error}`);
  const verdicts = new Map();
  const plans = [];
  for (const { id } of mutants) {
    const which = [...tests.keys()]
      .filter((test) => reached.perTest[test]?.[id] !== undefined && tests[test].time <= SLOWEST)
      .sort((left, right) => tests[left].time - tests[right].time);
    const hits = which.reduce((most, test) => Math.max(most, reached.perTest[test][id]), 1);
    if (which.length > 0) plans.push({ id, tests: which, hitLimit: 20 * hits });
    else verdicts.set(id, reached.static[id] === undefined ? "not reached" : "static");
  }
  const times = tests.map(({ time }) => time);
  await switchOn(folder, plans, times, verdicts);
  report(root, room, mutants, verdicts);
}

function report(root, room, mutants, verdicts) {
  const score = (list) => {
    const counts = { killed: 0, timeout: 0, survived: 0, "not reached": 0, static: 0 };
    for (const { id } of list) counts[verdicts.get(id)]++;
    const dead = counts.killed + counts.timeout;
    const share = (100 * dead) / Math.max(1, dead + counts.survived + counts["not reached"]);
    return `${share.toFixed(1).padStart(6)} %  ${JSON.stringify(counts)}`;
  };
  for (const file of new Set(mutants.map(({ fileName }) => fileName))) {
    console.log(file.padEnd(30), score(mutants.filter(({ fileName }) => fileName === file)));
  }
  console.log(room.id.padEnd(30), score(mutants));
  const survivors = mutants
    .filter(({ id }) => ["survived", "not reached"].includes(verdicts.get(id)))
    .map(({ id, fileName, location: { start }, mutatorName, replacement }) => {
      const line = readFileSync(join(root, folderOf(room), fileName), "utf8").split("\n")[start.line] ?? "";
      const place = `${fileName}:${start.line + 1}:${start.column + 1}`;
      const after = replacement.replace(/\s+/g, " ");
      return `${place} ${mutatorName} (${verdicts.get(id)})\n  - ${line.trim()}\n  + ${after}\n`;
    });
  const folder = resolve(root, "mutation/reports");
  if (!existsSync(folder)) mkdirSync(folder);
  writeFileSync(join(folder, `${room.id}.survivors.txt`), survivors.join(""));
  console.log(`what survives: mutation/reports/${room.id}.survivors.txt`);
}
