import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { rolldown } from "rolldown";

/** The folder that holds the packages. */
const packages = fileURLToPath(new URL("../../../", import.meta.url));

/**
 * A module of another package that is not public, loaded from its sources: the pages of the lab without their browser,
 * the naive definitions of the tests. What it takes from the library is the same library as here.
 */
export async function loadSource<Module>(path: string): Promise<Module> {
  const bundle = await rolldown({
    input: join(packages, path),
    external: /^marienbad(-[a-z]+)?(\/|$)/,
    platform: "node",
    moduleTypes: { ".css": "empty" },
    logLevel: "silent",
  });
  const folder = fileURLToPath(new URL("loaded/", import.meta.url)); // beside this file, so that imports are found
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${path.replace(/\W/g, "-")}.js`);
  await bundle.write({ file, format: "esm", codeSplitting: false });
  return (await import(pathToFileURL(file).href)) as Module;
}
