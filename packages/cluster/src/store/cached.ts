import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { type FileStore, missingFile } from "marienbad-databases";

/** Bytes between a machine and the store; `kept` are those read from copies. */
export interface Traffic {
  read: number;
  written: number;
  kept: number;
}

export const NO_TRAFFIC: Readonly<Traffic> = { read: 0, written: 0, kept: 0 };

export function counted(store: FileStore, traffic: Traffic): FileStore {
  return {
    ...store,
    async read(name, from, to, room) {
      const bytes = await store.read(name, from, to, room);
      traffic.read += bytes.length;
      return bytes;
    },
    async write(name, pieces) {
      const passing = async function* (): AsyncGenerator<Uint8Array> {
        for await (const piece of pieces) {
          traffic.written += piece.length;
          yield piece;
        }
      };
      await store.write(name, passing());
    },
  };
}

/** The same files, with local copies of those written or read whole; a damaged or missing copy is fetched again. */
export function cached(store: FileStore, copies: FileStore, traffic: Traffic): FileStore {
  return {
    ...store,
    async read(name, from, to, room) {
      const copy = await copies.read(name, from, to, room).catch(() => undefined);
      if (copy !== undefined) {
        traffic.kept += copy.length;
        return copy;
      }
      const bytes = await store.read(name, from, to, room);
      if (from === undefined && to === undefined) await keep(copies, name, bytes);
      return bytes;
    },
    async write(name, pieces) {
      await copies.write(name, pieces); // which come only once: the store is given what was kept
      await store.write(name, piecesOf(copies, name));
    },
    async remove(name) {
      await copies.remove(name);
      await store.remove(name);
    },
  };
}

const PIECE_BYTES = 8 << 20;

async function* piecesOf(store: FileStore, name: string): AsyncGenerator<Uint8Array> {
  const size = await store.size(name);
  if (size === undefined) throw missingFile(name);
  for (let from = 0; from < size; from += PIECE_BYTES) {
    yield await store.read(name, from, Math.min(size, from + PIECE_BYTES));
  }
}

async function keep(copies: FileStore, name: string, bytes: Uint8Array): Promise<void> {
  await copies.write(name, [bytes]).catch(() => {}); // it was only to save time
}

/** Removes the oldest copies below a folder, until they take no more than `maxBytes`. */
export async function trimCopies(folder: string, maxBytes: number): Promise<void> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const files: { path: string; bytes: number; time: number }[] = [];
  for (const name of names) {
    const path = join(folder, name);
    const stats = await stat(path).catch(() => undefined);
    if (stats?.isFile()) files.push({ path, bytes: stats.size, time: stats.mtimeMs });
  }
  files.sort((one, other) => one.time - other.time);
  let bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  for (const file of files) {
    if (bytes <= maxBytes) return;
    await rm(file.path, { force: true });
    bytes -= file.bytes;
  }
}
