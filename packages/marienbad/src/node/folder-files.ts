import { mkdir, open, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { MarienbadError } from "../base/error.ts";
import { damagedFile, type FileStore, missingFile } from "../levels/index.ts";
import { reason, unreadable, unwritable, writePiecesSafely } from "./files.ts";
import * as texts from "./texts.ts";

/** The system reads less than 2 GiB at once. */
const MAX_BYTES_READ = 2 ** 30;

/**
 * Files between tasks in a folder, which is made where it is not there. Each is written under a random name, synced and
 * renamed: so several threads, processes and machines may use one folder at once.
 */
export async function folderFiles(folder: string): Promise<FileStore> {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    throw new MarienbadError("file", texts.folderNotMade(folder, reason(error)));
  }
  const pathOf = (name: string): string => join(folder, name);
  return {
    async read(name, from = 0, to) {
      try {
        const file = await open(pathOf(name), "r");
        try {
          const end = to ?? (await file.stat()).size;
          const bytes = new Uint8Array(end - from);
          for (let done = 0; done < bytes.length; ) {
            const length = Math.min(MAX_BYTES_READ, bytes.length - done);
            const { bytesRead } = await file.read(bytes, done, length, from + done);
            if (bytesRead === 0) throw damagedFile(name); // it is shorter than it should be
            done += bytesRead;
          }
          return bytes;
        } finally {
          await file.close();
        }
      } catch (error) {
        if (error instanceof MarienbadError) throw error;
        throw isMissing(error) ? missingFile(name) : unreadable(pathOf(name), reason(error));
      }
    },
    async size(name) {
      try {
        return (await stat(pathOf(name))).size;
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw unreadable(pathOf(name), reason(error));
      }
    },
    write: (name, pieces) => writePiecesSafely(pathOf(name), pieces),
    async list(prefix) {
      try {
        const names = await readdir(folder);
        return names.filter((name) => name.startsWith(prefix) && !name.startsWith(".")).sort();
      } catch (error) {
        throw unreadable(folder, reason(error));
      }
    },
    async remove(name) {
      try {
        await rm(pathOf(name), { force: true });
      } catch (error) {
        throw unwritable(pathOf(name), reason(error));
      }
    },
  };
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === "ENOENT";
}
