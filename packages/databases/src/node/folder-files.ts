import { closeSync, fstatSync, openSync, readSync, statSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { MarienbadError } from "marienbad/base";
import { damagedFile, type FileStore, missingFile } from "../index.ts";
import { reason, unreadable, unwritable, writePiecesSafely } from "../system/files.ts";
import { makeFolder } from "../system/make-folder.ts";
import { texts } from "./texts.ts";

/** The system reads less than 2 GiB at once. */
const MAX_BYTES_READ = 2 ** 30;

/** How files are written. */
export interface FolderFilesOptions {
  /**
   * Whether a file is on the disk before it has its name (the default). Without it a power cut may leave damaged files,
   * which are found by their checksums and made again.
   */
  readonly isSynced?: boolean;
}

/**
 * Files between tasks in a folder, which is made where it is not there. Each is written under a random name, synced and
 * renamed: so several threads, processes and machines may use one folder at once. Reading does not let go of its
 * thread: tasks read many small pieces, and taking turns for each would cost more than reading it.
 */
export async function folderFiles(folder: string, options: FolderFilesOptions = {}): Promise<FileStore> {
  try {
    await makeFolder(folder);
  } catch (error) {
    throw new MarienbadError("file", texts.folderNotMade(folder, reason(error)));
  }
  return filesIn(folder, options);
}

/** The same files, of a folder that must be there. */
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
