import { mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";

/** Makes a folder and those above it. (Node's own `recursive` never ends where the system makes none, as in /proc.) */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    if (await isFolder(folder)) return;
    const isParentMissing = (error as NodeJS.ErrnoException).code === "ENOENT" && dirname(folder) !== folder;
    if (!isParentMissing || (await isFolder(dirname(folder)))) throw error;
    await makeFolder(dirname(folder));
    await makeFolder(folder);
  }
}

async function isFolder(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isDirectory() ?? false;
}
