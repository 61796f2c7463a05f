import { type Arena, isOver } from "../arena/arena.ts";
import type { Exploration, ExploreProgress } from "../arena/explore.ts";
import { NO_CHOICE, type Points, type ScoreSolution, type Solution, valueAt } from "../arena/solution.ts";
import { MarienbadError } from "../base/error.ts";
import { run, type Work, withWork } from "../base/work.ts";
import { valueOfPoints } from "../game/scores.ts";
import type { Value } from "../game/value.ts";
import { solveArena } from "./attractor.ts";
import * as texts from "./texts.ts";

/**
 * Solves a game for points (X1 in docs/concordance.md) from the ends back: player 0 takes the move with the greatest
 * sum of its gain and what follows, player 1 the least.
 *
 * Needs an arena where no play can repeat; otherwise it throws `not-applicable` with the cycle. Returns exact points
 * for every vertex. Cost: O(n + m) time, 9 bytes per vertex and 8 per vertex of the longest play.
 */
export const solveScores = /* @__PURE__ */ withWork(function solveScores(arena: Arena, points: Points): ScoreSolution {
  return run(solveScoresWork(arena, points));
}, solveScoresWork);

function* solveScoresWork(arena: Arena, { gainOfEdge, scoreOfVertex }: Points): Work<ScoreSolution> {
  const { vertexCount, firstEdgeOfVertex, targetOfEdge, ownerOfVertex } = arena;
  const pointsOfVertex = Int32Array.from(scoreOfVertex);
  const choiceOfVertex = new Uint32Array(vertexCount).fill(NO_CHOICE);
  const stateOfVertex = new Uint8Array(vertexCount);
  // Depth first: the current play and the next edge of each; a vertex is decided after all its edges.
  const path: number[] = [];
  const nextEdge: number[] = [];
  let solved = 0;
  for (let root = 0; root < vertexCount; root++) {
    if (stateOfVertex[root] === UNSEEN) enter(root);
    while (path.length > 0) {
      const vertex = path[path.length - 1];
      const edge = nextEdge[nextEdge.length - 1]++;
      if (edge < lastEdge(vertex)) {
        const target = targetOfEdge[edge];
        if (stateOfVertex[target] === UNSEEN) enter(target);
        else if (stateOfVertex[target] === OPEN) throw repeats(arena, path.slice(path.indexOf(target)));
      } else {
        decide(vertex);
        path.pop();
        nextEdge.pop();
        if (++solved % PAUSE_EVERY === 0) yield solved;
      }
    }
  }
  return { pointsOfVertex, choiceOfVertex };

  function lastEdge(vertex: number): number {
    return isOver(arena, vertex) ? firstEdgeOfVertex[vertex] : firstEdgeOfVertex[vertex + 1];
  }

  function enter(vertex: number): void {
    stateOfVertex[vertex] = OPEN;
    path.push(vertex);
    nextEdge.push(firstEdgeOfVertex[vertex]);
  }

  function decide(vertex: number): void {
    stateOfVertex[vertex] = DONE;
    const side = ownerOfVertex[vertex] === 0 ? 1 : -1;
    let best = Number.NEGATIVE_INFINITY; // from the mover's point of view
    for (let edge = firstEdgeOfVertex[vertex]; edge < lastEdge(vertex); edge++) {
      const target = targetOfEdge[edge];
      const worth = side * (gainOfEdge[edge] + pointsOfVertex[target]);
      if (worth <= best) continue;
      best = worth;
      pointsOfVertex[vertex] = side * worth;
      choiceOfVertex[vertex] = target;
    }
  }
}

const UNSEEN = 0;
const OPEN = 1;
const DONE = 2;
const PAUSE_EVERY = 2 ** 16;

/** Maximum number of vertices shown of a cycle. */
const MAX_TOLD = 6;

function repeats(arena: Arena, cycle: readonly number[]): MarienbadError {
  const names = cycle.slice(0, MAX_TOLD).map((vertex) => arena.label(vertex));
  const told = [...names, ...(cycle.length > MAX_TOLD ? ["…"] : []), names[0]];
  return new MarienbadError("not-applicable", texts.playsRepeat(told.join(" → ")), { parameters: { cycle } });
}

/** Solves arenas, at once or as work. */
export type SolveArena = (arena: Arena) => Solution | Work<Solution, void>;

/** One of the two solutions of an explored game, and the values read from it. */
export interface ExploredValues {
  readonly solution?: Solution;
  readonly scores?: ScoreSolution;
  valueOf(vertex: number): Value;
}

/** Solves an explored game, by points if it has them; throws `not-applicable` if a game for points can repeat. */
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

function* reporting<Result, Progress>(work: Work<Result, unknown>, progress: Progress): Work<Result, Progress> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    yield progress;
  }
}
