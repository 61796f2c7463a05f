import { NOBODY, ownerOf, successors } from "../arena/arena.ts";
import { NO_CHOICE } from "../arena/solution.ts";
import { predecessors } from "../arena/transpose.ts";
import { greatestOf } from "../base/extremes.ts";
import { finishable, type Work } from "../base/work.ts";
import { opponent, type Player } from "../game/game.ts";
import { keepChoices, type ObjectiveSolution, type ParityArena } from "./game.ts";

/** One step of the recursion, for tracing. */
export interface ZielonkaStep {
  /**
   * ends: `region` is attracted to the goals of `player`, where plays are over. attract: within `subgame`, whose
   * largest priority is `priority`, its owner `player` attracts `region` to the vertices `to` of that priority; the
   * rest is the next subgame, one deeper. wins: `player` wins all of `subgame`, since nothing of the rest is lost.
   * gives: `player` has won `to` of the rest, and so `region`, attracted to it; `subgame` is examined again without it.
   */
  readonly kind: "ends" | "attract" | "wins" | "gives";
  readonly depth: number;
  readonly player: Player;
  readonly priority: number;
  readonly subgame: readonly number[];
  readonly to: readonly number[];
  readonly region: readonly number[];
}

/** Called with each step, as it happens. */
export type ZielonkaTrace = (step: ZielonkaStep) => void;

/**
 * Solves a parity game by the textbook recursion: winner and strategy of every vertex.
 *
 * Needs: an arena from `asParity`. Returns: exact winners, and strategies that need no memory. Cost: at worst
 * exponential in the number of priorities, in practice a few passes; memory O(n) per priority. Method: Zielonka 1998,
 * after McNaughton 1993. Let p be the largest priority of a subgame and P its player. P attracts what they can to the
 * vertices of priority p; the rest is a smaller game. If P wins all of that, P wins everything: a play either stays in
 * the rest or sees p forever. Otherwise the opponent wins a part and its attractor; the subgame is examined again
 * without it.
 */
export const solveByZielonka = /* @__PURE__ */ finishable(function* solveByZielonka(
  arena: ParityArena,
  trace?: ZielonkaTrace,
): Work<ObjectiveSolution> {
  const { goalOfVertex, priorityOfVertex } = arena;
  const { firstEdgeOfTarget, sourceOfEdge } = predecessors(arena);
  const choiceOfVertex = new Uint32Array(arena.vertexCount).fill(NO_CHOICE);
  const won: Regions = [new Set(), new Set()];
  let rest = new Set(arena.ownerOfVertex.keys());
  for (const player of [0, 1] as const) {
    const goals = [...rest].filter((vertex) => goalOfVertex[vertex] === player);
    if (goals.length === 0) continue;
    won[player] = attract(rest, player, goals);
    tell("ends", 0, player, 0, rest, goals, won[player]);
    rest = without(rest, won[player]);
  }
  const endless = yield* recurse(rest);
  const winnerOfVertex = new Uint8Array(arena.vertexCount);
  for (const region of [won[1], endless[1]]) for (const vertex of region) winnerOfVertex[vertex] = 1;
  return keepChoices(arena, winnerOfVertex, choiceOfVertex);

  /** The winners of a subgame. Recursive calls are subgames that `solve` yields; callers wait in a list. */
  function* recurse(subgame: Set<number>): Work<Regions> {
    const waiting = [solve(subgame, 0)];
    let answer: Regions | undefined;
    for (let count = 1; ; ) {
      const caller = waiting[waiting.length - 1];
      const step = answer === undefined ? caller.next() : caller.next(answer);
      answer = undefined;
      if (!step.done) {
        waiting.push(solve(step.value, waiting.length));
        yield count++;
      } else {
        waiting.pop();
        if (waiting.length === 0) return step.value;
        answer = step.value;
      }
    }
  }

  function* solve(subgame: Set<number>, depth: number): Generator<Set<number>, Regions, Regions> {
    const won: Regions = [new Set(), new Set()];
    let rest = subgame;
    while (rest.size > 0) {
      const priority = greatestOf(Array.from(rest, (vertex) => priorityOfVertex[vertex]));
      const player: Player = priority % 2 === 0 ? 0 : 1;
      const other = opponent(player);
      const top = [...rest].filter((vertex) => priorityOfVertex[vertex] === priority);
      const attracted = attract(rest, player, top);
      tell("attract", depth, player, priority, rest, top, attracted);
      const inner = yield without(rest, attracted);
      if (inner[other].size === 0) {
        stay(rest, player, top);
        tell("wins", depth, player, priority, rest, top, rest);
        for (const vertex of rest) won[player].add(vertex);
        break;
      }
      const given = attract(rest, other, inner[other]);
      tell("gives", depth, other, priority, rest, inner[other], given);
      for (const vertex of given) won[other].add(vertex);
      rest = without(rest, given);
    }
    return won;
  }

  function tell(
    kind: ZielonkaStep["kind"],
    depth: number,
    player: Player,
    priority: number,
    subgame: Iterable<number>,
    to: Iterable<number>,
    region: Iterable<number>,
  ): void {
    trace?.({ kind, depth, player, priority, subgame: [...subgame], to: [...to], region: [...region] });
  }

  /** From the vertices of the largest priority their owner goes anywhere within the subgame. */
  function stay(subgame: Set<number>, player: Player, top: readonly number[]): void {
    for (const vertex of top) {
      if (ownerOf(arena, vertex) !== player) continue;
      choiceOfVertex[vertex] = successors(arena, vertex).find((target) => subgame.has(target)) as number;
    }
  }

  /** The vertices from which the player can force a play into a set within a subgame; notes the moves as choices. */
  function attract(subgame: ReadonlySet<number>, player: Player, to: Iterable<number>): Set<number> {
    const attracted = new Set(to);
    const waysLeft = new Map<number, number>();
    // A set is iterated in insertion order, including members added on the way.
    for (const target of attracted) {
      for (let edge = firstEdgeOfTarget[target]; edge < firstEdgeOfTarget[target + 1]; edge++) {
        const vertex = sourceOfEdge[edge];
        if (!subgame.has(vertex) || attracted.has(vertex) || goalOfVertex[vertex] !== NOBODY) continue;
        if (ownerOf(arena, vertex) === player) {
          choiceOfVertex[vertex] = target;
          attracted.add(vertex);
          continue;
        }
        const left = (waysLeft.get(vertex) ?? waysWithin(subgame, vertex)) - 1;
        waysLeft.set(vertex, left);
        if (left === 0) attracted.add(vertex);
      }
    }
    return attracted;
  }

  function waysWithin(subgame: ReadonlySet<number>, vertex: number): number {
    let count = 0;
    for (const target of successors(arena, vertex)) if (subgame.has(target)) count++;
    return count;
  }
});

type Regions = [Set<number>, Set<number>];

function without(vertices: ReadonlySet<number>, taken: ReadonlySet<number>): Set<number> {
  const left = new Set<number>();
  for (const vertex of vertices) if (!taken.has(vertex)) left.add(vertex);
  return left;
}
