import { mkdtemp, readdir, rename, rm, rmdir } from "node:fs/promises";
import { join } from "node:path";
import { MarienbadError } from "marienbad/base";
import { makeFolder, reason, syncFile, writeFileSafely } from "marienbad-databases/system";
import { texts } from "./texts.ts";

/** A zero-padded number, so that files are listed in order. */
export function numbered(number: number, count: number): string {
  return String(number).padStart(Math.max(2, String(count).length), "0");
}

/** Makes a folder for these files. Refuses one that would keep files of an earlier run (`isOurs`). */
async function openFolder(folder: string, names: readonly string[], isOurs: (name: string) => boolean): Promise<void> {
  try {
    await makeFolder(folder);
    const stale = (await readdir(folder)).find((name) => isOurs(name) && !names.includes(name));
    if (stale !== undefined) throw new MarienbadError("file", texts.leftFromBefore(folder, stale));
  } catch (error) {
    if (error instanceof MarienbadError) throw error;
    throw new MarienbadError("file", texts.cannotMake(folder, reason(error)));
  }
}

/** Fills a folder with these files, all or none: written into a folder inside it, then moved. */
export async function fillFolder(
  folder: string,
  names: readonly string[],
  isOurs: (name: string) => boolean,
  fill: (folder: string) => Promise<void>,
): Promise<void> {
  await openFolder(folder, names, isOurs);
  const inside = await mkdtemp(join(folder, ".unfinished-"));
  try {
    await fill(inside);
    for (const name of names) await rename(join(inside, name), join(folder, name));
    await syncFile(folder);
  } finally {
    await rm(inside, { recursive: true, force: true });
    await rmdir(folder).catch(() => {}); // if nothing is in it
  }
}

/** Writes files numbered from 0 into a folder, `NAME-00.ENDING`; returns their paths. */
export async function writeNumbered(
  folder: string,
  name: string,
  ending: string,
  contents: readonly (string | Uint8Array)[],
): Promise<string[]> {
  const names = contents.map((_, number) => `${name}-${numbered(number, contents.length)}.${ending}`);
  const beginning = `${name}-`;
  await openFolder(
    folder,
    names,
    (file) => file.startsWith(beginning) && /^\d+\.\w+$/.test(file.slice(beginning.length)),
  );
  for (const [number, content] of contents.entries()) await writeFileSafely(join(folder, names[number]), content);
  return names.map((file) => join(folder, file));
}
