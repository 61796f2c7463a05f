import { grown } from "marienbad/base";
import { STRAIGHT } from "./steps.ts";

/** An eighth of a step; a quarter and a sixteenth are about as fast on random maps, rooms and mazes. */
const BUCKET_WIDTH = STRAIGHT / 8;
const BUCKETS_PER_LENGTH = 1 / BUCKET_WIDTH;
/** Stamps and marks share a word. */
const LAST_STAMP = 0xffff;

/**
 * The cells of a search on a grid, and its frontier, in buckets by priority. Nothing is cleared between searches: a
 * cell without the stamp of the current search is new.
 *
 * Searches spend most of their time reading cells from memory. A cell is a record of 16 bytes, four to a cache line:
 *
 *     words of 32 bits   0 marks (16 bits), stamp (16 bits)    1 parent    2, 3 length of the best way (64 bits)
 *
 * Waiting cells are numbered tickets; those of a bucket are a list, the last one first:
 *
 *     bucket     0       1     2                     ticket    1   2   3
 *     first      3       0     2                     cell      5   3   7      cells 7 and 5 wait in bucket 0, and
 *     list       3 → 1         2                     next      0   0   1      cell 3 in bucket 2
 *
 * A ticket has the length with which its cell was put in, and is void once a shorter way is found.
 * Exact, although a bucket is not sorted (last in, first out, which tends towards the goal): an expanded cell that is
 * reached by a shorter way waits again, and a search continues while a bucket begins below the best length so far.
 * Cost: O(1) for `put` and `next`, except for empty buckets. Reference: Dial 1969.
 */
export class CellFrontier {
  readonly #words: Int32Array;
  readonly #lengths: Float64Array;
  #firstOfBucket = new Uint32Array(1024);
  #cellOfTicket = new Uint32Array(1024);
  #nextOfTicket = new Uint32Array(1024);
  #lengthOfTicket = new Float64Array(1024);
  #tickets = 0;
  #stamp = 0;
  #bucket = 0;
  #lastBucket = 0;
  #least = 0;

  constructor(cells: number) {
    const records = new ArrayBuffer(16 * cells);
    this.#words = new Int32Array(records);
    this.#lengths = new Float64Array(records);
  }

  begin(least: number): void {
    this.#firstOfBucket.fill(0, this.#bucket, this.#lastBucket + 1);
    this.#bucket = 0;
    this.#lastBucket = 0;
    this.#tickets = 0;
    this.#least = least;
    if (this.#stamp === LAST_STAMP) {
      this.#words.fill(0);
      this.#stamp = 0;
    }
    this.#stamp++;
  }

  lengthTo(cell: number): number {
    return this.#words[cell << 2] >>> 16 === this.#stamp ? this.#lengths[(cell << 1) + 1] : Number.POSITIVE_INFINITY;
  }

  /** The cell from which a cell was reached in this search, or −1. */
  parentOf(cell: number): number {
    return this.#words[(cell << 2) + 1];
  }

  /** Sixteen bits that the caller keeps about a cell reached in this search. */
  marksOf(cell: number): number {
    return this.#words[cell << 2] & 0xffff;
  }

  setMarks(cell: number, marks: number): void {
    this.#words[cell << 2] = (this.#stamp << 16) | marks;
  }

  /** Adds a better way to a cell, which waits (again) to be expanded. */
  put(cell: number, length: number, parent: number, priority: number, marks: number): void {
    const record = cell << 2;
    this.#words[record] = (this.#stamp << 16) | marks;
    this.#words[record + 1] = parent;
    this.#lengths[(cell << 1) + 1] = length;

    const bucket = ((priority - this.#least) * BUCKETS_PER_LENGTH) | 0;
    if (bucket >= this.#firstOfBucket.length) this.#firstOfBucket = grown(this.#firstOfBucket, bucket + 1);
    if (bucket > this.#lastBucket) this.#lastBucket = bucket;
    const ticket = ++this.#tickets;
    if (ticket === this.#cellOfTicket.length) this.#growTickets();
    this.#cellOfTicket[ticket] = cell;
    this.#lengthOfTicket[ticket] = length;
    this.#nextOfTicket[ticket] = this.#firstOfBucket[bucket];
    this.#firstOfBucket[bucket] = ticket;
  }

  /** Removes a cell of the first bucket with one that begins below `bound`; −1 if there is none. */
  next(bound: number): number {
    for (;;) {
      let bucket = this.#bucket;
      while (this.#firstOfBucket[bucket] === 0 && bucket < this.#lastBucket) bucket++;
      this.#bucket = bucket;
      const ticket = this.#firstOfBucket[bucket];
      if (ticket === 0 || this.#least + bucket * BUCKET_WIDTH >= bound) return -1;
      this.#firstOfBucket[bucket] = this.#nextOfTicket[ticket];
      const cell = this.#cellOfTicket[ticket];
      if (this.#lengthOfTicket[ticket] === this.#lengths[(cell << 1) + 1]) return cell;
    }
  }

  #growTickets(): void {
    const least = this.#tickets + 1;
    this.#cellOfTicket = grown(this.#cellOfTicket, least);
    this.#nextOfTicket = grown(this.#nextOfTicket, least);
    this.#lengthOfTicket = grown(this.#lengthOfTicket, least);
  }
}
