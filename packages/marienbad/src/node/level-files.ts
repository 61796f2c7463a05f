import { existsSync } from "node:fs";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { MarienbadError } from "../base/error.ts";
import { type ByteSource, LevelDatabase, type LevelKeys, type LevelStore, type Pieces } from "../levels/index.ts";
import { reason, unreadable, unwritable, writeFileSafely } from "./files.ts";

/** The folder beside a database where the levels are kept until all of them are decided. */
export function partsFolder(database: string): string {
  return `${database}.parts`;
}

const TASK = "task.txt";
const RUN = "run-";

/** What is being solved in a folder of parts. */
export async function taskOf(folder: string): Promise<string | undefined> {
  const file = join(folder, TASK);
  return existsSync(file) ? await readFile(file, "utf8") : undefined;
}

/**
 * Levels in a folder, a file for the keys of each and one for its values, and runs of keys that are set aside. A file of a
 * layer is there whole or not at all, so that work which was killed goes on from the last whole layer. `task` says what is being
 * solved: a folder with the levels of something else is refused.
 */
export async function folderStore(folder: string, task: string): Promise<LevelStore> {
  try {
    if (!existsSync(folder)) await mkdir(folder);
  } catch (error) {
    throw new MarienbadError("file", {
      en: `${folder} cannot be made: ${reason(error).en}.`,
      fr: `${folder} ne peut pas être créé : ${reason(error).fr}.`,
    });
  }
  const path = (name: string): string => join(folder, name);
  if ((await taskOf(folder)) === undefined) await writeFileSafely(path(TASK), task);
  const found = await taskOf(folder);
  if (found !== task) {
    throw new MarienbadError("file", {
      en: `${folder} has the levels of ${found}, not of ${task}: remove it or name another file.`,
      fr: `${folder} a les niveaux de ${found}, non de ${task} : supprimez-le ou nommez un autre fichier.`,
    });
  }
  const wordFile = (name: number | string): string => path(`${name}.keys32`);
  const numberFile = (name: number | string): string => path(`${name}.keys64`);
  const valueFile = (level: number): string => path(`${level}.values`);
  const depthFile = path("depth.txt");
  const loadKeys = async (name: number | string, from: number, to: number): Promise<LevelKeys> =>
    existsSync(wordFile(name))
      ? await readInto(wordFile(name), from, new Uint32Array(to - from))
      : await readInto(numberFile(name), from, new Float64Array(to - from));
  const saveKeys = async (name: number | string, pieces: Pieces<LevelKeys>): Promise<void> => {
    let file = numberFile(name);
    const bytes = async function* (): AsyncGenerator<Uint8Array> {
      for await (const keys of pieces) {
        if (keys instanceof Uint32Array) file = wordFile(name);
        yield new Uint8Array(keys.buffer, keys.byteOffset, keys.byteLength);
      }
    };
    await writePiecesSafely(() => file, folder, bytes());
  };
  const run = (number: number): string => `${RUN}${number}`;
  return {
    async countKeys(level) {
      if (existsSync(wordFile(level))) return (await stat(wordFile(level))).size / Uint32Array.BYTES_PER_ELEMENT;
      if (!existsSync(numberFile(level))) return undefined;
      return (await stat(numberFile(level))).size / Float64Array.BYTES_PER_ELEMENT;
    },
    loadKeys,
    saveKeys,
    hasValues: async (level) => existsSync(valueFile(level)),
    loadValues: (level, from, to) => readInto(valueFile(level), from, new Uint8Array(to - from)),
    saveValues: (level, pieces) => writePiecesSafely(() => valueFile(level), folder, pieces),
    loadDepth: async () => (existsSync(depthFile) ? Number(await readFile(depthFile, "utf8")) : undefined),
    saveDepth: async (levelCount) => await writeFileSafely(depthFile, String(levelCount)),
    loadRun: (number, from, to) => loadKeys(run(number), from, to),
    saveRun: (number, keys) => saveKeys(run(number), [keys]),
    async dropRuns() {
      for (const name of await readdir(folder)) if (name.startsWith(RUN)) await rm(path(name));
    },
  };
}

/** Fills a list of numbers from a file, beginning with the number at a place. */
async function readInto<List extends LevelKeys | Uint8Array>(path: string, place: number, list: List): Promise<List> {
  const bytes = new Uint8Array(list.buffer);
  try {
    const file = await open(path, "r");
    try {
      for (let done = 0; done < bytes.length; ) {
        const length = Math.min(MOST_BYTES_READ, bytes.length - done);
        const { bytesRead } = await file.read(bytes, done, length, place * list.BYTES_PER_ELEMENT + done);
        if (bytesRead === 0) throw unreadable(path, { en: "it is cut short", fr: "il est tronqué" });
        done += bytesRead;
      }
    } finally {
      await file.close();
    }
  } catch (error) {
    throw error instanceof MarienbadError ? error : unreadable(path, reason(error));
  }
  return list;
}

/** The system reads less than 2 GiB at once. */
const MOST_BYTES_READ = 2 ** 30;

/** Writes pieces one after the other into a folder beside, and renames the whole into its place at the end. */
export async function writePiecesSafely(path: () => string, folder: string, pieces: Pieces<Uint8Array>): Promise<void> {
  const beside = join(folder, "being-written");
  try {
    const file = await open(beside, "w");
    try {
      for await (const chunk of inChunks(pieces)) await file.appendFile(chunk);
    } finally {
      await file.close();
    }
    await rename(beside, path());
  } catch (error) {
    await rm(beside, { force: true });
    if (error instanceof MarienbadError) throw error;
    throw unwritable(path(), reason(error));
  }
}

const CHUNK_BYTES = 1 << 20;

/** Small pieces joined, for the system is slow at many small writes. */
async function* inChunks(pieces: Pieces<Uint8Array>): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of pieces) {
    waiting.push(piece);
    bytes += piece.length;
    if (bytes < CHUNK_BYTES) continue;
    yield waiting.length === 1 ? piece : Buffer.concat(waiting);
    waiting = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(waiting);
}

/** Whether a file begins as a database does. */
export async function isDatabaseFile(path: string): Promise<boolean> {
  const file = await open(path, "r").catch(() => undefined);
  if (file === undefined) return false; // whoever reads it will say why
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(16), 0, 16, 0);
    return LevelDatabase.isDatabase(buffer.subarray(0, bytesRead));
  } catch {
    return false; // a folder: likewise
  } finally {
    await file.close();
  }
}

/** A database in a file, read by the block. The file should be closed in the end. */
export async function openDatabase(path: string): Promise<{ database: LevelDatabase; close(): Promise<void> }> {
  let file: Awaited<ReturnType<typeof open>>;
  try {
    file = await open(path, "r");
  } catch (error) {
    throw unreadable(path, reason(error));
  }
  const source: ByteSource = {
    name: path,
    size: (await file.stat()).size,
    async read(offset, length) {
      try {
        const { buffer, bytesRead } = await file.read(new Uint8Array(length), 0, length, offset);
        return buffer.subarray(0, bytesRead);
      } catch (error) {
        throw unreadable(path, reason(error));
      }
    },
  };
  try {
    return { database: await LevelDatabase.open(source), close: () => file.close() };
  } catch (error) {
    await file.close();
    throw error;
  }
}
