import { type Parsed, parsed, refused } from "../base/error.ts";
import type { Work } from "../base/work.ts";
import { trustedGame } from "../game/checked.ts";
import { type Facts, facts } from "../game/facts.ts";
import { fullGame } from "../game/full-game.ts";
import type { Player, Result } from "../game/game.ts";
import type { BoardLook, FullGame, GivenGame, Lattice, Pieces, PointLattice } from "../game/members.ts";
import { type Arena, findVertex, isOver, ownerOf, resultAt, successors } from "./arena.ts";
import { type Exploration, type ExploreProgress, explore } from "./explore.ts";
import { isAcyclic } from "./graph.ts";
import * as texts from "./texts.ts";

/** An arena as a game: vertices are positions, a move is the vertex it leads to. */
export function arenaGame(arena: Arena): FullGame<number, number> {
  return trustedGame<FullGame<number, number>>({
    start: arena.start ?? 0,
    ...(arena.endless !== undefined && { endless: arena.endless }),
    turn: (vertex) => ownerOf(arena, vertex),
    moves: (vertex) => (isOver(arena, vertex) ? [] : Array.from(successors(arena, vertex))),
    play: (_, target) => target,
    result: (vertex) => resultAt(arena, vertex),
    key: (vertex) => vertex,
    // Computed when first needed: the walk through a large arena takes a while.
    get facts() {
      return facts({ impartial: false, acyclic: isAcyclic(arena), canDraw: true });
    },
    notation: {
      writeMove: (target) => arena.label(target).replaceAll(" ", ""),
      writePosition: (vertex) => arena.label(vertex),
      readPosition(text) {
        const vertex = findVertex(arena, text);
        return vertex === undefined ? refused([{ text: texts.noSuchVertex(text) }]) : parsed(vertex);
      },
    },
  });
}

/**
 * A game written out position by position, as plain data without code, which `gameOfTable` makes a game again.
 *
 *     Nim with 2 sticks, take 1 or 2         position   0  1  2  3
 *                                            names      2,0  1,1  0,1  0,0
 *     moves of position v: the edges         turns      "0110"
 *     from firstEdges[v] to firstEdges[v+1]  results    "..00"… by position: 0, 1, = (a draw), . (not over)
 *     edge e: words[moves[e]] to targets[e]  firstEdges 0 2 3 3 3
 */
export interface GameTable {
  /** Names of positions, the start first. */
  readonly names: readonly string[];
  /** One character per position: the player to move, 0 or 1. */
  readonly turns: string;
  /** One character per position: the winner, 0 or 1, = for a draw, or a dot where the play is not over. */
  readonly results: string;
  readonly words: readonly string[];
  readonly firstEdges: readonly number[];
  readonly moves: readonly number[];
  readonly targets: readonly number[];
  readonly facts: Pick<Facts, "impartial" | "acyclic" | "canDraw">;
  readonly endless?: Result;
  /** The picture of each position in characters, several lines. */
  readonly boards?: readonly string[];
  readonly look?: BoardLook;
  /** The cells that ended the play, by position. */
  readonly lines?: Readonly<Record<string, readonly number[]>>;
  /** The points for player 0 of each end and of each edge. */
  readonly scores?: { readonly ends: readonly number[]; readonly gains: readonly number[] };
  readonly heuristics?: Readonly<Record<string, readonly number[]>>;
}

const DRAW_SIGN = "=";

/** Writes a game out, asking its rules once per position; throws `limit-reached` past `limit` positions. */
export function* gameTableWork(given: GivenGame, limit: number): Work<GameTable, ExploreProgress> {
  const game = fullGame(given);
  const { notation, board, scores, heuristics = {} } = game;
  const explored: Exploration<unknown> = yield* explore.work<unknown, unknown>(game, {
    limit,
    scores,
    keepPositions: true,
  });
  const { arena, positions, points } = explored;
  const { firstEdgeOfVertex, targetOfEdge } = arena;
  const words = new Map<string, number>();
  const moves: number[] = [];
  const lines: Record<string, readonly number[]> = {};
  const names: string[] = [];
  const boards: string[] = [];
  let [turns, results] = ["", ""];
  for (const [vertex, position] of positions.entries()) {
    const result = resultAt(arena, vertex);
    names.push(notation.writePosition(position));
    turns += game.turn(position);
    results += result === "draw" ? DRAW_SIGN : (result ?? ".");
    if (board !== undefined) boards.push(board.draw(position));
    const line = result === undefined ? undefined : board?.winningLine?.(position);
    if (line !== undefined) lines[vertex] = line;
    if (firstEdgeOfVertex[vertex] === firstEdgeOfVertex[vertex + 1]) continue;
    for (const move of game.moves(position)) {
      const word = notation.writeMove(move, position);
      if (!words.has(word)) words.set(word, words.size);
      moves.push(words.get(word) as number);
    }
  }
  const { impartial, acyclic, canDraw } = game.facts;
  return {
    // Keys distinguish positions if the notation does not.
    names: new Set(names).size === names.length ? names : positions.map((position) => String(game.key(position))),
    ...{ turns, results, words: [...words.keys()], moves },
    firstEdges: Array.from(firstEdgeOfVertex),
    targets: Array.from(targetOfEdge),
    facts: { impartial, acyclic, canDraw },
    ...(game.endless !== undefined && { endless: game.endless }),
    ...(board !== undefined && { boards, look: lookOf(board) }),
    ...(Object.keys(lines).length > 0 && { lines }),
    ...(points && { scores: { ends: Array.from(points.scoreOfVertex), gains: Array.from(points.gainOfEdge) } }),
    ...(Object.keys(heuristics).length > 0 && {
      heuristics: mapValues(heuristics, (estimate) => positions.map((position) => estimate(position))),
    }),
  };
}

function mapValues<Value, Mapped>(
  values: Readonly<Record<string, Value>>,
  map: (value: Value) => Mapped,
): Record<string, Mapped> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));
}

function lookOf({ marks, lattice, pieces }: BoardLook): BoardLook {
  return { ...(marks && { marks }), ...(lattice && { lattice }), ...(pieces && { pieces }) };
}

/** Finds positions by name; the index is built when first needed. */
function readerOf(names: readonly string[]): (name: string) => Parsed<number> {
  let index: Map<string, number> | undefined;
  return (name) => {
    index ??= new Map(names.map((written, vertex) => [written, vertex]));
    const vertex = index.get(name);
    return vertex === undefined ? refused([{ text: texts.noSuchVertex(name) }]) : parsed(vertex);
  };
}

/** The game that was written out: positions are their numbers in the table, moves the numbers of edges. */
export function gameOfTable(table: GameTable): FullGame<number, number> {
  const { names, turns, results, words, firstEdges, moves, targets, boards, lines, scores, heuristics } = table;
  const resultOf = (vertex: number): Result | undefined => {
    const sign = results[vertex];
    return sign === "." ? undefined : sign === DRAW_SIGN ? "draw" : (Number(sign) as Player);
  };
  const edgesOf = (vertex: number): number[] =>
    Array.from({ length: firstEdges[vertex + 1] - firstEdges[vertex] }, (_, edge) => firstEdges[vertex] + edge);
  return {
    start: 0,
    ...(table.endless !== undefined && { endless: table.endless }),
    turn: (vertex) => Number(turns[vertex]) as Player,
    moves: edgesOf,
    play: (_, edge) => targets[edge],
    result: resultOf,
    key: (vertex) => vertex,
    facts: facts(table.facts),
    notation: {
      writeMove: (edge) => words[moves[edge]],
      writePosition: (vertex) => names[vertex],
      readPosition: readerOf(names),
    },
    ...(boards && {
      board: {
        ...table.look,
        draw: (vertex) => boards[vertex],
        ...(lines && { winningLine: (vertex) => lines[vertex] }),
      },
    }),
    ...(scores && { scores: { score: (vertex) => scores.ends[vertex], gain: (_, edge) => scores.gains[edge] } }),
    ...(heuristics && { heuristics: mapValues(heuristics, (values) => (vertex: number) => values[vertex]) }),
  };
}

/** Limits of a table that is read. */
export interface TableLimits {
  /** Positions (default 1,000,000). */
  readonly positions?: number;
  /** Characters of one name, word or picture (default 10,000). */
  readonly characters?: number;
}

const DEFAULT_POSITIONS = 1_000_000;
const DEFAULT_CHARACTERS = 10_000;
const MAX_EDGES = 20_000_000;
const MAX_POINTS = 1000;
const MAX_MARK = 16; // characters: an emoji is made of several
const RESULTS = new Set([0, 1, "draw"]);
/** Every name: the types ensure it. */
const LATTICES: Readonly<Record<Exclude<Lattice, PointLattice>, true>> = {
  squares: true,
  hexagons: true,
  lines: true,
  diagonals: true,
  boxes: true,
};
const PIECES: Readonly<Record<Pieces, true>> = { crosses: true, discs: true, pawns: true, cars: true, dominoes: true };

class Wrong extends Error {}

function check(isRight: boolean, name: string): asserts isRight {
  if (!isRight) throw new Wrong(name);
}

/** Reads a possibly untrusted table: checks ranges and lengths, copies only known members, reports the first fault. */
export function readGameTable(value: unknown, limits: TableLimits = {}): Parsed<GameTable> {
  const { positions: most = DEFAULT_POSITIONS, characters = DEFAULT_CHARACTERS } = limits;
  try {
    return parsed(read(fieldsOf(value, "the table"), most, characters));
  } catch (error) {
    if (error instanceof Wrong) return refused([{ text: texts.tableField(error.message) }]);
    throw error;
  }
}

function read(given: Fields, most: number, characters: number): GameTable {
  const names = strings(given, "names", characters, { least: 1, most });
  const count = names.length;
  check(new Set(names).size === count, "names");
  const firstEdges = numbers(given, "firstEdges", count + 1, 0, MAX_EDGES);
  const edges = firstEdges[count];
  const isRising = firstEdges.every((edge, vertex) => vertex === 0 || edge >= firstEdges[vertex - 1]);
  check(firstEdges[0] === 0 && isRising, "firstEdges");
  const words = strings(given, "words", characters, { least: 0, most: edges });
  const results = signs(given, "results", count, `01${DRAW_SIGN}.`);
  for (let vertex = 0; vertex < count; vertex++) {
    check(results[vertex] === "." || firstEdges[vertex] === firstEdges[vertex + 1], "results");
  }
  const told = fieldsOf(given.facts, "facts");
  return {
    ...{ names, firstEdges, words, results },
    turns: signs(given, "turns", count, "01"),
    moves: numbers(given, "moves", edges, 0, words.length - 1),
    targets: numbers(given, "targets", edges, 0, count - 1),
    facts: { impartial: told.impartial === true, acyclic: told.acyclic === true, canDraw: told.canDraw !== false },
    ...(given.endless !== undefined && { endless: oneOf(given.endless, RESULTS, "endless") }),
    ...(given.boards !== undefined && {
      boards: strings(given, "boards", characters, { least: count, most: count }),
      look: readLook(given.look),
    }),
    ...(given.lines !== undefined && { lines: readLines(fieldsOf(given.lines, "lines"), count, characters) }),
    ...(given.scores !== undefined && { scores: readScores(fieldsOf(given.scores, "scores"), count, edges) }),
    ...(given.heuristics !== undefined && { heuristics: readHeuristics(given.heuristics, count) }),
  };
}

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown, name: string): Fields {
  check(typeof value === "object" && value !== null && !Array.isArray(value), name);
  return value as Fields;
}

function strings(of: Fields, name: string, characters: number, length: { least: number; most: number }): string[] {
  const list = listOf(of[name], name);
  check(list.length >= length.least && list.length <= length.most, name);
  const isRight = (item: unknown): boolean => typeof item === "string" && item.length <= characters;
  check(list.every(isRight), name);
  return Array.from(list) as string[];
}

function numbers(of: Fields, name: string, length: number, least: number, most: number): number[] {
  const list = listOf(of[name], name);
  const isRight = (item: unknown): boolean => Number.isInteger(item) && Number(item) >= least && Number(item) <= most;
  check(list.length === length && list.every(isRight), name);
  return Array.from(list) as number[];
}

function signs(of: Fields, name: string, length: number, allowed: string): string {
  const text = of[name];
  check(typeof text === "string" && text.length === length, name);
  for (const sign of text) check(allowed.includes(sign), name);
  return text;
}

function listOf(value: unknown, name: string): readonly unknown[] {
  check(Array.isArray(value), name);
  return value;
}

function oneOf<T>(value: unknown, allowed: ReadonlySet<unknown>, name: string): T {
  check(allowed.has(value), name);
  return value as T;
}

function readLines(lines: Fields, count: number, most: number): Record<string, number[]> {
  return Object.fromEntries(
    Object.entries(lines).map(([vertex, cells]) => {
      check(Number.isInteger(Number(vertex)) && Number(vertex) < count, "lines");
      return [vertex, numbers({ lines: cells }, "lines", listOf(cells, "lines").length, 0, most)];
    }),
  );
}

const MAX_SCORE = 2 ** 31 - 1;

function readScores(scores: Fields, count: number, edges: number): NonNullable<GameTable["scores"]> {
  const read = (name: string, length: number): number[] => numbers(scores, name, length, -MAX_SCORE, MAX_SCORE);
  return { ends: read("ends", count), gains: read("gains", edges) };
}

function readHeuristics(given: unknown, count: number): Record<string, number[]> {
  return Object.fromEntries(
    Object.entries(fieldsOf(given, "heuristics")).map(([name, values]) => {
      const list = listOf(values, "heuristics");
      // JSON knows no infinity: it writes null, and a finished play is judged by its result anyway.
      const isRight = list.every((item) => item === null || typeof item === "number");
      check(list.length === count && isRight, "heuristics");
      return [name, list.map((item) => Number(item ?? 0))];
    }),
  );
}

function readLook(given: unknown): BoardLook {
  if (given === undefined) return {};
  const { marks, lattice, pieces } = fieldsOf(given, "look");
  return {
    ...(marks !== undefined && {
      marks: strings({ marks }, "marks", MAX_MARK, { least: 2, most: 2 }) as [string, string],
    }),
    ...(lattice !== undefined && { lattice: readLattice(lattice) }),
    ...(pieces !== undefined && { pieces: oneOf<Pieces>(pieces, new Set(Object.keys(PIECES)), "pieces") }),
  };
}

function readLattice(given: unknown): Lattice {
  if (typeof given === "string") return oneOf<Lattice>(given, new Set(Object.keys(LATTICES)), "lattice");
  const { points, lines } = fieldsOf(given, "lattice");
  const places = listOf(points, "points");
  check(places.length <= MAX_POINTS, "points");
  return {
    points: places.map((point) => pair(point, "points", -MAX_POINTS, MAX_POINTS)),
    lines: listOf(lines ?? [], "lines").map((line) => {
      const [from, to] = pair(line, "lines", 0, places.length - 1);
      check(Number.isInteger(from) && Number.isInteger(to), "lines");
      return [from, to] as const;
    }),
  };
}

function pair(given: unknown, name: string, least: number, most: number): readonly [number, number] {
  const list = listOf(given, name);
  const isRight = (item: unknown): item is number => typeof item === "number" && item >= least && item <= most;
  check(list.length === 2 && list.every(isRight), name);
  return [list[0] as number, list[1] as number];
}
