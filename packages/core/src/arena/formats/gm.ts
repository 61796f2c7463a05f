import { MAX_FAULTS, type Parsed, type Place, parsed } from "../../base/error.ts";
import { reading, Scanner } from "../../base/scanner.ts";
import type { Text } from "../../base/text.ts";
import { TextWriter } from "../../base/text-writer.ts";
import { opponent, type Result } from "../../game/game.ts";
import {
  type Arena,
  DRAWN,
  goalOf,
  isDeadEnd,
  NOBODY,
  type ObjectiveId,
  outDegree,
  ownerOf,
  resultAt,
} from "../arena.ts";
import { ArenaBuilder } from "../builder.ts";
import * as texts from "../texts.ts";
import { arenaFormat, type Content, type ReadOptions, textOf } from "./format.ts";

/**
 * The format of PGSolver and Oink, `identifier priority owner successors "name";`. It is made for parity games, where
 * every play is infinite and priorities decide the winner (O5 in docs/concordance.md). Reachability games are written
 * as follows, and read so for the objectives `reach` and `safety`:
 *
 *     priority 1      the play continues here
 *     priority 2      a goal of player 0; one without successors points to itself, as the format wants a successor
 *     priority 3      a goal of player 1, likewise; 4 and 5 are goals that really have an edge to themselves
 *     priority 0      with itself as only successor: a dead end
 *     priority 65534  a drawn end, likewise; 65532 one that really has an edge to itself
 *
 * so that a parity solver gives goals to the right player (infinite draws fall to player 1, dead ends and drawn ends to
 * player 0). Other priorities are read as goals by their parity. Where a priority other than 1 has a way on, the file
 * is of a parity game, and a warning says how it is read. A name is a comment: a vertex is its number, and the vertices
 * of a parity game come in the order of their numbers.
 */
export const gmFormat = arenaFormat({
  id: "gm",
  endings: ["gm", "pg"],
  title: { en: "PGSolver", fr: "PGSolver" },
  reference: "Friedmann and Lange, The PGSolver Collection of Parity Game Solvers, 2014, section 2",
  read,
  pieces,
});

interface Line {
  readonly id: number;
  readonly priority: number;
  readonly owner: 0 | 1;
  readonly targets: readonly number[];
  readonly name: string | undefined;
  readonly place: Place;
}

function read(content: Content, { objective }: ReadOptions = {}): Parsed<Arena> {
  const how: GmReading = objective === "reach" || objective === "safety" ? "reach" : "parity";
  const plain = scanPlainGm(typeof content === "string" ? new TextEncoder().encode(content) : content, how);
  if (plain !== undefined) {
    const { arena, repeating, parity } = plain;
    const said = [...tellReading(how, objective, parity), ...repeating.slice(0, MAX_FAULTS).map(texts.successorTwice)];
    return parsed(
      arena,
      Array.from(said, (text) => ({ text })),
    );
  }
  const builder = new ArenaBuilder();
  return reading(() => {
    const scanner = new Scanner(textOf(content), /\s+/y);
    if (scanner.match(/parity\b/y) !== undefined) {
      number(scanner, texts.largestExpected());
      scanner.expect(";");
    }
    const start = scanner.match(/start\s+(\d+)\s*;/y);
    const lines: Line[] = [];
    while (!scanner.atEnd) lines.push(readLine(scanner, builder));
    if (how === "parity") lines.sort((left, right) => left.id - right.id);
    const parity = lines.find(({ id, priority, targets }) =>
      isOfParity(
        priority,
        targets.every((target) => target === id),
      ),
    );
    for (const said of tellReading(how, objective, parity)) builder.warn(said, parity?.place);
    for (const { id, owner, place } of lines) {
      if (builder.has(String(id))) builder.fault(texts.vertexTwice(id), place);
      builder.vertex(String(id), owner, place);
    }
    for (const line of lines) (how === "parity" ? readPriority : readMeaning)(builder, line);
    if (start !== undefined) builder.start(String(Number(start[1])));
    const hasGaps = lines.some(({ id }, vertex) => id !== vertex);
    const names = how === "parity" && hasGaps ? lines.map(({ id }) => String(id)) : namesOf(builder, lines);
    const built = builder.build();
    if (!built.ok) return built;
    const numbers = hasGaps ? { numberOfVertex: Float64Array.from(lines, ({ id }) => id) } : {};
    return parsed({ ...built.value, ...numbers, label: (vertex) => names[vertex] }, built.warnings);
  });
}

/** Warnings about a file that seems to be of the other kind. */
function tellReading(how: GmReading, objective: ObjectiveId | undefined, parity: ParityVertex | undefined): Text[] {
  if (how === "reach")
    return parity === undefined ? [] : [texts.readAsReachability(String(parity.id), parity.priority)];
  return parity === undefined && objective === undefined ? [texts.readAsParity()] : [];
}

/** Names of vertices: those of the file where they are distinct, else their numbers. */
function namesOf(builder: ArenaBuilder, lines: readonly Line[]): string[] {
  const idOfName = new Map<string, number>();
  for (const { id, name = String(id), place } of lines) {
    const known = idOfName.get(name);
    if (known !== undefined) {
      builder.warn(texts.namesRepeated(name, known, id), place);
      return lines.map(({ id }) => String(id));
    }
    idOfName.set(name, id);
  }
  return [...idOfName.keys()];
}

function readLine(scanner: Scanner, builder: ArenaBuilder): Line {
  const place = scanner.place();
  const id = number(scanner, texts.numberExpected());
  const priority = number(scanner, texts.priorityExpected());
  const ownerPlace = scanner.place();
  const owner = number(scanner, texts.ownerExpected());
  if (owner > 1) builder.fault(texts.notOneOf(texts.ownerOf(String(id)), [0, 1], String(owner)), ownerPlace);
  const targets = [number(scanner, texts.successorExpected())];
  while (scanner.take(",")) targets.push(number(scanner, texts.successorExpected()));
  const name = scanner.quoted('"', { lines: true })?.replace(/\\(["\\])/g, "$1");
  scanner.expect(";");
  return { id, priority, owner: owner === 1 ? 1 : 0, targets, name, place };
}

function number(scanner: Scanner, complaint: Text): number {
  const place = scanner.place();
  const found = scanner.match(/\d+/y);
  const value = found === undefined ? scanner.fail(complaint) : Number(found[0]);
  return Number.isSafeInteger(value) ? value : scanner.refuse(texts.numberTooLong(), place);
}

function readMeaning(builder: ArenaBuilder, { id, priority, targets, place }: Line): void {
  const label = String(id);
  const result = resultOfPriority(priority);
  if (result !== undefined) builder.goal(result, label, place);
  if (isEnd(priority) && targets.length === 1 && targets[0] === id) return;
  readTargets(builder, label, targets, place);
}

function readPriority(builder: ArenaBuilder, { id, priority, targets, place }: Line): void {
  builder.priority(String(id), priority, place);
  readTargets(builder, String(id), targets, place);
}

// Generators of random games repeat successors; here they are a set, so a repetition changes nothing.
function readTargets(builder: ArenaBuilder, label: string, targets: readonly number[], place: Place): void {
  const once = new Set(targets);
  if (once.size < targets.length) builder.warn(texts.successorTwice(label), place);
  for (const target of once) builder.edge(label, String(target), place);
}

function* pieces(arena: Arena): Generator<Uint8Array, void, void> {
  const { vertexCount, firstEdgeOfVertex, targetOfEdge } = arena;
  const isNamed = arena.label !== String; // else asking for ten million names would take longer than all the rest
  const writer = new TextWriter();
  writer.text(`parity ${vertexCount - 1};\n`);
  if (arena.start !== undefined) writer.text(`start ${arena.start};\n`);
  for (let vertex = 0; vertex < vertexCount; vertex++) {
    writer.number(vertex);
    writer.word(" ");
    writer.number(priorityOf(arena, vertex));
    writer.word(" ");
    writer.number(ownerOf(arena, vertex));
    const begin = firstEdgeOfVertex[vertex];
    // The goals of a parity game are ends too: the play stays there forever, and is won by its priority.
    const isOver = arena.priorityOfVertex !== undefined && resultAt(arena, vertex) !== undefined;
    const end = isOver ? begin : firstEdgeOfVertex[vertex + 1];
    for (let edge = begin; edge < end; edge++) {
      writer.word(edge === begin ? " " : ",");
      writer.number(targetOfEdge[edge]);
    }
    if (begin === end) {
      writer.word(" ");
      writer.number(vertex);
    }
    if (isNamed) writeName(writer, arena.label(vertex), vertex);
    writer.word(";\n");
    if (writer.isFull) yield writer.take();
  }
  yield writer.take();
}

function writeName(writer: TextWriter, label: string, vertex: number): void {
  if (label !== String(vertex)) writer.text(` "${label.replace(/["\\]/g, "\\$&")}"`);
}

function priorityOf(arena: Arena, vertex: number): number {
  if (arena.priorityOfVertex !== undefined) {
    const winner = goalOf(arena, vertex) ?? (isDeadEnd(arena, vertex) ? opponent(ownerOf(arena, vertex)) : undefined);
    return winner ?? arena.priorityOfVertex[vertex]; // whoever cannot move loses, and the priority of player p is p
  }
  const result = resultAt(arena, vertex);
  if (result === undefined) return isDeadEnd(arena, vertex) ? DEAD_END : GOES_ON;
  const loops = outDegree(arena, vertex) === 1 && arena.targetOfEdge[arena.firstEdgeOfVertex[vertex]] === vertex;
  if (result === "draw") return loops ? LOOPING_DRAWN_END : DRAWN_END;
  return (loops ? FIRST_LOOPING_GOAL : FIRST_GOAL) + result;
}

// The meaning of priorities: see `gmFormat`.
const DEAD_END = 0;
const GOES_ON = 1;
const FIRST_GOAL = 2;
const FIRST_LOOPING_GOAL = 4;
const DRAWN_END = 65534;
const LOOPING_DRAWN_END = 65532;

/** The result of a play at a vertex of this priority; undefined if it continues or is stuck. */
function resultOfPriority(priority: number): Result | undefined {
  if (priority < FIRST_GOAL) return undefined;
  if (priority === DRAWN_END || priority === LOOPING_DRAWN_END) return "draw";
  return priority % 2 === 0 ? 0 : 1;
}

/** True if a vertex's only edge, to itself, merely satisfies the format. */
function isEnd(priority: number): boolean {
  return priority === DRAWN_END || (priority !== GOES_ON && priority < FIRST_LOOPING_GOAL);
}

const BLANK = 32; // and everything below it
const COMMA = 44;
const ZERO = 48;
const SEMICOLON = 59;
const NOTHING = -1;

const MAX_HEAD_BYTES = 256;

/** The statements of a file, each ending in a semicolon; anything after the last one is ignored. */
class Statements {
  readonly #bytes: Uint8Array;
  readonly #end: number;
  #at: number;

  constructor(bytes: Uint8Array, from: number) {
    this.#bytes = bytes;
    this.#end = bytes.lastIndexOf(SEMICOLON) + 1;
    this.#at = from;
  }

  get areOver(): boolean {
    return !this.hasNext && this.#bytes.subarray(this.#end).every((byte) => byte <= BLANK);
  }

  get hasNext(): boolean {
    return this.#at < this.#end;
  }

  /** Reads a whole number after blanks; NOTHING if there is none. */
  number(): number {
    const bytes = this.#bytes;
    let at = this.#at;
    while (bytes[at] <= BLANK) at++;
    const begin = at;
    let value = 0;
    for (let digit = bytes[at] - ZERO; digit >>> 0 <= 9; digit = bytes[++at] - ZERO) value = (value * 10 + digit) | 0;
    this.#at = at;
    return at === begin || at - begin > 9 ? NOTHING : value;
  }

  mark(): number {
    const bytes = this.#bytes;
    while (bytes[this.#at] <= BLANK) this.#at++;
    return bytes[this.#at++];
  }
}

/** How priorities are read: of a parity game, or as the goals of a reachability game (see `gmFormat`). */
export type GmReading = "parity" | "reach";

export interface PlainGm {
  readonly arena: Arena;
  /** Vertices that name a successor twice; it counts once. */
  readonly repeating: readonly number[];
  readonly parity: ParityVertex | undefined;
}

interface ParityVertex {
  readonly id: number;
  readonly priority: number;
}

/** True if the priority says more than a reachability game can: a play would go on from here and remember it. */
function isOfParity(priority: number, onlyItself: boolean): boolean {
  return priority !== GOES_ON && !onlyItself;
}

/**
 * Reads plain PGSolver files, as generators write them, straight into typed arrays: a head, vertices 0, 1, 2 … in
 * order, no names. Returns undefined for any other file, which the general reader takes. Cost: one look at every byte.
 */
export function scanPlainGm(bytes: Uint8Array, reading: GmReading): PlainGm | undefined {
  const beginning = new TextDecoder().decode(bytes.subarray(0, MAX_HEAD_BYTES));
  const head = /^[\0- ]*parity\s+(\d+)\s*;\s*(?:start\s+(\d+)\s*;)?/.exec(beginning);
  if (head === null) return undefined;
  const vertexCount = Number(head[1]) + 1;
  const start = head[2] === undefined ? undefined : Number(head[2]);
  if (vertexCount * 8 > bytes.length || (start ?? 0) >= vertexCount) return undefined;

  const firstEdgeOfVertex = new Uint32Array(vertexCount + 1);
  const ownerOfVertex = new Uint8Array(vertexCount);
  const goalOfVertex = new Uint8Array(vertexCount).fill(NOBODY);
  const isParity = reading === "parity";
  const priorityOfVertex = new Uint32Array(isParity ? vertexCount : 0);
  let targetOfEdge = new Uint32Array(bytes.length >>> 3); // seldom too few; what is never touched costs little
  let edgeCount = 0;
  const repeating: number[] = [];
  let parity: ParityVertex | undefined;
  const statements = new Statements(bytes, head[0].length);
  for (let vertex = 0; vertex < vertexCount; vertex++) {
    if (!statements.hasNext) return undefined;
    const id = statements.number();
    const priority = statements.number();
    const owner = statements.number();
    if (id !== vertex || priority < 0 || owner < 0 || owner > 1) return undefined;
    ownerOfVertex[vertex] = owner;
    if (isParity) priorityOfVertex[vertex] = priority;
    const result = isParity ? undefined : resultOfPriority(priority);
    if (result !== undefined) goalOfVertex[vertex] = result === "draw" ? DRAWN : result;
    const begin = edgeCount;
    let mark = COMMA;
    while (mark === COMMA) {
      const target = statements.number();
      if (target < 0 || target >= vertexCount) return undefined;
      if (edgeCount === targetOfEdge.length) targetOfEdge = twiceAsLong(targetOfEdge);
      targetOfEdge[edgeCount++] = target;
      mark = statements.mark();
    }
    if (mark !== SEMICOLON) return undefined;
    if (isRepeating(targetOfEdge, begin, edgeCount)) {
      repeating.push(vertex);
      const once = Uint32Array.from(new Set(targetOfEdge.subarray(begin, edgeCount)));
      targetOfEdge.set(once, begin);
      edgeCount = begin + once.length;
    }
    const onlyItself = edgeCount === begin + 1 && targetOfEdge[begin] === vertex;
    if (onlyItself && !isParity && isEnd(priority)) edgeCount = begin;
    if (parity === undefined && isOfParity(priority, onlyItself)) parity = { id: vertex, priority };
    firstEdgeOfVertex[vertex + 1] = edgeCount;
  }
  if (!statements.areOver) return undefined;
  const arena: Arena = {
    vertexCount,
    edgeCount,
    firstEdgeOfVertex,
    targetOfEdge: targetOfEdge.slice(0, edgeCount),
    ownerOfVertex,
    goalOfVertex,
    start,
    ...(isParity ? { priorityOfVertex } : {}),
    label: String,
  };
  return { arena, repeating, parity };
}

function twiceAsLong(words: Uint32Array): Uint32Array<ArrayBuffer> {
  const longer = new Uint32Array(2 * words.length);
  longer.set(words);
  return longer;
}

/** Up to this number, comparing all pairs is fastest. */
const FEW = 32;

function isRepeating(words: Uint32Array, begin: number, end: number): boolean {
  if (end - begin > FEW) return new Set(words.subarray(begin, end)).size < end - begin;
  for (let i = begin + 1; i < end; i++) {
    for (let before = begin; before < i; before++) if (words[before] === words[i]) return true;
  }
  return false;
}
