import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findPathIntoCycle } from "./cycle.ts";

const graphs = fc.integer({ min: 1, max: 8 }).chain((count) =>
  fc.array(fc.uniqueArray(fc.integer({ min: 0, max: count - 1 }), { maxLength: 3 }), {
    minLength: count,
    maxLength: count,
  }),
);

/** By definition: walks of more edges than there are vertices exist exactly where a cycle can be reached. */
function hasLongWalk(targetsOfNode: readonly (readonly number[])[], from: number): boolean {
  let ends = new Set([from]);
  for (let step = 0; step <= targetsOfNode.length; step++) ends = new Set([...ends].flatMap((n) => targetsOfNode[n]));
  return ends.size > 0;
}

describe("a path into a cycle", () => {
  it("is found exactly when a cycle can be reached, and is a path", () => {
    const found = { yes: 0, no: 0 };
    fc.assert(
      fc.property(graphs, (targetsOfNode) => {
        const path = findPathIntoCycle([0], (node) => targetsOfNode[node]);
        expect(path !== undefined).toBe(hasLongWalk(targetsOfNode, 0));
        found[path === undefined ? "no" : "yes"]++;
        if (path === undefined) return;
        expect(path[0]).toBe(0);
        for (const [i, node] of path.slice(1).entries()) expect(targetsOfNode[path[i]]).toContain(node);
        const last = path.length - 1;
        expect(path.indexOf(path[last])).toBeLessThan(last);
        expect(new Set(path).size).toBe(last); // only the last node is repeated
      }),
    );
    expect(Math.min(found.yes, found.no)).toBeGreaterThan(5);
  });

  it("may begin anywhere, and be long", () => {
    const length = 100_000;
    const next = (node: number) => (node < length ? [node + 1] : []);
    expect(findPathIntoCycle([5, 0], next)).toBeUndefined();
    expect(findPathIntoCycle([length, 7], (node) => (node < 9 ? [node + 1] : node === 9 ? [8] : []))).toEqual([
      7, 8, 9, 8,
    ]);
    expect(findPathIntoCycle([0], (node) => [(node + 1) % length])?.length).toBe(length + 1);
  });
});
