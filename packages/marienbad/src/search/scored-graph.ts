import { vertexLabel } from "../arena/formats/python.ts";
import { type Fault, type Parsed, parsed, refused } from "../base/error.ts";
import { type Assignment, type Literal, readAssignments } from "../base/literal.ts";
import { unknownName } from "../base/nearest.ts";
import { reading } from "../base/scanner.ts";
import { facts } from "../game/facts.ts";
import type { Key, Player } from "../game/game.ts";
import type { GameKit } from "../game/kit.ts";
import { readScore } from "./score-text.ts";

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
  if (vertices.size === 0) {
    faults.push({ text: { en: "The graph has no vertex.", fr: "Le graphe n'a pas de sommet." } });
  } else if (!vertices.has(start)) faults.push(unknownVertex(start));
  for (const [vertex, score] of scores) {
    if (!vertices.has(vertex)) faults.push(unknownVertex(vertex));
    if (Number.isNaN(score)) {
      faults.push({
        text: {
          en: `The score of vertex ${vertex} is not a number.`,
          fr: `La valeur du sommet ${vertex} n'est pas un nombre.`,
        },
      });
    }
  }
  if (faults.length > 0) return refused(faults);
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
        return vertex === undefined ? refused([unknownVertex(text)]) : parsed(vertex);
      },
    },
    heuristics: { score: (vertex) => scores.get(vertex) ?? 0 },
  });

  function unknownVertex(vertex: Key): Fault {
    return { text: unknownName({ en: "vertex", fr: "de sommet" }, String(vertex), [...vertices].map(String)) };
  }
}

/**
 * Reads a graph as an exercise writes it, in Python syntax: an adjacency dictionary, the vertices of player 0 (Max) in S0
 * or those of player 1 in S1, and the scores in h, a dictionary or a list in the order of the vertices.
 *
 *     {0: [1, 2], 1: [2], 2: []}  S0 = {0}  h = {0: 3, 1: -1, 2: 5}  start = 0
 */
export function readScoredGraph(text: string): Parsed<ScoredGraph> {
  return reading(() => {
    const faults: Fault[] = [];
    const named = new Map<string, Assignment>();
    for (const assignment of readAssignments(text)) {
      const { name = "A", place } = assignment;
      const role = PARTS.includes(name) ? name : "A";
      if (named.has(role)) {
        faults.push({
          text: {
            en: `${role === "A" ? "the graph" : role} is given twice`,
            fr: `${role === "A" ? "le graphe" : role} est donné deux fois`,
          },
          ...place,
        });
      }
      named.set(role, assignment);
    }
    const graph = named.get("A")?.value;
    if (graph?.kind !== "dictionary") {
      const fault = {
        text: {
          en: "there is no adjacency dictionary, such as {0: [1], 1: []}",
          fr: "il n'y a pas de dictionnaire d'adjacence, comme {0: [1], 1: []}",
        },
        ...graph?.place,
      };
      return refused([...faults, fault]);
    }
    const successors = new Map<Key, readonly Key[]>();
    for (const [vertex, targets] of graph.entries)
      successors.set(vertexLabel(vertex), members(targets).map(vertexLabel));
    const vertices = [...new Set([...successors.keys(), ...[...successors.values()].flat()])];
    const scores = readScores(named.get("h")?.value);
    const owners = ["S0", "S1"].filter((name) => named.has(name));
    if (owners.length !== 1) {
      faults.push({
        text: {
          en: "S0 should say which vertices are player 0's, or S1 which are player 1's",
          fr: "S0 devrait dire quels sommets sont au joueur 0, ou S1 lesquels sont au joueur 1",
        },
      });
    }
    const own = new Set<Key>(members(named.get(owners[0])?.value).map(vertexLabel));
    for (const vertex of own) {
      if (vertices.includes(vertex)) continue;
      faults.push({
        text: {
          en: `${owners[0]} names ${vertex}, which is not a vertex`,
          fr: `${owners[0]} nomme ${vertex}, qui n'est pas un sommet`,
        },
      });
    }
    if (faults.length > 0) return refused(faults);
    const start = named.get("start")?.value;
    return parsed({
      successors,
      scores,
      owner: (vertex) => (own.has(vertex) === (owners[0] === "S0") ? 0 : 1),
      ...(start === undefined ? {} : { start: vertexLabel(start) }),
    });

    function members(value: Literal | undefined): readonly Literal[] {
      if (value === undefined) return [];
      if (value.kind === "list" || value.kind === "set" || value.kind === "tuple") return value.items;
      if (value.kind === "dictionary") return value.entries.map(([key]) => key);
      faults.push({
        text: {
          en: "a list or a set of vertices should stand here",
          fr: "une liste ou un ensemble de sommets est attendu ici",
        },
        ...value.place,
      });
      return [];
    }

    function readScores(value: Literal | undefined): Map<Key, number> {
      const pairs: (readonly [Key, Literal])[] =
        value?.kind === "dictionary"
          ? value.entries.map(([vertex, score]) => [vertexLabel(vertex), score])
          : value?.kind === "list"
            ? value.items.slice(0, vertices.length).map((score, index) => [vertices[index], score])
            : [];
      if (pairs.length === 0) {
        faults.push({
          text: {
            en: "h should give the scores, as a dictionary or a list in the order of the vertices",
            fr: "h devrait donner les valeurs, en dictionnaire ou en liste dans l'ordre des sommets",
          },
        });
      }
      return new Map(
        pairs.map(([vertex, literal]) => {
          const score = readScore(literal);
          if (score === undefined) {
            faults.push({
              text: { en: `the score of ${vertex} is not a number`, fr: `la valeur de ${vertex} n'est pas un nombre` },
              ...literal.place,
            });
          }
          return [vertex, score ?? 0];
        }),
      );
    }
  });
}

const PARTS = ["A", "S0", "S1", "h", "start"];
