import { randomUUID } from "node:crypto";
import { closeSync, existsSync, fsync, openSync, renameSync, writeSync } from "node:fs";
import { open, readFile, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { MarienbadError, sameText, type Text, textOfBytes } from "marienbad/base";
import { texts } from "./texts.ts";

/** Whether a word where a name or a file may stand means a file: it looks like one, or there is one. */
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

/** A few kilobytes can unzip to more than memory holds. */
const MAX_UNZIPPED_BYTES = 2 ** 30;

/** The bytes of a file, unzipped where gzip made them, whatever the file is called; `-` is standard input. */
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

/**
 * Writes beside the place, under a name of its own, and renames into it, so that a file is there whole or not at all,
 * even when the machine is switched off. Of two processes that write one file at once, the later has the last word;
 * what takes long, or goes on from what is there, is written `withLock`.
 */
export async function writeFileSafely(
  path: string,
  content: string | Uint8Array | Iterable<Uint8Array>,
): Promise<void> {
  const isWhole = typeof content === "string" || content instanceof Uint8Array;
  await writePiecesSafely(path, isWhole ? [Buffer.from(content)] : content);
}

/**
 * The same for pieces that come one after the other, written in a folder on the same disk. What nobody reads after the
 * machine was switched off need not be synced. But for syncing it does not let go of its thread: handing each piece to
 * another one would cost more than writing it.
 */
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

/** The system may take less than it is given. */
function writeWhole(file: number, bytes: Uint8Array): void {
  for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done);
}

/** Has a file, or the names in a folder, written to the disk, where the system can do that. */
export async function syncFile(path: string): Promise<void> {
  const opened = await open(path, "r").catch(() => undefined);
  await opened?.sync().catch(() => {});
  await opened?.close();
}

const CHUNK_BYTES = 1 << 20;

/** Small pieces joined, for the system is slow at many small writes; large ones as they are, not copied. */
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

/** The error of a file that cannot be read, with the reason. */
export function unreadable(path: string, why: Text): MarienbadError {
  return new MarienbadError("file", texts.unreadable(path, why));
}

/** The error of a file that cannot be written, with the reason. */
export function unwritable(path: string, why: Text): MarienbadError {
  return new MarienbadError("file", texts.unwritable(path, why));
}

/** The reason why a file that is missing cannot be read. */
export const NO_SUCH_FILE: Text = texts.REASONS.ENOENT;

/** Why the system refused, in words; those of the system where there are no better ones. */
export function reason(error: unknown): Text {
  const { code, message } = error as NodeJS.ErrnoException;
  return texts.REASONS[code ?? ""] ?? sameText(message);
}
