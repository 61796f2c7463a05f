import { join } from "node:path";
import { MarienbadError } from "marienbad";
import type { FileStore } from "marienbad/levels";
import { folderFiles } from "marienbad/node";
import { isPlainName } from "../queue/protocol.ts";
import * as texts from "../texts.ts";
import { isBucket } from "./url.ts";

/**
 * The files of one solve in the store that somebody named: a folder, or `s3://bucket/prefix`. Names of solves and files
 * come through the queue: one that would lead elsewhere is refused. In a folder nothing is synced: what a power cut
 * damages is found by its checksum and made again.
 */
export async function openFiles(store: string, solve: string): Promise<FileStore> {
  checkName(solve);
  if (!isBucket(store)) return guarded(await folderFiles(join(store, solve), { isSynced: false }));
  const { s3Files } = await import("./s3.ts"); // a megabyte of code that few need
  return guarded(await s3Files(`${store.replace(/\/+$/, "")}/${solve}`));
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
  throw new MarienbadError("bad-input", texts.badName(String(name)));
}
