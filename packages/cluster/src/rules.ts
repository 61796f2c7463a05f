import { mkdir, mkdtemp, readFile, symlink, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, isAbsolute, join, normalize, relative, resolve, sep } from "node:path";
import { MarienbadError } from "marienbad";
import type { FileStore, GameRef } from "marienbad-databases";
import { contentOfModule, filesOfModule } from "marienbad-databases/rules";
import { texts } from "./texts.ts";

/*
 * Somebody's own rules travel through the store, beside the files of the solve:
 *
 *     rules.json      ["games/mygame.js","games/lines.js"]     the module, then what it imports by relative paths
 *     rules.0         the text of the first
 *     rules.1         …
 *
 * The list is written last, and a machine that fetches them runs nothing before their content is what the task names.
 */
const LIST = "rules.json";

/** Puts a file of rules and its relative imports into the store. */
export async function sendRules(path: string, store: FileStore): Promise<void> {
  const files = filesOfModule(path);
  const root = files.map(dirname).reduce(commonFolder);
  for (const [index, file] of files.entries()) await store.write(`rules.${index}`, [await readFile(file)]);
  const names = files.map((file) => relative(root, file).split(sep).join("/"));
  await store.write(LIST, [Buffer.from(JSON.stringify(names))]);
}

function commonFolder(one: string, other: string): string {
  let folder = one;
  while (relative(folder, other).startsWith("..")) folder = dirname(folder);
  return folder;
}

export async function fetchRules(store: FileStore, ref: GameRef, scratch: string): Promise<string> {
  const folder = await mkdtemp(join(scratch, "rules-"));
  const names: unknown = JSON.parse(Buffer.from(await store.read(LIST)).toString());
  if (!Array.isArray(names) || names.length === 0 || !names.every(staysInside)) throw otherRules(ref);
  const paths = names.map((name) => resolve(folder, name));
  for (const [index, path] of paths.entries()) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, await store.read(`rules.${index}`));
  }
  if (contentOfModule(paths[0]) !== ref.content) throw otherRules(ref);
  await linkMarienbad(folder);
  return paths[0];
}

function staysInside(name: unknown): boolean {
  return typeof name === "string" && !isAbsolute(name) && !normalize(name).startsWith("..");
}

/** Rules may import Marienbad, whatever package is above the folder. Other packages are not sent. */
async function linkMarienbad(folder: string): Promise<void> {
  await writeFile(join(folder, "package.json"), "{}");
  const marienbad = dirname(createRequire(import.meta.url).resolve("marienbad/package.json"));
  await mkdir(join(folder, "node_modules"));
  await symlink(marienbad, join(folder, "node_modules", "marienbad"), "dir");
}

function otherRules({ game }: GameRef): MarienbadError {
  return new MarienbadError("bad-rules", texts.otherRulesInStore(game));
}
