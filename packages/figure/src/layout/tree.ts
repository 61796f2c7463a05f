import { greatestOf } from "marienbad/base";
import type { Point } from "../scene.ts";

/** A tree to draw: how far each node reaches to either side of its middle, its height, and its children. */
export interface TreeShape {
  readonly left: number;
  readonly right: number;
  readonly height: number;
  readonly children: readonly TreeShape[];
}

/** Gaps between neighbours on a level (`beside`) and between levels (`below`). */
export interface TreeGaps {
  readonly beside: number;
  readonly below: number;
}

/** The outline of a subtree, level by level, seen from its root. */
interface Outline {
  readonly left: readonly number[];
  readonly right: readonly number[];
}

/**
 * A tidy tree (Reingold and Tilford 1981; small subtrees between large ones are spaced as in Walker 1990).
 *
 * Needs: a tree of any widths. Returns: middles of nodes, on straight levels; children keep their order, parents are
 * centred over them, equal subtrees look equal, nothing overlaps. Cost: O(n · height) on trees of bounded degree.
 */
export function placeTree<Shape extends TreeShape>(root: Shape, gaps: TreeGaps): Map<Shape, Point> {
  const offsetOfNode = new Map<TreeShape, number>();
  arrange(root, gaps.beside, offsetOfNode);
  const middles = levelMiddles(root, gaps.below);
  const placed = new Map<Shape, Point>();
  const settle = (node: Shape, x: number, level: number): void => {
    placed.set(node, { x, y: middles[level] });
    for (const child of node.children) settle(child as Shape, x + (offsetOfNode.get(child) as number), level + 1);
  };
  settle(root, 0, 0);
  return placed;
}

/** Finds the offset of each child from its parent, and returns the outline of the subtree. */
function arrange(node: TreeShape, gap: number, offsetOfNode: Map<TreeShape, number>): Outline {
  const outlines = node.children.map((child) => arrange(child, gap, offsetOfNode));
  const offsets: number[] = [];
  outlines.forEach((outline, index) => {
    const needs = outlines.slice(0, index).map((before, k) => offsets[k] + clearance(before, outline, gap));
    const offset = index === 0 ? 0 : greatestOf(needs);
    // The child that pushes this one away; those in between are pushed a share of the way.
    const pusher = needs.lastIndexOf(offset);
    const slack = offset - greatestOf(needs.slice(pusher + 1));
    for (let k = pusher + 1; k < index; k++) offsets[k] += (slack * (k - pusher)) / (index - pusher);
    offsets.push(offset);
  });
  const middle = offsets.length === 0 ? 0 : (offsets[0] + offsets[offsets.length - 1]) / 2;
  node.children.forEach((child, index) => {
    offsetOfNode.set(child, offsets[index] - middle);
  });
  const left = [-node.left];
  const right = [node.right];
  outlines.forEach((outline, index) => {
    const offset = offsets[index] - middle;
    outline.left.forEach((value, level) => {
      left[level + 1] = Math.min(left[level + 1] ?? Number.POSITIVE_INFINITY, value + offset);
      right[level + 1] = Math.max(right[level + 1] ?? Number.NEGATIVE_INFINITY, outline.right[level] + offset);
    });
  });
  return { left, right };
}

function clearance(before: Outline, after: Outline, gap: number): number {
  let needed = Number.NEGATIVE_INFINITY;
  const levels = Math.min(before.right.length, after.left.length);
  for (let level = 0; level < levels; level++) needed = Math.max(needed, before.right[level] - after.left[level] + gap);
  return needed;
}

function levelMiddles(root: TreeShape, gap: number): number[] {
  const heights: number[] = [];
  const measure = (node: TreeShape, level: number): void => {
    heights[level] = Math.max(heights[level] ?? 0, node.height);
    for (const child of node.children) measure(child, level + 1);
  };
  measure(root, 0);
  let top = 0;
  return heights.map((height) => {
    const middle = top + height / 2;
    top += height + gap;
    return middle;
  });
}
