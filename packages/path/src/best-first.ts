import { grown, MarienbadError, type OptionNames, type Work } from "marienbad/base";
import { Heap } from "./heap.ts";
import type { NumberedGraph } from "./state-graph.ts";
import { texts } from "./texts.ts";
import { checkWeight, type Labelled } from "./weighted-graph.ts";

/** An event at a vertex: d is the cost of the best path to it so far, h the estimate, c the priority. */
export interface TraceEvent<Vertex> {
  /** `frontier`: found, or found cheaper; `reopened`: found cheaper after it was expanded; `expanded`: chosen. */
  readonly kind: "frontier" | "reopened" | "expanded";
  readonly vertex: Vertex;
  readonly d: number;
  readonly h: number;
  readonly c: number;
}

/** The next vertex is the one with the least c = pathFactor · d + estimateFactor · h. */
export interface Order {
  readonly pathFactor: 0 | 1;
  /** At least 0. */
  readonly estimateFactor: number;
  /** Put an expanded vertex back into the frontier if a cheaper path to it is found. */
  readonly reopen: boolean;
}

/** Options for a best-first search. */
export interface PathSearchOptions<Vertex> {
  /** An estimate of the cost from a vertex to the nearest goal (default 0); below 0 it counts as 0. */
  readonly estimate?: ((vertex: Vertex) => number) | undefined;
  /** True if the estimate is known never to exceed the true cost. */
  readonly admissible?: boolean | undefined;
  readonly trace?: ((event: TraceEvent<Vertex>) => void) | undefined;
  /** Maximum number of vertices to expand (default: no limit). */
  readonly limit?: number | undefined;
}

export const SEARCH_OPTIONS: OptionNames<PathSearchOptions<never>> = {
  estimate: true,
  admissible: true,
  trace: true,
  limit: true,
};

/** Result of a search, even if no goal can be reached. */
export interface PathResult<Vertex> {
  readonly found: boolean;
  /** From the start to the goal, both included; empty if there is none. */
  readonly path: readonly Vertex[];
  /** Infinity if there is no path. */
  readonly cost: number;
  /** Number of expansions, without the goal. */
  readonly expanded: number;
  /** Number of repeated expansions. */
  readonly reopened: number;
  /** The expanded vertices, in order. */
  readonly order: readonly Vertex[];
  /** True if it is proved that no path is cheaper (or that there is none). */
  readonly optimal: boolean;
  /** A vertex of the path that shows that the estimate is not admissible. */
  readonly overestimate?: Overestimate<Vertex> | undefined;
}

/** A vertex whose estimate is above its distance. */
export interface Overestimate<Vertex> {
  readonly vertex: Vertex;
  readonly estimate: number;
  /** Cost of the path found from there; the cheapest path costs no more. */
  readonly cost: number;
}

const UNSEEN = 0;
const IN_FRONTIER = 1;
const EXPANDED = 2;
/** Vertices expanded between two pauses. */
export const SLICE = 4096;

/**
 * Best-first search; Dijkstra, A*, greedy search and weighted A* are orders of it (see `algorithms.ts`).
 * Needs weights of 0 or more (others are refused when they are met). Returns a path to the goal that was chosen first.
 * With c = d + h, reopening and an admissible estimate it is a cheapest one, even if the estimate is not consistent (P3
 * in docs/concordance.md). `optimal` is true only if that is proved: by the caller's knowledge of the estimate, or
 * because all other paths begin with a part that costs as much.
 * Cost: O((n + m) log n) without reopening; with an inconsistent estimate reopening can take exponentially many steps.
 * Progress: expanded vertices. Reference: Hart, Nilsson, Raphael 1968; Dijkstra 1959; Pohl 1970; Dechter, Pearl 1985.
 */
export function* bestFirstWork(
  graph: NumberedGraph,
  { pathFactor, estimateFactor, reopen }: Order,
  options: PathSearchOptions<number>,
): Work<PathResult<number>> {
  const { trace, limit = Number.POSITIVE_INFINITY } = options;
  const estimate = options.estimate ?? (() => 0);
  let dOfVertex = new Float64Array(graph.vertexCount());
  let hOfVertex = new Float64Array(graph.vertexCount());
  let parentOfVertex = new Int32Array(graph.vertexCount());
  let stateOfVertex = new Uint8Array(graph.vertexCount());
  const frontier = new Heap(graph.vertexCount());
  const order: number[] = [];
  let reopened = 0;
  /** An expanded vertex has a cheaper path that was not followed: the frontier proves nothing. */
  let leftBehind = false;
  let current = -1;

  const reach = (target: number, d: number): void => {
    if (target >= stateOfVertex.length) {
      dOfVertex = grown(dOfVertex, target + 1);
      hOfVertex = grown(hOfVertex, target + 1);
      parentOfVertex = grown(parentOfVertex, target + 1);
      stateOfVertex = grown(stateOfVertex, target + 1);
    }
    const state = stateOfVertex[target];
    if (state === UNSEEN) {
      hOfVertex[target] = checkedEstimate(estimate(target), target, graph);
    } else {
      if (d >= dOfVertex[target]) return;
      if (state === EXPANDED && !reopen) {
        leftBehind = true;
        return;
      }
    }
    dOfVertex[target] = d;
    parentOfVertex[target] = current;
    stateOfVertex[target] = IN_FRONTIER;
    const h = hOfVertex[target];
    const c = pathFactor * d + (estimateFactor === 0 ? 0 : estimateFactor * h); // h may be infinite
    frontier.push(target, c);
    if (state === EXPANDED) reopened++;
    trace?.({ kind: state === EXPANDED ? "reopened" : "frontier", vertex: target, d, h, c });
  };
  const relax = (target: number, weight: number): void => {
    checkWeight(weight, current, target, graph);
    reach(target, dOfVertex[current] + weight);
  };

  reach(graph.start, 0);
  while (frontier.size > 0) {
    const c = frontier.leastPriority();
    current = frontier.pop();
    if (graph.isGoal(current)) return found(current);
    if (order.length >= limit) throw limitReached(limit, frontier.size);
    stateOfVertex[current] = EXPANDED;
    order.push(current);
    trace?.({ kind: "expanded", vertex: current, d: dOfVertex[current], h: hOfVertex[current], c });
    graph.expand(current, relax);
    if (order.length % SLICE === 0) yield order.length;
  }
  const cost = Number.POSITIVE_INFINITY;
  return { found: false, path: [], cost, expanded: order.length, reopened, order, optimal: true };

  function found(goal: number): PathResult<number> {
    const cost = dOfVertex[goal];
    const path = pathTo(goal, parentOfVertex);
    const overestimate = findOverestimate(path, cost);
    // No estimate is an estimate of 0, which is admissible; and c = d + 0 · h does not depend on the estimate.
    const admissible = options.estimate === undefined || (options.admissible === true && overestimate === undefined);
    const leastFirst = pathFactor === 1 && (estimateFactor === 0 || (estimateFactor <= 1 && admissible)) && reopen;
    const optimal = leastFirst || (!leftBehind && cost <= leastOfFrontier(admissible));
    return { found: true, path, cost, expanded: order.length, reopened, order, optimal, overestimate };
  }

  /** A lower bound for other paths: d of their first vertex in the frontier, plus its estimate if it is admissible. */
  function leastOfFrontier(admissible: boolean): number {
    let least = Number.POSITIVE_INFINITY;
    for (const vertex of frontier.items()) {
      least = Math.min(least, dOfVertex[vertex] + (admissible ? hOfVertex[vertex] : 0));
    }
    return least;
  }

  function findOverestimate(path: readonly number[], cost: number): Overestimate<number> | undefined {
    const slack = 1e-9 * (1 + cost); // sums of fractions are rounded
    const vertex = path.find((candidate) => hOfVertex[candidate] > cost - dOfVertex[candidate] + slack);
    return vertex === undefined ? undefined : { vertex, estimate: hOfVertex[vertex], cost: cost - dOfVertex[vertex] };
  }
}

/** The path to a vertex, by parents; the start has none (a negative number). */
export function pathTo(goal: number, parentOfVertex: Int32Array): number[] {
  const path: number[] = [];
  for (let vertex = goal; vertex >= 0; vertex = parentOfVertex[vertex]) path.push(vertex);
  return path.reverse();
}

/** The estimate, at least 0; NaN is refused. */
export function checkedEstimate<Vertex>(h: number, vertex: Vertex, graph: Labelled<Vertex>): number {
  if (Number.isNaN(h)) throw new MarienbadError("bad-argument", texts.estimateNotANumber(graph.label(vertex)));
  return Math.max(0, h);
}

/** The error of a search that reached its limit, with `waiting` vertices in its frontier. */
export function limitReached(limit: number, waiting?: number): MarienbadError {
  return new MarienbadError("limit-reached", texts.noPathWithinLimit(limit, waiting), { parameters: { limit } });
}
