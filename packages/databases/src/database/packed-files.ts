import { joinBytes, type Packing } from "marienbad/base";
import type { BytePieces, FileStore } from "../tasks/level-tasks.ts";
import { damagedFile } from "../tasks/task.ts";

/*
 * A packed file is its pieces of 128 KiB, the last one shorter, each packed by itself, and a table:
 *
 *     piece piece … | bytes of each packed piece (4 each) … | length of the file before it was packed (8, a double)
 *
 * so that bytes from anywhere are had by unpacking the few pieces that they lie in. Numbers are little-endian.
 */
const PIECE_BYTES = 1 << 17;
const LENGTH_BYTES = 8;
const MAX_TABLES = 1 << 12;

interface Table {
  readonly length: number;
  readonly offsets: readonly number[];
}

const ENDING = ".z";

/** A store that keeps some files packed, and reads both forms. Cost: packing once, unpacking up to two extra pieces. */
export function packedFiles(
  store: FileStore,
  packing: Packing,
  { mayBePacked, isPacking }: { readonly mayBePacked: (name: string) => boolean; readonly isPacking: boolean },
): FileStore {
  const tables = new Map<string, Table>();
  const tableOf = async (name: string): Promise<Table | undefined> => {
    if (!mayBePacked(name)) return undefined;
    const size = tables.has(name) ? undefined : await store.size(name + ENDING);
    const table = size === undefined ? tables.get(name) : await readTable(store, name, size);
    if (tables.size >= MAX_TABLES) tables.clear();
    if (table !== undefined) tables.set(name, table);
    return table;
  };
  return {
    async read(name, from = 0, to, room) {
      const table = await tableOf(name);
      if (table === undefined) return await store.read(name, from, to, room);
      const { length, offsets } = table;
      const end = to ?? length;
      if (from > end || end > length) throw damagedFile(name);
      if (from === end) return new Uint8Array(0);
      const [first, last] = [Math.floor(from / PIECE_BYTES), Math.ceil(end / PIECE_BYTES)];
      const packed = await store.read(name + ENDING, offsets[first], offsets[last]);
      const bytes = room ?? new Uint8Array(end - from);
      for (let number = first; number < last; number++) {
        const packedPiece = packed.subarray(offsets[number] - offsets[first], offsets[number + 1] - offsets[first]);
        const begin = number * PIECE_BYTES;
        const piece = await unpacked(name, packedPiece, Math.min(PIECE_BYTES, length - begin));
        const wanted = piece.subarray(Math.max(0, from - begin), Math.max(0, end - begin));
        bytes.set(wanted, Math.max(0, begin - from));
      }
      return bytes;
    },
    size: async (name) => (await tableOf(name))?.length ?? (await store.size(name)),
    async write(name, pieces) {
      tables.delete(name);
      if (isPacking && mayBePacked(name)) await store.write(name + ENDING, packedPieces(pieces, packing));
      else await store.write(name, pieces);
    },
    async list(prefix) {
      const names = await store.list(prefix);
      return names.map((name) => (name.endsWith(ENDING) ? name.slice(0, -ENDING.length) : name));
    },
    async remove(name) {
      tables.delete(name);
      if (mayBePacked(name)) await store.remove(name + ENDING);
      await store.remove(name);
    },
  };

  async function unpacked(name: string, bytes: Uint8Array, length: number): Promise<Uint8Array> {
    try {
      const piece = await packing.unpack(bytes, length);
      if (piece.length === length) return piece;
    } catch {
      // whatever is wrong with it, it is damaged
    }
    throw damagedFile(name);
  }
}

async function* packedPieces(pieces: BytePieces, packing: Packing): AsyncGenerator<Uint8Array, void, void> {
  const lengths: number[] = [];
  let length = 0;
  for await (const piece of inPieces(pieces)) {
    const packed = await packing.pack(piece);
    lengths.push(packed.length);
    length += piece.length;
    yield packed;
  }
  const table = new DataView(new ArrayBuffer(4 * lengths.length + LENGTH_BYTES));
  for (const [place, bytes] of lengths.entries()) table.setUint32(4 * place, bytes, true);
  table.setFloat64(4 * lengths.length, length, true);
  yield new Uint8Array(table.buffer);
}

async function* inPieces(pieces: BytePieces): AsyncGenerator<Uint8Array, void, void> {
  let waiting: Uint8Array[] = [];
  let room = PIECE_BYTES;
  for await (const piece of pieces) {
    for (let from = 0; from < piece.length; ) {
      const part = piece.subarray(from, from + room);
      waiting.push(part);
      room -= part.length;
      from += part.length;
      if (room > 0) continue;
      yield joinBytes(waiting);
      waiting = [];
      room = PIECE_BYTES;
    }
  }
  if (waiting.length > 0) yield joinBytes(waiting);
}

async function readTable(store: FileStore, name: string, size: number): Promise<Table> {
  if (size < LENGTH_BYTES) throw damagedFile(name);
  const tail = await store.read(name + ENDING, size - LENGTH_BYTES);
  const length = new DataView(tail.buffer, tail.byteOffset, LENGTH_BYTES).getFloat64(0, true);
  const count = Math.ceil(length / PIECE_BYTES);
  const begin = size - LENGTH_BYTES - 4 * count;
  if (!Number.isSafeInteger(length) || begin < 0) throw damagedFile(name);
  const rows = await store.read(name + ENDING, begin, size - LENGTH_BYTES);
  const view = new DataView(rows.buffer, rows.byteOffset, rows.length);
  const offsets = [0];
  for (let piece = 0; piece < count; piece++) offsets.push(offsets[piece] + view.getUint32(4 * piece, true));
  if (offsets[count] !== begin) throw damagedFile(name);
  return { length, offsets };
}
