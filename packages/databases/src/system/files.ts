import { randomUUID } from "node:crypto";
import { closeSync, existsSync, fsync, openSync, renameSync, writeSync } from "node:fs";
import { mkdir, open, readFile, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { MarienbadError, sameText, type Text, textOfBytes } from "marienbad/base";
import type { Resources } from "marienbad/game";
import { texts } from "./texts.ts";

/** True if a word means a file: it looks like one, or one exists. */
export function isFileName(word: string): boolean {
  return word === "-" || /[./\\]/.test(word) || existsSync(word);
}

/** The text of a file; `-` is standard input. */
export async function readText(path: string): Promise<string> {
  const bytes = await readBytes(path);
  try {
    return textOfBytes(bytes);
  } catch (error) {
    throw error instanceof MarienbadError && error.code === "bad-input" ? unreadable(path, error.text) : error;
  }
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

const MAX_UNZIPPED_BYTES = 2 ** 30; // a few kilobytes can unzip to more than memory holds

/** The bytes of a file, unzipped if gzip made them; `-` is standard input. */
export async function readUnzipped(path: string, maxBytes: number = MAX_UNZIPPED_BYTES): Promise<Uint8Array> {
  const bytes = await readBytes(path);
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    return await promisify(gunzip)(bytes, { maxOutputLength: maxBytes });
  } catch (error) {
    const isTooLong = (error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE";
    throw unreadable(path, isTooLong ? texts.tooLongUnzipped(maxBytes) : texts.BAD_GZIP);
  }
}

/** Replaces a file atomically, even in a power cut. Of two processes the later wins; long writing uses `withLock`. */
export async function writeFileSafely(
  path: string,
  content: string | Uint8Array | Iterable<Uint8Array>,
): Promise<void> {
  const isWhole = typeof content === "string" || content instanceof Uint8Array;
  await writePiecesSafely(path, isWhole ? [Buffer.from(content)] : content);
}

/** Like `writeFileSafely`, for pieces, written synchronously (faster) in a folder on the same disk. */
export async function writePiecesSafely(
  path: string,
  pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  { folder = dirname(path), isSynced = true }: { readonly folder?: string; readonly isSynced?: boolean } = {},
): Promise<void> {
  const beside = join(folder, `.${basename(path)}.${randomUUID().slice(0, 8)}`);
  try {
    const file = openSync(beside, "wx");
    try {
      for await (const chunk of inChunks(pieces)) writeWhole(file, chunk);
      if (isSynced) await promisify(fsync)(file);
    } finally {
      closeSync(file);
    }
    renameSync(beside, path);
    if (isSynced) await syncFile(dirname(path));
  } catch (error) {
    await rm(beside, { force: true });
    if (error instanceof MarienbadError) throw error; // of what makes the content
    throw unwritable(path, reason(error));
  }
}

function writeWhole(file: number, bytes: Uint8Array): void {
  for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done);
}

/** Syncs a file, or the names in a folder, to the disk, if the system can. */
export async function syncFile(path: string): Promise<void> {
  const opened = await open(path, "r").catch(() => undefined);
  await opened?.sync().catch(() => {});
  await opened?.close();
}

const CHUNK_BYTES = 1 << 20;

/** Joins small pieces, which are slow to write; large ones are not copied. */
async function* inChunks(pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of pieces) {
    const isLarge = piece.length >= CHUNK_BYTES;
    if (isLarge && bytes > 0) yield Buffer.concat(waiting);
    if (isLarge) yield piece;
    else waiting.push(piece);
    bytes += piece.length;
    if (bytes < CHUNK_BYTES) continue;
    if (!isLarge) yield Buffer.concat(waiting);
    waiting = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(waiting);
}

/** The error of a file that cannot be read. */
export function unreadable(path: string, why: Text): MarienbadError {
  return new MarienbadError("file", texts.unreadable(path, why));
}

/** The error of a file that cannot be written. */
export function unwritable(path: string, why: Text): MarienbadError {
  return new MarienbadError("file", texts.unwritable(path, why));
}

/** The reason of a missing file. */
export const NO_SUCH_FILE: Text = texts.REASONS.ENOENT;

/** The system's reason in words, else its own message. */
export function reason(error: unknown): Text {
  const { code, message } = error as NodeJS.ErrnoException;
  return texts.REASONS[code ?? ""] ?? sameText(message);
}

/** Makes a folder and its parents. (Node's `recursive` never ends where the system refuses, as in /proc.) */
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

/** True for an existing folder. */
export async function isFolder(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isDirectory() ?? false;
}

/** Beside `src` and `dist`, to be found from either; written by `marienbad book`. */
const BOOKS = new URL("../../books/", import.meta.url);

const bytesOfName = new Map<string, Promise<Uint8Array>>();

/** Resources of experts under Node: the opening books of the package, each read once. */
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
