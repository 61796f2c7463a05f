import { type Arena, resultAt, successors } from "../arena/arena.ts";
import { type Outcome, outcomeOf, rankOf, type Solution } from "../arena/solution.ts";
import type { Player, Result } from "../game/game.ts";

/** A vertex of graphology; its number is its key. */
export interface GraphologyNode {
  key: string;
  attributes: {
    label: string;
    owner: Player;
    result?: Result;
    priority?: number;
    /** The winner or the kind of draw, from a solution. */
    outcome?: Outcome;
    /** The number of moves to that outcome, from a solution. */
    rank?: number;
  };
}

/** A move of graphology, with its number as key. */
export interface GraphologyEdge {
  key: string;
  source: string;
  target: string;
}

/** A graph in graphology's format, for `Graph.from` and `graph.import`. */
export interface GraphologyGraph {
  attributes: { start?: string };
  options: { type: "directed"; multi: boolean; allowSelfLoops: true };
  nodes: GraphologyNode[];
  edges: GraphologyEdge[];
}

/**
 * An arena as plain data for graphology's layouts: `Graph.from(toGraphology(arena, solveArena(arena)))`.
 *
 * Needs an arena, and its solution for outcomes and ranks. Cost: an object for each vertex and each move.
 *
 * @example
 * ```ts
 * import { explore } from "marienbad";
 * import { toGraphology } from "marienbad/adapters";
 * import { solveArena } from "marienbad/solve";
 * import { nim } from "marienbad/games/nim";
 *
 * const { arena } = explore(nim({ sticks: 3, take: [1, 2] }));
 * const { nodes, edges } = toGraphology(arena, solveArena(arena)); // what Graph.from takes
 * console.log(nodes.length, edges.length, nodes[0]?.attributes.outcome); // → 6 6 player1
 * ```
 */
export function toGraphology(arena: Arena, solution?: Solution): GraphologyGraph {
  const nodes = Array.from({ length: arena.vertexCount }, (_, vertex) => nodeOf(arena, vertex, solution));
  const edges: GraphologyEdge[] = [];
  let multi = false;
  for (let vertex = 0; vertex < arena.vertexCount; vertex++) {
    const targets = successors(arena, vertex);
    multi ||= new Set(targets).size < targets.length;
    for (const target of targets) edges.push({ key: `${edges.length}`, source: `${vertex}`, target: `${target}` });
  }
  return {
    attributes: arena.start === undefined ? {} : { start: `${arena.start}` },
    options: { type: "directed", multi, allowSelfLoops: true },
    nodes,
    edges,
  };
}

function nodeOf(arena: Arena, vertex: number, solution: Solution | undefined): GraphologyNode {
  const result = resultAt(arena, vertex);
  const rank = solution && rankOf(solution, vertex);
  return {
    key: `${vertex}`,
    attributes: {
      label: arena.label(vertex),
      owner: arena.ownerOfVertex[vertex] as Player,
      ...(result === undefined ? {} : { result }),
      ...(arena.priorityOfVertex === undefined ? {} : { priority: arena.priorityOfVertex[vertex] }),
      ...(solution === undefined ? {} : { outcome: outcomeOf(solution, vertex) }),
      ...(rank === undefined ? {} : { rank }),
    },
  };
}
