import { readFile } from "node:fs/promises";
import { homedir } from "node:os";
import { isAbsolute, join } from "node:path";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { runAsync, type Watch } from "marienbad/base";
import { makeFolder, writeFileSafely } from "marienbad-databases/system";
import type { PuzzleTable } from "marienbad-path";

const WORTH_KEEPING = 1 << 20; // smaller tables are built faster than read

type Buildable = Pick<PuzzleTable, "name" | "size" | "buildWork">;

/** The cache folder (XDG Base Directory Specification). */
export function cacheFolder(environment: Readonly<Record<string, string | undefined>> = process.env): string {
  const asked = environment.XDG_CACHE_HOME ?? "";
  return join(isAbsolute(asked) ? asked : join(homedir(), ".cache"), "marienbad");
}

/** A puzzle's table, from the cache or else built; a damaged or unwritable cache is not an error. */
export async function cachedTable(table: Buildable, watch: Watch = {}, folder = cacheFolder()): Promise<Uint8Array> {
  if (table.size < WORTH_KEEPING) return runAsync(table.buildWork(), watch);
  const path = join(folder, `${table.name}.gz`);
  const kept = await readTable(path, table.size);
  if (kept !== undefined) return kept;
  const built = await runAsync(table.buildWork(), watch);
  await keepTable(path, folder, built);
  return built;
}

async function readTable(path: string, size: number): Promise<Uint8Array | undefined> {
  try {
    const contents = await promisify(gunzip)(await readFile(path), { maxOutputLength: size });
    return contents.length === size ? new Uint8Array(contents.buffer, contents.byteOffset, size) : undefined;
  } catch {
    return undefined;
  }
}

async function keepTable(path: string, folder: string, table: Uint8Array): Promise<void> {
  try {
    await makeFolder(folder);
    await writeFileSafely(path, await promisify(gzip)(table, { level: 1 }));
  } catch {
    // Next time it is built again.
  }
}
