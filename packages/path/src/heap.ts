import { grown } from "marienbad/base";

/**
 * A binary min-heap of whole numbers from 0 ("items"), each at most once, with priorities other than NaN. Of equal
 * priorities the first pushed is popped first; a changed priority counts as a new push.
 * Cost: O(log n) for `push` and `pop`, O(1) for the rest, in flat arrays. Reference: Williams 1964.
 *
 *     slot          0    1    2    3    4          children of slot s: 2s + 1 and 2s + 2
 *     priority      1    4    2    9    5
 *     item          7    3    8    0    5          so slotOfItem[7] = 0, slotOfItem[3] = 1 …
 */
export class Heap {
  size = 0;
  #priorityOfSlot: Float64Array;
  /** Number of the push, which breaks ties. */
  #orderOfSlot: Float64Array;
  #itemOfSlot: Uint32Array;
  /** The slot plus 1; 0 for items that are not in the heap. */
  #placeOfItem: Uint32Array;
  #pushes = 0;

  constructor(items = 64, capacity = 64) {
    this.#priorityOfSlot = new Float64Array(capacity);
    this.#orderOfSlot = new Float64Array(capacity);
    this.#itemOfSlot = new Uint32Array(capacity);
    this.#placeOfItem = new Uint32Array(items);
  }

  /** Adds an item, or changes its priority. */
  push(item: number, priority: number): void {
    if (item >= this.#placeOfItem.length) this.#placeOfItem = grown(this.#placeOfItem, item + 1);
    const place = this.#placeOfItem[item];
    const order = this.#pushes++;
    if (place === 0) {
      if (this.size === this.#itemOfSlot.length) this.#growSlots();
      this.#rise(this.size++, item, priority, order);
    } else if (priority < this.#priorityOfSlot[place - 1]) {
      this.#rise(place - 1, item, priority, order);
    } else {
      this.#sink(place - 1, item, priority, order);
    }
  }

  /** Removes the item of least priority. The heap must not be empty. */
  pop(): number {
    const item = this.#itemOfSlot[0];
    const last = --this.size;
    this.#placeOfItem[item] = 0;
    if (last > 0) this.#sink(0, this.#itemOfSlot[last], this.#priorityOfSlot[last], this.#orderOfSlot[last]);
    return item;
  }

  /** The least priority, or Infinity if the heap is empty. */
  leastPriority(): number {
    return this.size === 0 ? Number.POSITIVE_INFINITY : this.#priorityOfSlot[0];
  }

  /** A view of the items, in no particular order, valid until the next push or pop. */
  items(): Uint32Array {
    return this.#itemOfSlot.subarray(0, this.size);
  }

  #rise(slot: number, item: number, priority: number, order: number): void {
    const priorities = this.#priorityOfSlot;
    while (slot > 0) {
      const parent = (slot - 1) >>> 1;
      if (!(priority < priorities[parent])) break; // on a tie the parent was pushed first
      this.#move(parent, slot);
      slot = parent;
    }
    this.#place(slot, item, priority, order);
  }

  #sink(slot: number, item: number, priority: number, order: number): void {
    const priorities = this.#priorityOfSlot;
    const orders = this.#orderOfSlot;
    const size = this.size;
    for (;;) {
      let child = 2 * slot + 1;
      if (child >= size) break;
      const right = child + 1;
      if (
        right < size &&
        (priorities[right] < priorities[child] ||
          (priorities[right] === priorities[child] && orders[right] < orders[child]))
      ) {
        child = right;
      }
      if (priority < priorities[child] || (priority === priorities[child] && order < orders[child])) break;
      this.#move(child, slot);
      slot = child;
    }
    this.#place(slot, item, priority, order);
  }

  #move(from: number, to: number): void {
    this.#place(to, this.#itemOfSlot[from], this.#priorityOfSlot[from], this.#orderOfSlot[from]);
  }

  #place(slot: number, item: number, priority: number, order: number): void {
    this.#itemOfSlot[slot] = item;
    this.#priorityOfSlot[slot] = priority;
    this.#orderOfSlot[slot] = order;
    this.#placeOfItem[item] = slot + 1;
  }

  #growSlots(): void {
    const capacity = this.size + 1;
    this.#priorityOfSlot = grown(this.#priorityOfSlot, capacity);
    this.#orderOfSlot = grown(this.#orderOfSlot, capacity);
    this.#itemOfSlot = grown(this.#itemOfSlot, capacity);
  }
}
