import { open, rm } from "node:fs/promises";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { MarienbadError } from "../base/error.ts";
import type { LevelKeys, Pieces } from "../levels/index.ts";
import { reason, unreadable, writePiecesSafely } from "./files.ts";
import * as texts from "./texts.ts";

/*
 * Numbers that are set aside in a file until they are needed again:
 *
 *     "MRNP0001 5.keys u32 Zq3fA9_c1bX2d-4e\n" | numbers … | sums … | count | sum
 *
 * The first line says what it is: the format, its name, the kind of its numbers, and the work that it belongs to. Each
 * piece of 16,384 numbers, the last one shorter, has a sum: a CRC-32, 4 bytes, which begins with the number of the
 * piece, so that no piece can stand for another. The count of all numbers is 8 bytes; the last sum is that of the first
 * line and the count. How long the file is follows from the count.
 *
 * So whatever is cut, flipped, emptied or mixed up is noticed when it is read, without reading the rest.
 */
const FORMAT = "MRNP0001";
const PIECE_NUMBERS = 1 << 14;
const SUM_BYTES = 4;
const END_BYTES = 8 + SUM_BYTES;

/** What a file can hold: levels have keys of 32 bits or more, and values of a byte. */
export type Numbers = LevelKeys | Uint8Array;

const KINDS = { u08: Uint8Array, u32: Uint32Array, f64: Float64Array } as const;
type Kind = keyof typeof KINDS;
const kindOf = (numbers: Numbers): Kind =>
  numbers instanceof Uint8Array ? "u08" : numbers instanceof Uint32Array ? "u32" : "f64";

/** A file that does not say what was written into it; it can be made again. */
export class DamagedPart extends MarienbadError {
  /** The name of the file in its folder. */
  readonly part: string;

  constructor(path: string, part: string) {
    super("file", texts.unreadable(path, texts.DAMAGED));
    this.part = part;
  }
}

/** A folder of such files, which all belong to one work: 16 characters that tell it from others. */
export class PartFolder {
  readonly #folder: string;
  readonly #work: string;
  /** What is known about files that were looked at. */
  readonly #known = new Map<string, PartInfo>();

  constructor(folder: string, work: string) {
    this.#folder = folder;
    this.#work = work;
  }

  pathOf(name: string): string {
    return join(this.#folder, name);
  }

  /** Writes numbers of one kind; the file is there when all of them are on the disk, unless it need not be synced. */
  async write(name: string, pieces: Pieces<Numbers>, options: { readonly isSynced?: boolean } = {}): Promise<void> {
    this.#known.delete(name);
    const bytes = bytesOfPart((kind) => this.#headOf(name, kind), pieces);
    await writePiecesSafely(this.pathOf(name), bytes, options);
  }

  async remove(name: string): Promise<void> {
    this.#known.delete(name);
    await rm(this.pathOf(name), { force: true });
  }

  /** How many numbers a file has; undefined where there is none. Throws `DamagedPart`, as reading does. */
  async count(name: string): Promise<number | undefined> {
    return (await this.#infoOf(name))?.count;
  }

  /** The numbers from one place to another, by default all of them. */
  async read(name: string, from = 0, end?: number): Promise<Numbers> {
    const info = await this.#infoOf(name);
    if (info === undefined) throw unreadable(this.pathOf(name), texts.REASONS.ENOENT);
    const { head, count, kind } = info;
    const to = end ?? count;
    if (to > count) throw this.#damaged(name); // whole, but of another level
    const [firstPiece, endPiece] = [Math.floor(from / PIECE_NUMBERS), Math.ceil(to / PIECE_NUMBERS)];
    const [first, last] = [firstPiece * PIECE_NUMBERS, Math.min(count, endPiece * PIECE_NUMBERS)];
    const numbers = new KINDS[kind](Math.max(0, last - first));
    const bytes = new Uint8Array(numbers.buffer);
    const width = numbers.BYTES_PER_ELEMENT;
    const sums = Buffer.alloc(Math.max(0, endPiece - firstPiece) * SUM_BYTES);
    await this.#withFile(name, async (fill) => {
      await fill(bytes, head.length + first * width);
      await fill(sums, head.length + count * width + firstPiece * SUM_BYTES);
    });
    for (let piece = firstPiece; piece < endPiece; piece++) {
      const start = (piece - firstPiece) * PIECE_NUMBERS * width;
      const sum = crc32(bytes.subarray(start, start + PIECE_NUMBERS * width), piece);
      if (sum !== sums.readUInt32LE((piece - firstPiece) * SUM_BYTES)) throw this.#damaged(name);
    }
    return numbers.subarray(from - first, to - first);
  }

  #headOf(name: string, kind: Kind): Buffer {
    return Buffer.from(`${FORMAT} ${name} ${kind} ${this.#work}\n`);
  }

  #damaged(name: string): DamagedPart {
    return new DamagedPart(this.pathOf(name), name);
  }

  async #infoOf(name: string): Promise<PartInfo | undefined> {
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    const info = await this.#withFile(name, async (fill, size): Promise<PartInfo> => {
      const head = Buffer.alloc(this.#headOf(name, "u08").length);
      const end = Buffer.alloc(END_BYTES);
      if (size < head.length + END_BYTES) throw this.#damaged(name);
      await fill(head, 0);
      await fill(end, size - END_BYTES);
      const kind = (Object.keys(KINDS) as Kind[]).find((each) => this.#headOf(name, each).equals(head));
      const count = end.readDoubleLE(0);
      const isWhole = crc32(end.subarray(0, 8), crc32(head)) === end.readUInt32LE(8);
      if (kind === undefined || !isWhole || size !== head.length + lengthOf(kind, count)) throw this.#damaged(name);
      return { head, kind, count };
    });
    if (info !== undefined) this.#known.set(name, info);
    return info;
  }

  /** Calls back with a way to fill bytes from a place on, and the size; undefined where there is no such file. */
  async #withFile<Answer>(
    name: string,
    use: (fill: (bytes: Uint8Array, place: number) => Promise<void>, size: number) => Promise<Answer>,
  ): Promise<Answer | undefined> {
    try {
      const file = await open(this.pathOf(name), "r");
      try {
        const fill = async (bytes: Uint8Array, place: number): Promise<void> => {
          for (let done = 0; done < bytes.length; ) {
            const length = Math.min(MAX_BYTES_READ, bytes.length - done);
            const { bytesRead } = await file.read(bytes, done, length, place + done);
            if (bytesRead === 0) throw this.#damaged(name);
            done += bytesRead;
          }
        };
        return await use(fill, (await file.stat()).size);
      } finally {
        await file.close();
      }
    } catch (error) {
      if (error instanceof MarienbadError) throw error;
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
      throw unreadable(this.pathOf(name), reason(error));
    }
  }
}

interface PartInfo {
  /** The first line. */
  readonly head: Uint8Array;
  readonly kind: Kind;
  readonly count: number;
}

/** The system reads less than 2 GiB at once. */
const MAX_BYTES_READ = 2 ** 30;

/** How long a file is after its first line. */
function lengthOf(kind: Kind, count: number): number {
  return count * KINDS[kind].BYTES_PER_ELEMENT + Math.ceil(count / PIECE_NUMBERS) * SUM_BYTES + END_BYTES;
}

async function* bytesOfPart(headOf: (kind: Kind) => Uint8Array, lists: Pieces<Numbers>): AsyncGenerator<Uint8Array> {
  let head: Uint8Array | undefined;
  let count = 0;
  const sumOfPiece: number[] = [];
  for await (const list of lists) {
    if (head === undefined) {
      head = headOf(kindOf(list));
      yield head;
    }
    const { BYTES_PER_ELEMENT: width } = list;
    const bytes = new Uint8Array(list.buffer, list.byteOffset, list.byteLength);
    for (let from = 0; from < list.length; ) {
      const piece = Math.floor(count / PIECE_NUMBERS);
      const to = Math.min(list.length, from + (piece + 1) * PIECE_NUMBERS - count);
      sumOfPiece[piece] = crc32(bytes.subarray(from * width, to * width), sumOfPiece[piece] ?? piece);
      count += to - from;
      from = to;
    }
    yield bytes;
  }
  if (head === undefined) {
    head = headOf("u08");
    yield head;
  }
  const end = Buffer.alloc(sumOfPiece.length * SUM_BYTES + END_BYTES);
  for (const [piece, sum] of sumOfPiece.entries()) end.writeUInt32LE(sum, piece * SUM_BYTES);
  const countAt = sumOfPiece.length * SUM_BYTES;
  end.writeDoubleLE(count, countAt);
  end.writeUInt32LE(crc32(end.subarray(countAt, countAt + 8), crc32(head)), countAt + 8);
  yield end;
}
