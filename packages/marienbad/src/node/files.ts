import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { MarienbadError } from "../base/error.ts";
import { textOfBytes } from "../base/long-text.ts";
import type { Text } from "../base/text.ts";

/** Whether a word where a name or a file may stand means a file: it looks like one, or there is one. */
export function isFileName(word: string): boolean {
  return word === "-" || /[./\\]/.test(word) || existsSync(word);
}

/** The text of a file; `-` is standard input. */
export async function readText(path: string): Promise<string> {
  return textOfBytes(await readBytes(path));
}

/** The bytes of a file; `-` is standard input. */
export async function readBytes(path: string): Promise<Uint8Array> {
  try {
    if (path !== "-") return await readFile(path);
    const chunks: Buffer[] = [];
    for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  } catch (error) {
    throw unreadable(path, reason(error));
  }
}

/** Writes beside the place and renames into it, so that a file is there whole or not at all. */
export async function writeFileSafely(
  path: string,
  content: string | Uint8Array | Iterable<Uint8Array>,
): Promise<void> {
  const beside = join(dirname(path), `.${basename(path)}.${randomUUID().slice(0, 8)}`);
  try {
    await writeFile(beside, content);
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true });
    if (error instanceof MarienbadError) throw error; // of what makes the content
    throw unwritable(path, reason(error));
  }
}

export function unreadable(path: string, { en, fr }: Text): MarienbadError {
  return new MarienbadError("file", {
    en: `${path} cannot be read: ${en}.`,
    fr: `${path} ne peut pas être lu : ${fr}.`,
  });
}

export function unwritable(path: string, { en, fr }: Text): MarienbadError {
  return new MarienbadError("file", {
    en: `${path} cannot be written: ${en}.`,
    fr: `${path} ne peut pas être écrit : ${fr}.`,
  });
}

export const NO_SUCH_FILE: Text = {
  en: "there is no such file or folder",
  fr: "il n'y a ni fichier ni dossier de ce nom",
};

/** Why the system refused, in words; those of the system where there are no better ones. */
export function reason(error: unknown): Text {
  const { code, message } = error as NodeJS.ErrnoException;
  const known: Record<string, Text> = {
    ENOENT: NO_SUCH_FILE,
    EACCES: { en: "permission denied", fr: "ce n'est pas permis" },
    EISDIR: { en: "it is a folder", fr: "c'est un dossier" },
    ENOTDIR: { en: "a part of the path is not a folder", fr: "une partie du chemin n'est pas un dossier" },
    ENOSPC: { en: "the disk is full", fr: "le disque est plein" },
    EROFS: { en: "the disk is read-only", fr: "le disque est en lecture seule" },
  };
  return known[code ?? ""] ?? { en: message, fr: message };
}
