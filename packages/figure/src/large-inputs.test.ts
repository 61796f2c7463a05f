import { greatestOf, leastOf } from "marienbad/base";
import { describe, expect, it } from "vitest";
import { commonSize } from "./content.ts";
import { boundsOf } from "./geometry.ts";
import { placeRows } from "./layout/rows.ts";
import { PLAIN_EDGE, PLAIN_NODE, type SceneEdge, type SceneNode } from "./scene.ts";

const COUNT = 150_000; // spread into arguments, as many overflow the stack

describe("figures of very many parts", () => {
  it("have bounds, however many boxes they are made of", () => {
    const node = (x: number): SceneNode => ({ ...PLAIN_NODE, id: `${x}`, label: "", x, y: 0, width: 2, height: 2 });
    const nodes = [node(0), node(10)];
    const edges = Array.from({ length: COUNT / 3 }, (): SceneEdge => ({ ...PLAIN_EDGE, from: "0", to: "10" }));
    expect(boundsOf({ nodes, edges, texts: [], groups: [] })).toEqual({ x: -1, y: -1, width: 12, height: 2 });
  });

  it("have one size of their nodes, and rows", () => {
    const contents = Array.from({ length: COUNT }, () => ({ label: "1" }));
    expect(commonSize(contents, () => false)).toEqual(commonSize(contents.slice(0, 1), () => false));
    const shape = { nodes: contents.map(() => ({ width: 30, height: 20 })), edges: [] };
    const cells = contents.map((_, column) => ({ column, row: (column % 2) as 0 | 1 }));
    expect(placeRows(shape, cells).points).toHaveLength(COUNT);
  });
});

describe("the least and the greatest", () => {
  it("are those of all values, and of the bound", () => {
    expect([leastOf([3, -1, 2]), greatestOf([3, -1, 2])]).toEqual([-1, 3]);
    expect([leastOf([3], 2), greatestOf([3], 4)]).toEqual([2, 4]);
    expect([leastOf([]), greatestOf([])]).toEqual([Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]);
  });
});
