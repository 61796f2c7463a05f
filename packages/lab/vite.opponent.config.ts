import { copyFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";

const folder = fileURLToPath(new URL(".", import.meta.url));
const OUT = `${folder}opponent`;

/** What games fetch only for their experts and their own tasks: an opponent asks its solution instead. */
function withoutExperts(): Plugin {
  return {
    name: "without-experts",
    resolveDynamicImport: (specifier) =>
      typeof specifier === "string" && specifier.startsWith(".") ? { id: specifier, external: true } : null,
    writeBundle: () => copyFileSync(`${folder}src/opponent/module.d.ts`, `${OUT}/opponent.d.ts`),
  };
}

/** What is built from what, by the mode. */
const ENTRIES: Readonly<Record<string, string>> = {
  opponent: `${folder}src/opponent/opponent.ts`,
  page: `${folder}src/opponent/page.tsx`,
  marienbad: `${folder}src/opponent/library.ts`,
};

/**
 * What `marienbad build` puts into its folders: the module `opponent.js`, the page's script and style, and the library
 * itself for rules that import it; each one file without a dependency, to be copied or written into a page. The mode
 * says which.
 */
export default defineConfig(({ mode: entry }) => ({
  root: folder,
  publicDir: false,
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    target: "es2022",
    outDir: OUT,
    emptyOutDir: entry === "opponent",
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    lib: {
      entry: ENTRIES[entry],
      formats: ["es"],
      fileName: () => `${entry}.js`,
      cssFileName: "page",
    },
    rolldownOptions: { output: { minify: true } },
  },
  plugins: [withoutExperts()],
}));
