import type { Parsed, Place } from "../../base/error.ts";
import { reading, Scanner } from "../../base/scanner.ts";
import type { Text } from "../../base/text.ts";
import { piecesOf } from "../../base/text-writer.ts";
import type { Player } from "../../game/game.ts";
import { type Arena, ownerOf, resultAt, successors } from "../arena.ts";
import { ArenaBuilder } from "../builder.ts";
import * as texts from "../texts.ts";
import { arenaFormat, type Content, textOf } from "./format.ts";

/**
 * Graphviz. The owner is the attribute `owner`, or else the shape: circles are player 0's, boxes player 1's. A goal has
 * the attribute `goal` and two borders, a drawn end has `goal=draw`, the start `start=true`, every vertex of a parity
 * game a `priority`. The graph may have `objective=buchi` and `endless=1`, the winner of a play that never ends.
 */
export const dotFormat = arenaFormat({
  id: "dot",
  title: { en: "Graphviz DOT", fr: "DOT de Graphviz" },
  reference: "The DOT language, graphviz.org",
  read,
  pieces: (arena) => piecesOf(lines(arena)),
});

const BLANK = /\s+|\/\/[^\n]*|#[^\n]*|\/\*[\s\S]*?\*\//y;
const NAME = /[\p{L}_][\p{L}\p{N}_]*|-?(?:\.\d+|\d+(?:\.\d*)?)/uy;
const ROUND = ["circle", "ellipse", "oval", "doublecircle", "point"];
const MAX_DEPTH = 64;
/** One arrow joins each vertex of a group to each of another: a short file could ask for more than memory holds. */
const MAX_PAIRS = 1_000_000;
const SQUARE = ["box", "square", "rect", "rectangle", "doubleoctagon"];

type Attributes = ReadonlyMap<string, { readonly value: string; readonly place: Place }>;

function read(content: Content): Parsed<Arena> {
  const builder = new ArenaBuilder();
  return reading(() => {
    const scanner = new Scanner(textOf(content), BLANK);
    scanner.match(/strict\b/y);
    if (scanner.match(/digraph\b/y) === undefined) scanner.fail(texts.digraphExpected());
    identifier(scanner);
    scanner.expect("{");
    readStatements(scanner, builder);
    scanner.expect("}");
    if (!scanner.atEnd) scanner.fail(texts.nothingAfterGraph());
    return builder.build();
  });
}

function readStatements(scanner: Scanner, builder: ArenaBuilder): void {
  let defaults: Attributes = new Map();
  let depth = 0;
  let pairs = 0;
  statements();

  /** Everything up to the closing brace; returns the vertices that were named. */
  function statements(): string[] {
    if (++depth > MAX_DEPTH) scanner.fail(texts.tooManySubgraphs(MAX_DEPTH));
    const named: string[] = [];
    for (;;) {
      const place = scanner.place();
      if (scanner.take(";")) continue;
      if (scanner.match(/(?:graph|edge)\b(?=\s*\[)/y) !== undefined) readAttributes();
      else if (scanner.match(/node\b(?=\s*\[)/y) !== undefined) {
        defaults = new Map([...defaults, ...readAttributes()]);
      } else {
        const group = readGroup();
        if (group === undefined) break;
        for (const label of group) named.push(label);
        for (const label of readChain(group, place)) named.push(label);
      }
    }
    depth--;
    return named;
  }

  /** What follows a first group: `= value`, or `-> group -> group [attributes]`, or `[attributes]`. */
  function readChain(first: readonly string[], place: Place): string[] {
    if (scanner.take("=")) {
      const value = identifier(scanner) ?? scanner.fail(texts.valueExpected());
      if (first.length === 1 && first[0] === "objective") builder.objective(value, place);
      if (first.length === 1 && first[0] === "endless") builder.endless(value, place);
      return [];
    }
    const named: string[] = [];
    let from = first;
    let hasEdge = false;
    while (scanner.take("->")) {
      hasEdge = true;
      const to = readGroup() ?? scanner.fail(texts.vertexExpected());
      if (from.length * to.length > 1) pairs += from.length * to.length;
      if (pairs > MAX_PAIRS) scanner.refuse(texts.tooManyPairs(MAX_PAIRS), place);
      for (const source of from) for (const target of to) builder.edge(source, target, place);
      for (const label of to) named.push(label);
      from = to;
    }
    const own = readAttributes();
    for (const label of [...first, ...named]) readVertex(label, hasEdge ? new Map() : own, place);
    return named;
  }

  /** One vertex, or `{ … }`, or `subgraph name { … }`. */
  function readGroup(): string[] | undefined {
    if (scanner.match(/subgraph\b/y) !== undefined) identifier(scanner);
    if (scanner.take("{")) {
      const outer = defaults;
      const named = statements();
      scanner.expect("}");
      defaults = outer;
      return named;
    }
    const label = identifier(scanner);
    return label === undefined ? undefined : [label];
  }

  function readAttributes(): Attributes {
    const attributes = new Map<string, { value: string; place: Place }>();
    while (scanner.take("[")) {
      while (!scanner.take("]")) {
        const place = scanner.place();
        const name = identifier(scanner) ?? scanner.fail(texts.attributeExpected());
        const hasValue = scanner.take("=");
        const value = hasValue ? (identifier(scanner) ?? scanner.fail(texts.attributeValueExpected())) : "true";
        attributes.set(name, { value, place });
        if (!scanner.take(",")) scanner.take(";");
      }
    }
    return attributes;
  }

  function readVertex(label: string, own: Attributes, place: Place): void {
    const isNew = !builder.has(label);
    const attributes = isNew ? new Map([...defaults, ...own]) : own;
    builder.vertex(label, readOwner(label, attributes), place);
    const goal = attributes.get("goal");
    if (goal?.value === "draw") builder.goal("draw", label, goal.place);
    else if (goal !== undefined) {
      const player = readPlayer(texts.goalOf(label), goal, [0, 1, "draw"]);
      if (player !== undefined) builder.goal(player, label, goal.place);
    }
    if (attributes.get("start")?.value === "true") builder.start(label, place);
    const priority = attributes.get("priority");
    if (priority !== undefined) {
      builder.priority(label, /^\d+$/.test(priority.value) ? Number(priority.value) : priority.value, priority.place);
    }
  }

  function readOwner(label: string, attributes: Attributes): Player | undefined {
    const owner = attributes.get("owner");
    if (owner !== undefined) return readPlayer(texts.ownerOf(label), owner, [0, 1]);
    const shape = attributes.get("shape")?.value;
    if (shape === undefined) return undefined;
    return ROUND.includes(shape) ? 0 : SQUARE.includes(shape) ? 1 : undefined;
  }

  function readPlayer(
    what: Text,
    { value, place }: { readonly value: string; readonly place: Place },
    allowed: readonly (Player | "draw")[],
  ): Player | undefined {
    if (value === "0" || value === "1") return value === "0" ? 0 : 1;
    builder.fault(texts.notOneOf(what, allowed, value), place);
    return undefined;
  }
}

function identifier(scanner: Scanner): string | undefined {
  return scanner.quoted('"', { lines: true })?.replace(/\\(["\\])/g, "$1") ?? scanner.match(NAME)?.[0];
}

function quote(label: string): string {
  return `"${label.replace(/["\\]/g, "\\$&")}"`;
}

function* lines(arena: Arena): Generator<string> {
  yield "digraph arena {\n  rankdir=LR;\n";
  if (arena.objective !== undefined) yield `  objective=${arena.objective};\n`;
  if (arena.endless !== undefined) yield `  endless=${arena.endless};\n`;
  for (let vertex = 0; vertex < arena.vertexCount; vertex++) {
    const owner = ownerOf(arena, vertex);
    const goal = resultAt(arena, vertex);
    const attributes = [`owner=${owner}`, `shape=${owner === 0 ? "circle" : "box"}`];
    if (goal !== undefined) attributes.push(`goal=${goal}`, "peripheries=2");
    if (arena.priorityOfVertex !== undefined) attributes.push(`priority=${arena.priorityOfVertex[vertex]}`);
    if (vertex === arena.start) attributes.push("start=true");
    yield `  ${quote(arena.label(vertex))} [${attributes.join(", ")}];\n`;
  }
  for (let vertex = 0; vertex < arena.vertexCount; vertex++) {
    for (const target of successors(arena, vertex)) {
      yield `  ${quote(arena.label(vertex))} -> ${quote(arena.label(target))};\n`;
    }
  }
  yield "}\n";
}
