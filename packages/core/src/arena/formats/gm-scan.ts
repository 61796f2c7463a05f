import type { Result } from "../../game/game.ts";
import { type Arena, DRAWN, NOBODY } from "../arena.ts";

/* What priorities mean: see gm.ts. */
export const DEAD_END = 0;
export const GOES_ON = 1;
export const FIRST_GOAL = 2;
export const FIRST_LOOPING_GOAL = 4;
export const DRAWN_END = 65534;
export const LOOPING_DRAWN_END = 65532;

/** How a play ends at a vertex of this priority; undefined where it goes on or is stuck. */
export function resultOfPriority(priority: number): Result | undefined {
  if (priority < FIRST_GOAL) return undefined;
  if (priority === DRAWN_END || priority === LOOPING_DRAWN_END) return "draw";
  return priority % 2 === 0 ? 0 : 1;
}

/** Whether an only edge to itself is no edge at all, but what the format wants every vertex to have. */
export function isEnd(priority: number): boolean {
  return priority === DRAWN_END || (priority !== GOES_ON && priority < FIRST_LOOPING_GOAL);
}

const BLANK = 32; // and everything below it
const COMMA = 44;
const ZERO = 48;
const SEMICOLON = 59;
const NOTHING = -1;

/** The head is looked for among the first bytes. */
const MAX_HEAD_BYTES = 256;

/**
 * The statements of a file, which each end with a semicolon. Nothing behind the last one is ever looked at, so that no
 * end need be.
 */
class Statements {
  readonly #bytes: Uint8Array;
  readonly #end: number;
  #at: number;

  constructor(bytes: Uint8Array, from: number) {
    this.#bytes = bytes;
    this.#end = bytes.lastIndexOf(SEMICOLON) + 1;
    this.#at = from;
  }

  /** All are taken, and nothing but blanks is left. */
  get areOver(): boolean {
    return !this.hasNext && this.#bytes.subarray(this.#end).every((byte) => byte <= BLANK);
  }

  get hasNext(): boolean {
    return this.#at < this.#end;
  }

  /** A whole number after blanks, or NOTHING when none is there. */
  number(): number {
    const bytes = this.#bytes;
    let at = this.#at;
    while (bytes[at] <= BLANK) at++;
    const begin = at;
    let value = 0;
    for (let digit = bytes[at] - ZERO; digit >>> 0 <= 9; digit = bytes[++at] - ZERO) {
      value = (value * 10 + digit) | 0;
    }
    this.#at = at;
    return at === begin || at - begin > 9 ? NOTHING : value;
  }

  /** The next character that is not blank, taken. */
  mark(): number {
    const bytes = this.#bytes;
    while (bytes[this.#at] <= BLANK) this.#at++;
    return bytes[this.#at++];
  }
}

/** How priorities are read: as those of a parity game, or as the goals of a reachability game (see gm.ts). */
export type GmReading = "parity" | "reach";

export interface PlainGm {
  readonly arena: Arena;
  /** Vertices that name a successor twice; it counts once. */
  readonly repeating: readonly number[];
  /** The first vertex that only a parity game has. */
  readonly parity: ParityVertex | undefined;
}

/** A vertex of a priority that means something to a parity game while the play goes on. */
interface ParityVertex {
  readonly id: number;
  readonly priority: number;
}

/** Whether the priority says more than a reachability game can: a play would go on from here and remember it. */
export function isOfParity(priority: number, onlyItself: boolean): boolean {
  return priority !== GOES_ON && !onlyItself;
}

/**
 * Reads the plain kind of PGSolver file straight into typed arrays: a head, vertices 0, 1, 2 … in order, no names. Such
 * are the files of generators, with millions of vertices. At the first surprise it gives up with undefined, and the
 * patient reader takes over, which also knows what to complain about. Cost: one look at every byte.
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

/** Comparing each with each is quickest while they are few. */
const FEW = 32;

function isRepeating(words: Uint32Array, begin: number, end: number): boolean {
  if (end - begin > FEW) return new Set(words.subarray(begin, end)).size < end - begin;
  for (let i = begin + 1; i < end; i++) {
    for (let before = begin; before < i; before++) if (words[before] === words[i]) return true;
  }
  return false;
}
