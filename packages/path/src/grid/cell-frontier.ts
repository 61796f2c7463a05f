import { grown } from "marienbad/base";
import { STRAIGHT } from "./steps.ts";

/** An eighth of a step: measured on random maps, rooms and mazes; a quarter and a sixteenth are about as quick. */
const BUCKET_WIDTH = STRAIGHT / 8;
const BUCKETS_PER_LENGTH = 1 / BUCKET_WIDTH;
/** Stamps and marks share a word. */
const LAST_STAMP = 0xffff;

/**
 * What a search on a grid knows about every cell, and the cells that wait to be expanded, sorted into buckets of equal
 * width by priority. Nothing is ever cleared: a cell whose stamp is not that of the current search is new.
 *
 * Most of the time of a search goes into fetching what is known about a cell from memory, so that it is one record of
 * 16 bytes, four to a line of the cache:
 *
 *     words of 32 bits   0 marks (16 bits), stamp (16 bits)    1 parent    2, 3 length of the best way (64 bits)
 *
 * Waiting cells are tickets, dealt one after the other; those of a bucket are a list, the last one first:
 *
 *     bucket     0       1     2                     ticket    1   2   3
 *     first      3       0     2                     cell      5   3   7      cells 7 and 5 wait in bucket 0, and
 *     list       3 → 1         2                     next      0   0   1      cell 3 in bucket 2
 *
 * A ticket remembers the length with which its cell was put in: when a shorter way was found since, it is void.
 *
 * Exact although cells of one bucket come out in no order (the last in is the first out, which tends towards the
 * goal): an expanded cell that is reached by a shorter way waits again, and a search goes on while a bucket begins
 * below the best length it has. Cost: O(1) for `put` and `next`, empty buckets aside. Reference: Dial 1969.
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

  /** Forgets everything. No priority put in from now on may be smaller than `least`. */
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

  /** The length of the best way to a cell so far. */
  lengthTo(cell: number): number {
    return this.#words[cell << 2] >>> 16 === this.#stamp ? this.#lengths[(cell << 1) + 1] : Number.POSITIVE_INFINITY;
  }

  /** The cell that a cell seen in this search was reached from, or −1. */
  parentOf(cell: number): number {
    return this.#words[(cell << 2) + 1];
  }

  /** Sixteen bits of the caller's own about a cell seen in this search. */
  marksOf(cell: number): number {
    return this.#words[cell << 2] & 0xffff;
  }

  setMarks(cell: number, marks: number): void {
    this.#words[cell << 2] = (this.#stamp << 16) | marks;
  }

  /** A better way to a cell: it waits for its turn, whether or not it had it already. */
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

  /** Takes out a cell of the first bucket that has one and begins below `bound`; −1 when there is none. */
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
