import { type Parsed, parsed } from "../../base/error.ts";
import { type Assignment, type Literal, quote, readAssignments, writeLiteral } from "../../base/literal.ts";
import { unknownName } from "../../base/nearest.ts";
import { reading } from "../../base/scanner.ts";
import type { Text } from "../../base/text.ts";
import { piecesOf } from "../../base/text-writer.ts";
import type { Player } from "../../game/game.ts";
import { type Arena, goalOf, ownerOf, successors } from "../arena.ts";
import { ArenaBuilder } from "../builder.ts";
import { arenaFormat, type Content, ownerByRule, type ReadOptions, textOf } from "./format.ts";

/** An adjacency dictionary as the course writes it: `A = {(2, 0): [(1, 1), (0, 1)], …}`, and S0, S1, V0, V1, start. */
export const pythonFormat = arenaFormat({
  id: "py",
  title: { en: "adjacency dictionary in Python syntax", fr: "dictionnaire d'adjacence en syntaxe Python" },
  reference: "Python 3 language reference, section 6.2 (displays)",
  read,
  pieces,
});

/** The sets a file may name, and what each says. F0 and F1 are other names for the goals. */
const SETS: Readonly<Record<string, { role: "owner" | "goal"; player: Player }>> = {
  S0: { role: "owner", player: 0 },
  S1: { role: "owner", player: 1 },
  V0: { role: "goal", player: 0 },
  V1: { role: "goal", player: 1 },
  F0: { role: "goal", player: 0 },
  F1: { role: "goal", player: 1 },
};

function read(content: Content, options: ReadOptions = {}): Parsed<Arena> {
  const text = textOf(content);
  const assignments = reading(() => parsed(readAssignments(text)));
  if (!assignments.ok) return assignments;
  const builder = new ArenaBuilder();
  const named = new Map<string, Assignment>();
  let adjacency: Assignment | undefined;
  for (const assignment of assignments.value) {
    const { name, value, place } = assignment;
    if (name !== undefined && (name in SETS || name === "start")) {
      if (named.has(name)) {
        builder.fault({ en: `${name} is assigned twice`, fr: `${name} est affecté deux fois` }, place);
      }
      named.set(name, assignment);
    } else if (value.kind !== "dictionary") {
      builder.fault(
        unknownName({ en: "place for", fr: "de place pour" }, name ?? writeLiteral(value), [
          "A",
          ...Object.keys(SETS),
          "start",
        ]),
        place,
      );
    } else if (adjacency !== undefined) {
      builder.fault(
        {
          en: `${name ?? "a second dictionary"} comes after the adjacency dictionary was read`,
          fr: `${name ?? "un second dictionnaire"} vient après le dictionnaire d'adjacence`,
        },
        place,
      );
    } else {
      adjacency = assignment;
    }
  }
  if (adjacency === undefined) {
    const example = "A = {(1, 0): [(0, 1)], (0, 1): []}";
    builder.fault({
      en: `there is no adjacency dictionary, such as ${example}`,
      fr: `il n'y a pas de dictionnaire d'adjacence, comme ${example}`,
    });
  } else readAdjacency(builder, adjacency.value);
  if (adjacency !== undefined) readOwners(builder, adjacency.value, named, options);
  for (const [name, { value }] of named) {
    const set = SETS[name];
    if (set?.role !== "goal") continue;
    for (const vertex of members(builder, { en: name, fr: name }, value))
      builder.goal(set.player, vertexLabel(vertex), vertex.place);
  }
  const start = named.get("start");
  if (start !== undefined) builder.start(vertexLabel(start.value), start.value.place);
  return builder.build();
}

function readAdjacency(builder: ArenaBuilder, adjacency: Literal): void {
  if (adjacency.kind !== "dictionary") return;
  for (const [key] of adjacency.entries) {
    const label = vertexLabel(key);
    if (builder.has(label)) {
      builder.fault({ en: `the key ${label} is there twice`, fr: `la clé ${label} y est deux fois` }, key.place);
    }
    builder.vertex(label);
  }
  for (const [key, value] of adjacency.entries) {
    const source = vertexLabel(key);
    const what = { en: `the successors of ${source}`, fr: `la suite de ${source}` };
    for (const target of members(builder, what, value)) {
      const label = vertexLabel(target);
      if (!builder.has(label)) {
        builder.warn(
          {
            en: `${label} is a successor but not a key: added as a vertex without successor`,
            fr: `${label} est un successeur mais non une clé : ajouté comme sommet sans successeur`,
          },
          target.place,
        );
        builder.vertex(label);
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
    for (const vertex of members(builder, { en: name, fr: name }, (named.get(name) as Assignment).value)) {
      const label = vertexLabel(vertex);
      if (builder.has(label)) builder.vertex(label, SETS[name].player, vertex.place);
      else {
        builder.fault(
          {
            en: `${name} names ${label}, which is not a vertex`,
            fr: `${name} nomme ${label}, qui n'est pas un sommet`,
          },
          vertex.place,
        );
      }
    }
  }
  if (given.length === 2) return;
  if (given.length === 0 && options.owners === undefined) {
    builder.fault({
      en: "nothing says who owns the vertices: give S0 and S1 in the file, or a slot of the tuples (--player-slot K), or a threshold (--player0-below N)",
      fr: "rien ne dit à qui sont les sommets : donnez S0 et S1 dans le texte, ou une place des couples (--player-slot K), ou un seuil (--player0-below N)",
    });
  }
  const seen = new Set<string>();
  for (const vertex of allVertices(adjacency)) {
    const label = vertexLabel(vertex);
    if (seen.has(label)) continue;
    seen.add(label);
    if (given.length === 1) {
      if (!builder.owned(label)) builder.vertex(label, given[0] === "S0" ? 1 : 0);
    } else if (options.owners !== undefined) {
      const owner = ownerByRule(options.owners, vertex);
      if (typeof owner === "object") {
        builder.fault(
          {
            en: `vertex ${label} has no owner: ${owner.en}`,
            fr: `le sommet ${label} n'a pas de propriétaire : ${owner.fr}`,
          },
          vertex.place,
        );
      }
      builder.vertex(label, typeof owner === "object" ? 0 : owner, vertex.place);
    } else {
      builder.vertex(label, 0); // the fault above says it once instead of once a vertex
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
function members(builder: ArenaBuilder, { en, fr }: Text, value: Literal): readonly Literal[] {
  if (value.kind === "list" || value.kind === "set" || value.kind === "tuple") return value.items;
  if (value.kind === "dictionary") return value.entries.map(([key]) => key);
  builder.fault(
    {
      en: `${en} should be a list, a set or a dictionary`,
      fr: `${fr} devrait être une liste, un ensemble ou un dictionnaire`,
    },
    value.place,
  );
  return [];
}

/**
 * What a vertex is called: numbers and tuples as Python prints them, strings without their quotes, except those
 * that would then look like a number, a tuple or a quoted string.
 */
export function vertexLabel(vertex: Literal): string {
  if (vertex.kind !== "string") return writeLiteral(vertex);
  return isLiteral(vertex.value) ? quote(vertex.value) : vertex.value;
}

/** The label as a Python value: the inverse of `vertexLabel`. */
function writeVertex(label: string): string {
  return isLiteral(label) ? label : quote(label);
}

/** Is this exactly how a number or a tuple is labelled, or a string that had to keep its quotes? */
function isLiteral(text: string): boolean {
  if (!/^[-\d.('"]/.test(text)) return false;
  try {
    const [only, ...more] = readAssignments(text);
    if (only === undefined || more.length > 0 || writeLiteral(only.value) !== text) return false;
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
  yield* set("V0", (vertex) => goalOf(arena, vertex) === 0);
  yield* set("V1", (vertex) => goalOf(arena, vertex) === 1);
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
