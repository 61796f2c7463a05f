import { checksumOf } from "../base/checksum.ts";

/*
 * The entries of a kernel's table that are worth keeping, as bytes that go back into a table of the same size. Numbers
 * are little-endian, slots counted in entries:
 *
 *     the length of the name (u32)   the name of the table   then for each entry: its slot (u32), the entry
 *     the checksum of all that (text of 16 characters)
 */
const CHECKSUM_LENGTH = 16;

/** A table in the memory of a kernel. */
export interface KernelTable {
  /** Game, options and table size; entries are only restored into the same. */
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly entryBytes: number;
}

/** Saves the entries worth keeping, given the offset of each in the table. */
export function saveTable({ name, bytes, entryBytes }: KernelTable, isWorth: (offset: number) => boolean): Uint8Array {
  const kept: number[] = [];
  for (let offset = 0; offset < bytes.length; offset += entryBytes) if (isWorth(offset)) kept.push(offset);
  const title = new TextEncoder().encode(name);
  const length = 4 + title.length + kept.length * (4 + entryBytes);
  const saved = new Uint8Array(length + CHECKSUM_LENGTH);
  const view = new DataView(saved.buffer);
  view.setUint32(0, title.length, true);
  saved.set(title, 4);
  let place = 4 + title.length;
  for (const offset of kept) {
    view.setUint32(place, offset / entryBytes, true);
    saved.set(bytes.subarray(offset, offset + entryBytes), place + 4);
    place += 4 + entryBytes;
  }
  saved.set(new TextEncoder().encode(checksumOf(saved.subarray(0, length))), length);
  return saved;
}

/** Restores saved entries; false if they are damaged or of another table, which then stays as it is. */
export function restoreTable({ name, bytes, entryBytes }: KernelTable, saved: Uint8Array): boolean {
  const title = new TextEncoder().encode(name);
  const first = 4 + title.length;
  const length = saved.length - CHECKSUM_LENGTH;
  if (length < first || (length - first) % (4 + entryBytes) !== 0) return false;
  const view = new DataView(saved.buffer, saved.byteOffset, saved.length);
  if (view.getUint32(0, true) !== title.length || title.some((byte, at) => saved[4 + at] !== byte)) return false;
  if (new TextDecoder().decode(saved.subarray(length)) !== checksumOf(saved.subarray(0, length))) return false;
  for (let place = first; place < length; place += 4 + entryBytes) {
    bytes.set(saved.subarray(place + 4, place + 4 + entryBytes), view.getUint32(place, true) * entryBytes);
  }
  return true;
}
