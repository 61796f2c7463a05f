import type { Parsed } from "../../base/error.ts";
import { type Literal, readLiteral, writeLiteral } from "../../base/literal.ts";
import { unknownName } from "../../base/nearest.ts";
import { reading, Scanner } from "../../base/scanner.ts";
import type { Text } from "../../base/text.ts";
import { piecesOf } from "../../base/text-writer.ts";
import { type Arena, goalOf, ownerOf, successors } from "../arena.ts";
import { ArenaBuilder } from "../builder.ts";
import { arenaFormat, type Content, ownerByRule, type ReadOptions, textOf } from "./format.ts";

/** `{"start": "a", "vertices": [{"name": "a", "owner": 0, "goal": 1, "to": ["b"]}, …]}`; edges may stand apart in "edges". */
export const jsonFormat = arenaFormat({
  id: "json",
  title: { en: "JSON, one object a vertex", fr: "JSON, un objet par sommet" },
  reference: "RFC 8259",
  read,
  pieces,
});

const KEYS = ["start", "vertices", "edges"];
const VERTEX_KEYS = ["name", "owner", "goal", "to"];

function read(content: Content, options: ReadOptions = {}): Parsed<Arena> {
  const text = textOf(content);
  const builder = new ArenaBuilder();
  return reading(() => {
    const scanner = new Scanner(text, /\s*/y);
    const root = readLiteral(scanner);
    if (!scanner.atEnd) {
      scanner.fail({ en: "expected nothing after the arena", fr: "rien n'est attendu après l'arène" });
    }
    const arena = fields(builder, root, { en: "the arena", fr: "l'arène" }, KEYS);
    for (const vertex of list(builder, arena.get("vertices"), { en: "vertices", fr: "vertices" }))
      readVertex(builder, vertex, options);
    for (const edge of list(builder, arena.get("edges"), { en: "edges", fr: "edges" })) {
      const ends = list(builder, edge, { en: "an edge", fr: "un arc" });
      if (ends.length !== 2) {
        builder.fault(
          {
            en: 'an edge should be two names, such as ["a", "b"]',
            fr: 'un arc devrait être deux noms, comme ["a", "b"]',
          },
          edge.place,
        );
      } else builder.edge(nameOf(ends[0]), nameOf(ends[1]), edge.place);
    }
    const start = arena.get("start");
    if (start !== undefined && start.kind !== "none") builder.start(nameOf(start), start.place);
    return builder.build();
  });
}

function readVertex(builder: ArenaBuilder, vertex: Literal, options: ReadOptions): void {
  const given = fields(builder, vertex, { en: "a vertex", fr: "un sommet" }, VERTEX_KEYS);
  const name = given.get("name");
  if (name === undefined) {
    builder.fault({ en: "a vertex has no name", fr: "un sommet n'a pas de nom" }, vertex.place);
    return;
  }
  const label = nameOf(name);
  if (builder.has(label)) {
    builder.fault({ en: `vertex ${label} is there twice`, fr: `le sommet ${label} y est deux fois` }, vertex.place);
  }
  const owner = player(builder, given.get("owner"), {
    en: `the owner of ${label}`,
    fr: `le propriétaire de ${label}`,
  });
  const byRule =
    owner === undefined && options.owners !== undefined ? ownerByRule(options.owners, asTuple(name)) : owner;
  builder.vertex(label, typeof byRule === "object" ? undefined : byRule, vertex.place);
  const goal = player(builder, given.get("goal"), { en: `the goal of ${label}`, fr: `le but de ${label}` });
  if (goal !== undefined) builder.goal(goal, label, vertex.place);
  const successorsOf = { en: `the successors of ${label}`, fr: `la suite de ${label}` };
  for (const target of list(builder, given.get("to"), successorsOf)) {
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

function fields(
  builder: ArenaBuilder,
  value: Literal,
  { en, fr }: Text,
  known: readonly string[],
): Map<string, Literal> {
  const found = new Map<string, Literal>();
  if (value.kind !== "dictionary") {
    const names = known.join(", ");
    builder.fault(
      { en: `${en} should be an object with ${names}`, fr: `${fr} devrait être un objet avec ${names}` },
      value.place,
    );
    return found;
  }
  for (const [key, content] of value.entries) {
    const name = key.kind === "string" ? key.value : nameOf(key);
    if (!known.includes(name)) builder.fault(unknownName({ en: "key", fr: "de clé" }, name, known), key.place);
    found.set(name, content);
  }
  return found;
}

function list(builder: ArenaBuilder, value: Literal | undefined, { en, fr }: Text): readonly Literal[] {
  if (value === undefined || value.kind === "none") return [];
  if (value.kind === "list") return value.items;
  builder.fault({ en: `${en} should be a list`, fr: `${fr} devrait être une liste` }, value.place);
  return [];
}

function player(builder: ArenaBuilder, value: Literal | undefined, { en, fr }: Text): 0 | 1 | undefined {
  if (value === undefined || value.kind === "none") return undefined;
  if (value.kind === "number" && (value.value === 0 || value.value === 1)) return value.value;
  builder.fault({ en: `${en} should be 0 or 1`, fr: `${fr} devrait être 0 ou 1` }, value.place);
  return undefined;
}

function pieces(arena: Arena): Iterable<Uint8Array> {
  return piecesOf(lines(arena));
}

function* lines(arena: Arena): Generator<string> {
  yield "{\n";
  if (arena.start !== undefined) yield `  "start": ${JSON.stringify(arena.label(arena.start))},\n`;
  yield '  "vertices": [';
  for (let vertex = 0; vertex < arena.vertexCount; vertex++) {
    const goal = goalOf(arena, vertex);
    const written = JSON.stringify({
      name: arena.label(vertex),
      owner: ownerOf(arena, vertex),
      ...(goal === undefined ? {} : { goal }),
      to: Array.from(successors(arena, vertex), (target) => arena.label(target)),
    });
    yield `${vertex === 0 ? "" : ","}\n    ${written}`;
  }
  yield "\n  ]\n}\n";
}
