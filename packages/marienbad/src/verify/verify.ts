import type { Arena } from "../arena/arena.ts";
import type { Solution } from "../arena/solution.ts";

/** The first vertex whose claim fails, and why. */
export interface FalseClaim {
  readonly vertex: number;
  readonly message: string;
}

/*
 * This file shares no code with the solvers: it takes the value words apart by itself and looks only at a vertex and
 * its successors.
 */
const outcomeOf = (value: number): number => Math.floor(value / 2 ** 30);
const rankOf = (value: number): number => value % 2 ** 30;
const NO_CHOICE = 2 ** 32 - 1;
const WORDS = ["a win for player 0", "a win for player 1", "a finite draw", "an infinite draw"];

/**
 * Checks a claimed solution of an arena (row T7): undefined when every claim is true, else the first that is not.
 *
 * Why looking at neighbours is enough. Say that the winner claims rank r at a vertex. If it is his, some successor must be claimed
 * for him with rank r − 1, and none with less; if it is the other's, every successor must be claimed for him and the
 * greatest rank must be r − 1; and rank 0 only at his goals. Ranks fall along the play, so that
 * by induction the claims for winners are true and the ranks exact. A drawn vertex must have no winning successor for its owner
 * and, unless it is a dead end, one that is drawn: so each side can keep the draw for ever. A finite
 * draw of rank r must have a drawn successor of rank r − 1 and none of less, and an infinite one no finite one: the
 * breadth-first distances to the drawn dead ends are the only numbers that fit.
 *
 * Cost: O(n + m) time, no memory.
 */
export function verify(arena: Arena, solution: Solution): FalseClaim | undefined {
  const { vertexCount } = arena;
  if (solution.valueOfVertex.length !== vertexCount || solution.choiceOfVertex.length !== vertexCount) {
    return {
      vertex: 0,
      message: `the solution has ${solution.valueOfVertex.length} vertices, the arena ${vertexCount}`,
    };
  }
  for (let vertex = 0; vertex < vertexCount; vertex++) {
    const complaint = checkVertex(arena, solution, vertex);
    if (complaint === undefined) continue;
    const claim = WORDS[outcomeOf(solution.valueOfVertex[vertex])];
    return { vertex, message: `vertex ${arena.label(vertex)} is claimed to be ${claim}: ${complaint}` };
  }
  return undefined;
}

function checkVertex(arena: Arena, { valueOfVertex, choiceOfVertex }: Solution, vertex: number): string | undefined {
  const outcome = outcomeOf(valueOfVertex[vertex]);
  const rank = rankOf(valueOfVertex[vertex]);
  const choice = choiceOfVertex[vertex];
  const owner = arena.ownerOfVertex[vertex];
  const goal = arena.goalOfVertex[vertex];
  const first = arena.firstEdgeOfVertex[vertex];
  const end = arena.firstEdgeOfVertex[vertex + 1];
  if (goal === 0 || goal === 1) {
    if (outcome !== goal) return `but it is a goal of player ${goal}`;
    if (rank !== 0) return `rank ${rank}, but the play is over there`;
    return choice === NO_CHOICE ? undefined : "it has a choice, but the play is over there";
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
    if (count[owner] === 0) return "no move of its owner leads to such a vertex";
    if (least[owner] !== rank - 1) return `rank ${rank}, but the quickest move has rank ${least[owner]}`;
    if (!choiceIsSuccessor) return "its choice is not a successor";
    const chosen = valueOfVertex[choice];
    return outcomeOf(chosen) === owner && rankOf(chosen) === rank - 1
      ? undefined
      : "its choice is not the quickest win";
  }
  if (choice !== NO_CHOICE) return "it has a choice, which only the winner's own vertices have";
  if (outcome === other) {
    if (first === end) return "but it is a dead end, which is a draw";
    if (count[other] !== end - first) return "its owner has a move that avoids it";
    return greatest[other] === rank - 1
      ? undefined
      : `rank ${rank}, but the longest resistance has rank ${greatest[other]}`;
  }
  if (count[owner] > 0) return "its owner has a winning move";
  if (outcome === 2) {
    if (first === end) return rank === 0 ? undefined : `rank ${rank}, but it is a dead end`;
    if (count[2] === 0) return "no drawn end can be reached by a move";
    return least[2] === rank - 1 ? undefined : `rank ${rank}, but the nearest drawn end is ${least[2] + 1} moves away`;
  }
  if (rank !== 0) return `rank ${rank}, but what never ends has none`;
  if (count[2] > 0) return "a finite draw can be reached by a move";
  return count[3] > 0 ? undefined : "no move keeps the play going";
}
