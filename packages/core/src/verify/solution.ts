import type { Arena } from "../arena/arena.ts";
import type { Points, ScoreSolution, Solution } from "../arena/solution.ts";
import type { Text } from "../base/text.ts";
import { finishable, type Work } from "../base/work.ts";
import { texts } from "./texts.ts";

/** The first vertex with a false claim, and the reason. */
export interface FalseClaim {
  readonly text: Text;
  readonly vertex: number;
}

/* This file shares no code with the solvers: it decodes the values itself and looks only at neighbours. */
const outcomeOf = (value: number): number => Math.floor(value / 2 ** 30);
const rankOf = (value: number): number => (value % 2 ** 30 === 2 ** 30 - 1 ? Infinity : value % 2 ** 30);
const NO_CHOICE = 2 ** 32 - 1;
const NOBODY = 2;
const DRAWN = 3;

/**
 * Checks a claimed solution of an arena (T7 in docs/concordance.md): undefined when every claim is true, else the first
 * that is not.
 *
 * Why looking at neighbours is enough. For a vertex claimed as won with rank r: where the winner moves, some successor
 * must be claimed for the same player with rank r − 1 and none with less; where the other player moves, every successor
 * must be claimed for the winner and the greatest rank must be r − 1; rank 0 is for the winner's goals only. Ranks fall
 * along the play, so by induction these claims are true and the ranks exact. A drawn vertex must have no winning
 * successor for its owner and, unless it is a drawn end or a dead end, a drawn one: so each side can keep the draw
 * forever. A finite draw of rank r must have a drawn successor of rank r − 1 and none of less, an infinite one no
 * finite one: only the breadth-first distances to the drawn ends and dead ends fit (T6; `Solution` defines the ranks).
 *
 * Where endless plays belong to a player, that player may claim to win with rank ∞: some move of theirs must lead to
 * such a claim and none to a quicker one, or all moves of the other to their claims and one of them to such a claim. So
 * the play stays among claims of that player forever, or comes to one with a rank. No draw is infinite then, and the
 * other player forces the end of a finite one: of rank r, they have a move to rank r − 1 and none to less; the owner of
 * endless plays has no move to a claim of their own, and none to a draw of more than r − 1.
 *
 * Cost: O(n + m) time, no memory.
 *
 * @example
 * ```ts
 * import { explore, verify } from "marienbad";
 * import { makeGame } from "marienbad/games/all";
 * import { solveArena } from "marienbad/solve";
 *
 * const { arena } = explore(makeGame("hexapawn"));
 * console.log(verify(arena, solveArena(arena)) ?? "every claim is true"); // → every claim is true
 * ```
 */
export const verify = /* @__PURE__ */ finishable(function* verify(
  arena: Arena,
  solution: Solution,
): Work<FalseClaim | undefined> {
  const { vertexCount } = arena;
  const { valueOfVertex, choiceOfVertex } = solution;
  if (valueOfVertex.length !== vertexCount || choiceOfVertex.length !== vertexCount) {
    return { vertex: 0, text: texts.otherSize(valueOfVertex.length, vertexCount) };
  }
  for (let vertex = 0; vertex < vertexCount; vertex++) {
    if (vertex % VERTICES_PER_SLICE === 0) yield vertex / vertexCount;
    const complaint = checkVertex(arena, solution, vertex);
    if (complaint === undefined) continue;
    return { vertex, text: texts.falseClaim(arena.label(vertex), outcomeOf(valueOfVertex[vertex]), complaint) };
  }
  return undefined;
});

const VERTICES_PER_SLICE = 1 << 14;

function checkVertex(arena: Arena, { valueOfVertex, choiceOfVertex }: Solution, vertex: number): Text | undefined {
  const outcome = outcomeOf(valueOfVertex[vertex]);
  const rank = rankOf(valueOfVertex[vertex]);
  const choice = choiceOfVertex[vertex];
  const owner = arena.ownerOfVertex[vertex];
  const goal = arena.goalOfVertex[vertex];
  const { endless } = arena;
  if (rank === Infinity && outcome !== endless) return texts.notEndless;
  if (outcome === 3 && endless !== undefined) return texts.endlessIsWon(endless);
  const first = arena.firstEdgeOfVertex[vertex];
  const end = arena.firstEdgeOfVertex[vertex + 1];
  if (goal === DRAWN && outcome !== 2) return texts.drawnEnd;
  if (goal !== NOBODY) {
    if (goal !== DRAWN && outcome !== goal) return texts.goalOf(goal);
    if (rank !== 0) return texts.rankAtEnd(rank);
    return choice === NO_CHOICE ? undefined : texts.choiceAtEnd;
  }
  const count = [0, 0, 0, 0];
  const least = [Infinity, Infinity, Infinity, Infinity];
  const greatest = [-1, -1, -1, -1];
  let choiceIsSuccessor = false;
  for (let edge = first; edge < end; edge++) {
    const target = arena.targetOfEdge[edge];
    const next = outcomeOf(valueOfVertex[target]);
    const nextRank = rankOf(valueOfVertex[target]);
    count[next]++;
    least[next] = Math.min(least[next], nextRank);
    greatest[next] = Math.max(greatest[next], nextRank);
    if (target === choice) choiceIsSuccessor = true;
  }
  const other = 1 - owner;
  if (outcome === owner) {
    if (count[owner] === 0) return texts.noSuchMove;
    if (least[owner] !== rank - 1) return texts.quickest(rank, least[owner]);
    if (!choiceIsSuccessor) return texts.notASuccessor;
    const chosen = valueOfVertex[choice];
    return outcomeOf(chosen) === owner && rankOf(chosen) === rank - 1 ? undefined : texts.notQuickest;
  }
  if (choice !== NO_CHOICE) return texts.needlessChoice;
  if (outcome === other) {
    if (first === end) return texts.deadEnd;
    if (count[other] !== end - first) return texts.avoidable;
    return greatest[other] === rank - 1 ? undefined : texts.longest(rank, greatest[other]);
  }
  if (count[owner] > 0) return texts.winningMove;
  if (outcome === 2) {
    if (first === end) return rank === 0 ? undefined : texts.rankAtDeadEnd(rank);
    if (count[2] === 0) return texts.noDrawnEnd;
    if (endless === owner) return greatest[2] === rank - 1 ? undefined : texts.longestDraw(rank, greatest[2] + 1);
    return least[2] === rank - 1 ? undefined : texts.nearestDraw(rank, least[2] + 1);
  }
  if (rank !== 0) return texts.rankWithoutEnd(rank);
  if (count[2] > 0) return texts.finiteDraw;
  return count[3] > 0 ? undefined : texts.noWayOn;
}

/**
 * Checks the claimed points of every vertex (X1 in docs/concordance.md): undefined when all claims are true, else the
 * first that is not.
 *
 * Why looking at neighbours is enough. At an end the claim must be its score; elsewhere it must be the best sum of a
 * move's gain and the claim where it leads. Where no play can repeat, these equations have one solution, by induction
 * from the ends; so it is also checked that none can, by removing vertices without incoming edges until nothing is left
 * (Kahn 1962; the solver goes depth first). Cost: O(n + m) time, 8 bytes per vertex.
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
  const wrong = (vertex: number, expected: number): FalseClaim => ({
    vertex,
    text: texts.falsePoints(arena.label(vertex), pointsOfVertex[vertex], expected),
  });

  const edgesInto = new Uint32Array(vertexCount);
  for (let vertex = 0; vertex < vertexCount; vertex++) {
    if (vertex % VERTICES_PER_SLICE === 0) yield vertex / vertexCount;
    const first = firstEdgeOfVertex[vertex];
    const end = endOf(vertex);
    if (first === end) {
      if (pointsOfVertex[vertex] !== scoreOfVertex[vertex]) return wrong(vertex, scoreOfVertex[vertex]);
      if (choiceOfVertex[vertex] !== NO_CHOICE) return { vertex, text: texts.choiceAtEnd };
      continue;
    }
    const sums = [];
    let chosen: number | undefined;
    for (let edge = first; edge < end; edge++) {
      const target = targetOfEdge[edge];
      edgesInto[target]++;
      const sum = gainOfEdge[edge] + pointsOfVertex[target];
      sums.push(sum);
      if (target === choiceOfVertex[vertex] && sum === pointsOfVertex[vertex]) chosen = sum;
    }
    const best = sums.reduce(ownerOfVertex[vertex] === 0 ? larger : smaller);
    if (pointsOfVertex[vertex] !== best) return wrong(vertex, best);
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

const larger = (one: number, other: number): number => Math.max(one, other);
const smaller = (one: number, other: number): number => Math.min(one, other);
