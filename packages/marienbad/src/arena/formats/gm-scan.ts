import { type Arena, NOBODY } from "../arena.ts";
import { growingWords } from "../growing.ts";

const BLANK = 32; // and everything below it
const COMMA = 44;
const ZERO = 48;
const SEMICOLON = 59;
const NOTHING = -1;

/** Where a scan is. */
interface Cursor {
  at: number;
}

/** A whole number after blanks, or NOTHING when none is there. */
function scanNumber(text: string, cursor: Cursor): number {
  let at = cursor.at;
  while (text.charCodeAt(at) <= BLANK) at++;
  const begin = at;
  let value = 0;
  for (let digit = text.charCodeAt(at) - ZERO; digit >= 0 && digit <= 9; digit = text.charCodeAt(++at) - ZERO) {
    value = value * 10 + digit;
  }
  cursor.at = at;
  return at === begin || at - begin > 9 ? NOTHING : value;
}

/** The next character that is not blank, taken. */
function scanMark(text: string, cursor: Cursor): number {
  while (text.charCodeAt(cursor.at) <= BLANK) cursor.at++;
  return text.charCodeAt(cursor.at++);
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
  const targets = growingWords();
  const repeating: number[] = [];
  const cursor: Cursor = { at: head[0].length };
  for (let vertex = 0; vertex < vertexCount; vertex++) {
    const id = scanNumber(text, cursor);
    const priority = scanNumber(text, cursor);
    const owner = scanNumber(text, cursor);
    if (id !== vertex || priority < 0 || owner < 0 || owner > 1) return undefined;
    ownerOfVertex[vertex] = owner;
    if (priority >= 2) goalOfVertex[vertex] = priority % 2;
    const begin = targets.length;
    let mark = COMMA;
    while (mark === COMMA) {
      const target = scanNumber(text, cursor);
      if (target < 0 || target >= vertexCount) return undefined;
      let edge = begin;
      while (edge < targets.length && targets.at(edge) !== target) edge++;
      if (edge === targets.length) targets.push(target);
      else if (repeating[repeating.length - 1] !== vertex) repeating.push(vertex);
      mark = scanMark(text, cursor);
    }
    if (mark !== SEMICOLON) return undefined;
    const onlyItself = targets.length === begin + 1 && targets.at(begin) === vertex;
    if (onlyItself && priority !== 1 && priority < 4) targets.length = begin; // a goal or a dead end
    firstEdgeOfVertex[vertex + 1] = targets.length;
  }
  if (/\S/.test(text.slice(cursor.at))) return undefined;
  const arena: Arena = {
    vertexCount,
    edgeCount: targets.length,
    firstEdgeOfVertex,
    targetOfEdge: targets.finish(),
    ownerOfVertex,
    goalOfVertex,
    start,
    label: String,
  };
  return { arena, repeating };
}
