import { register } from "node:module";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { readText } from "../../node/files.ts";
import { AS_MODULE } from "./module-hooks.ts";

let hasHooks = false;

/** Imports a JavaScript file, as a module when it reads like one, whatever its package says (see module-hooks.ts). */
export async function importModule(path: string): Promise<{ readonly default?: unknown }> {
  const { href } = pathToFileURL(resolve(path));
  if (!/^\s*(export|import)\b/m.test(await readText(path))) return await import(href);
  if (!hasHooks) register("./module-hooks.js", import.meta.url);
  hasHooks = true;
  return await import(href + AS_MODULE);
}
