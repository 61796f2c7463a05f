import { existsSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, extname, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";

/** Endings of files of rules that are JavaScript as they are. */
const JAVASCRIPT = [".js", ".mjs", ".cjs"];
/** Those whose types are taken out first. */
const TYPESCRIPT = [".ts", ".mts"];

/** How the names of files of rules end. */
export const MODULE_ENDINGS: readonly string[] = [...JAVASCRIPT, ...TYPESCRIPT];

/** Whether a word names a file of rules. */
export function isModule(word: string): boolean {
  return MODULE_ENDINGS.includes(extname(word));
}

/** The file of rules that a word without its ending was probably meant to name: `./mygame.ts` for `mygame`. */
export function moduleBeside(word: string): string | undefined {
  const path = word.includes("/") || word.includes(sep) ? word : `./${word}`;
  return MODULE_ENDINGS.map((ending) => path + ending).find((candidate) => existsSync(candidate));
}

/** Whether a word names a file of TypeScript. */
export function isTypeScript(word: string): boolean {
  return TYPESCRIPT.includes(extname(word));
}

/**
 * The JavaScript of a file of rules: its text, of TypeScript without the types. Lines stay where they are; names that
 * serve as types alone are no longer imported. Types are not checked. What cannot be read as TypeScript throws a
 * SyntaxError whose stack begins with the place, as those of Node do.
 */
export async function javaScriptOf(path: string): Promise<string> {
  const code = await readFile(path, "utf8");
  if (!isTypeScript(path)) return code;
  const { transform } = (await import(STRIPPER)) as Stripper;
  try {
    return transform(code, { transforms: ["typescript"], disableESTransforms: true }).code;
  } catch (error) {
    const { message, loc } = error as Error & { readonly loc?: { readonly line: number } };
    const refused = new SyntaxError(message.replace(/ \(\d+:\d+\)$/, ""));
    refused.stack = `${pathToFileURL(resolve(path)).href}:${loc?.line ?? 1}\n\nSyntaxError: ${refused.message}`;
    throw refused;
  }
}

/** Bundled by scripts/build-type-stripper.mjs; the package has no dependency. */
const STRIPPER: string = new URL("../../vendor/strip-types.js", import.meta.url).href;

interface Stripper {
  transform(code: string, options: object): { readonly code: string };
}

/**
 * The file that a module means by a relative path, where there is one: `./board.js` may be `board.ts`, as TypeScript
 * likes it written, and the ending may be left out.
 */
export function importedFile(name: string, from: string): string | undefined {
  const path = resolve(dirname(from), name);
  const candidates = [path, path.replace(/\.(m?)js$/, ".$1ts"), ...ENDINGS.map((ending) => path + ending)];
  return candidates.find((candidate) => statSync(candidate, { throwIfNoEntry: false })?.isFile());
}

const ENDINGS = [".ts", ".js", ".cjs", ".json", "/index.ts", "/index.js"];
