import type { Parsed } from "../../base/error.ts";
import { type Literal, numbersTooLarge, readLiteral, writeLiteral } from "../../base/literal.ts";
import { unknownName } from "../../base/nearest.ts";
import { reading, Scanner } from "../../base/scanner.ts";
import { sameText, type Text, text } from "../../base/text.ts";
import { piecesOf } from "../../base/text-writer.ts";
import type { Player, Result } from "../../game/game.ts";
import { type Arena, ownerOf, resultAt, successors } from "../arena.ts";
import { ArenaBuilder } from "../builder.ts";
import * as texts from "../texts.ts";
import { arenaFormat, type Content, ownerByRule, type ReadOptions, textOf } from "./format.ts";

/**
 * `{"start": "a", "vertices": [{"name": "a", "owner": 0, "goal": 1, "to": ["b"]}, …]}`; a drawn end has the goal
 * "draw"; edges may be separate, in "edges". Every vertex of a parity game has a "priority"; "objective" is what the
 * players want, unless goals and priorities say it, and "endless" the winner of a play that never ends.
 */
export const jsonFormat = arenaFormat({
  id: "json",
  title: text("JSON, one object per vertex", "JSON, un objet par sommet"),
  reference: "RFC 8259",
  read,
  pieces: (arena) => piecesOf(lines(arena)),
});

const KEYS = ["start", "endless", "objective", "vertices", "edges"];
const VERTEX_KEYS = ["name", "owner", "goal", "priority", "to"];

function read(content: Content, options: ReadOptions = {}): Parsed<Arena> {
  const builder = new ArenaBuilder();
  return reading(() => {
    const scanner = new Scanner(textOf(content), /\s+/y);
    const root = readLiteral(scanner);
    if (!scanner.atEnd) scanner.fail(texts.nothingAfterArena());
    for (const { text, ...place } of numbersTooLarge(root)) builder.fault(text, place);
    const arena = fields(builder, root, texts.theArena(), KEYS);
    for (const vertex of list(builder, arena.get("vertices"), sameText("vertices")))
      readVertex(builder, vertex, options);
    for (const edge of list(builder, arena.get("edges"), sameText("edges"))) {
      const ends = list(builder, edge, texts.anEdge());
      if (ends.length !== 2) builder.fault(texts.edgeOfTwoNames(), edge.place);
      else builder.edge(nameOf(ends[0]), nameOf(ends[1]), edge.place);
    }
    for (const name of ["objective", "endless", "start"] as const) {
      const value = arena.get(name);
      if (value !== undefined && value.kind !== "none") builder[name](nameOf(value), value.place);
    }
    return builder.build();
  });
}

function readVertex(builder: ArenaBuilder, vertex: Literal, options: ReadOptions): void {
  const given = fields(builder, vertex, texts.aVertex(), VERTEX_KEYS);
  const name = given.get("name");
  if (name === undefined) {
    builder.fault(texts.vertexWithoutName(), vertex.place);
    return;
  }
  const label = nameOf(name);
  if (builder.has(label)) builder.fault(texts.vertexTwice(label), vertex.place);
  const owner = oneOf(builder, given.get("owner"), texts.ownerOf(label), [0, 1]);
  const byRule =
    owner === undefined && options.owners !== undefined ? ownerByRule(options.owners, asTuple(name)) : owner;
  builder.vertex(label, typeof byRule === "object" ? undefined : byRule, vertex.place);
  const goal = oneOf(builder, given.get("goal"), texts.goalOf(label), [0, 1, "draw"]);
  if (goal !== undefined) builder.goal(goal, label, vertex.place);
  const priority = given.get("priority");
  if (priority !== undefined && priority.kind !== "none") {
    builder.priority(label, priority.kind === "number" ? priority.value : nameOf(priority), priority.place);
  }
  for (const target of list(builder, given.get("to"), texts.successorsOf(label))) {
    builder.edge(label, nameOf(target), target.place);
  }
}

/** A string is the name itself; a number or a list, `[10, 0]`, is named as Python prints it. */
function nameOf(value: Literal): string {
  return value.kind === "string" ? value.value : writeLiteral(asTuple(value));
}

function asTuple(value: Literal): Literal {
  return value.kind === "list" ? { kind: "tuple", items: value.items, place: value.place } : value;
}

function fields(builder: ArenaBuilder, value: Literal, what: Text, known: readonly string[]): Map<string, Literal> {
  const found = new Map<string, Literal>();
  if (value.kind !== "dictionary") {
    builder.fault(texts.notAnObject(what, known), value.place);
    return found;
  }
  for (const [key, content] of value.entries) {
    const name = key.kind === "string" ? key.value : nameOf(key);
    if (!known.includes(name)) builder.fault(unknownName(texts.KEY, name, known), key.place);
    else if (found.has(name)) builder.fault(texts.keyTwice(name), key.place);
    found.set(name, content);
  }
  return found;
}

function list(builder: ArenaBuilder, value: Literal | undefined, what: Text): readonly Literal[] {
  if (value === undefined || value.kind === "none") return [];
  if (value.kind === "list") return value.items;
  builder.fault(texts.notAList(what), value.place);
  return [];
}

function oneOf<Allowed extends Result>(
  builder: ArenaBuilder,
  value: Literal | undefined,
  what: Text,
  allowed: readonly Allowed[],
): Allowed | undefined {
  if (value === undefined || value.kind === "none") return undefined;
  const given = value.kind === "number" || value.kind === "string" ? value.value : undefined;
  const found = allowed.find((one) => one === given);
  if (found === undefined) {
    const shown = allowed.map((one) => (one === "draw" ? '"draw"' : (one as Player)));
    builder.fault(texts.notOneOf(what, shown), value.place);
  }
  return found;
}

function* lines(arena: Arena): Generator<string> {
  yield "{\n";
  if (arena.objective !== undefined) yield `  "objective": ${JSON.stringify(arena.objective)},\n`;
  if (arena.endless !== undefined) yield `  "endless": ${arena.endless},\n`;
  if (arena.start !== undefined) yield `  "start": ${JSON.stringify(arena.label(arena.start))},\n`;
  yield '  "vertices": [';
  for (let vertex = 0; vertex < arena.vertexCount; vertex++) {
    const goal = resultAt(arena, vertex);
    const written = JSON.stringify({
      name: arena.label(vertex),
      owner: ownerOf(arena, vertex),
      ...(goal === undefined ? {} : { goal }),
      ...(arena.priorityOfVertex === undefined ? {} : { priority: arena.priorityOfVertex[vertex] }),
      to: Array.from(successors(arena, vertex), (target) => arena.label(target)),
    });
    yield `${vertex === 0 ? "" : ","}\n    ${written}`;
  }
  yield "\n  ]\n}\n";
}
