import { type Fault, type Parsed, parsed, refused } from "../../base/error.ts";
import {
  type Assignment,
  type Literal,
  numbersTooLarge,
  quote,
  readAssignments,
  writeLiteral,
} from "../../base/literal.ts";
import { unknownName } from "../../base/nearest.ts";
import { reading } from "../../base/scanner.ts";
import { sameText, type Text, text } from "../../base/text.ts";
import { piecesOf } from "../../base/text-writer.ts";
import type { Player, Result } from "../../game/game.ts";
import { type Arena, DRAWN, ownerOf, resultAt, successors } from "../arena.ts";
import { ArenaBuilder } from "../builder.ts";
import * as texts from "../texts.ts";
import { arenaFormat, type Content, OWNERS_UNKNOWN, ownerByRule, type ReadOptions, textOf } from "./format.ts";

/**
 * An adjacency dictionary as the course writes it: `A = {(2, 0): [(1, 1), (0, 1)], …}`, and S0, S1, V0, V1, start;
 * drawn ends are in the set `draws`. A parity game has `priorities = {(2, 0): 3, …}`; `objective = "buchi"` is what the
 * players want, unless goals and priorities say it, and `endless = 1` the winner of a play that never ends.
 */
export const pythonFormat = arenaFormat({
  id: "py",
  title: text("adjacency dictionary in Python syntax", "dictionnaire d'adjacence en syntaxe Python"),
  reference: "Python 3 language reference, section 6.2 (displays)",
  read,
  pieces: (arena) => piecesOf(lines(arena)),
});

const OWNER_SETS: Readonly<Record<"S0" | "S1", Player>> = { S0: 0, S1: 1 };

/** The sets of ends. F0 and F1 are other names for the goals. */
const GOAL_SETS: Readonly<Record<string, Result>> = { V0: 0, V1: 1, F0: 0, F1: 1, draws: "draw" };

const NAMES = [...Object.keys(OWNER_SETS), ...Object.keys(GOAL_SETS), "priorities", "objective", "endless", "start"];

function read(content: Content, options: ReadOptions = {}): Parsed<Arena> {
  const assignments = reading(() => parsed(readAssignments(textOf(content))));
  if (!assignments.ok) return assignments;
  const builder = new ArenaBuilder();
  const named = new Map<string, Assignment>();
  let adjacency: Assignment | undefined;
  for (const assignment of assignments.value) {
    const { name, value, place } = assignment;
    for (const { text, ...where } of numbersTooLarge(value)) builder.fault(text, where);
    if (name !== undefined && NAMES.includes(name)) {
      if (named.has(name)) builder.fault(texts.assignedTwice(name), place);
      named.set(name, assignment);
    } else if (value.kind !== "dictionary") {
      builder.fault(unknownName(texts.PLACE_FOR, name ?? writeLiteral(value), ["A", ...NAMES]), place);
    } else if (adjacency !== undefined) {
      builder.fault(texts.secondDictionary(name), place);
    } else {
      adjacency = assignment;
    }
  }
  if (adjacency === undefined) builder.fault(texts.noAdjacency());
  else {
    readAdjacency(builder, adjacency.value);
    readOwners(builder, adjacency.value, named, options);
  }
  for (const [name, { value }] of named) {
    if (!Object.hasOwn(GOAL_SETS, name)) continue;
    for (const vertex of members(builder, sameText(name), value))
      builder.goal(GOAL_SETS[name], vertexLabel(vertex), vertex.place);
  }
  readPriorities(builder, named.get("priorities")?.value);
  for (const name of ["objective", "endless", "start"] as const) {
    const value = named.get(name)?.value;
    if (value !== undefined) builder[name](vertexLabel(value), value.place);
  }
  return builder.build();
}

function readPriorities(builder: ArenaBuilder, priorities: Literal | undefined): void {
  if (priorities === undefined) return;
  if (priorities.kind !== "dictionary") {
    builder.fault(texts.notAPriorityDictionary(), priorities.place);
    return;
  }
  const seen = new Set<string>();
  for (const [key, value] of priorities.entries) {
    const label = vertexLabel(key);
    if (seen.has(label)) builder.fault(texts.keyTwice(label), key.place);
    seen.add(label);
    builder.priority(label, value.kind === "number" ? value.value : writeLiteral(value), value.place);
  }
}

function readAdjacency(builder: ArenaBuilder, adjacency: Literal): void {
  if (adjacency.kind !== "dictionary") return;
  for (const [key] of adjacency.entries) {
    const label = vertexLabel(key);
    if (builder.has(label)) builder.fault(texts.keyTwice(label), key.place);
    builder.vertex(label, undefined, key.place);
  }
  for (const [key, value] of adjacency.entries) {
    const source = vertexLabel(key);
    for (const target of members(builder, texts.successorsOf(source), value)) {
      const label = vertexLabel(target);
      if (!builder.has(label)) {
        builder.warn(texts.successorAdded(label), target.place);
        builder.vertex(label, undefined, target.place);
      }
      builder.edge(source, label, target.place);
    }
  }
}

/** Owners from S0 and S1; with only one of them, all others are the other player's; without them, by the rule. */
function readOwners(
  builder: ArenaBuilder,
  adjacency: Literal,
  named: ReadonlyMap<string, Assignment>,
  options: ReadOptions,
): void {
  const given = (["S0", "S1"] as const).filter((name) => named.has(name));
  for (const name of given) {
    for (const vertex of members(builder, sameText(name), (named.get(name) as Assignment).value)) {
      const label = vertexLabel(vertex);
      if (builder.has(label)) builder.vertex(label, OWNER_SETS[name], vertex.place);
      else builder.fault(texts.setNamesNoVertex(name, label), vertex.place);
    }
  }
  if (given.length === 2) return;
  if (given.length === 0 && options.owners === undefined) {
    builder.fault(texts.ownersUnknown(), {}, OWNERS_UNKNOWN);
  }
  const seen = new Set<string>();
  for (const vertex of allVertices(adjacency)) {
    const label = vertexLabel(vertex);
    if (seen.has(label)) continue;
    seen.add(label);
    if (given.length === 1) {
      if (!builder.owned(label)) builder.vertex(label, given[0] === "S0" ? 1 : 0);
    } else if (options.owners !== undefined) {
      const owner = ownerByRule(options.owners, asKey(vertex));
      if (typeof owner === "object") builder.fault(texts.noOwnerBecause(label, owner), vertex.place);
      builder.vertex(label, typeof owner === "object" ? 0 : owner, vertex.place);
    } else {
      builder.vertex(label, 0); // the fault above says it once instead of once per vertex
    }
  }
}

function* allVertices(adjacency: Literal): Generator<Literal> {
  if (adjacency.kind !== "dictionary") return;
  for (const [key, value] of adjacency.entries) {
    yield key;
    if (value.kind === "list" || value.kind === "set" || value.kind === "tuple") yield* value.items;
  }
}

/** The members of a list, a set, a tuple, or a dictionary whose values do not matter. */
function members(builder: ArenaBuilder, what: Text, value: Literal): readonly Literal[] {
  if (value.kind === "list" || value.kind === "set" || value.kind === "tuple") return value.items;
  if (value.kind === "dictionary") return value.entries.map(([key]) => key);
  builder.fault(texts.notASet(what), value.place);
  return [];
}

/** The label of a vertex: numbers and tuples as in Python, strings without quotes unless they look like those. */
export function vertexLabel(vertex: Literal): string {
  if (vertex.kind !== "string") return writeLiteral(asKey(vertex));
  return isLiteral(vertex.value) ? quote(vertex.value) : vertex.value;
}

/** Normalizes a dictionary key: in Python, True equals 1 and False equals 0. */
function asKey(vertex: Literal): Literal {
  if (vertex.kind === "tuple") return { ...vertex, items: vertex.items.map(asKey) };
  if (vertex.kind !== "boolean") return vertex;
  return { kind: "number", value: Number(vertex.value), digits: vertex.value ? "1" : "0", place: vertex.place };
}

function writeVertex(label: string): string {
  return isLiteral(label) ? label : quote(label);
}

/** True if a number, a tuple or None is labelled exactly so, or a string that had to keep its quotes. */
function isLiteral(text: string): boolean {
  if (!/^[-\d.('"]|^None$/.test(text)) return false;
  try {
    const [only, ...more] = readAssignments(text);
    if (only === undefined || more.length > 0 || writeLiteral(asKey(only.value)) !== text) return false;
    if (numbersTooLarge(only.value).length > 0) return false; // refused where it stands without quotes
    return only.value.kind !== "string" || isLiteral(only.value.value);
  } catch {
    return false;
  }
}

function* lines(arena: Arena): Generator<string> {
  const name = (vertex: number): string => writeVertex(arena.label(vertex));
  yield "A = {\n";
  for (let vertex = 0; vertex < arena.vertexCount; vertex++) {
    yield `    ${name(vertex)}: [${Array.from(successors(arena, vertex), name).join(", ")}],\n`;
  }
  yield "}\n";
  yield* set("S0", (vertex) => ownerOf(arena, vertex) === 0);
  yield* set("S1", (vertex) => ownerOf(arena, vertex) === 1);
  yield* set("V0", (vertex) => resultAt(arena, vertex) === 0);
  yield* set("V1", (vertex) => resultAt(arena, vertex) === 1);
  if (arena.goalOfVertex.includes(DRAWN)) yield* set("draws", (vertex) => resultAt(arena, vertex) === "draw");
  if (arena.priorityOfVertex !== undefined) {
    yield "priorities = {";
    for (let vertex = 0; vertex < arena.vertexCount; vertex++) {
      yield `${vertex === 0 ? "" : ", "}${name(vertex)}: ${arena.priorityOfVertex[vertex]}`;
    }
    yield "}\n";
  }
  if (arena.objective !== undefined) yield `objective = "${arena.objective}"\n`;
  if (arena.endless !== undefined) yield `endless = ${arena.endless}\n`;
  if (arena.start !== undefined) yield `start = ${name(arena.start)}\n`;

  /** A dictionary whose values do not matter, as the course writes sets. */
  function* set(title: string, includes: (vertex: number) => boolean): Generator<string> {
    yield `${title} = {`;
    let comma = "";
    for (let vertex = 0; vertex < arena.vertexCount; vertex++) {
      if (!includes(vertex)) continue;
      yield `${comma}${name(vertex)}: None`;
      comma = ", ";
    }
    yield "}\n";
  }
}

/** An entry of a dictionary from vertices to vertices, and its place. */
export interface DictionaryEntry {
  readonly key: string;
  readonly value: string;
  readonly line: number;
  readonly column: number;
}

/** Reads `{(10, 0): (9, 1), …}` or `{"a": "b"}`, with or without a name before it: a strategy on paper. */
export function readDictionary(text: string): Parsed<readonly DictionaryEntry[]> {
  return reading(() => {
    const [only, ...more] = readAssignments(text);
    if (only === undefined || only.value.kind !== "dictionary" || more.length > 0) {
      return refused([{ text: texts.dictionaryExpected(), line: 1, column: 1 }]);
    }
    // JSON has only strings for keys: there, "(10, 0)" means the position, not a string that looks like it.
    const label = (literal: (typeof only.value.entries)[number][0]): string =>
      literal.kind === "string" ? literal.value : vertexLabel(literal);
    const faults: Fault[] = [];
    const known = new Set<string>();
    const entries = only.value.entries.map(([key, value]) => {
      const name = label(key);
      if (known.has(name)) faults.push({ text: texts.keyTwice(name), ...key.place });
      known.add(name);
      return { key: name, value: label(value), line: key.place.line as number, column: key.place.column as number };
    });
    return faults.length > 0 ? refused(faults) : parsed(entries);
  });
}
