import { grown } from "../heap.ts";
import { STRAIGHT } from "./steps.ts";

/** An eighth of a step: measured on random maps, rooms and mazes; a quarter and a sixteenth are about as quick. */
const BUCKET_WIDTH = STRAIGHT / 8;
const BUCKETS_PER_LENGTH = 1 / BUCKET_WIDTH;
const NOT_WAITING = -1;

/**
 * What a search on a grid knows about every cell, and the cells that wait to be expanded, sorted into buckets of equal
 * width by priority. Flat arrays by cell, never cleared: a cell whose stamp is not that of the current search is new.
 *
 * Exact although cells of one bucket come out in no order (the last in is the first out, which tends towards the
 * goal): an expanded cell that is reached by a shorter way waits again, and a search goes on while a bucket begins
 * below the best length it has. Cost: O(1) for `offer` and `next`, empty buckets aside. Reference: Dial 1969.
 *
 *     bucket        0     1     2                first = cell + 1, 0 when the bucket is empty
 *     first         8     0     4                cells 7 and 5 wait in bucket 0, cell 3 in bucket 2
 *     next cell     7 → 5       3
 */
export class CellFrontier {
  /** Only to be read for cells that were seen in this search. */
  readonly lengthOfCell: Float64Array;
  /** The cell that this one was reached from, or −1. */
  readonly parentOfCell: Int32Array;
  readonly #stampOfCell: Uint32Array;
  readonly #bucketOfCell: Int32Array;
  /** Neighbours in the list of a bucket, plus one; 0 at its ends. */
  readonly #nextOfCell: Uint32Array;
  readonly #previousOfCell: Uint32Array;
  #firstOfBucket = new Uint32Array(1024);
  #stamp = 0;
  #bucket = 0;
  #lastBucket = 0;
  #least = 0;

  constructor(cells: number) {
    this.lengthOfCell = new Float64Array(cells);
    this.parentOfCell = new Int32Array(cells);
    this.#stampOfCell = new Uint32Array(cells);
    this.#bucketOfCell = new Int32Array(cells);
    this.#nextOfCell = new Uint32Array(cells);
    this.#previousOfCell = new Uint32Array(cells);
  }

  /** Forgets everything. No priority offered from now on may be smaller than `least`. */
  begin(least: number): void {
    this.#firstOfBucket.fill(0, this.#bucket, this.#lastBucket + 1);
    this.#bucket = 0;
    this.#lastBucket = 0;
    this.#least = least;
    if (++this.#stamp === 2 ** 32) {
      this.#stampOfCell.fill(0);
      this.#stamp = 1;
    }
  }

  /** The length of the best way to a cell so far. */
  lengthTo(cell: number): number {
    return this.#stampOfCell[cell] === this.#stamp ? this.lengthOfCell[cell] : Number.POSITIVE_INFINITY;
  }

  /** A better way to a cell: it waits for its turn, whether or not it had it already. */
  put(cell: number, length: number, parent: number, priority: number): void {
    if (this.#stampOfCell[cell] !== this.#stamp) this.#stampOfCell[cell] = this.#stamp;
    else if (this.#bucketOfCell[cell] !== NOT_WAITING) this.#unlink(cell);
    this.lengthOfCell[cell] = length;
    this.parentOfCell[cell] = parent;

    const bucket = ((priority - this.#least) * BUCKETS_PER_LENGTH) | 0;
    if (bucket >= this.#firstOfBucket.length) this.#firstOfBucket = grown(this.#firstOfBucket, bucket + 1);
    if (bucket > this.#lastBucket) this.#lastBucket = bucket;
    const first = this.#firstOfBucket[bucket];
    this.#bucketOfCell[cell] = bucket;
    this.#nextOfCell[cell] = first;
    this.#previousOfCell[cell] = 0;
    if (first !== 0) this.#previousOfCell[first - 1] = cell + 1;
    this.#firstOfBucket[bucket] = cell + 1;
  }

  /** Takes out a cell of the first bucket that has one and begins below `bound`; −1 when there is none. */
  next(bound: number): number {
    const firsts = this.#firstOfBucket;
    while (firsts[this.#bucket] === 0) {
      if (this.#bucket >= this.#lastBucket) return -1;
      this.#bucket++;
    }
    if (this.#least + this.#bucket * BUCKET_WIDTH >= bound) return -1;
    const cell = firsts[this.#bucket] - 1;
    const next = this.#nextOfCell[cell];
    firsts[this.#bucket] = next;
    if (next !== 0) this.#previousOfCell[next - 1] = 0;
    this.#bucketOfCell[cell] = NOT_WAITING;
    return cell;
  }

  #unlink(cell: number): void {
    const next = this.#nextOfCell[cell];
    const previous = this.#previousOfCell[cell];
    if (next !== 0) this.#previousOfCell[next - 1] = previous;
    if (previous !== 0) this.#nextOfCell[previous - 1] = next;
    else this.#firstOfBucket[this.#bucketOfCell[cell]] = next;
  }
}
