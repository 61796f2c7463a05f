import type { ScoreTree } from "marienbad/search";
import type { Scene } from "marienbad-figure";
import { type Branch, drawTree } from "./trees.ts";

/** Nodes are called a, b, c below the root, then a1, a2, then a11… */
export function nameOf(path: readonly number[]): string {
  if (path.length === 0) return "";
  const [first, ...rest] = path;
  return String.fromCharCode(96 + first) + rest.join("");
}

export const nodeId = (path: readonly number[]): string => `t${path.join("x")}`;
export const pathOf = (id: string): number[] => (id === "t" ? [] : id.slice(1).split("x").map(Number));

/** What a tree is worth: Max, player 0, takes the greatest of the children, Min the least. */
export function treeValue(tree: ScoreTree, player: number): number {
  if (typeof tree === "number") return tree;
  const values = tree.map((child) => treeValue(child, 1 - player));
  return player === 0 ? Math.max(...values) : Math.min(...values);
}

/** The same tree with another score at one leaf. */
export function withLeaf(tree: ScoreTree, [first, ...rest]: readonly number[], value: number): ScoreTree {
  if (first === undefined || typeof tree === "number") return value;
  return tree.map((child, index) => (index + 1 === first ? withLeaf(child, rest, value) : child));
}

export function subtree(tree: ScoreTree, path: readonly number[]): ScoreTree {
  return path.reduce((node, child) => (node as readonly ScoreTree[])[child - 1], tree);
}

/** All leaves, from left to right. */
export function leavesOf(tree: ScoreTree, path: readonly number[] = []): number[][] {
  if (typeof tree === "number") return [[...path]];
  return tree.flatMap((child, index) => leavesOf(child, [...path, index + 1]));
}

const LEAF = 32;

export interface ScoreLooks {
  /** What is written in a node; its value, unless given. */
  label?(path: readonly number[], tree: ScoreTree): string;
  /** Leaves that were never read. */
  readonly hidden?: ReadonlySet<string>;
  readonly strong?: ReadonlySet<string>;
  readonly root?: number;
  /** How wide inner nodes are: more than leaves, where bounds or ranges stand in them. */
  readonly inner?: number;
}

/** A tree of scores: circles are Max, squares Min, and names stand beside the nodes. */
export function drawScores(tree: ScoreTree, title: string, looks: ScoreLooks = {}): Scene {
  const { root = 0, inner = LEAF } = looks;
  const branch = (node: ScoreTree, path: readonly number[], player: number): Branch => {
    const id = nodeId(path);
    const leaf = typeof node === "number";
    const hidden = looks.hidden?.has(id) === true;
    return {
      id,
      label: looks.label?.(path, node) ?? String(treeValue(node, player)),
      look: {
        shape: leaf ? "card" : player === 0 ? "circle" : "square",
        tone: hidden ? "faded" : leaf ? "plain" : player === 0 ? "player0" : "player1",
        stroke: hidden ? "dotted" : looks.strong?.has(id) ? "strong" : "normal",
        width: leaf ? LEAF : inner,
        height: 32,
        ...(leaf || path.length === 0 ? {} : { note: { side: "right", lines: [nameOf(path)] } as const }),
      },
      ...(hidden ? { edge: { stroke: "cut" } } : {}),
      children: leaf ? [] : node.map((child, index) => branch(child, [...path, index + 1], 1 - player)),
    };
  };
  return drawTree(branch(tree, [], root), title, inner > LEAF ? 22 : 12, 52);
}
