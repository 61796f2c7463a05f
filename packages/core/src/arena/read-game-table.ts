import { type Parsed, parsed, refused } from "../base/error.ts";
import type { Text } from "../base/text.ts";
import type { BoardLook, Lattice, Pieces, PointLattice } from "../game/members.ts";
import { DRAW_SIGN, type GameTable } from "./game-table.ts";
import * as texts from "./texts.ts";

/** How large a table may be that is read. */
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
/** Every name that there is: the types see to it. */
const LATTICES: Readonly<Record<Exclude<Lattice, PointLattice>, true>> = {
  squares: true,
  hexagons: true,
  lines: true,
  diagonals: true,
  boxes: true,
};
const PIECES: Readonly<Record<Pieces, true>> = { crosses: true, discs: true, pawns: true, cars: true, dominoes: true };

class Wrong extends Error {
  readonly text: Text;

  constructor(text: Text) {
    super(text.en);
    this.text = text;
  }
}

/**
 * Reads a table from anywhere, code that is not trusted included: every number is in its range, every list has its
 * length, and nothing but what a table has is taken over, as fresh objects. The first fault is told.
 */
export function readGameTable(value: unknown, limits: TableLimits = {}): Parsed<GameTable> {
  const { positions: most = DEFAULT_POSITIONS, characters = DEFAULT_CHARACTERS } = limits;
  try {
    return parsed(read(fieldsOf(value, "the table"), most, characters));
  } catch (error) {
    if (error instanceof Wrong) return refused([{ text: error.text }]);
    throw error;
  }
}

function read(given: Fields, most: number, characters: number): GameTable {
  const names = strings(given, "names", characters, { least: 1, most });
  const count = names.length;
  if (new Set(names).size !== count) throw new Wrong(texts.tableField("names"));
  const firstEdges = numbers(given, "firstEdges", count + 1, 0, MAX_EDGES);
  const edges = firstEdges[count];
  if (firstEdges[0] !== 0 || firstEdges.some((edge, vertex) => vertex > 0 && edge < firstEdges[vertex - 1]))
    throw new Wrong(texts.tableField("firstEdges"));
  const words = strings(given, "words", characters, { least: 0, most: edges });
  const results = signs(given, "results", count, `01${DRAW_SIGN}.`);
  for (let vertex = 0; vertex < count; vertex++) {
    if (results[vertex] !== "." && firstEdges[vertex] !== firstEdges[vertex + 1])
      throw new Wrong(texts.tableField("results"));
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
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new Wrong(texts.tableField(name));
  return value as Fields;
}

function strings(of: Fields, name: string, characters: number, length: { least: number; most: number }): string[] {
  const list = listOf(of[name], name);
  if (list.length < length.least || list.length > length.most) throw new Wrong(texts.tableField(name));
  if (!list.every((item): item is string => typeof item === "string" && item.length <= characters))
    throw new Wrong(texts.tableField(name));
  return Array.from(list);
}

function numbers(of: Fields, name: string, length: number, least: number, most: number): number[] {
  const list = listOf(of[name], name);
  if (list.length !== length) throw new Wrong(texts.tableField(name));
  if (!list.every((item): item is number => Number.isInteger(item) && Number(item) >= least && Number(item) <= most))
    throw new Wrong(texts.tableField(name));
  return Array.from(list);
}

function signs(of: Fields, name: string, length: number, allowed: string): string {
  const text = of[name];
  if (typeof text !== "string" || text.length !== length) throw new Wrong(texts.tableField(name));
  for (const sign of text) if (!allowed.includes(sign)) throw new Wrong(texts.tableField(name));
  return text;
}

function listOf(value: unknown, name: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new Wrong(texts.tableField(name));
  return value;
}

function oneOf<T>(value: unknown, allowed: ReadonlySet<unknown>, name: string): T {
  if (!allowed.has(value)) throw new Wrong(texts.tableField(name));
  return value as T;
}

function readLines(lines: Fields, count: number, most: number): Record<string, number[]> {
  return Object.fromEntries(
    Object.entries(lines).map(([vertex, cells]) => {
      if (!(Number.isInteger(Number(vertex)) && Number(vertex) < count)) throw new Wrong(texts.tableField("lines"));
      return [vertex, numbers({ lines: cells }, "lines", listOf(cells, "lines").length, 0, most)];
    }),
  );
}

const MAX_POINTS_SCORED = 2 ** 31 - 1;

function readScores(scores: Fields, count: number, edges: number): NonNullable<GameTable["scores"]> {
  return {
    ends: numbers(scores, "ends", count, -MAX_POINTS_SCORED, MAX_POINTS_SCORED),
    gains: numbers(scores, "gains", edges, -MAX_POINTS_SCORED, MAX_POINTS_SCORED),
  };
}

function readHeuristics(given: unknown, count: number): Record<string, number[]> {
  return Object.fromEntries(
    Object.entries(fieldsOf(given, "heuristics")).map(([name, values]) => {
      const list = listOf(values, "heuristics");
      // JSON knows no infinity: it writes null, and a finished play is judged by its result anyway.
      if (list.length !== count || !list.every((item) => item === null || typeof item === "number"))
        throw new Wrong(texts.tableField("heuristics"));
      return [name, list.map((item) => Number(item ?? 0))];
    }),
  );
}

function readLook(given: unknown): BoardLook {
  if (given === undefined) return {};
  const { marks, lattice, pieces } = fieldsOf(given, "look");
  return {
    ...(marks !== undefined && { marks: readMarks(marks) }),
    ...(lattice !== undefined && { lattice: readLattice(lattice) }),
    ...(pieces !== undefined && { pieces: oneOf<Pieces>(pieces, new Set(Object.keys(PIECES)), "pieces") }),
  };
}

function readMarks(given: unknown): readonly [string, string] {
  const [first, second] = strings({ marks: given }, "marks", MAX_MARK, { least: 2, most: 2 });
  return [first, second];
}

function readLattice(given: unknown): Lattice {
  if (typeof given === "string") return oneOf<Lattice>(given, new Set(Object.keys(LATTICES)), "lattice");
  const { points, lines } = fieldsOf(given, "lattice");
  const places = listOf(points, "points");
  if (places.length > MAX_POINTS) throw new Wrong(texts.tableField("points"));
  return {
    points: places.map((point) => pair(point, "points", -MAX_POINTS, MAX_POINTS)),
    lines: listOf(lines ?? [], "lines").map((line) => {
      const [from, to] = pair(line, "lines", 0, places.length - 1);
      if (!Number.isInteger(from) || !Number.isInteger(to)) throw new Wrong(texts.tableField("lines"));
      return [from, to] as const;
    }),
  };
}

function pair(given: unknown, name: string, least: number, most: number): readonly [number, number] {
  const list = listOf(given, name);
  const isRight = (item: unknown): item is number => typeof item === "number" && item >= least && item <= most;
  if (list.length !== 2 || !list.every(isRight)) throw new Wrong(texts.tableField(name));
  return [list[0] as number, list[1] as number];
}
