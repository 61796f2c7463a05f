import type { Branch } from "./trees.ts";

/** What may be left of a heap by one move: take 1, 2 or 3, and nobody takes the last stick. */
export function leavable(sticks: number, least = 1, most = 3): number[] {
  return Array.from({ length: most }, (_, index) => sticks - index - 1).filter((left) => left >= least);
}

/** The tree of one heap; the id of a node tells the way: `n6x4x1`. */
export function nimTree(sticks: number, player = 0, id = `n${sticks}`, depth = 99): Branch {
  const children = depth === 0 ? [] : leavable(sticks);
  return {
    id,
    label: sticks,
    look: { shape: player === 0 ? "circle" : "square", width: 22 },
    children: children.map((left) => nimTree(left, 1 - player, `${id}x${left}`, depth - 1)),
  };
}

/** The way from the root to a node. */
export const wayTo = (id: string): number[] => id.slice(1).split("x").map(Number);
