import { type Fault, type Parsed, parsed, refused } from "../base/error.ts";
import { unknownName } from "../base/nearest.ts";
import { facts } from "../game/facts.ts";
import type { Key, Player } from "../game/game.ts";
import type { GameKit } from "../game/kit.ts";

/** A graph with a score at each vertex, as exercises give it. */
export interface ScoredGraph {
  /** Each vertex with its successors, in the order of the moves; a vertex that is only a successor has none. */
  readonly successors: ReadonlyMap<Key, readonly Key[]>;
  /** Vertices without a score are worth 0. */
  readonly scores: ReadonlyMap<Key, number>;
  readonly owner: (vertex: Key) => Player;
  /** The first vertex of the dictionary unless it is said. */
  readonly start?: Key;
}

/**
 * A graph with scores as a game (row M7): the owner of a vertex chooses a successor, nobody wins, and the scores are the
 * heuristic. All faults are reported together.
 */
export function graphGame(graph: ScoredGraph): Parsed<GameKit<Key, Key>> {
  const { successors, scores, owner } = graph;
  const vertices = new Set<Key>([...successors.keys(), ...[...successors.values()].flat()]);
  const start = graph.start ?? [...vertices][0];
  const faults: Fault[] = [];
  if (vertices.size === 0) faults.push({ message: "The graph has no vertex." });
  else if (!vertices.has(start)) faults.push({ message: unknownVertex(start) });
  for (const [vertex, score] of scores) {
    if (!vertices.has(vertex)) faults.push({ message: unknownVertex(vertex) });
    if (Number.isNaN(score)) faults.push({ message: `The score of vertex ${vertex} is not a number.` });
  }
  if (faults.length > 0) return refused(...faults);
  return parsed({
    rules: {
      start,
      turn: owner,
      moves: (vertex) => successors.get(vertex) ?? [],
      play: (_, successor) => successor,
      result: () => undefined,
      key: (vertex) => vertex,
    },
    facts: facts({ impartial: false, acyclic: false, canDraw: true }),
    notation: {
      writeMove: String,
      writePosition: String,
      readPosition(text) {
        const vertex = [...vertices].find((candidate) => String(candidate) === text);
        return vertex === undefined ? refused({ message: unknownVertex(text) }) : parsed(vertex);
      },
    },
    heuristics: { score: (vertex) => scores.get(vertex) ?? 0 },
  });

  function unknownVertex(vertex: Key): string {
    return unknownName("vertex", String(vertex), [...vertices].map(String));
  }
}
