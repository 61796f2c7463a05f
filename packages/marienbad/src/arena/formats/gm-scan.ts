import { type Arena, NOBODY } from "../arena.ts";

const BLANK = 32; // and everything below it
const COMMA = 44;
const ZERO = 48;
const SEMICOLON = 59;
const NOTHING = -1;

/** What is looked at in one go: the second-level cache holds it. */
const CHUNK_CHARACTERS = 1 << 17;

/**
 * The statements of a text, which each end with a semicolon, as bytes: looking at a byte is four times as quick as at a character of a
 * string. Whole statements are taken, about a hundred thousand characters at once.
 */
class Statements {
  readonly #text: string;
  readonly #encoder = new TextEncoder();
  #taken: number;
  #bytes = new Uint8Array(CHUNK_CHARACTERS);
  #at = 0;
  #end = 0;

  constructor(text: string, from: number) {
    this.#text = text;
    this.#taken = from;
  }

  /** Makes sure that the next statement is there; false when there is none. */
  advance(): boolean {
    return this.#at < this.#end || this.#take();
  }

  /** Nothing but blanks is left. */
  get isOver(): boolean {
    return this.#at === this.#end && !/\S/.test(this.#text.slice(this.#taken));
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

  #take(): boolean {
    const text = this.#text;
    let end = text.lastIndexOf(";", this.#taken + CHUNK_CHARACTERS - 1) + 1;
    if (end <= this.#taken) end = text.indexOf(";", this.#taken) + 1; // one very long statement
    if (end <= this.#taken) return false;
    if (end - this.#taken > this.#bytes.length) this.#bytes = new Uint8Array(end - this.#taken);
    const { read, written } = this.#encoder.encodeInto(text.slice(this.#taken, end), this.#bytes);
    this.#taken += read;
    this.#at = 0;
    this.#end = written;
    return this.#bytes[written - 1] === SEMICOLON; // else there were other letters than those of plain files
  }
}

export interface PlainGm {
  readonly arena: Arena;
  /** Vertices that name a successor twice; it counts once. */
  readonly repeating: readonly number[];
}

/**
 * Reads the plain kind of PGSolver file straight into typed arrays: a head, vertices 0, 1, 2 … in order, no names. Such are
 * the files of generators, with millions of vertices. At the first surprise it gives up with undefined, and the
 * patient reader takes over, which also knows what to complain about. Cost: one look at every character.
 */
export function scanPlainGm(text: string): PlainGm | undefined {
  const head = /^\s*parity\s+(\d+)\s*;\s*(?:start\s+(\d+)\s*;)?/.exec(text);
  if (head === null) return undefined;
  const vertexCount = Number(head[1]) + 1;
  const start = head[2] === undefined ? undefined : Number(head[2]);
  if (vertexCount * 8 > text.length || (start ?? 0) >= vertexCount) return undefined;

  const firstEdgeOfVertex = new Uint32Array(vertexCount + 1);
  const ownerOfVertex = new Uint8Array(vertexCount);
  const goalOfVertex = new Uint8Array(vertexCount).fill(NOBODY);
  let targetOfEdge = new Uint32Array(text.length >>> 3); // seldom too few; what is never touched costs little
  let edgeCount = 0;
  const repeating: number[] = [];
  const statements = new Statements(text, head[0].length);
  for (let vertex = 0; vertex < vertexCount; vertex++) {
    if (!statements.advance()) return undefined;
    const id = statements.number();
    const priority = statements.number();
    const owner = statements.number();
    if (id !== vertex || priority < 0 || owner < 0 || owner > 1) return undefined;
    ownerOfVertex[vertex] = owner;
    if (priority >= 2) goalOfVertex[vertex] = priority % 2;
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
    if (onlyItself && priority !== 1 && priority < 4) edgeCount = begin; // a goal or a dead end
    firstEdgeOfVertex[vertex + 1] = edgeCount;
  }
  if (!statements.isOver) return undefined;
  const arena: Arena = {
    vertexCount,
    edgeCount,
    firstEdgeOfVertex,
    targetOfEdge: targetOfEdge.slice(0, edgeCount),
    ownerOfVertex,
    goalOfVertex,
    start,
    label: String,
  };
  return { arena, repeating };
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
