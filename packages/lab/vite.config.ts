import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";

const folder = fileURLToPath(new URL(".", import.meta.url));

/** The files that this one cannot do without, itself among them. */
function neededBy(outDir: string, file: string, needed = new Set<string>()): Set<string> {
  if (needed.has(file)) return needed;
  needed.add(file);
  if (!file.endsWith(".js")) return needed;
  const imported = readFileSync(join(outDir, file), "utf8").matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g);
  for (const [, name] of imported) neededBy(outDir, `assets/${name}`, needed);
  return needed;
}

/** The sandbox may run the one script that it is made of, by its hash. */
function sandboxHash(): Plugin {
  let outDir = "";
  return {
    name: "sandbox-hash",
    apply: "build",
    configResolved(config) {
      outDir = resolve(folder, config.build.outDir);
    },
    writeBundle() {
      const path = join(outDir, "sandbox.html");
      const page = readFileSync(path, "utf8");
      const script = /<script>([\s\S]*)<\/script>/.exec(page)?.[1] ?? "";
      const hash = createHash("sha256").update(script).digest("base64");
      writeFileSync(path, page.replace("sha256-HASH", `sha256-${hash}`));
    },
  };
}

/** What brings Python into the lab, where it is installed. */
interface PythonPackage {
  readonly version: string;
  readonly files: Readonly<Record<string, string>>;
}

/** Puts Python beside the lab, so that a copy of the folder on any server has it. The npm package leaves it out. */
function pythonFiles({ version, files }: PythonPackage): Plugin {
  let outDir = "";
  return {
    name: "python-files",
    apply: "build",
    configResolved(config) {
      outDir = resolve(folder, config.build.outDir, `assets/pyodide-${version}`);
    },
    writeBundle() {
      mkdirSync(outDir, { recursive: true });
      for (const [name, path] of Object.entries(files)) copyFileSync(path, join(outDir, name));
    },
  };
}

/** How a file is asked for. */
const addressOf = (file: string): string => (file === "index.html" ? "./" : file);

/** Gives the service worker the files with their sums, and which the first visit needs, its computations included. */
function offlineFiles(): Plugin {
  let outDir = "";
  return {
    name: "offline-files",
    apply: "build",
    configResolved(config) {
      outDir = resolve(folder, config.build.outDir);
    },
    closeBundle() {
      const files = readdirSync(outDir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name !== "offline.js")
        .map((entry) => relative(outDir, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
        .sort();
      const page = readFileSync(join(outDir, "index.html"), "utf8");
      const sumOf = (file: string): string =>
        createHash("sha256")
          .update(readFileSync(join(outDir, file)))
          .digest("base64");
      // The other side of the first page, and its theorem, are fetched when it is asked to move.
      const isFirst = (file: string): boolean => /^assets\/(worker|perfect-player|heap-theorem)-/.test(file);
      const named = files.filter((file) => page.includes(`"./${file}"`) || isFirst(file));
      const first = new Set(named.flatMap((file) => [...neededBy(outDir, file)]));
      const worker = readFileSync(join(folder, "src/base/offline-worker.js"), "utf8")
        .replace("__NEEDED_FIRST__", JSON.stringify(["./", "sandbox.html", ...first]))
        .replace("__FILES__", JSON.stringify(Object.fromEntries(files.map((file) => [addressOf(file), sumOf(file)]))));
      writeFileSync(join(outDir, "offline.js"), worker);
    },
  };
}

const python: PythonPackage = await import("marienbad-python").catch(() => ({ version: "", files: {} }));

/** Small files that every visit needs: one chunk of them is less than one each. */
const NEEDED_FIRST = [
  /src\/base\/(announce|arrival|controls|error-text|fault|keys|link|new-version)\.tsx?$/,
  /src\/base\/(place|players|router|stage|theme)\.tsx?$/,
  /src\/(worker\/(client|runner)|own\/id|board\/navigate)\.ts$/,
  /dist\/(game\/(facts|game|checked|texts)|base\/(memory|nearest|options))\.js$/,
];
const isNeededFirst = (file: string): boolean => NEEDED_FIRST.some((pattern) => pattern.test(file));

export default defineConfig({
  root: folder,
  base: "./",
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  define: { __PYTHON_VERSION__: JSON.stringify(python.version) },
  worker: { format: "es" },
  build: {
    target: "es2022",
    outDir: "lab",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "first", test: isNeededFirst }] } } },
  },
  plugins: [sandboxHash(), python.version !== "" && pythonFiles(python), offlineFiles()],
});
