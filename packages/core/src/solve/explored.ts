import type { Arena } from "../arena/arena.ts";
import type { Exploration, ExploreProgress } from "../arena/explore.ts";
import type { ScoreSolution } from "../arena/points.ts";
import { type Solution, valueAt } from "../arena/solution.ts";
import type { Work } from "../base/work.ts";
import { valueOfPoints } from "../game/scores.ts";
import type { Value } from "../game/value.ts";
import { solveArena } from "./attractor.ts";
import { solveScores } from "./scores.ts";

/** Solves arenas, at once or as work that can be paused. */
export type SolveArena = (arena: Arena) => Solution | Work<Solution, void>;

/** What an explored game is worth: one of the two solutions, and the values that can be read from it. */
export interface ExploredValues {
  /** Of a game that is won. */
  readonly solution?: Solution;
  /** Of a game that is played for points. */
  readonly scores?: ScoreSolution;
  valueOf(vertex: number): Value;
}

/**
 * Solves an explored game: for points where it has some, else for the win. Exact; in a game for points in which plays
 * can repeat it throws `not-applicable`. Its progress is that of an exploration which is complete.
 */
export function* solveExploredWork(
  { arena, points }: Pick<Exploration<never>, "arena" | "points">,
  solve: SolveArena = solveArena.work,
): Work<ExploredValues, ExploreProgress> {
  const progress = { found: arena.vertexCount, expanded: arena.vertexCount, moves: arena.edgeCount };
  if (points !== undefined) {
    const scores = yield* reporting(solveScores.work(arena, points), progress);
    return { scores, valueOf: (vertex) => valueOfPoints(scores.pointsOfVertex[vertex]) };
  }
  const solving = solve(arena);
  const solution = "next" in solving ? yield* reporting(solving, progress) : solving;
  return { solution, valueOf: (vertex) => valueAt(solution, vertex) };
}

/** The same work with this progress at each pause. */
function* reporting<Result, Progress>(work: Work<Result, unknown>, progress: Progress): Work<Result, Progress> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    yield progress;
  }
}
