import type { Arena } from "../arena/arena.ts";
import type { Points, ScoreSolution } from "../arena/points.ts";
import type { Work } from "../base/work.ts";
import type { FalseClaim } from "./solution.ts";
import * as texts from "./texts.ts";

const NO_CHOICE = 2 ** 32 - 1;
const NOBODY = 2;

/**
 * Checks the claimed points of every vertex (X1 in docs/concordance.md): undefined when all claims are true, else the
 * first that is not.
 *
 * Why looking at neighbours is enough. At an end the claim must be its score; elsewhere it must be the best sum of a
 * move's gain and the claim where it leads, best for whoever moves. Where no play can repeat, these equations have one
 * solution only, by induction from the ends; so it is also checked that none can, by taking away vertices to which no
 * edge of the rest leads until nothing is left (Kahn 1962; the solver goes depth first).
 *
 * Cost: O(n + m) time, 8 bytes per vertex.
 */
export function* verifyScoresWork(
  arena: Arena,
  { gainOfEdge, scoreOfVertex }: Points,
  { pointsOfVertex, choiceOfVertex }: ScoreSolution,
): Work<FalseClaim | undefined> {
  const { vertexCount, firstEdgeOfVertex, targetOfEdge, ownerOfVertex, goalOfVertex } = arena;
  if (pointsOfVertex.length !== vertexCount || choiceOfVertex.length !== vertexCount) {
    return { vertex: 0, text: texts.otherSize(pointsOfVertex.length, vertexCount) };
  }
  const endOf = (vertex: number): number =>
    goalOfVertex[vertex] === NOBODY ? firstEdgeOfVertex[vertex + 1] : firstEdgeOfVertex[vertex];
  const claim = (vertex: number): number => pointsOfVertex[vertex];
  const wrong = (vertex: number, expected: number): FalseClaim => ({
    vertex,
    text: texts.falsePoints(arena.label(vertex), claim(vertex), expected),
  });

  const edgesInto = new Uint32Array(vertexCount);
  for (let vertex = 0; vertex < vertexCount; vertex++) {
    if (vertex % VERTICES_PER_SLICE === 0) yield vertex / vertexCount;
    const first = firstEdgeOfVertex[vertex];
    const end = endOf(vertex);
    if (first === end) {
      if (claim(vertex) !== scoreOfVertex[vertex]) return wrong(vertex, scoreOfVertex[vertex]);
      if (choiceOfVertex[vertex] !== NO_CHOICE) return { vertex, text: texts.choiceAtEnd() };
      continue;
    }
    const sums = [];
    let chosen: number | undefined;
    for (let edge = first; edge < end; edge++) {
      const target = targetOfEdge[edge];
      edgesInto[target]++;
      const sum = gainOfEdge[edge] + claim(target);
      sums.push(sum);
      if (target === choiceOfVertex[vertex] && sum === claim(vertex)) chosen = sum;
    }
    const best = sums.reduce(ownerOfVertex[vertex] === 0 ? larger : smaller);
    if (claim(vertex) !== best) return wrong(vertex, best);
    if (chosen === undefined) return { vertex, text: texts.notBestChoice(arena.label(vertex)) };
  }

  const free: number[] = [];
  for (let vertex = 0; vertex < vertexCount; vertex++) if (edgesInto[vertex] === 0) free.push(vertex);
  let taken = 0;
  while (free.length > 0) {
    const vertex = free.pop() as number;
    if (++taken % VERTICES_PER_SLICE === 0) yield taken / vertexCount;
    for (let edge = firstEdgeOfVertex[vertex]; edge < endOf(vertex); edge++) {
      if (--edgesInto[targetOfEdge[edge]] === 0) free.push(targetOfEdge[edge]);
    }
  }
  if (taken === vertexCount) return undefined;
  const vertex = edgesInto.findIndex((count) => count > 0);
  return { vertex, text: texts.pointsRepeat(arena.label(vertex)) };
}

const VERTICES_PER_SLICE = 1 << 14;

const larger = (one: number, other: number): number => Math.max(one, other);
const smaller = (one: number, other: number): number => Math.min(one, other);
