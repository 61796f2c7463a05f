import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { expectSame } from "../../../core/test/expect-same.ts";
import { chooseDistances, placeBlocks } from "./blocks.ts";
import type { GraphShape } from "./layered.ts";

const SIZE = { width: 40, height: 30 };

/** Any graph, cycles and all. */
const shapes = fc
  .integer({ min: 1, max: 120 })
  .chain((count) =>
    fc
      .array(fc.tuple(fc.nat(count - 1), fc.nat(count - 1)), { maxLength: 4 * count })
      .map((edges): GraphShape => ({ nodes: Array.from({ length: count }, () => SIZE), edges })),
  );

/** The definition, by relaxing every edge until nothing changes. */
function naiveDistances({ nodes, edges }: GraphShape, root: number): number[] {
  const found = nodes.map((_, node) => (node === root ? 0 : Number.POSITIVE_INFINITY));
  for (let again = true; again; ) {
    again = false;
    for (const [from, to] of edges) {
      if (found[from] + 1 >= found[to]) continue;
      found[to] = found[from] + 1;
      again = true;
    }
  }
  return found;
}

describe("blocks of a large graph", () => {
  it("overlap nowhere, and lie in the order of their layers on each line", () => {
    fc.assert(
      fc.property(shapes, (shape) => {
        const layers = chooseDistances(shape);
        const { points, routes } = placeBlocks(shape, layers);
        expect(routes).toHaveLength(shape.edges.length);
        points.forEach((a, one) => {
          points.forEach((b, other) => {
            if (one >= other) return;
            expectSame(Math.abs(a.x - b.x) >= SIZE.width || Math.abs(a.y - b.y) >= SIZE.height, true);
            if (layers[one] < layers[other]) expectSame(a.x < b.x || a.y < b.y, true);
          });
        });
      }),
      { numRuns: 30 },
    );
  });

  it("are as far from the root as there are moves", () => {
    fc.assert(
      fc.property(shapes, (shape) => {
        const naive = naiveDistances(shape, 0);
        const found = chooseDistances(shape);
        naive.forEach((distance, node) => {
          if (distance < Number.POSITIVE_INFINITY) expect(found[node]).toBe(distance);
        });
        const used = new Set(found);
        expect([...used].every((distance) => distance === 0 || used.has(distance - 1))).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  it("have the proportions of a screen, whether layers are few and wide or many and narrow", () => {
    const proportion = (layerOf: (node: number) => number): number => {
      const shape: GraphShape = { nodes: Array.from({ length: 4000 }, () => SIZE), edges: [] };
      const { points } = placeBlocks(
        shape,
        shape.nodes.map((_, node) => layerOf(node)),
      );
      const reach = (of: (point: { x: number; y: number }) => number): number =>
        points.reduce((most, point) => Math.max(most, of(point)), 0);
      return reach(({ x }) => x) / reach(({ y }) => y);
    };
    for (const layerOf of [(node: number) => node % 5, (node: number) => node >> 1, () => 0]) {
      expect(proportion(layerOf)).toBeGreaterThan(1);
      expect(proportion(layerOf)).toBeLessThan(2.5);
    }
  });
});
