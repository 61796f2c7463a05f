import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/** The edition of Pyodide, which the lab's addresses name. */
export const version = require("pyodide/package.json").version;

const NAMES = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"];

/** Every file that the lab fetches, and where it lies. */
export const files = Object.fromEntries(NAMES.map((name) => [name, require.resolve(`pyodide/${name}`)]));
