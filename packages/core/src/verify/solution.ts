import type { Arena } from "../arena/arena.ts";
import type { Solution } from "../arena/solution.ts";
import type { Text } from "../base/text.ts";
import { type Work, withWork } from "../base/work.ts";
import * as texts from "./texts.ts";

/** The first vertex whose claim fails, and why. */
export interface FalseClaim {
  readonly text: Text;
  readonly vertex: number;
}

/*
 * This file shares no code with the solvers: it takes the value words apart by itself and looks only at a vertex and
 * its successors.
 */
const outcomeOf = (value: number): number => Math.floor(value / 2 ** 30);
const rankOf = (value: number): number => (value % 2 ** 30 === 2 ** 30 - 1 ? Infinity : value % 2 ** 30);
const NO_CHOICE = 2 ** 32 - 1;
const DRAWN = 3;

/**
 * Checks a claimed solution of an arena (T7 in docs/concordance.md): undefined when every claim is true, else the
 * first that is not.
 *
 * Why looking at neighbours is enough. Suppose that a vertex is claimed as won with rank r. If the winner moves
 * there, some successor must be claimed for the same player with rank r − 1, and none with less; if the other player
 * moves, every successor must be claimed for the winner and the greatest rank must be r − 1; and rank 0 only at the
 * winner's goals. Ranks fall along the play, so that by induction the claims for winners are true and the ranks
 * exact. A drawn vertex must have no winning successor for its owner and, unless it is a drawn end or a dead end, one
 * that is drawn: so each side can keep the draw for ever. A finite draw of rank r must have a drawn successor of rank
 * r − 1 and none of less, and an infinite one no finite one: the breadth-first distances to the drawn ends and the
 * dead ends among them are the only numbers that fit (T6; `Solution` defines the ranks).
 *
 * Where the arena gives plays that never end to a player, that player may also claim to win with rank ∞: then a move of
 * theirs must lead to such a claim and none to a quicker one, or all moves of the other lead to their claims and one of
 * them to such a claim. So the play stays among claims of that player for ever, or comes to one with a rank. No draw is
 * infinite then, and a finite one of rank r is an end that the other player forces: they have a move to rank r − 1 and
 * none to less; who would rather play on has no move to a claim of their own, and none to a draw of more than r − 1.
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
export const verify = /* @__PURE__ */ withWork(function verify(
  arena: Arena,
  solution: Solution,
): FalseClaim | undefined {
  const work = verifyWork(arena, solution);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}, verifyWork);

const VERTICES_PER_SLICE = 1 << 14;

/** The same as work; its progress is the share of the vertices that are checked. */
function* verifyWork(arena: Arena, solution: Solution): Work<FalseClaim | undefined> {
  const { vertexCount } = arena;
  if (solution.valueOfVertex.length !== vertexCount || solution.choiceOfVertex.length !== vertexCount) {
    const claimed = solution.valueOfVertex.length;
    return {
      vertex: 0,
      text: texts.otherSize(claimed, vertexCount),
    };
  }
  for (let vertex = 0; vertex < vertexCount; vertex++) {
    if (vertex % VERTICES_PER_SLICE === 0) yield vertex / vertexCount;
    const complaint = checkVertex(arena, solution, vertex);
    if (complaint === undefined) continue;
    return {
      vertex,
      text: texts.falseClaim(arena.label(vertex), outcomeOf(solution.valueOfVertex[vertex]), complaint),
    };
  }
  return undefined;
}

function checkVertex(arena: Arena, { valueOfVertex, choiceOfVertex }: Solution, vertex: number): Text | undefined {
  const outcome = outcomeOf(valueOfVertex[vertex]);
  const rank = rankOf(valueOfVertex[vertex]);
  const choice = choiceOfVertex[vertex];
  const owner = arena.ownerOfVertex[vertex];
  const goal = arena.goalOfVertex[vertex];
  const { endless } = arena;
  if (rank === Infinity && outcome !== endless) return texts.notEndless();
  if (outcome === 3 && endless !== undefined) return texts.endlessIsWon(endless);
  const first = arena.firstEdgeOfVertex[vertex];
  const end = arena.firstEdgeOfVertex[vertex + 1];
  if (goal === DRAWN) {
    if (outcome !== 2) return texts.drawnEnd();
    if (rank !== 0) return texts.rankAtEnd(rank);
    return choice === NO_CHOICE ? undefined : texts.choiceAtEnd();
  }
  if (goal === 0 || goal === 1) {
    if (outcome !== goal) return texts.goalOf(goal);
    if (rank !== 0) return texts.rankAtEnd(rank);
    return choice === NO_CHOICE ? undefined : texts.choiceAtEnd();
  }
  // The successors, seen once: how many there are of each outcome, and the least and greatest rank of each.
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
    if (count[owner] === 0) return texts.noSuchMove();
    if (least[owner] !== rank - 1) return texts.quickest(rank, least[owner]);
    if (!choiceIsSuccessor) return texts.notASuccessor();
    const chosen = valueOfVertex[choice];
    return outcomeOf(chosen) === owner && rankOf(chosen) === rank - 1 ? undefined : texts.notQuickest();
  }
  if (choice !== NO_CHOICE) return texts.needlessChoice();
  if (outcome === other) {
    if (first === end) return texts.deadEnd();
    if (count[other] !== end - first) return texts.avoidable();
    return greatest[other] === rank - 1 ? undefined : texts.longest(rank, greatest[other]);
  }
  if (count[owner] > 0) return texts.winningMove();
  if (outcome === 2) {
    if (first === end) return rank === 0 ? undefined : texts.rankAtDeadEnd(rank);
    if (count[2] === 0) return texts.noDrawnEnd();
    if (endless === owner) return greatest[2] === rank - 1 ? undefined : texts.longestDraw(rank, greatest[2] + 1);
    return least[2] === rank - 1 ? undefined : texts.nearestDraw(rank, least[2] + 1);
  }
  if (rank !== 0) return texts.rankWithoutEnd(rank);
  if (count[2] > 0) return texts.finiteDraw();
  return count[3] > 0 ? undefined : texts.noWayOn();
}
