import { greatestOf, leastOf } from "marienbad/base";
import type { Point } from "../scene.ts";

/** A directed graph to draw: the size of each node, and edges as pairs of node numbers. */
export interface GraphShape {
  readonly nodes: readonly { readonly width: number; readonly height: number }[];
  readonly edges: readonly (readonly [number, number])[];
}

/** The route of an edge from its source to its target. */
export interface Route {
  /** Degrees by which it leaves to the left of the straight line. */
  readonly bend: number;
  readonly via: readonly Point[];
}

/** A finished drawing: the middle of each node, and the route of each edge. */
export interface Drawing {
  readonly points: readonly Point[];
  readonly routes: readonly Route[];
}

/** Options for a layered layout. */
export interface LayeredOptions {
  /** Where plays begin: on the left, if the edges allow it. */
  readonly root?: number;
  /** The column of each node; chosen by default. */
  readonly layerOfNode?: readonly number[];
}

const BESIDE = 22; // between neighbours of a layer
const BETWEEN = 56; // between two layers, at least
const POINT_HEIGHT = 12; // what an edge needs where it passes a layer
const SWEEPS = 12;
const PATIENCE = 4; // sweeps without a better order
const STEEPEST = 1.25; // height by width of an edge between two layers

/** A node, or a point where a long edge passes through a layer. */
interface Stop {
  readonly layer: number;
  readonly height: number;
  readonly before: number[];
  readonly after: number[];
}

/**
 * Layers from left to right (Sugiyama, Tagawa, Toda 1981): any graph, cycles and all.
 *
 * Needs: a small graph (some hundred edges). Returns: middles and routes; an edge that passes a layer does so between
 * its nodes. Exact about overlaps, heuristic about crossings: each layer is sorted by the mean place of its neighbours,
 * forth and back, and the best order seen is kept; then places are drawn toward neighbours without changing the order.
 * Cost: O(sweeps · (n + long edges) · log). Always the same drawing for the same graph.
 */
export function placeLayers(shape: GraphShape, { root, layerOfNode }: LayeredOptions = {}): Drawing {
  const layers = layerOfNode ?? chooseLayers(shape, root);
  const { stops, passedOfEdge } = stopsOf(shape, layers);
  const orders = sortLayers(stops);
  const heights = placeAlong(stops, orders);
  const columns = placeColumns(shape, stops, layers, heights);
  const pointOf = (stop: number): Point => ({ x: columns[stops[stop].layer], y: heights[stop] });
  const points = shape.nodes.map((_, node) => pointOf(node));
  const isEdge = new Set(shape.edges.map(([from, to]) => `${from} ${to}`));
  const routes = shape.edges.map(([from, to], edge): Route => {
    const via = passedOfEdge[edge].map(pointOf);
    if (via.length > 0 || from === to) return { bend: 0, via };
    if (layers[from] === layers[to]) {
      const isNear = Math.abs(points[from].y - points[to].y) < 1.5 * (shape.nodes[from].height + BESIDE);
      return { bend: isNear ? 40 : 60, via }; // around what stands between
    }
    return { bend: isEdge.has(`${to} ${from}`) ? 12 : 0, via };
  });
  return { points, routes };
}

/**
 * A layer for each node, by the longest path from a source, so that edges go right, except those that close a cycle
 * (found depth first from the root). A source other than the root is just before its targets. Cost: O(n + m).
 */
function chooseLayers({ nodes, edges }: GraphShape, root = 0): number[] {
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

/** Renumbers layers from 0 without gaps. */
export function withoutGaps(layers: readonly number[]): number[] {
  const used = [...new Set(layers)].sort((a, b) => a - b);
  return layers.map((layer) => used.indexOf(layer));
}

/** Nodes first, under their own numbers, then a stop for each layer that an edge passes through. */
function stopsOf(shape: GraphShape, layers: readonly number[]): { stops: Stop[]; passedOfEdge: number[][] } {
  const stops = shape.nodes.map(({ height }, node): Stop => ({ layer: layers[node], height, before: [], after: [] }));
  const passedOfEdge = shape.edges.map(([from, to]) => {
    const step = Math.sign(layers[to] - layers[from]);
    const passed: number[] = [];
    for (let layer = layers[from] + step; step !== 0 && layer !== layers[to]; layer += step) {
      passed.push(stops.push({ layer, height: POINT_HEIGHT, before: [], after: [] }) - 1);
    }
    const way = step === 0 ? [] : [from, ...passed, to];
    if (step < 0) way.reverse();
    for (let i = 1; i < way.length; i++) {
      stops[way[i - 1]].after.push(way[i]);
      stops[way[i]].before.push(way[i - 1]);
    }
    return passed;
  });
  return { stops, passedOfEdge };
}

function sortLayers(stops: readonly Stop[]): number[][] {
  const count = 1 + greatestOf(stops.map(({ layer }) => layer));
  let orders: number[][] = Array.from({ length: count }, () => []);
  for (const stop of depthFirst(stops)) orders[stops[stop].layer].push(stop);
  let best = orders;
  let fewest = crossings(stops, orders);
  let sinceBest = 0;
  for (let sweep = 0; sweep < SWEEPS && fewest > 0 && sinceBest < PATIENCE; sweep++) {
    orders = orders.map((order) => [...order]);
    const placeOf = placesIn(orders, stops.length);
    const forth = sweep % 2 === 0;
    for (let i = 1; i < count; i++) {
      const layer = forth ? i : count - 1 - i;
      const wish = new Map(
        orders[layer].map((stop) => [stop, meanOf(forth ? stops[stop].before : stops[stop].after, placeOf, stop)]),
      );
      orders[layer].sort((a, b) => (wish.get(a) as number) - (wish.get(b) as number));
      orders[layer].forEach((stop, place) => {
        placeOf[stop] = place;
      });
    }
    const found = crossings(stops, orders);
    sinceBest++;
    if (found < fewest) [fewest, best, sinceBest] = [found, orders, 0];
  }
  return best;
}

/** Stops in the order of a walk along the edges, so that connected parts start together. */
function depthFirst(stops: readonly Stop[]): number[] {
  const seen = new Set<number>();
  const visit = (stop: number): void => {
    if (seen.has(stop)) return;
    seen.add(stop);
    stops[stop].after.forEach(visit);
  };
  const byLayer = stops.map((_, stop) => stop).sort((a, b) => stops[a].layer - stops[b].layer || a - b);
  byLayer.forEach(visit);
  return [...seen];
}

function placesIn(orders: readonly (readonly number[])[], count: number): number[] {
  const placeOf = new Array<number>(count).fill(0);
  for (const order of orders) for (let place = 0; place < order.length; place++) placeOf[order[place]] = place;
  return placeOf;
}

function meanOf(neighbours: readonly number[], placeOf: readonly number[], stop: number): number {
  if (neighbours.length === 0) return placeOf[stop];
  return neighbours.reduce((sum, neighbour) => sum + placeOf[neighbour], 0) / neighbours.length;
}

/** Number of crossings between neighbouring layers: inversions, counted with a Fenwick tree. */
function crossings(stops: readonly Stop[], orders: readonly (readonly number[])[]): number {
  const placeOf = placesIn(orders, stops.length);
  let count = 0;
  for (let layer = 0; layer + 1 < orders.length; layer++) {
    const size = orders[layer + 1].length;
    const sums = new Uint32Array(size + 1); // the edges seen so far, by the place of their end
    let seen = 0;
    for (const stop of orders[layer]) {
      const ends = stops[stop].after.map((next) => placeOf[next]);
      for (const end of ends) {
        let atMost = 0;
        for (let i = end + 1; i > 0; i -= i & -i) atMost += sums[i];
        count += seen - atMost;
      }
      for (const end of ends) for (let i = end + 1; i <= size; i += i & -i) sums[i]++;
      seen += ends.length;
    }
  }
  return count;
}

/** The height of every stop: near its neighbours, in the order found, nothing overlapping. */
function placeAlong(stops: readonly Stop[], orders: readonly (readonly number[])[]): number[] {
  const heights = new Array<number>(stops.length).fill(0);
  const settle = (order: readonly number[], wishes: readonly number[]): void => {
    const distances = order.map((stop, i) =>
      i === 0 ? 0 : (stops[order[i - 1]].height + stops[stop].height) / 2 + BESIDE,
    );
    spread(wishes, distances).forEach((height, i) => {
      heights[order[i]] = height;
    });
  };
  for (const order of orders) settle(order, new Array<number>(order.length).fill(0));
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const sides = sweep === SWEEPS - 1 ? ["before", "after"] : [sweep % 2 === 0 ? "before" : "after"];
    const inTurn = sweep % 2 === 0 ? orders : [...orders].reverse();
    for (const order of inTurn) {
      const wishes = order.map((stop) => {
        const near = sides.flatMap((side) => stops[stop][side as "before" | "after"]);
        return near.length === 0 ? heights[stop] : near.reduce((sum, next) => sum + heights[next], 0) / near.length;
      });
      settle(order, wishes);
    }
  }
  return heights;
}

/** The middle of each layer: as far from the one before as the steepest edge needs to stay clear of neighbours. */
function placeColumns(
  shape: GraphShape,
  stops: readonly Stop[],
  layers: readonly number[],
  heights: readonly number[],
): number[] {
  const count = 1 + greatestOf(stops.map(({ layer }) => layer));
  const widthOfLayer = new Array<number>(count).fill(0);
  shape.nodes.forEach(({ width }, node) => {
    widthOfLayer[layers[node]] = Math.max(widthOfLayer[layers[node]], width);
  });
  const steepest = new Array<number>(count).fill(0);
  stops.forEach(({ layer, after }, stop) => {
    for (const next of after) steepest[layer] = Math.max(steepest[layer], Math.abs(heights[next] - heights[stop]));
  });
  const columns = [0];
  for (let layer = 1; layer < count; layer++) {
    const halves = (widthOfLayer[layer - 1] + widthOfLayer[layer]) / 2;
    columns.push(columns[layer - 1] + Math.max(halves + BETWEEN, steepest[layer - 1] / STEEPEST));
  }
  return columns;
}

/**
 * The positions on a line closest to the wishes (sum of squares), in order and far enough apart.
 *
 * Needs: wishes, and for each but the first its distance from the one before. Exact. Cost: O(n). Method: subtract the
 * distances, then pool neighbours out of order (isotonic regression, Ayer et al. 1955).
 */
export function spread(wishes: readonly number[], distances: readonly number[]): number[] {
  const shift: number[] = [];
  const pools: { sum: number; count: number }[] = [];
  const mean = ({ sum, count }: { sum: number; count: number }): number => sum / count;
  wishes.forEach((wish, index) => {
    shift.push(index === 0 ? 0 : shift[index - 1] + distances[index]);
    pools.push({ sum: wish - shift[index], count: 1 });
    while (pools.length > 1 && mean(pools[pools.length - 2]) > mean(pools[pools.length - 1])) {
      const last = pools.pop() as { sum: number; count: number };
      pools[pools.length - 1].sum += last.sum;
      pools[pools.length - 1].count += last.count;
    }
  });
  return pools.flatMap((pool) => new Array<number>(pool.count).fill(mean(pool))).map((place, i) => place + shift[i]);
}
