import { copyFile, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { MarienbadError } from "marienbad/base";
import { filesOfModule, javaScriptOf } from "marienbad-databases/rules";
import { makeFolder } from "marienbad-databases/system";
import { texts } from "./texts.ts";

const TYPESCRIPT_ENDING = /\.m?ts$/;
const TYPESCRIPT_IMPORT = /(["']\.{1,2}\/[^"']+)\.m?ts(["'])/g;
const PACKAGE_IMPORT = /(\bfrom\s*|\bimport\s*\(?\s*)(["'])([^."'][^"']*)\2/g;
/** The library itself, for rules that import it: a page has no packages. */
const LIBRARY = "marienbad.js";
const THIS_PACKAGE = /^marienbad(\/(base|game))?$/;

/** Copies rules and their imports (files, and Marienbad from `parts`) as JavaScript; returns the first file's name. */
export async function copyRules(path: string, folder: string, parts: string): Promise<string> {
  const files = filesOfModule(path);
  const root = files.map((file) => dirname(file)).reduce((a, b) => (a.length <= b.length ? a : b));
  const nameOf = (file: string): string =>
    `rules/${relative(root, file).replaceAll("\\", "/").replace(TYPESCRIPT_ENDING, ".js")}`;
  for (const file of files) {
    const name = nameOf(file);
    const up = "../".repeat(name.split("/").length - 1);
    let needsLibrary = false;
    const code = (await javaScriptOf(file))
      .replaceAll(TYPESCRIPT_IMPORT, "$1.js$2")
      .replaceAll(PACKAGE_IMPORT, (_, before, quote, imported) => {
        if (!THIS_PACKAGE.test(imported))
          throw new MarienbadError("not-applicable", texts.importsPackage(file, imported));
        needsLibrary = true;
        return `${before}${quote}${up}${LIBRARY}${quote}`;
      });
    const to = join(folder, name);
    await makeFolder(dirname(to));
    await writeFile(to, code);
    if (needsLibrary) await copyFile(join(parts, LIBRARY), join(folder, LIBRARY));
  }
  return nameOf(resolve(path));
}
