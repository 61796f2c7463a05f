import { type Point, placeTree, type TreeShape } from "marienbad/figure";
import type { EdgeSet, Look } from "./drawing.ts";

/** A node of a tree to be drawn. */
export interface Branch {
  readonly id: string;
  readonly label: string | number;
  readonly look?: Look & { readonly width?: number };
  /** The edge from above. */
  readonly edge?: EdgeSet;
  readonly children: readonly Branch[];
}

interface Shape extends TreeShape {
  readonly branch: Branch;
  readonly children: readonly Shape[];
}

function shapeOf(branch: Branch): Shape {
  const half = (branch.look?.width ?? 26) / 2;
  return { branch, left: half, right: half, height: 26, children: branch.children.map(shapeOf) };
}

/** Where the library puts the nodes of a tree. */
export function placesInTree(root: Branch, beside: number, below: number): ReadonlyMap<string, Point> {
  const placed = placeTree(shapeOf(root), { beside, below });
  return new Map([...placed].map(([{ branch }, point]) => [branch.id, point]));
}

/** All nodes of a tree, from above. */
export function nodesOf(root: Branch): Branch[] {
  return [root, ...root.children.flatMap(nodesOf)];
}
