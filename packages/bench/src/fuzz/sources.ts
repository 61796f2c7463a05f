import { fileURLToPath, pathToFileURL } from "node:url";
import { rolldown } from "rolldown";

/**
 * Loads a module of another package that is not public, from its sources: the pages of the lab without their browser,
 * the naive definitions of the tests. It shares the library with this program.
 */
export async function loadSource<Module>(path: string): Promise<Module> {
  const bundle = await rolldown({
    input: fileURLToPath(new URL(`../../../${path}`, import.meta.url)),
    external: /^(fast-check$|marienbad(-[a-z]+)?(\/|$))/,
    platform: "node",
    moduleTypes: { ".css": "empty" },
    logLevel: "silent",
  });
  // Beside this file, so that imports are found.
  const file = fileURLToPath(new URL(`loaded/${path.replace(/\W/g, "-")}.js`, import.meta.url));
  await bundle.write({ file, format: "esm", codeSplitting: false });
  return (await import(pathToFileURL(file).href)) as Module;
}
