import { vertexLabel } from "../arena/formats/python.ts";
import { type Fault, MAX_FAULTS, type Parsed, parsed, refused } from "../base/error.ts";
import { type Assignment, type Literal, readAssignments, writeLiteral } from "../base/literal.ts";
import { MAX_SUGGESTIONS, unknownName } from "../base/nearest.ts";
import { reading } from "../base/scanner.ts";
import { facts } from "../game/facts.ts";
import { type Key, opponent, type Player } from "../game/game.ts";
import type { FullGame } from "../game/members.ts";
import { readScore } from "./score.ts";
import * as texts from "./texts.ts";

/** A tree: a leaf is its score, a node is the list of its children. */
export type ScoreTree = number | readonly ScoreTree[];

/** A node of a tree of scores, reached by choosing these children (counted from 1). */
export interface ScoreTreeNode {
  readonly tree: ScoreTree;
  readonly path: readonly number[];
  readonly player: Player;
}

/** A tree of scores as a game, Max first by default; its leaves have scores, no result (M7 in docs/concordance.md). */
export function treeGame(tree: ScoreTree, root: Player = 0): FullGame<ScoreTreeNode, number> {
  const start: ScoreTreeNode = { tree, path: [], player: root };
  const choose = ({ tree, path, player }: ScoreTreeNode, child: number): ScoreTreeNode => ({
    tree: (tree as readonly ScoreTree[])[child - 1],
    path: [...path, child],
    player: opponent(player),
  });
  return {
    start,
    turn: (node) => node.player,
    moves: ({ tree }) => (typeof tree === "number" ? [] : tree.map((_, index) => index + 1)),
    play: choose,
    result: () => undefined,
    deadEnd: "draw", // a leaf has its score
    key: (node) => node.path.join("."),
    facts: facts({ impartial: false, acyclic: true, canDraw: true }),
    notation: {
      writeMove: String,
      writePosition: (node) => node.path.join(".") || "root",
      readPosition(text) {
        let node = start;
        for (const word of text === "root" ? [] : text.split(".")) {
          const child = /^\d+$/.test(word) ? Number(word) : 0;
          const degree = typeof node.tree === "number" ? 0 : node.tree.length;
          if (child < 1 || child > degree) {
            return refused([{ text: texts.noSuchChild(word, node.path.join("."), degree) }]);
          }
          node = choose(node, child);
        }
        return parsed(node);
      },
    },
    heuristics: { score: ({ tree }) => (typeof tree === "number" ? tree : 0) },
  };
}

/** The longest way from the root to a leaf, level by level: neither depth nor width weighs on the call stack. */
export function heightOf(tree: ScoreTree): number {
  let level = typeof tree === "number" ? [] : [tree];
  let height = 0;
  for (; level.length > 0; height++) {
    const below: (readonly ScoreTree[])[] = [];
    for (const node of level) for (const child of node) if (typeof child !== "number") below.push(child);
    level = below;
  }
  return height;
}

/** Reads nested lists, `[[3,-2],[1]]`, and reports all their faults. "inf" is a score too. */
export function readScoreTree(text: string): Parsed<ScoreTree> {
  const faults: Fault[] = [];
  // The reader of literals bounds the depth.
  const read = (literal: Literal): ScoreTree => {
    if (literal.kind === "list" || literal.kind === "tuple") {
      if (literal.items.length > 0) return literal.items.map(read);
      faults.push({ text: texts.emptyList(), ...literal.place });
      return 0;
    }
    const score = readScore(literal);
    if (score !== undefined) return score;
    faults.push({ text: texts.notAScore(writeLiteral(literal)), ...literal.place });
    return 0;
  };
  return reading(() => {
    const [first, second] = readAssignments(text);
    if (first === undefined) return refused([{ text: texts.noTree() }]);
    const tree = read(first.value);
    if (second !== undefined) faults.push({ text: texts.moreThanATree(), ...second.place });
    return faults.length > 0 ? refused(faults) : parsed(tree);
  });
}

/** A graph with a score at each vertex. */
export interface ScoredGraph {
  /** Each vertex with its successors, in the order of the moves; a vertex that is only a successor has none. */
  readonly successors: ReadonlyMap<Key, readonly Key[]>;
  readonly scores: ReadonlyMap<Key, number>;
  readonly owner: (vertex: Key) => Player;
  /** The first vertex of the dictionary by default. */
  readonly start?: Key;
}

/** A graph with scores as a game (M7 in docs/concordance.md): no player wins, the scores are the heuristic. */
export function graphGame(graph: ScoredGraph): Parsed<FullGame<Key, Key>> {
  const { successors, scores, owner } = graph;
  const vertices = verticesOf(successors);
  const [first] = vertices;
  const start = graph.start ?? first;
  const faults: Fault[] = [];
  if (vertices.size === 0) faults.push({ text: texts.noVertex() });
  else if (!vertices.has(start)) faults.push(unknownVertex(start));
  for (const [vertex, score] of scores) {
    if (faults.length >= MAX_FAULTS) break;
    if (!vertices.has(vertex)) faults.push(unknownVertex(vertex));
    if (Number.isNaN(score)) faults.push({ text: texts.scoreIsNaN(vertex) });
  }
  if (faults.length > 0) return refused(faults);
  let vertexOfName: ReadonlyMap<string, Key> | undefined;
  return parsed({
    start,
    turn: owner,
    moves: (vertex) => successors.get(vertex) ?? [],
    play: (_, successor) => successor,
    result: () => undefined,
    deadEnd: "draw", // a leaf has its score
    key: (vertex) => vertex,
    facts: facts({ impartial: false, acyclic: false, canDraw: true }),
    notation: {
      writeMove: String,
      writePosition: String,
      readPosition(text) {
        vertexOfName ??= new Map([...vertices].map((vertex) => [String(vertex), vertex]));
        const vertex = vertexOfName.get(text);
        return vertex === undefined ? refused([unknownVertex(text)]) : parsed(vertex);
      },
    },
    heuristics: { score: (vertex) => scores.get(vertex) ?? 0 },
  });

  function unknownVertex(vertex: Key): Fault {
    const known = faults.length < MAX_SUGGESTIONS ? [...vertices].map(String) : [];
    return { text: unknownName(texts.VERTEX_KIND, String(vertex), known) };
  }
}

function verticesOf(successors: ReadonlyMap<Key, readonly Key[]>): ReadonlySet<Key> {
  const vertices = new Set(successors.keys());
  for (const targets of successors.values()) for (const target of targets) vertices.add(target);
  return vertices;
}

/**
 * Reads a graph in Python syntax: an adjacency dictionary, the vertices of player 0 (Max) in S0 or those of player 1 in
 * S1, and the scores in h, a dictionary or a list in the order of the vertices.
 *
 *     {0: [1, 2], 1: [2], 2: []}  S0 = {0}  h = {0: 3, 1: -1, 2: 5}  start = 0
 */
export function readScoredGraph(text: string): Parsed<ScoredGraph> {
  return reading(() => {
    const faults: Fault[] = [];
    const parts = readParts(text, faults);
    const graph = parts.get(GRAPH)?.value;
    if (graph?.kind !== "dictionary") {
      faults.push({ text: texts.noAdjacency(), ...graph?.place });
      return refused(faults);
    }
    const successors = new Map<Key, readonly Key[]>();
    for (const [vertex, targets] of graph.entries) {
      const label = vertexLabel(vertex);
      if (successors.has(label)) faults.push({ text: texts.keyTwice(label), ...vertex.place });
      successors.set(label, members(targets, faults).map(vertexLabel));
    }
    const vertices = verticesOf(successors);
    const scores = readScores(parts.get("h")?.value, vertices, faults);
    const owners = ["S0", "S1"].filter((name) => parts.has(name));
    if (owners.length !== 1) faults.push({ text: texts.noOwners() });
    const own = new Set<Key>(members(parts.get(owners[0])?.value, faults).map(vertexLabel));
    for (const vertex of own) {
      if (!vertices.has(vertex)) faults.push({ text: texts.ownsNoVertex(owners[0], vertex) });
    }
    if (faults.length > 0) return refused(faults);
    const start = parts.get("start")?.value;
    return parsed({
      successors,
      scores,
      owner: (vertex) => (own.has(vertex) === (owners[0] === "S0") ? 0 : 1),
      ...(start === undefined ? {} : { start: vertexLabel(start) }),
    });
  });
}

/** The adjacency dictionary may have any name, or none. */
const GRAPH = "A";
const PARTS: readonly string[] = ["S0", "S1", "h", "start"];

function readParts(text: string, faults: Fault[]): ReadonlyMap<string, Assignment> {
  const parts = new Map<string, Assignment>();
  for (const assignment of readAssignments(text)) {
    const { name = GRAPH, place } = assignment;
    const part = PARTS.includes(name) ? name : GRAPH;
    if (parts.has(part)) faults.push({ text: texts.givenTwice(part === GRAPH ? undefined : part), ...place });
    parts.set(part, assignment);
  }
  return parts;
}

function members(value: Literal | undefined, faults: Fault[]): readonly Literal[] {
  if (value === undefined) return [];
  if (value.kind === "list" || value.kind === "set" || value.kind === "tuple") return value.items;
  if (value.kind === "dictionary") return value.entries.map(([key]) => key);
  faults.push({ text: texts.verticesExpected(), ...value.place });
  return [];
}

function readScores(value: Literal | undefined, vertices: ReadonlySet<Key>, faults: Fault[]): ReadonlyMap<Key, number> {
  const scores = new Map<Key, number>();
  const read = (vertex: Key, literal: Literal): void => {
    const score = readScore(literal);
    if (score === undefined) faults.push({ text: texts.scoreNotANumber(vertex), ...literal.place });
    if (scores.has(vertex)) faults.push({ text: texts.keyTwice(String(vertex)), ...literal.place });
    scores.set(vertex, score ?? 0);
  };
  if (value?.kind === "dictionary") for (const [vertex, score] of value.entries) read(vertexLabel(vertex), score);
  else if (value?.kind === "list") {
    let index = 0;
    for (const vertex of vertices) {
      if (index >= value.items.length) break;
      read(vertex, value.items[index++]);
    }
  }
  if (scores.size === 0) faults.push({ text: texts.noScores() });
  return scores;
}
