// Compiles the AssemblyScript kernels of each package that has some and writes each as text into its folder
// src/kernel/generated, so that the same bytes run in Node, in a worker and in a browser without a fetch or a path.
// Does nothing when the sources have not changed.
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const packages = join(dirname(fileURLToPath(import.meta.url)), "../packages");

const ROWS = { ANY_ROWS: { ROWS: 0 }, SIX_ROWS: { ROWS: 6 }, SEVEN_ROWS: { ROWS: 7 } };

/**
 * By package, for each file made: the folder of its kernel, what it exports with the constants of each build, flags of
 * its own, and files that are read instead of others.
 */
const KERNELS = {
  core: {
    connect4: { folder: "connect4", modules: ROWS },
    "connect4-shared": { folder: "connect4", modules: ROWS, flags: ["--importMemory", "--sharedMemory"] },
    hex: { folder: "hex", modules: { HEX: {} } },
    attractor: { folder: "attractor", modules: { ATTRACTOR: {} } },
    tictactoe: { folder: "tictactoe", modules: { TICTACTOE: {} } },
    domineering: { folder: "domineering", modules: { DOMINEERING: {} } },
    "domineering-wide": {
      folder: "domineering",
      modules: { WIDE_DOMINEERING: {} },
      instead: { "cells.ts": "wide-cells.ts" },
    },
  },
  databases: {
    "connect4-columns": { folder: "connect4-columns", modules: { COLUMNS: {} } },
    deflate: { folder: "deflate", modules: { DEFLATE: {} } },
    "connect4-verify": { folder: "connect4-verify", modules: { VERIFY: {} } },
  },
};

for (const [name, kernels] of Object.entries(KERNELS)) await build(join(packages, name), kernels);

async function build(packageFolder, kernels) {
  const sources = join(packageFolder, "kernels");
  const targetFolder = join(packageFolder, "src/kernel/generated");
  const stampOfSources = checksum(sources);
  for (const [name, { folder, modules, flags = [], instead = {} }] of Object.entries(kernels)) {
    const target = join(targetFolder, `${name}.ts`);
    const stamp = `// Made by scripts/build-kernels.mjs from kernels/${folder}, ${stampOfSources}; not to be edited.\n`;
    if (existsSync(target) && readFileSync(target, "utf8").startsWith(stamp)) continue;
    let text = stamp;
    for (const [exported, constants] of Object.entries(modules)) {
      const bytes = await compile(join(sources, folder, "index.ts"), constants, flags, instead);
      text += `export const ${exported} =\n  "${textOf(bytes)}";\n`;
    }
    mkdirSync(targetFolder, { recursive: true });
    writeFileSync(target, text);
  }
}

/** Mostly one character per byte; src/kernel/load.ts explains it, and reads it back. */
function textOf(bytes) {
  const codes = Array.from({ length: 87 }, (_, index) => 40 + index).filter((code) => code !== 92 && code !== 96);
  const letters = codes.map((code) => String.fromCharCode(code));
  return Array.from(bytes, (byte) => (["", "!", "#", "%"][Math.floor(byte / 85)] ?? "") + letters[byte % 85]).join("");
}

/** Of all that the results depend on: the sources, which share files, this script, and the version of the compiler. */
function checksum(sourceFolder) {
  const compiler = JSON.parse(readFileSync(new URL("../package.json", import.meta.resolve("assemblyscript")), "utf8"));
  const hash = createHash("sha256")
    .update(readFileSync(fileURLToPath(import.meta.url)))
    .update(compiler.version);
  for (const name of readdirSync(sourceFolder, { recursive: true }).sort()) {
    const path = join(sourceFolder, name);
    if (statSync(path).isFile()) hash.update(name).update(readFileSync(path));
  }
  return hash.digest("hex").slice(0, 16);
}

async function compile(input, constants, ownFlags, instead) {
  const { default: compiler } = await import("assemblyscript/asc"); // heavy: only when something has changed
  const folder = mkdtempSync(join(tmpdir(), "kernel-"));
  const output = join(folder, "kernel.wasm");
  const flags =
    "--runtime stub --noAssert -O3 --enable simd,bulk-memory,threads --initialMemory 1 --maximumMemory 65536".split(
      " ",
    );
  const uses = Object.entries(constants).flatMap(([name, value]) => ["--use", `${name}=${value}`]);
  const readFile = (name, baseFolder) => {
    const path = resolve(baseFolder, name);
    const read = join(dirname(path), instead[basename(path)] ?? basename(path));
    return existsSync(read) ? readFileSync(read, "utf8") : null;
  };
  const { error, stderr } = await compiler.main([input, "-o", output, ...flags, ...ownFlags, ...uses], { readFile });
  if (error) {
    process.stderr.write(`${stderr}\n${error.message}\n`);
    process.exit(1);
  }
  const bytes = readFileSync(output);
  rmSync(folder, { recursive: true });
  return bytes;
}
