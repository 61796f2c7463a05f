import { greatestOf } from "marienbad/base";
import type { Point } from "../scene.ts";
import type { Drawing, GraphShape } from "./layered.ts";

const BESIDE = 14; // between neighbours of a block
const BETWEEN = 60; // between two blocks, and between two lines of them
const PROPORTION = 1.6; // width by height of the whole
const SWEEPS = 4;

/**
 * Blocks from left to right, one for each layer, for graphs with too many nodes to be read one by one.
 *
 * Needs: the layer of each node, from 0 without gaps. Returns: middles, and straight edges, which may pass under nodes.
 * Blocks share a maximum height; many small layers continue on another line. Nodes of a block are sorted by the mean
 * height of their neighbours. Exact about overlaps. Cost: O(sweeps · (m + n log n) + n · layers). Deterministic.
 */
export function placeBlocks({ nodes, edges }: GraphShape, layerOfNode: readonly number[]): Drawing {
  const blocks = blocksOf(layerOfNode);
  sortBlocks(blocks, neighboursIn(nodes.length, edges));
  const step: Point = {
    x: greatestOf(nodes.map(({ width }) => width)) + BESIDE,
    y: greatestOf(nodes.map(({ height }) => height)) + BESIDE,
  };
  const { rows, widest } = proportions(blocks, step);
  const points: Point[] = new Array(nodes.length);
  let [left, top] = [0, 0];
  for (const block of blocks) {
    const columns = columnsOf(block, rows);
    if (left > 0 && left + columns * step.x > widest) {
      left = 0;
      top += rows * step.y + BETWEEN;
    }
    const above = top + ((rows - Math.ceil(block.length / columns)) / 2) * step.y;
    block.forEach((node, place) => {
      points[node] = { x: left + (place % columns) * step.x, y: above + Math.floor(place / columns) * step.y };
    });
    left += columns * step.x + BETWEEN;
  }
  return { points, routes: edges.map(() => ({ bend: 0, via: [] })) };
}

/** Distance of each node from the root, or from the first node that is unreachable otherwise. Cost: O(n + m). */
export function chooseDistances({ nodes, edges }: GraphShape, root = 0): number[] {
  const targetsOfNode: number[][] = nodes.map(() => []);
  for (const [from, to] of edges) targetsOfNode[from].push(to);
  const distances = new Array<number>(nodes.length).fill(-1);
  for (const first of [root, ...nodes.keys()]) {
    if (distances[first] >= 0) continue;
    distances[first] = 0;
    const queue = [first];
    for (const node of queue) {
      for (const target of targetsOfNode[node]) {
        if (distances[target] >= 0) continue;
        distances[target] = distances[node] + 1;
        queue.push(target);
      }
    }
  }
  return distances;
}

function blocksOf(layerOfNode: readonly number[]): number[][] {
  const blocks: number[][] = Array.from({ length: 1 + greatestOf(layerOfNode, -1) }, () => []);
  layerOfNode.forEach((layer, node) => {
    blocks[layer].push(node);
  });
  return blocks;
}

function neighboursIn(count: number, edges: GraphShape["edges"]): number[][] {
  const neighbours: number[][] = Array.from({ length: count }, () => []);
  for (const [from, to] of edges) {
    neighbours[from].push(to);
    neighbours[to].push(from);
  }
  return neighbours;
}

/** Sweeps forth and back, sorting each block by the mean height of its neighbours, with heights from 0 to 1. */
function sortBlocks(blocks: readonly number[][], neighbours: readonly (readonly number[])[]): void {
  const heights = new Array<number>(neighbours.length).fill(0);
  const settle = (block: readonly number[]): void =>
    block.forEach((node, place) => {
      heights[node] = (place + 0.5) / block.length;
    });
  blocks.forEach(settle);
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (const block of sweep % 2 === 0 ? blocks : [...blocks].reverse()) {
      const wishes = new Map(
        block.map((node) => {
          const near = neighbours[node];
          const sum = near.reduce((total, other) => total + heights[other], 0);
          return [node, near.length === 0 ? heights[node] : sum / near.length];
        }),
      );
      block.sort((a, b) => (wishes.get(a) as number) - (wishes.get(b) as number) || a - b);
      settle(block);
    }
  }
}

function columnsOf(block: readonly number[], rows: number): number {
  return Math.ceil(block.length / rows);
}

/** The fewest rows that keep the proportions of the whole; if none do, the width at which lines break. */
function proportions(blocks: readonly (readonly number[])[], step: Point): { rows: number; widest: number } {
  const widthOf = (rows: number): number =>
    blocks.reduce((sum, block) => sum + columnsOf(block, rows) * step.x + BETWEEN, 0);
  const most = greatestOf(blocks.map(({ length }) => length));
  for (let rows = 1; rows <= most; rows++) {
    const width = widthOf(rows);
    if (width <= PROPORTION * rows * step.y) return { rows, widest: width };
  }
  const [width, height] = [widthOf(most), most * step.y + BETWEEN];
  return { rows: most, widest: width / Math.max(1, Math.round(Math.sqrt(width / height / PROPORTION))) };
}
