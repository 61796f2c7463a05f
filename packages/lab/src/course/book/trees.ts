import { type Point, placeTree, type Scene, type TreeShape } from "marienbad-figure";
import { Drawing, type EdgeSet, type Look } from "./drawing.ts";

/** A node of a tree to be drawn. */
export interface Branch {
  readonly id: string;
  readonly label: string | number;
  readonly look?: Look & { readonly width?: number; readonly height?: number };
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

/** A tree as a scene of the library, laid out by it. */
export function drawTree(root: Branch, title: string, beside = 8, below = 40): Scene {
  const drawing = new Drawing();
  const places = placesInTree(root, beside, below);
  for (const { id, label, look } of nodesOf(root)) {
    drawing.node(id, places.get(id) as Point, label, { shape: "circle", width: 26, ...look });
  }
  const link = (branch: Branch): void => {
    for (const child of branch.children) {
      drawing.edge(branch.id, child.id, { arrow: false, vertical: true, ...child.edge });
      link(child);
    }
  };
  link(root);
  return drawing.scene(title);
}

/** All nodes of a tree, from above. */
export function nodesOf(root: Branch): Branch[] {
  return [root, ...root.children.flatMap(nodesOf)];
}
