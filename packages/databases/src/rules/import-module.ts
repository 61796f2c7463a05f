import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { register } from "node:module";
import { extname, resolve as resolvePath } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { importedFile, isTypeScript, javaScriptOf } from "./javascript.ts";
import { filesOfModule } from "./rules-content.ts";

/**
 * Imports a file of rules, always as a module, even below a package.json with "type": "commonjs" (npm writes it): a
 * `.js` file that reads like a module is imported with a mark, which a hook of Node's loader recognises. The hooks
 * also strip types from TypeScript, find files by the names that TypeScript allows, and find this package where it is
 * not installed.
 */
const AS_MODULE = "?rules";
const THIS_PACKAGE = /^marienbad(-[a-z]+)?(\/|$)/;

type Load = (url: string, context: object) => Promise<object>;
type Resolve = (name: string, context: { readonly parentURL?: string | undefined }) => Promise<object>;

/**
 * The hooks (node:module, `register`). Node runs them beside the program, in a copy of this file.
 * @public
 */
export async function load(url: string, context: object, nextLoad: Load): Promise<object> {
  const isFile = url.startsWith("file:");
  if (isFile && isTypeScript(new URL(url).pathname)) {
    return { format: "module", source: await javaScriptOf(fileURLToPath(url)), shortCircuit: true };
  }
  return await nextLoad(url, url.endsWith(AS_MODULE) ? { ...context, format: "module" } : context);
}

/** @public */
export async function resolve(
  name: string,
  context: { readonly parentURL?: string | undefined },
  nextResolve: Resolve,
): Promise<object> {
  try {
    return await nextResolve(name, context);
  } catch (error) {
    const { parentURL } = context;
    if (parentURL?.startsWith("file:") && /^\.{1,2}\//.test(name)) {
      const file = importedFile(name, fileURLToPath(parentURL));
      if (file !== undefined) return await nextResolve(pathToFileURL(file).href, context);
    }
    if (THIS_PACKAGE.test(name)) return await nextResolve(name, { ...context, parentURL: import.meta.url });
    throw error;
  }
}

const HOOKS = new URL("../../dist/rules/import-module.js", import.meta.url);

let hasHooks = false;

/** Imports a file of JavaScript or TypeScript. */
export async function importModule(path: string): Promise<{ readonly default?: unknown }> {
  const { href } = pathToFileURL(resolvePath(path));
  const isMarked = extname(path) === ".js" && /^\s*(export|import)\b/m.test(await readFile(path, "utf8"));
  if (!isMarked && !isTypeScript(path)) return await import(href);
  if (!hasHooks) register(HOOKS);
  hasHooks = true;
  return await import(href + (isMarked ? AS_MODULE : ""));
}

interface PlaceInModule {
  readonly file?: string;
  readonly line: number;
}

/** Place of a syntax error: from its stack if it begins with it; otherwise Node is asked, file by file. */
export async function placeOfError(error: unknown, path: string): Promise<PlaceInModule | undefined> {
  if (!(error instanceof SyntaxError)) return undefined;
  const [, url, line] = /^(file:.*?)(?:\?rules)?:(\d+)\n/.exec(error.stack ?? "") ?? [];
  if (url !== undefined) return place(fileURLToPath(url), path, line);
  for (const file of filesOfModule(path)) {
    const input = await javaScriptOf(file);
    const { stderr } = spawnSync(process.execPath, ["--input-type=module", "--check", "-"], {
      input,
      encoding: "utf8",
    });
    const [, found] = /^\S*stdin\S*:(\d+)\n/.exec(stderr) ?? [];
    if (found !== undefined) return place(file, path, found);
  }
  return undefined;
}

function place(file: string, asked: string, line: string): PlaceInModule {
  return { ...(file !== resolvePath(asked) && { file }), line: Number(line) };
}
