import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { type ByteSource, LevelDatabase, MANIFEST_FILE, oneFileOf, segmentsIn } from "../database/database.ts";
import { isFolder, reason, unreadable } from "../system/files.ts";
import { filesIn } from "./folder-files.ts";
import { ZLIB } from "./packing.ts";

const COPIED_BYTES = 1 << 20;

/** An open database, in a file or a folder of segments; must be closed. */
export interface OpenDatabase {
  readonly database: LevelDatabase;
  readonly path: string;
  close(): Promise<void>;
}

/** Opens a database, in a file or a folder of segments; it is read block by block. */
export async function openDatabase(path: string): Promise<OpenDatabase> {
  if (await isFolder(path)) {
    const database = await LevelDatabase.open(segmentsIn(filesIn(path), path), ZLIB);
    return { database, path, close: async () => {} };
  }
  const file = await open(path, "r").catch((error: unknown) => {
    throw unreadable(path, reason(error));
  });
  try {
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
    return { database: await LevelDatabase.open(source, ZLIB), path, close: () => file.close() };
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** A database as one file, in pieces, from a file or a folder of segments. */
export async function* oneFileFrom(path: string): AsyncGenerator<Uint8Array> {
  yield* (await isFolder(path)) ? oneFileOf(filesIn(path)) : createReadStream(path, { highWaterMark: COPIED_BYTES });
}

/** True if a file begins like a database, or a folder has its manifest. */
export async function isDatabaseFile(path: string): Promise<boolean> {
  if (await isFolder(path)) return (await filesIn(path).size(MANIFEST_FILE)) !== undefined;
  const file = await open(path, "r").catch(() => undefined);
  if (file === undefined) return false; // reading it will give the error
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(16), 0, 16, 0);
    return LevelDatabase.isDatabase(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}
