import { join } from "node:path";
import type { FileStore } from "marienbad/levels";
import { folderFiles } from "marienbad/node";
import { isBucket } from "./url.ts";

/** The files of one solve in the store that somebody named: a folder, or `s3://bucket/prefix`. */
export async function openFiles(store: string, solve: string): Promise<FileStore> {
  if (!isBucket(store)) return await folderFiles(join(store, solve));
  const { s3Files } = await import("./s3.ts"); // a megabyte of code that few need
  return await s3Files(`${store.replace(/\/+$/, "")}/${solve}`);
}
