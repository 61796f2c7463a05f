import { existsSync } from "node:fs";
import { mkdir, readdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { MarienbadError } from "../../base/error.ts";
import { writeFileSafely } from "../../node/files.ts";
import { reason } from "../../node/reason.ts";
import * as texts from "./texts.ts";

/** A number with zeros before it, so that files of a folder are listed in their order. */
export function numbered(number: number, count: number): string {
  return String(number).padStart(Math.max(2, String(count).length), "0");
}

/**
 * Makes a folder for files of these names. Files of an earlier run, which `isOurs` knows, are written over; where one
 * would stay among the new ones the folder is refused, since it would be taken for one of them.
 */
export async function openFolder(
  folder: string,
  names: readonly string[],
  isOurs: (name: string) => boolean,
): Promise<void> {
  try {
    await makeFolder(folder);
    const stale = (await readdir(folder)).find((name) => isOurs(name) && !names.includes(name));
    if (stale !== undefined) throw new MarienbadError("file", texts.leftFromBefore(folder, stale));
  } catch (error) {
    if (error instanceof MarienbadError) throw error;
    throw new MarienbadError("file", texts.cannotMake(folder, reason(error)));
  }
}

/** Not Node's own way to make parents too: where the system lets nothing be made (/proc) it tries for ever. */
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder) && (await stat(folder)).isDirectory()) return;
  if (!existsSync(dirname(folder))) await makeFolder(dirname(folder));
  await mkdir(folder);
}

/** Writes files into a folder, numbered from 0: `NAME-00.ENDING`; their paths. */
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
