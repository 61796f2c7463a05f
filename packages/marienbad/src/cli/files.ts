import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { MarienbadError } from "../base/error.ts";

/** Whether a word where a name or a file may stand means a file: it looks like one, or there is one. */
export function isFileName(word: string): boolean {
  return word === "-" || /[./\\]/.test(word) || existsSync(word);
}

/** The text of a file; `-` is standard input. */
export async function readText(path: string): Promise<string> {
  return new TextDecoder().decode(await readBytes(path));
}

/** The bytes of a file; `-` is standard input. */
export async function readBytes(path: string): Promise<Uint8Array> {
  try {
    if (path !== "-") return await readFile(path);
    const chunks: Buffer[] = [];
    for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  } catch (error) {
    throw new MarienbadError("file", `${path} cannot be read: ${reason(error)}.`);
  }
}

/** Writes beside the place and renames into it, so that a file is there whole or not at all. */
export async function writeFileSafely(path: string, content: string | Uint8Array): Promise<void> {
  const beside = join(dirname(path), `.${basename(path)}.${randomUUID().slice(0, 8)}`);
  try {
    await writeFile(beside, content);
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true });
    throw new MarienbadError("file", `${path} cannot be written: ${reason(error)}.`);
  }
}

/** Why the system refused, in words. */
function reason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  const known: Record<string, string> = {
    ENOENT: "there is no such file or folder",
    EACCES: "permission denied",
    EISDIR: "it is a folder",
    ENOTDIR: "a part of the path is not a folder",
    ENOSPC: "the disk is full",
    EROFS: "the disk is read-only",
  };
  return known[code ?? ""] ?? message;
}
