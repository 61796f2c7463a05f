import type { Parsed } from "../../base/error.ts";
import { type Literal, readLiteral, writeLiteral } from "../../base/literal.ts";
import { unknownName } from "../../base/nearest.ts";
import { reading, Scanner } from "../../base/scanner.ts";
import { type Arena, goalOf, ownerOf, successors } from "../arena.ts";
import { ArenaBuilder } from "../builder.ts";
import { type ArenaFormat, ownerByRule, type ReadOptions } from "./format.ts";

/** `{"start": "a", "vertices": [{"name": "a", "owner": 0, "goal": 1, "to": ["b"]}, …]}`; edges may stand apart in "edges". */
export const jsonFormat: ArenaFormat = {
  id: "json",
  title: { en: "JSON, one object a vertex", fr: "JSON, un objet par sommet" },
  reference: "RFC 8259",
  read,
  write,
};

const KEYS = ["start", "vertices", "edges"];
const VERTEX_KEYS = ["name", "owner", "goal", "to"];

function read(text: string, options: ReadOptions = {}): Parsed<Arena> {
  const builder = new ArenaBuilder();
  return reading(() => {
    const scanner = new Scanner(text, /\s*/y);
    const root = readLiteral(scanner);
    if (!scanner.atEnd) scanner.fail("expected nothing after the arena");
    const arena = fields(builder, root, "the arena", KEYS);
    for (const vertex of list(builder, arena.get("vertices"), "vertices")) readVertex(builder, vertex, options);
    for (const edge of list(builder, arena.get("edges"), "edges")) {
      const ends = list(builder, edge, "an edge");
      if (ends.length !== 2) builder.fault('an edge should be two names, such as ["a", "b"]', edge.place);
      else builder.edge(nameOf(ends[0]), nameOf(ends[1]), edge.place);
    }
    const start = arena.get("start");
    if (start !== undefined && start.kind !== "none") builder.start(nameOf(start), start.place);
    return builder.build();
  });
}

function readVertex(builder: ArenaBuilder, vertex: Literal, options: ReadOptions): void {
  const given = fields(builder, vertex, "a vertex", VERTEX_KEYS);
  const name = given.get("name");
  if (name === undefined) {
    builder.fault("a vertex has no name", vertex.place);
    return;
  }
  const label = nameOf(name);
  if (builder.has(label)) builder.fault(`vertex ${label} is there twice`, vertex.place);
  const owner = player(builder, given.get("owner"), `the owner of ${label}`);
  const byRule =
    owner === undefined && options.owners !== undefined ? ownerByRule(options.owners, asTuple(name)) : owner;
  builder.vertex(label, typeof byRule === "string" ? undefined : byRule, vertex.place);
  const goal = player(builder, given.get("goal"), `the goal of ${label}`);
  if (goal !== undefined) builder.goal(goal, label, vertex.place);
  for (const target of list(builder, given.get("to"), `the successors of ${label}`)) {
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

function fields(builder: ArenaBuilder, value: Literal, what: string, known: readonly string[]): Map<string, Literal> {
  const found = new Map<string, Literal>();
  if (value.kind !== "dictionary") {
    builder.fault(`${what} should be an object with ${known.join(", ")}`, value.place);
    return found;
  }
  for (const [key, content] of value.entries) {
    const name = key.kind === "string" ? key.value : nameOf(key);
    if (!known.includes(name)) builder.fault(unknownName("key", name, known), key.place);
    found.set(name, content);
  }
  return found;
}

function list(builder: ArenaBuilder, value: Literal | undefined, what: string): readonly Literal[] {
  if (value === undefined || value.kind === "none") return [];
  if (value.kind === "list") return value.items;
  builder.fault(`${what} should be a list`, value.place);
  return [];
}

function player(builder: ArenaBuilder, value: Literal | undefined, what: string): 0 | 1 | undefined {
  if (value === undefined || value.kind === "none") return undefined;
  if (value.kind === "number" && (value.value === 0 || value.value === 1)) return value.value;
  builder.fault(`${what} should be 0 or 1`, value.place);
  return undefined;
}

function write(arena: Arena): string {
  const rows = Array.from({ length: arena.vertexCount }, (_, vertex) => {
    const goal = goalOf(arena, vertex);
    return `    ${JSON.stringify({
      name: arena.label(vertex),
      owner: ownerOf(arena, vertex),
      ...(goal === undefined ? {} : { goal }),
      to: Array.from(successors(arena, vertex), (target) => arena.label(target)),
    })}`;
  });
  const start = arena.start === undefined ? "" : `  "start": ${JSON.stringify(arena.label(arena.start))},\n`;
  return `{\n${start}  "vertices": [\n${rows.join(",\n")}\n  ]\n}\n`;
}
