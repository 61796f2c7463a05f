import { type Arena, arenaChecksum } from "../arena/arena.ts";
import {
  NO_CHOICE,
  OUTCOMES,
  type Points,
  pointsChecksum,
  RANK_BITS,
  RANK_MASK,
  type ScoreSolution,
  type Solution,
} from "../arena/solution.ts";
import { Checksum } from "../base/checksum.ts";
import { MarienbadError } from "../base/error.ts";
import { textOfPieces } from "../base/long-text.ts";
import type { Text } from "../base/text.ts";
import { TextWriter } from "../base/text-writer.ts";
import type { ObjectiveSolution } from "../objective/game.ts";
import { texts } from "./texts.ts";

/*
 * A certificate is a solution on paper: with the arena it can be checked without solving anything.
 *
 * As JSON lines: a head, one line per vertex, a foot.
 *     {"marienbad":"certificate","version":1,"vertices":2,"edges":1,"arena":"8f…"}
 *     [1,0,null]      outcome, rank and, where the winner moves, their choice
 *     [1,1,null]
 *     {"checksum":"03…"}
 *
 * The same of a game for points:
 *     {"marienbad":"scores","version":1,"vertices":2,"edges":1,"arena":"8f…"}
 *     [3,1]           what player 0 gains from here on, and where a best move leads
 *     [-1,null]
 *     {"checksum":"03…"}
 *
 * As bytes, all numbers little-endian words of 32 bits:
 *     "MRNC" | version | vertices | edges | arena (2) | values (vertices) | choices (vertices) | checksum (2)
 */
const KIND = "certificate";
const SCORES_KIND = "scores";
const VERSION = 1;
const MAGIC = 0x434e524d; // "MRNC"
const HEAD_WORDS = 6;
const FOOT_WORDS = 2;

/** A certificate as JSON lines. */
export function writeCertificateLines(arena: Arena, solution: Solution): string {
  const { valueOfVertex, choiceOfVertex } = solution;
  const write = (writer: TextWriter, vertex: number): void => {
    writer.number(valueOfVertex[vertex] >>> RANK_BITS);
    writer.word(",");
    writer.number(valueOfVertex[vertex] & RANK_MASK);
  };
  const sum = solutionChecksum(solution);
  return textOfPieces(certificateLines(KIND, arena, arenaChecksum(arena), write, choiceOfVertex, sum));
}

/** The solution of a game for points as JSON lines. */
export function writeScoreCertificate(arena: Arena, points: Points, solution: ScoreSolution): string {
  const { pointsOfVertex, choiceOfVertex } = solution;
  const write = (writer: TextWriter, vertex: number): void => writer.text(`${pointsOfVertex[vertex]}`);
  const sum = checksumOf(pointsOfVertex, choiceOfVertex);
  return textOfPieces(certificateLines(SCORES_KIND, arena, pointsChecksum(arena, points), write, choiceOfVertex, sum));
}

function* certificateLines(
  marienbad: string,
  { vertexCount: vertices, edgeCount: edges }: Arena,
  arena: string,
  writeClaim: (writer: TextWriter, vertex: number) => void,
  choiceOfVertex: Uint32Array,
  checksum: string,
): Generator<Uint8Array, void, void> {
  const writer = new TextWriter();
  writer.text(`${JSON.stringify({ marienbad, version: VERSION, vertices, edges, arena })}\n`);
  for (let vertex = 0; vertex < vertices; vertex++) {
    const choice = choiceOfVertex[vertex];
    writer.word("[");
    writeClaim(writer, vertex);
    if (choice === NO_CHOICE) writer.word(",null");
    else {
      writer.word(",");
      writer.number(choice);
    }
    writer.word("]\n");
    if (writer.isFull) yield writer.take();
  }
  writer.text(`${JSON.stringify({ checksum })}\n`);
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

/** The winners of an objective as claims, without ranks; they belong to the arena with the priorities. */
export function claimsOf({ winnerOfVertex, choiceOfVertex }: ObjectiveSolution): Solution {
  return { valueOfVertex: Uint32Array.from(winnerOfVertex, (winner) => winner * 2 ** RANK_BITS), choiceOfVertex };
}

/** The winners in such claims; a claim with a rank, which no objective makes, has none. */
export function objectiveOfClaims({ valueOfVertex, choiceOfVertex }: Solution): ObjectiveSolution {
  const winnerOf = (value: number): number => (value % 2 ** RANK_BITS === 0 ? value / 2 ** RANK_BITS : OUTCOMES.length);
  return { winnerOfVertex: Uint8Array.from(valueOfVertex, winnerOf), choiceOfVertex };
}

/** The claims of a certificate. */
export interface Certificate {
  readonly solution: Solution;
  /** True if the claims match the checksum. */
  readonly intact: boolean;
}

/** Reads a certificate of either kind; throws `bad-certificate` if it is none, or for another arena. */
export function readCertificate(arena: Arena, bytes: Uint8Array): Certificate {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isBinary = bytes.byteLength >= 4 && view.getUint32(0, true) === MAGIC;
  return isBinary ? readBytes(arena, view) : readLines(arena, textOfPieces([bytes]));
}

function readBytes(arena: Arena, view: DataView): Certificate {
  const word = (index: number): number => view.getUint32(index * 4, true);
  if (view.byteLength < (HEAD_WORDS + FOOT_WORDS) * 4) throw bad(texts.endsTooEarly);
  checkHead(arena, word(1), word(2), word(3), toHex(word(4)) + toHex(word(5)), arenaChecksum(arena));
  if (view.byteLength !== (HEAD_WORDS + 2 * arena.vertexCount + FOOT_WORDS) * 4) throw bad(texts.wrongLength);
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
  const valueOfVertex = new Uint32Array(arena.vertexCount);
  const choiceOfVertex = new Uint32Array(arena.vertexCount);
  const checksum = readClaims(KIND, arena, arenaChecksum(arena), lines, (claim, vertex) => {
    const [outcome, rank, choice] = claim.length === 3 ? claim : [];
    valueOfVertex[vertex] = Number(outcome) * 2 ** RANK_BITS + Number(rank);
    choiceOfVertex[vertex] = choice === null ? NO_CHOICE : Number(choice);
    return (
      isWhole(outcome, OUTCOMES.length) &&
      isWhole(rank, RANK_MASK + 1) &&
      (choice === null || isWhole(choice, arena.vertexCount))
    );
  });
  const solution: Solution = { valueOfVertex, choiceOfVertex };
  return { solution, intact: checksum === solutionChecksum(solution) };
}

/** Reads the certificate of a game for points; throws `bad-certificate` if it is none, or for another game. */
export function readScoreCertificate(
  arena: Arena,
  points: Points,
  bytes: Uint8Array,
): { readonly solution: ScoreSolution; readonly intact: boolean } {
  const lines = textOfPieces([bytes]).trimEnd().split("\n");
  const pointsOfVertex = new Int32Array(arena.vertexCount);
  const choiceOfVertex = new Uint32Array(arena.vertexCount);
  const checksum = readClaims(SCORES_KIND, arena, pointsChecksum(arena, points), lines, (claim, vertex) => {
    const [gained, choice] = claim.length === 2 ? claim : [];
    pointsOfVertex[vertex] = Number(gained);
    choiceOfVertex[vertex] = choice === null ? NO_CHOICE : Number(choice);
    return Number.isInteger(gained) && (choice === null || isWhole(choice, arena.vertexCount));
  });
  return {
    solution: { pointsOfVertex, choiceOfVertex },
    intact: checksum === checksumOf(pointsOfVertex, choiceOfVertex),
  };
}

/** Reads a head, a claim per vertex and a foot, whose checksum it returns; `take` returns false if it is no claim. */
function readClaims(
  kind: string,
  arena: Arena,
  expected: string,
  lines: readonly string[],
  take: (claim: readonly unknown[], vertex: number) => boolean,
): unknown {
  const head = readLine(lines[0] ?? "", 1) as Record<string, unknown> | null;
  if (head?.marienbad !== kind) throw bad(texts.noHead);
  checkHead(arena, head.version, head.vertices, head.edges, head.arena, expected);
  if (lines.length !== arena.vertexCount + 2) throw bad(texts.lineCount(lines.length, arena.vertexCount + 2));
  for (let vertex = 0; vertex < arena.vertexCount; vertex++) {
    const claim = readLine(lines[vertex + 1], vertex + 2);
    if (!Array.isArray(claim) || !take(claim, vertex)) throw bad(texts.noClaim(vertex + 2));
  }
  return (readLine(lines[lines.length - 1], lines.length) as { checksum?: unknown } | null)?.checksum;
}

function isWhole(value: unknown, bound: number): boolean {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < bound;
}

function readLine(line: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw bad(texts.noJson(number));
  }
}

/** Refuses a certificate of another version or another arena; that of this one has the checksum `expected`. */
function checkHead(
  arena: Arena,
  version: unknown,
  vertices: unknown,
  edges: unknown,
  checksum: unknown,
  expected: string,
): void {
  if (version !== VERSION) throw bad(texts.otherVersion(String(version), VERSION));
  if (vertices !== arena.vertexCount || edges !== arena.edgeCount) {
    throw bad(texts.otherArena(String(vertices), String(edges), arena.vertexCount, arena.edgeCount));
  }
  if (checksum !== expected) throw bad(texts.otherArenaOfSameSize);
}

function solutionChecksum({ valueOfVertex, choiceOfVertex }: Solution): string {
  return checksumOf(valueOfVertex, choiceOfVertex);
}

function checksumOf(claims: Uint32Array | Int32Array, choiceOfVertex: Uint32Array): string {
  const sum = new Checksum();
  sum.addAll(claims);
  sum.addAll(choiceOfVertex);
  return sum.toString();
}

function hexWords(hex: string): [number, number] {
  return [Number.parseInt(hex.slice(0, 8), 16), Number.parseInt(hex.slice(8), 16)];
}

function toHex(word: number): string {
  return word.toString(16).padStart(8, "0");
}

function bad(why: Text): MarienbadError {
  return new MarienbadError("bad-certificate", texts.unusable(why));
}
