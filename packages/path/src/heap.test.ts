import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Heap } from "./heap.ts";

/** The definition: a list, searched from end to end for the least priority, the earliest push first. */
class NaiveHeap {
  entries: { item: number; priority: number; order: number }[] = [];
  order = 0;
  push(item: number, priority: number): void {
    this.entries = this.entries.filter((entry) => entry.item !== item);
    this.entries.push({ item, priority, order: this.order++ });
  }
  pop(): number {
    this.entries.sort((left, right) => left.priority - right.priority || left.order - right.order);
    return (this.entries.shift() as { item: number }).item;
  }
}

describe("the heap", () => {
  it("gives the same items in the same order as a sorted list, ties by insertion", () => {
    const push = fc.record({ item: fc.nat(40), priority: fc.integer({ min: -3, max: 3 }) });
    fc.assert(
      fc.property(fc.array(fc.oneof(push, push, fc.constant("pop" as const)), { maxLength: 200 }), (operations) => {
        const heap = new Heap(1, 1);
        const naive = new NaiveHeap();
        for (const operation of operations) {
          if (operation !== "pop") {
            heap.push(operation.item, operation.priority);
            naive.push(operation.item, operation.priority);
          } else if (naive.entries.length > 0) {
            expect(heap.pop()).toBe(naive.pop());
          }
          expect(heap.size).toBe(naive.entries.length);
          const least = Math.min(...naive.entries.map((entry) => entry.priority));
          expect(heap.leastPriority()).toBe(least);
          expect([...heap.items()].sort()).toEqual(naive.entries.map((entry) => entry.item).sort());
        }
      }),
      { numRuns: 400 },
    );
  });

  it("sorts, and takes infinite priorities", () => {
    const heap = new Heap();
    const priorities = [3, Number.POSITIVE_INFINITY, -1, 3, Number.NEGATIVE_INFINITY, 0];
    priorities.forEach((priority, item) => {
      heap.push(item, priority);
    });
    expect(priorities.map(() => heap.pop())).toEqual([4, 2, 5, 0, 3, 1]);
  });
});
