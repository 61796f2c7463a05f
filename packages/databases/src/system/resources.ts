import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Resources } from "marienbad/game";
import { readBytes } from "./files.ts";

/** Beside `src` and `dist`, so that it is found from either. Its files are made by `marienbad book`. */
const BOOKS = new URL("../../books/", import.meta.url);

const bytesOfName = new Map<string, Promise<Uint8Array>>();

/** What experts may read under Node: the opening books that come with the package, each read once. */
export function nodeResources(options: Pick<Resources, "megabytes"> = {}): Resources {
  return {
    ...options,
    async load(name) {
      const path = fileURLToPath(new URL(name, BOOKS));
      if (!bytesOfName.has(name) && existsSync(path)) bytesOfName.set(name, readBytes(path));
      return await bytesOfName.get(name);
    },
  };
}
