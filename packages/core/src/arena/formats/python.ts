import { type Parsed, parsed } from "../../base/error.ts";
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
 * An adjacency dictionary as the course writes it: `A = {(2, 0): [(1, 1), (0, 1)], …}`, and S0, S1, V0, V1, start; the
 * drawn ends are in a set of their own, `draws`. A parity game has `priorities = {(2, 0): 3, …}`; `objective = "buchi"`
 * says what the players want, where goals and priorities do not, and `endless = 1` who wins a play that never ends.
 */
export const pythonFormat = arenaFormat({
  id: "py",
  title: text("adjacency dictionary in Python syntax", "dictionnaire d'adjacence en syntaxe Python"),
  reference: "Python 3 language reference, section 6.2 (displays)",
  read,
  pieces,
});

/** The sets that a file may name for the owners. */
const OWNER_SETS: Readonly<Record<"S0" | "S1", Player>> = { S0: 0, S1: 1 };

/** Those for ends of the play. F0 and F1 are other names for the goals. */
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
  const objective = named.get("objective")?.value;
  if (objective !== undefined) builder.objective(vertexLabel(objective), objective.place);
  const endless = named.get("endless")?.value;
  if (endless !== undefined) builder.endless(vertexLabel(endless), endless.place);
  const start = named.get("start");
  if (start !== undefined) builder.start(vertexLabel(start.value), start.value.place);
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

/**
 * What a vertex is called: numbers and tuples as Python prints them, strings without their quotes, except those
 * that would then look like a number, a tuple or a quoted string.
 */
export function vertexLabel(vertex: Literal): string {
  if (vertex.kind !== "string") return writeLiteral(asKey(vertex));
  return isLiteral(vertex.value) ? quote(vertex.value) : vertex.value;
}

/** The same key of a dictionary: to Python, True is 1 and False is 0. */
function asKey(vertex: Literal): Literal {
  if (vertex.kind === "tuple") return { ...vertex, items: vertex.items.map(asKey) };
  if (vertex.kind !== "boolean") return vertex;
  return { kind: "number", value: Number(vertex.value), digits: vertex.value ? "1" : "0", place: vertex.place };
}

/** The label as a Python value: the inverse of `vertexLabel`. */
function writeVertex(label: string): string {
  return isLiteral(label) ? label : quote(label);
}

/** Is this exactly how a number, a tuple or None is labelled, or a string that had to keep its quotes? */
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

function pieces(arena: Arena): Iterable<Uint8Array> {
  return piecesOf(lines(arena));
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
