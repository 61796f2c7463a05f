import { randomUUID } from "node:crypto";
import { realpath } from "node:fs/promises";
import { join } from "node:path";
import { MarienbadError, type Signal } from "marienbad";
import type { FileStore } from "marienbad-databases";
import { folderFiles } from "marienbad-databases/node";
import { isPlainName } from "../queue/protocol.ts";
import { texts } from "../texts.ts";
import { isBucket } from "./url.ts";

/** The files of one solve in a folder or `s3://bucket/prefix`. Unsafe names, from the queue, are refused. */
export async function openFiles(store: string, solve: string, signal?: Signal): Promise<FileStore> {
  if (!isBucket(store)) return await openFolder(store, solve);
  checkName(solve);
  const { s3Files } = await import("./s3.ts"); // a megabyte of code that few need
  return guarded(await s3Files(`${store.replace(/\/+$/, "")}/${solve}`, signal));
}

/** The files of one solve below a folder. Nothing is synced: damage by a power cut is found by checksums. */
export async function openFolder(folder: string, solve: string): Promise<FileStore> {
  const place = join(folder, checkName(solve));
  const files = await folderFiles(place, { isSynced: false });
  if ((await realpath(place)) !== join(await realpath(folder), solve)) throw badName(solve); // a link to elsewhere
  return guarded(files);
}

/** Makes a folder and tries to write a file in it, so that errors come early. */
export async function tryFolder(folder: string): Promise<void> {
  const files = await folderFiles(folder, { isSynced: false });
  const name = `.${randomUUID()}`;
  await files.write(name, []);
  await files.remove(name);
}

function guarded(store: FileStore): FileStore {
  return {
    ...store,
    read: async (name, from, to, room) => await store.read(checkName(name), from, to, room),
    size: async (name) => await store.size(checkName(name)),
    write: async (name, pieces) => await store.write(checkName(name), pieces),
    remove: async (name) => await store.remove(checkName(name)),
  };
}

function checkName(name: string): string {
  if (isPlainName(name)) return name;
  throw badName(name);
}

function badName(name: string): MarienbadError {
  return new MarienbadError("bad-input", texts.badName(String(name)));
}
