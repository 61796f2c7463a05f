import { leastOf } from "marienbad/base";
import type { GraphShape } from "./graph.ts";

/**
 * A layer for each node, so that edges go from left to right: the longest way from a source. Edges that close a cycle
 * (found depth first, from the root on) go back. A source other than the root stands just before what it leads to.
 * Cost: O(n + m).
 */
export function chooseLayers({ nodes, edges }: GraphShape, root = 0): number[] {
  const targetsOfNode: number[][] = nodes.map(() => []);
  for (const [from, to] of edges) if (from !== to) targetsOfNode[from].push(to);

  const finished: number[] = []; // every node after all that it leads to
  const state = new Uint8Array(nodes.length); // 0 unseen, 1 on the path, 2 done
  const forward: number[][] = nodes.map(() => []);
  const visit = (node: number): void => {
    state[node] = 1;
    for (const target of targetsOfNode[node]) {
      if (state[target] !== 1) forward[node].push(target);
      if (state[target] === 0) visit(target);
    }
    state[node] = 2;
    finished.push(node);
  };
  const inDegrees = nodes.map(() => 0);
  for (const targets of targetsOfNode) for (const target of targets) inDegrees[target]++;
  const sources = nodes.map((_, node) => node).filter((node) => inDegrees[node] === 0);
  for (const node of [root, ...sources, ...nodes.keys()]) if (state[node] === 0) visit(node);

  const layers = nodes.map(() => 0);
  const order = finished.reverse();
  for (const node of order) {
    for (const target of forward[node]) layers[target] = Math.max(layers[target], layers[node] + 1);
  }
  const hasForwardEdge = new Set(forward.flat());
  for (const node of order) {
    if (node === root || hasForwardEdge.has(node) || forward[node].length === 0) continue;
    layers[node] = leastOf(forward[node].map((target) => layers[target])) - 1;
  }
  return withoutGaps(layers);
}

/** The same layers, numbered from 0 without holes. */
export function withoutGaps(layers: readonly number[]): number[] {
  const used = [...new Set(layers)].sort((a, b) => a - b);
  return layers.map((layer) => used.indexOf(layer));
}
