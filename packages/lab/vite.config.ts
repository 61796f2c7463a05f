import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";

const folder = fileURLToPath(new URL(".", import.meta.url));

/** Tells the service worker which files there are, and a name that changes when one of them does. */
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
      const hash = createHash("sha256");
      for (const file of files) hash.update(file).update(readFileSync(join(outDir, file)));
      const worker = readFileSync(join(folder, "src/base/offline-worker.js"), "utf8")
        .replace("__VERSION__", JSON.stringify(hash.digest("hex").slice(0, 12)))
        .replace("__FILES__", JSON.stringify(["./", ...files.filter((file) => file !== "index.html")]));
      writeFileSync(join(outDir, "offline.js"), worker);
    },
  };
}

export default defineConfig({
  root: folder,
  base: "./",
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  worker: { format: "es" },
  build: {
    target: "es2022",
    outDir: "../marienbad/lab", // beside the library, which publishes it
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  plugins: [offlineFiles()],
});
