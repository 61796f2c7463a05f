import { readFile } from "node:fs/promises";
import { register } from "node:module";
import { extname, resolve } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * Importing a file of rules. Such a file is a JavaScript module, whatever the package.json above it says of other
 * files: npm writes "type": "commonjs" into every new one, and there Node does not look at the syntax of a `.js` file.
 * So a `.js` file that reads like a module is asked for with a mark, and a hook of Node's loader takes what is marked
 * as a module.
 */
const AS_MODULE = "?rules";

type Load = (url: string, context: object) => Promise<object>;

/**
 * The hook (node:module, `register`). Node runs it beside the program, in a copy of this file.
 * @public
 */
export async function load(url: string, context: object, nextLoad: Load): Promise<object> {
  return await nextLoad(url, url.endsWith(AS_MODULE) ? { ...context, format: "module" } : context);
}

let hasHooks = false;

export async function importModule(path: string): Promise<{ readonly default?: unknown }> {
  const { href } = pathToFileURL(resolve(path));
  if (extname(path) !== ".js" || !/^\s*(export|import)\b/m.test(await readFile(path, "utf8")))
    return await import(href);
  if (!hasHooks) register(import.meta.url);
  hasHooks = true;
  return await import(href + AS_MODULE);
}
