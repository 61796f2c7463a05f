import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { open, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { MarienbadError } from "../base/error.ts";
import { textOfBytes } from "../base/long-text.ts";
import { sameText, type Text } from "../base/text.ts";
import * as texts from "./texts.ts";

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

/**
 * Writes pieces one after the other into a folder on the same disk, and renames the whole into its place at the end.
 * The name is asked for then, when all pieces have been seen.
 */
export async function writePiecesSafely(
  path: () => string,
  folder: string,
  pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): Promise<void> {
  const beside = join(folder, "being-written");
  try {
    const file = await open(beside, "w");
    try {
      for await (const chunk of inChunks(pieces)) await file.appendFile(chunk);
    } finally {
      await file.close();
    }
    await rename(beside, path());
  } catch (error) {
    await rm(beside, { force: true });
    if (error instanceof MarienbadError) throw error;
    throw unwritable(path(), reason(error));
  }
}

const CHUNK_BYTES = 1 << 20;

/** Small pieces joined, for the system is slow at many small writes. */
async function* inChunks(pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of pieces) {
    waiting.push(piece);
    bytes += piece.length;
    if (bytes < CHUNK_BYTES) continue;
    yield waiting.length === 1 ? piece : Buffer.concat(waiting);
    waiting = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(waiting);
}

export function unreadable(path: string, why: Text): MarienbadError {
  return new MarienbadError("file", texts.unreadable(path, why));
}

export function unwritable(path: string, why: Text): MarienbadError {
  return new MarienbadError("file", texts.unwritable(path, why));
}

export const NO_SUCH_FILE: Text = texts.REASONS.ENOENT;

/** Why the system refused, in words; those of the system where there are no better ones. */
export function reason(error: unknown): Text {
  const { code, message } = error as NodeJS.ErrnoException;
  return texts.REASONS[code ?? ""] ?? sameText(message);
}
