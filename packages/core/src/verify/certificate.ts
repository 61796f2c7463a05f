import { type Arena, arenaChecksum } from "../arena/arena.ts";
import { NO_CHOICE, OUTCOMES, RANK_BITS, RANK_MASK, type Solution } from "../arena/solution.ts";
import { Checksum } from "../base/checksum.ts";
import { MarienbadError } from "../base/error.ts";
import { textOfPieces } from "../base/long-text.ts";
import type { Text } from "../base/text.ts";
import { TextWriter } from "../base/text-writer.ts";
import type { ObjectiveSolution } from "../objective/game.ts";
import * as texts from "./texts.ts";

/*
 * A certificate is a solution on paper: whoever has the arena can check it without solving anything.
 *
 * As JSON lines: a head, one line per vertex, a foot.
 *     {"marienbad":"certificate","version":1,"vertices":2,"edges":1,"arena":"8f…"}
 *     [1,0,null]      outcome, rank and, where the winner moves, their choice
 *     [1,1,null]
 *     {"checksum":"03…"}
 *
 * As bytes, all numbers little-endian words of 32 bits:
 *     "MRNC" | version | vertices | edges | arena (2) | values (vertices) | choices (vertices) | checksum (2)
 */
const VERSION = 1;
const MAGIC = 0x434e524d; // "MRNC"
const HEAD_WORDS = 6;
const FOOT_WORDS = 2;

/** A certificate as JSON lines. */
export function writeCertificateLines(arena: Arena, solution: Solution): string {
  return textOfPieces(certificateLines(arena, solution));
}

function* certificateLines(arena: Arena, solution: Solution): Generator<Uint8Array, void, void> {
  const head = {
    marienbad: "certificate",
    version: VERSION,
    vertices: arena.vertexCount,
    edges: arena.edgeCount,
    arena: arenaChecksum(arena),
  };
  const writer = new TextWriter();
  writer.text(`${JSON.stringify(head)}\n`);
  for (let vertex = 0; vertex < arena.vertexCount; vertex++) {
    const value = solution.valueOfVertex[vertex];
    const choice = solution.choiceOfVertex[vertex];
    writer.word("[");
    writer.number(value >>> RANK_BITS);
    writer.word(",");
    writer.number(value & RANK_MASK);
    if (choice === NO_CHOICE) writer.word(",null");
    else {
      writer.word(",");
      writer.number(choice);
    }
    writer.word("]\n");
    if (writer.isFull) yield writer.take();
  }
  writer.text(`${JSON.stringify({ checksum: solutionChecksum(solution) })}\n`);
  yield writer.take();
}

/** A certificate as bytes. */
export function writeCertificateBytes(arena: Arena, solution: Solution): Uint8Array {
  const words = new Uint32Array(HEAD_WORDS + 2 * arena.vertexCount + FOOT_WORDS);
  words.set([MAGIC, VERSION, arena.vertexCount, arena.edgeCount, ...hexWords(arenaChecksum(arena))]);
  words.set(solution.valueOfVertex, HEAD_WORDS);
  words.set(solution.choiceOfVertex, HEAD_WORDS + arena.vertexCount);
  words.set(hexWords(solutionChecksum(solution)), words.length - FOOT_WORDS);
  const bytes = new DataView(new ArrayBuffer(words.length * 4));
  words.forEach((word, i) => {
    bytes.setUint32(i * 4, word, true);
  });
  return new Uint8Array(bytes.buffer);
}

/**
 * Who wins where, for an objective, as the claims of a certificate: the outcome is the winner, and there are no ranks.
 * The arena it belongs to is the one with the priorities.
 */
export function claimsOf({ winnerOfVertex, choiceOfVertex }: ObjectiveSolution): Solution {
  return { valueOfVertex: Uint32Array.from(winnerOfVertex, (winner) => winner * 2 ** RANK_BITS), choiceOfVertex };
}

/** What such claims say; a claim with a rank, which nobody makes of an objective, has no winner. */
export function objectiveOfClaims({ valueOfVertex, choiceOfVertex }: Solution): ObjectiveSolution {
  const winnerOf = (value: number): number => (value % 2 ** RANK_BITS === 0 ? value / 2 ** RANK_BITS : OUTCOMES.length);
  return { winnerOfVertex: Uint8Array.from(valueOfVertex, winnerOf), choiceOfVertex };
}

/** What a certificate claims, and whether its claims are still those that were written. */
export interface Certificate {
  readonly solution: Solution;
  /** The claims fit the checksum. */
  readonly intact: boolean;
}

/** Reads either kind back, for this arena. Throws `bad-certificate` when it is none, or belongs to another arena. */
export function readCertificate(arena: Arena, bytes: Uint8Array): Certificate {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isBinary = bytes.byteLength >= 4 && view.getUint32(0, true) === MAGIC;
  return isBinary ? readBytes(arena, view) : readLines(arena, textOfPieces([bytes]));
}

function readBytes(arena: Arena, view: DataView): Certificate {
  const word = (index: number): number => view.getUint32(index * 4, true);
  if (view.byteLength < (HEAD_WORDS + FOOT_WORDS) * 4) throw bad(texts.endsTooEarly());
  if (word(1) !== VERSION) throw badVersion(`${word(1)}`);
  checkHead(arena, word(2), word(3), toHex(word(4)) + toHex(word(5)));
  if (view.byteLength !== (HEAD_WORDS + 2 * arena.vertexCount + FOOT_WORDS) * 4) throw bad(texts.wrongLength());
  const solution: Solution = {
    valueOfVertex: Uint32Array.from({ length: arena.vertexCount }, (_, i) => word(HEAD_WORDS + i)),
    choiceOfVertex: Uint32Array.from({ length: arena.vertexCount }, (_, i) => word(HEAD_WORDS + arena.vertexCount + i)),
  };
  const foot = HEAD_WORDS + 2 * arena.vertexCount;
  return { solution, intact: solutionChecksum(solution) === toHex(word(foot)) + toHex(word(foot + 1)) };
}

function readLines(arena: Arena, text: string): Certificate {
  const lines = text.split("\n");
  if (lines[lines.length - 1] === "") lines.pop();
  const head = readLine(lines[0] ?? "", 1) as Record<string, unknown> | null;
  if (head === null || typeof head !== "object" || head.marienbad !== "certificate") throw bad(texts.noHead());
  if (head.version !== VERSION) throw badVersion(String(head.version));
  checkHead(arena, head.vertices, head.edges, head.arena);
  if (lines.length !== arena.vertexCount + 2) {
    throw bad(texts.lineCount(lines.length, arena.vertexCount + 2));
  }
  const valueOfVertex = new Uint32Array(arena.vertexCount);
  const choiceOfVertex = new Uint32Array(arena.vertexCount);
  for (let vertex = 0; vertex < arena.vertexCount; vertex++) {
    const claim = readLine(lines[vertex + 1], vertex + 2);
    const [outcome, rank, choice] = Array.isArray(claim) && claim.length === 3 ? claim : [];
    const whole = (value: unknown, bound: number): boolean =>
      Number.isInteger(value) && (value as number) >= 0 && (value as number) < bound;
    if (
      !whole(outcome, OUTCOMES.length) ||
      !whole(rank, RANK_MASK + 1) ||
      !(choice === null || whole(choice, arena.vertexCount))
    ) {
      throw bad(texts.noClaim(vertex + 2));
    }
    valueOfVertex[vertex] = outcome * 2 ** RANK_BITS + rank;
    choiceOfVertex[vertex] = choice ?? NO_CHOICE;
  }
  const solution: Solution = { valueOfVertex, choiceOfVertex };
  const foot = readLine(lines[lines.length - 1], lines.length) as { checksum?: unknown } | null;
  return { solution, intact: foot?.checksum === solutionChecksum(solution) };
}

/** A line of a certificate, which is JSON. */
export function readLine(line: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw bad(texts.noJson(number));
  }
}

/** Refuses a certificate that belongs to another arena, which has this checksum. */
export function checkHead(
  arena: Arena,
  vertices: unknown,
  edges: unknown,
  checksum: unknown,
  expected = arenaChecksum(arena),
): void {
  if (vertices !== arena.vertexCount || edges !== arena.edgeCount) {
    throw bad(texts.otherArena(String(vertices), String(edges), arena.vertexCount, arena.edgeCount));
  }
  if (checksum !== expected) {
    throw bad(texts.otherArenaOfSameSize());
  }
}

function solutionChecksum(solution: Solution): string {
  const sum = new Checksum();
  sum.addAll(solution.valueOfVertex);
  sum.addAll(solution.choiceOfVertex);
  return sum.toString();
}

function hexWords(hex: string): [number, number] {
  return [Number.parseInt(hex.slice(0, 8), 16), Number.parseInt(hex.slice(8), 16)];
}

function toHex(word: number): string {
  return word.toString(16).padStart(8, "0");
}

/** The error about a certificate that cannot be used. */
export function bad(why: Text): MarienbadError {
  return new MarienbadError("bad-certificate", texts.unusable(why));
}

export function badVersion(version: string): MarienbadError {
  return bad(texts.otherVersion(version, VERSION));
}
