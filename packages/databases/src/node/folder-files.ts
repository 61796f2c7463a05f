import { closeSync, fstatSync, openSync, readSync, statSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { MarienbadError } from "marienbad/base";
import { makeFolder, reason, unreadable, unwritable, writePiecesSafely } from "../system/files.ts";
import type { FileStore } from "../tasks/level-tasks.ts";
import { damagedFile, missingFile } from "../tasks/task.ts";
import { texts } from "./texts.ts";

const MAX_BYTES_READ = 2 ** 30;

interface FolderFilesOptions {
  /** Syncs files before renaming them (the default); otherwise a power cut may damage some, which are made again. */
  readonly isSynced?: boolean;
}

/**
 * Task files in a folder, made if missing. Each is written under a random name, synced and renamed, so that threads,
 * processes and machines may share it. Reading is synchronous: awaiting many small pieces would take longer.
 */
export async function folderFiles(folder: string, options: FolderFilesOptions = {}): Promise<FileStore> {
  try {
    await makeFolder(folder);
  } catch (error) {
    throw new MarienbadError("file", texts.folderNotMade(folder, reason(error)));
  }
  return filesIn(folder, options);
}

/** The files of a folder that must exist. */
export function filesIn(folder: string, options: FolderFilesOptions = {}): FileStore {
  const pathOf = (name: string): string => join(folder, name);
  return {
    async read(name, from = 0, to, room) {
      try {
        const file = openSync(pathOf(name), "r");
        try {
          const bytes = room ?? new Uint8Array((to ?? fstatSync(file).size) - from);
          for (let done = 0; done < bytes.length; ) {
            const length = Math.min(MAX_BYTES_READ, bytes.length - done);
            const bytesRead = readSync(file, bytes, done, length, from + done);
            if (bytesRead === 0) throw damagedFile(name); // it is shorter than it should be
            done += bytesRead;
          }
          return bytes;
        } finally {
          closeSync(file);
        }
      } catch (error) {
        if (error instanceof MarienbadError) throw error;
        throw isMissing(error) ? missingFile(name) : unreadable(pathOf(name), reason(error));
      }
    },
    async size(name) {
      try {
        return statSync(pathOf(name), { throwIfNoEntry: false })?.size;
      } catch (error) {
        throw unreadable(pathOf(name), reason(error));
      }
    },
    write: (name, pieces) => writePiecesSafely(pathOf(name), pieces, options),
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
