import type { Arena } from "../arena/arena.ts";
import { type Points, pointsChecksum, type ScoreSolution } from "../arena/points.ts";
import { NO_CHOICE } from "../arena/solution.ts";
import { Checksum } from "../base/checksum.ts";
import { textOfPieces } from "../base/long-text.ts";
import { bad, badVersion, checkHead, readLine } from "./certificate.ts";
import * as texts from "./texts.ts";

/*
 * The certificate of a game that is played for points, as JSON lines: a head, one line per vertex, a foot.
 *     {"marienbad":"scores","version":1,"vertices":2,"edges":1,"arena":"8f…"}
 *     [3,1]           what player 0 gains from here on, and where a best move leads
 *     [-1,null]
 *     {"checksum":"03…"}
 */
const KIND = "scores";
const VERSION = 1;

/** The solution of a game for points on paper. */
export function writeScoreCertificate(arena: Arena, points: Points, solution: ScoreSolution): string {
  const { pointsOfVertex, choiceOfVertex } = solution;
  const { vertexCount: vertices, edgeCount: edges } = arena;
  const head = { marienbad: KIND, version: VERSION, vertices, edges, arena: pointsChecksum(arena, points) };
  const lines = [JSON.stringify(head)];
  for (let vertex = 0; vertex < vertices; vertex++) {
    const choice = choiceOfVertex[vertex];
    lines.push(`[${pointsOfVertex[vertex]},${choice === NO_CHOICE ? null : choice}]`);
  }
  lines.push(JSON.stringify({ checksum: checksumOf(solution) }));
  return `${lines.join("\n")}\n`;
}

/** Reads it back, for this arena and its points; throws `bad-certificate` when it belongs to others, or is none. */
export function readScoreCertificate(
  arena: Arena,
  points: Points,
  bytes: Uint8Array,
): { readonly solution: ScoreSolution; readonly intact: boolean } {
  const lines = textOfPieces([bytes]).trimEnd().split("\n");
  const head = readLine(lines[0], 1) as Record<string, unknown> | null;
  if (head === null || head.marienbad !== KIND) throw bad(texts.noHead());
  if (head.version !== VERSION) throw badVersion(String(head.version));
  checkHead(arena, head.vertices, head.edges, head.arena, pointsChecksum(arena, points));
  if (lines.length !== arena.vertexCount + 2) throw bad(texts.lineCount(lines.length, arena.vertexCount + 2));
  const pointsOfVertex = new Int32Array(arena.vertexCount);
  const choiceOfVertex = new Uint32Array(arena.vertexCount);
  for (let vertex = 0; vertex < arena.vertexCount; vertex++) {
    const claim = readLine(lines[vertex + 1], vertex + 2);
    const [gained, choice] = Array.isArray(claim) && claim.length === 2 ? claim : [];
    const isVertex = Number.isInteger(choice) && choice >= 0 && choice < arena.vertexCount;
    if (!Number.isInteger(gained) || !(choice === null || isVertex)) throw bad(texts.noClaim(vertex + 2));
    pointsOfVertex[vertex] = gained;
    choiceOfVertex[vertex] = choice ?? NO_CHOICE;
  }
  const solution = { pointsOfVertex, choiceOfVertex };
  const foot = readLine(lines[lines.length - 1], lines.length) as { checksum?: unknown } | null;
  return { solution, intact: foot?.checksum === checksumOf(solution) };
}

function checksumOf({ pointsOfVertex, choiceOfVertex }: ScoreSolution): string {
  const sum = new Checksum();
  sum.addAll(pointsOfVertex);
  sum.addAll(choiceOfVertex);
  return sum.toString();
}
