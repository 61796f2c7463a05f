import { checksumOf } from "../../../base/checksum.ts";
import { MarienbadError } from "../../../base/error.ts";
import { toBigInt } from "../bitboard.ts";
import { type Move, movesFromMiddle, type Options, type Position, rules, symmetry } from "../rules.ts";
import * as texts from "./texts.ts";

/** An opening book: exact scores up to a number of stones (its plies), and some beyond; mirror images count once. */
export class Connect4Book {
  readonly board: Options;
  readonly plies: number;
  readonly #scoreOfKey: Map<bigint, number>;
  readonly #images: (position: Position) => readonly Position[];
  readonly #bottom: bigint;

  constructor(board: Options, plies: number, scores: Iterable<readonly [bigint, number]> = []) {
    this.board = board;
    this.plies = plies;
    this.#scoreOfKey = new Map(scores);
    this.#images = symmetry(board).images;
    const columns = Array.from({ length: board.columns }, (_, column) => 1n << BigInt(column * (board.rows + 1)));
    this.#bottom = columns.reduce((sum, bit) => sum + bit, 0n);
  }

  get size(): number {
    return this.#scoreOfKey.size;
  }

  /** The key, the same for a position and its mirror image. */
  keyOf(position: Position): bigint {
    const [key, ...others] = this.#images(position).map(({ x, o }) => 2n * toBigInt(x) + toBigInt(o) + this.#bottom);
    return others.reduce((least, other) => (other < least ? other : least), key); // numbered as in rules.ts
  }

  scoreOf(position: Position): number | undefined {
    return this.#scoreOfKey.get(this.keyOf(position));
  }

  /** A best move in the book, nearest to the middle; undefined if none is. Mirror images get mirrored moves. */
  replyTo(position: Position): Move | undefined {
    const score = this.scoreOf(position);
    if (score === undefined) return undefined;
    const { moves, play } = rules(this.board);
    const keyAfter = (move: Move): bigint => this.keyOf(play(position, move));
    const best = movesFromMiddle(this.board, moves(position)).filter(
      (move) => this.#scoreOfKey.get(keyAfter(move)) === 0 - score,
    );
    const [first, second] = best;
    if (second === undefined || first + second !== this.board.columns - 1) return first;
    return keyAfter(first) < keyAfter(second) ? first : second; // equally near to the middle
  }

  learn(position: Position, score: number): void {
    this.#scoreOfKey.set(this.keyOf(position), score);
  }

  toBytes(): Uint8Array {
    const { columns, rows } = this.board;
    return writeBook({ columns, rows, plies: this.plies, scores: [...this.#scoreOfKey] });
  }

  static fromBytes(bytes: Uint8Array): Connect4Book {
    const { columns, rows, plies, scores } = readBook(bytes);
    return new Connect4Book({ columns, rows, align: 4 }, plies, scores);
  }
}

/*
 * An opening book as a file, all numbers little-endian:
 *
 *     "MRNB0003" | columns, rows, plies, 0 | number of positions (32 bits) | keys | scores | checksum
 *
 * Keys have up to 64 bits and increase: each is written as its distance from the one before (the first from 0), seven
 * bits per byte, the lowest first, with the high bit set when more follow. A score is a signed byte. The checksum is 16
 * hexadecimal digits. Two or three bytes per position in a whole book.
 */
const MAGIC = "MRNB0003";
const COUNT_AT = 12;
const HEAD_BYTES = 16;
const FOOT_BYTES = 16;
const MAX_BYTES_OF_DISTANCE = 10;

interface BookContent {
  readonly columns: number;
  readonly rows: number;
  readonly plies: number;
  readonly scores: readonly (readonly [key: bigint, score: number])[];
}

export function writeBook({ columns, rows, plies, scores }: BookContent): Uint8Array {
  const sorted = scores.toSorted(([one], [other]) => (one < other ? -1 : 1));
  const bytes = new Uint8Array(HEAD_BYTES + sorted.length * (MAX_BYTES_OF_DISTANCE + 1) + FOOT_BYTES);
  bytes.set(new TextEncoder().encode(MAGIC));
  bytes.set([columns, rows, plies, 0], MAGIC.length);
  new DataView(bytes.buffer).setUint32(COUNT_AT, sorted.length, true);
  let end = HEAD_BYTES;
  let before = 0n;
  for (const [key] of sorted) {
    let distance = key - before;
    for (; distance >= 128n; distance >>= 7n) bytes[end++] = Number(distance & 127n) | 128;
    bytes[end++] = Number(distance);
    before = key;
  }
  for (const [, score] of sorted) bytes[end++] = score;
  bytes.set(new TextEncoder().encode(checksumOf(bytes.subarray(0, end))), end);
  return bytes.slice(0, end + FOOT_BYTES);
}

/** Throws `bad-input` for a damaged file. */
export function readBook(bytes: Uint8Array): BookContent {
  const text = (from: number, to: number): string => new TextDecoder().decode(bytes.subarray(from, to));
  const end = bytes.length - FOOT_BYTES;
  const isWhole =
    end >= HEAD_BYTES &&
    text(0, MAGIC.length) === MAGIC &&
    text(end, bytes.length) === checksumOf(bytes.subarray(0, end));
  const count = isWhole ? new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(COUNT_AT, true) : 0;
  if (!isWhole || 2 * count > end - HEAD_BYTES) throw new MarienbadError("bad-input", texts.damagedBook());
  const [columns, rows, plies] = bytes.subarray(MAGIC.length, COUNT_AT);
  const values = new Int8Array(bytes.buffer, bytes.byteOffset + end - count, count);
  let at = HEAD_BYTES;
  let key = 0n;
  const scores = Array.from(values, (score): [bigint, number] => {
    key += BigInt(bytes[at] & 127);
    for (let shift = 7n; bytes[at++] >= 128; shift += 7n) key += BigInt(bytes[at] & 127) << shift;
    return [key, score];
  });
  return { columns, rows, plies, scores };
}
