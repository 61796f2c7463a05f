import { existsSync } from "node:fs";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { MarienbadError } from "../base/error.ts";
import { type ByteSource, LayerDatabase, type LayerKeys, type LayerStore } from "../layers/index.ts";
import { readBytes, reason, writeFileSafely } from "./files.ts";

/** The folder beside a database where the layers are kept until all of them are decided. */
export function partsFolder(database: string): string {
  return `${database}.parts`;
}

const TASK = "task.txt";

/** What is being solved in a folder of parts. */
export async function taskOf(folder: string): Promise<string | undefined> {
  const file = join(folder, TASK);
  return existsSync(file) ? await readFile(file, "utf8") : undefined;
}

/**
 * Layers in a folder, a file for the keys of each and one for its values. A file is there whole or not at all, so that
 * work which was killed goes on from the last whole layer. `task` says what is being solved: a folder with the layers of
 * something else is refused.
 */
export async function folderStore(folder: string, task: string): Promise<LayerStore> {
  try {
    if (!existsSync(folder)) await mkdir(folder);
  } catch (error) {
    throw new MarienbadError("file", {
      en: `${folder} cannot be made: ${(error as Error).message}.`,
      fr: `${folder} ne peut pas être créé : ${reason(error).fr}.`,
    });
  }
  const path = (name: string): string => join(folder, name);
  if ((await taskOf(folder)) === undefined) await writeFileSafely(path(TASK), task);
  const found = await taskOf(folder);
  if (found !== task) {
    throw new MarienbadError("file", {
      en: `${folder} has the layers of ${found}, not of ${task}: remove it or name another file.`,
      fr: `${folder} a les couches de ${found}, non de ${task} : supprimez-le ou nommez un autre fichier.`,
    });
  }
  const wordFile = (level: number): string => path(`${level}.keys32`);
  const numberFile = (level: number): string => path(`${level}.keys64`);
  const valueFile = (level: number): string => path(`${level}.values`);
  const depthFile = path("depth.txt");
  return {
    hasKeys: async (level) => existsSync(wordFile(level)) || existsSync(numberFile(level)),
    async loadKeys(level): Promise<LayerKeys> {
      if (existsSync(wordFile(level))) return new Uint32Array(await bufferOf(wordFile(level)));
      return new Float64Array(await bufferOf(numberFile(level)));
    },
    async saveKeys(level, keys) {
      const file = keys instanceof Uint32Array ? wordFile(level) : numberFile(level);
      await writeFileSafely(file, new Uint8Array(keys.buffer, keys.byteOffset, keys.byteLength));
    },
    hasValues: async (level) => existsSync(valueFile(level)),
    loadValues: async (level) => new Uint8Array(await bufferOf(valueFile(level))),
    saveValues: async (level, values) => await writeFileSafely(valueFile(level), values),
    loadDepth: async () => (existsSync(depthFile) ? Number(await readFile(depthFile, "utf8")) : undefined),
    saveDepth: async (layerCount) => await writeFileSafely(depthFile, String(layerCount)),
  };
}

/** The bytes of a file in a buffer of their own, as typed arrays of wider numbers need them. */
async function bufferOf(file: string): Promise<ArrayBuffer> {
  return new Uint8Array(await readBytes(file)).buffer;
}

/** Writes pieces one after the other into the folder of the parts, and renames the whole into its place at the end. */
export async function writePiecesSafely(path: string, parts: string, pieces: AsyncIterable<Uint8Array>): Promise<void> {
  const beside = join(parts, "database");
  try {
    const file = await open(beside, "w");
    try {
      for await (const chunk of inChunks(pieces)) await file.appendFile(chunk);
    } finally {
      await file.close();
    }
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true });
    if (error instanceof MarienbadError) throw error;
    throw new MarienbadError("file", {
      en: `${path} cannot be written: ${(error as Error).message}.`,
      fr: `${path} ne peut pas être écrit : ${reason(error).fr}.`,
    });
  }
}

const CHUNK_BYTES = 1 << 20;

/** Small pieces joined, for the system is slow at many small writes. */
async function* inChunks(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of pieces) {
    waiting.push(piece);
    bytes += piece.length;
    if (bytes < CHUNK_BYTES) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(waiting);
}

/** Whether a file begins as a database does. */
export async function isDatabaseFile(path: string): Promise<boolean> {
  if (!existsSync(path)) return false;
  const file = await open(path, "r");
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(16), 0, 16, 0);
    return LayerDatabase.isDatabase(buffer.subarray(0, bytesRead));
  } catch {
    return false; // a folder, which whoever reads it will say
  } finally {
    await file.close();
  }
}

/** A database in a file, read by the block. The file should be closed in the end. */
export async function openDatabase(path: string): Promise<{ database: LayerDatabase; close(): Promise<void> }> {
  const unreadable = (en: string, fr: string): MarienbadError =>
    new MarienbadError("file", { en: `${path} cannot be read: ${en}.`, fr: `${path} ne peut pas être lu : ${fr}.` });
  if (!existsSync(path)) throw unreadable("there is no such file", "ce fichier n'existe pas");
  let file: Awaited<ReturnType<typeof open>>;
  try {
    file = await open(path, "r");
  } catch (error) {
    throw unreadable((error as Error).message, reason(error).fr);
  }
  const source: ByteSource = {
    name: path,
    size: (await file.stat()).size,
    async read(offset, length) {
      try {
        const { buffer, bytesRead } = await file.read(new Uint8Array(length), 0, length, offset);
        return buffer.subarray(0, bytesRead);
      } catch (error) {
        throw unreadable((error as Error).message, reason(error).fr);
      }
    },
  };
  try {
    return { database: await LayerDatabase.open(source), close: () => file.close() };
  } catch (error) {
    await file.close();
    throw error;
  }
}
