import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative, resolve } from "node:path";
import { Worker } from "node:worker_threads";
import { Instrumenter } from "@stryker-mutator/instrumenter";
import { folderOf } from "./rooms.mjs";

/**
 * Stryker's mutants without Stryker's runner: all of them in one bundle, switched on one after the other inside one
 * thread, each against the tests that reach it, the quickest first. Vitest need not be started for each of them, so
 * that a room takes minutes instead of hours. What it cannot judge are mutants that act while a module loads
 * (`static`).
 *
 *     node mutation/quick.mjs search          SLOWEST=900: leave out tests that take more milliseconds
 *
 *     FILES=memo.ts,walk.ts node mutation/quick.mjs search          only the mutants of these files of the room
 *
 * A thread that takes TIMEOUT milliseconds for one test, and 20 times as long as without a mutant, is ended, its mutant
 * counts as killed, and a new one goes on.
 */
const TIMEOUT = Number(process.env.TIMEOUT ?? 4000);
const SLOWER = 20;
const { FILES } = process.env;
const SLOWEST = Number(process.env.SLOWEST ?? 900);
const WORKER = new URL("./quick-worker.mjs", import.meta.url);

/** Mutates and bundles a room together with its tests. */
async function build(root, folder, room) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const [, owner, place] = /^(packages\/[^/]+)\/(.*)$/.exec(folderOf(room));
  for (const part of ["src", "test"]) cpSync(join(root, owner, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  const home = join(folder, place);
  const names = readdirSync(home, { recursive: true }).filter((name) => name.endsWith(".ts"));
  const isTest = (name) => name.endsWith(".test.ts");
  const files = names
    .filter((name) => !isTest(name) && !room.prose.includes(name))
    .map((name) => ({ name: join(home, name), mutate: true, content: readFileSync(join(home, name), "utf8") }));
  const silent = { debug() {}, info() {}, warn: console.warn, isDebugEnabled: () => false };
  const options = { plugins: null, excludedMutations: [], ignorers: [] };
  const { files: mutated, mutants } = await new Instrumenter(silent).instrument(files, options);
  for (const { name, content } of mutated) writeFileSync(name, content);
  const tests = names.filter((name) => isTest(name) && !room.slow?.includes(name));
  const imports = tests.map((name) => `await import("./${place}/${name}");\n`);
  writeFileSync(join(folder, "entry.ts"), imports.join(""));
  writeFileSync(join(folder, "vitest.mjs"), readFileSync(new URL("./quick-vitest.mjs", import.meta.url)));
  const { rolldown } = await import(createRequire(join(root, "node_modules/vite/package.json")).resolve("rolldown"));
  const bundle = await rolldown({
    input: join(folder, "entry.ts"),
    treeshake: false,
    platform: "node",
    logLevel: "silent",
    plugins: [{ name: "vitest", resolveId: (id) => (id === "vitest" ? join(folder, "vitest.mjs") : undefined) }],
  });
  await bundle.write({ dir: join(folder, "dist"), format: "esm", entryFileNames: "entry.mjs" });
  return mutants.map((mutant) => ({ ...mutant, fileName: relative(home, mutant.fileName) }));
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
async function judge(folder, plans, times, verdicts) {
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
export async function judgeQuickly(root, room) {
  const folder = join(root, `mutation/.stryker-tmp/quick-${room.id}`);
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
  await judge(folder, plans, times, verdicts);
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
