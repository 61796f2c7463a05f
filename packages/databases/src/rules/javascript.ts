import { existsSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, extname, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";

const JAVASCRIPT = [".js", ".mjs", ".cjs"];
const TYPESCRIPT = [".ts", ".mts"];

/** File endings of rules. */
export const MODULE_ENDINGS: readonly string[] = [...JAVASCRIPT, ...TYPESCRIPT];

/** True if a word names a file of rules. */
export function isModule(word: string): boolean {
  return MODULE_ENDINGS.includes(extname(word));
}

/** The rules file that a word without an ending probably means: `./mygame.ts` for `mygame`. */
export function moduleBeside(word: string): string | undefined {
  const path = word.includes("/") || word.includes(sep) ? word : `./${word}`;
  return MODULE_ENDINGS.map((ending) => path + ending).find((candidate) => existsSync(candidate));
}

/** True if a word names a file of TypeScript. */
export function isTypeScript(word: string): boolean {
  return TYPESCRIPT.includes(extname(word));
}

/**
 * The JavaScript of a rules file: TypeScript without types (unchecked) and type-only imports; line numbers are kept.
 * If it cannot be parsed, throws a SyntaxError whose stack begins with the place, like Node's.
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

const STRIPPER: string = new URL("../../vendor/strip-types.js", import.meta.url).href;

interface Stripper {
  transform(code: string, options: object): { readonly code: string };
}

/** The existing file that a relative import means: `./board.js` may be `board.ts`, and the ending may be omitted. */
export function importedFile(name: string, from: string): string | undefined {
  const path = resolve(dirname(from), name);
  const candidates = [path, path.replace(/\.(m?)js$/, ".$1ts"), ...ENDINGS.map((ending) => path + ending)];
  return candidates.find((candidate) => statSync(candidate, { throwIfNoEntry: false })?.isFile());
}

const ENDINGS = [".ts", ".js", ".cjs", ".json", "/index.ts", "/index.js"];
