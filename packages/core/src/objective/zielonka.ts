import { NOBODY, ownerOf, successors } from "../arena/arena.ts";
import { NO_CHOICE } from "../arena/solution.ts";
import { type Predecessors, predecessors } from "../arena/transpose.ts";
import { greatestOf } from "../base/extremes.ts";
import { finish, type Work, withWork } from "../base/work.ts";
import { opponent, type Player } from "../game/game.ts";
import { keepChoices, type ObjectiveSolution, type ParityArena } from "./game.ts";

/** One step of the recursion, for those who watch it: what is looked at, how deep, and what was found there. */
export interface ZielonkaStep {
  /**
   * ends: `region` is attracted to the goals of `player`, where plays are over. attract: within `subgame`, whose
   * largest priority is `priority`, `region` is attracted by its owner `player` to the vertices `to` of that priority;
   * what is left is the next subgame, one deeper. wins: `player` wins all of `subgame`, since nothing of the rest is
   * lost. gives: of the rest `player` has won `to`, and so `region`, which is attracted to it; without it `subgame` is
   * looked at again.
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
 * Solves a parity game as the literature tells it: winner and strategy of every vertex.
 *
 * Needs: an arena as `asParity` gives it. Returns: exact winners, and strategies that need no memory. Cost: at worst
 * exponential in the number of priorities, in practice a few passes; memory O(n) per priority.
 * Method: Zielonka 1998, after McNaughton 1993. Let p be the largest priority of a subgame and P the player whom it
 * pleases. P attracts what they can to the vertices of priority p; the rest is a smaller game. If P wins all of that,
 * P wins everything: a play either stays in the rest or sees p for ever. Otherwise the opponent wins a part, and keeps
 * what they can attract to it; without that, the subgame is looked at again.
 */
export const solveByZielonka = /* @__PURE__ */ withWork(function solveByZielonka(
  arena: ParityArena,
  trace?: ZielonkaTrace,
): ObjectiveSolution {
  return finish(solveByZielonkaWork(arena, trace));
}, solveByZielonkaWork);

/** The same as work; its progress is the number of subgames so far. */
function* solveByZielonkaWork(arena: ParityArena, trace?: ZielonkaTrace): Work<ObjectiveSolution> {
  const recursion = new Zielonka(arena, trace);
  const all = new Set(arena.ownerOfVertex.keys());
  const won: Regions = [new Set(), new Set()];
  let rest = all;
  for (const player of [0, 1] as const) {
    const goals = [...rest].filter((vertex) => arena.goalOfVertex[vertex] === player);
    if (goals.length === 0) continue;
    won[player] = recursion.attract(rest, player, goals);
    trace?.({ kind: "ends", depth: 0, player, priority: 0, subgame: [...rest], to: goals, region: [...won[player]] });
    rest = without(rest, won[player]);
  }
  const endless = yield* recursion.run(rest);
  const winnerOfVertex = new Uint8Array(arena.vertexCount);
  for (const region of [won[1], endless[1]]) for (const vertex of region) winnerOfVertex[vertex] = 1;
  return keepChoices(arena, winnerOfVertex, recursion.choiceOfVertex);
}

/** What each player wins of a subgame. */
type Regions = [Set<number>, Set<number>];

class Zielonka {
  readonly #arena: ParityArena;
  readonly #backward: Predecessors;
  readonly #trace: ZielonkaTrace | undefined;
  readonly choiceOfVertex: Uint32Array;

  constructor(arena: ParityArena, trace: ZielonkaTrace | undefined) {
    this.#arena = arena;
    this.#backward = predecessors(arena);
    this.#trace = trace;
    this.choiceOfVertex = new Uint32Array(arena.vertexCount).fill(NO_CHOICE);
  }

  /**
   * Who wins what of a subgame. A recursive call is a subgame that `solve` yields, and callers wait in a list: so games
   * with as many priorities as vertices do not overflow the stack.
   */
  *run(subgame: Set<number>): Work<Regions> {
    const waiting = [this.#solve(subgame, 0)];
    let answer: Regions | undefined;
    for (let count = 1; ; ) {
      const caller = waiting[waiting.length - 1];
      const step = answer === undefined ? caller.next() : caller.next(answer);
      answer = undefined;
      if (!step.done) {
        waiting.push(this.#solve(step.value, waiting.length));
        yield count++;
      } else {
        waiting.pop();
        if (waiting.length === 0) return step.value;
        answer = step.value;
      }
    }
  }

  *#solve(subgame: Set<number>, depth: number): Generator<Set<number>, Regions, Regions> {
    const { priorityOfVertex } = this.#arena;
    const won: Regions = [new Set(), new Set()];
    let rest = subgame;
    while (rest.size > 0) {
      const prioritiesOfRest = Array.from(rest, (vertex) => priorityOfVertex[vertex]);
      const priority = greatestOf(prioritiesOfRest);
      const player: Player = priority % 2 === 0 ? 0 : 1;
      const other = opponent(player);
      const top = [...rest].filter((vertex) => priorityOfVertex[vertex] === priority);
      const attracted = this.attract(rest, player, top);
      this.#tell("attract", depth, player, priority, rest, top, attracted);
      const inner = yield without(rest, attracted);
      if (inner[other].size === 0) {
        this.#stay(rest, player, top);
        this.#tell("wins", depth, player, priority, rest, top, rest);
        for (const vertex of rest) won[player].add(vertex);
        break;
      }
      const given = this.attract(rest, other, inner[other]);
      this.#tell("gives", depth, other, priority, rest, inner[other], given);
      for (const vertex of given) won[other].add(vertex);
      rest = without(rest, given);
    }
    return won;
  }

  #tell(
    kind: ZielonkaStep["kind"],
    depth: number,
    player: Player,
    priority: number,
    subgame: Iterable<number>,
    to: Iterable<number>,
    region: Iterable<number>,
  ): void {
    this.#trace?.({ kind, depth, player, priority, subgame: [...subgame], to: [...to], region: [...region] });
  }

  /** From the vertices of the largest priority their owner goes anywhere within the subgame. */
  #stay(subgame: Set<number>, player: Player, top: readonly number[]): void {
    for (const vertex of top) {
      if (ownerOf(this.#arena, vertex) !== player) continue;
      this.choiceOfVertex[vertex] = successors(this.#arena, vertex).find((target) => subgame.has(target)) as number;
    }
  }

  /** What the player can force into a set within a subgame; the moves that do it are noted as choices. */
  attract(subgame: ReadonlySet<number>, player: Player, to: Iterable<number>): Set<number> {
    const { firstEdgeOfTarget, sourceOfEdge } = this.#backward;
    const attracted = new Set(to);
    const waysLeft = new Map<number, number>();
    // A set is walked in the order of joining, those that join on the way included.
    for (const target of attracted) {
      for (let edge = firstEdgeOfTarget[target]; edge < firstEdgeOfTarget[target + 1]; edge++) {
        const vertex = sourceOfEdge[edge];
        if (!subgame.has(vertex) || attracted.has(vertex) || this.#arena.goalOfVertex[vertex] !== NOBODY) continue;
        if (ownerOf(this.#arena, vertex) === player) {
          this.choiceOfVertex[vertex] = target;
          attracted.add(vertex);
          continue;
        }
        const left = (waysLeft.get(vertex) ?? this.#waysWithin(subgame, vertex)) - 1;
        waysLeft.set(vertex, left);
        if (left === 0) attracted.add(vertex);
      }
    }
    return attracted;
  }

  #waysWithin(subgame: ReadonlySet<number>, vertex: number): number {
    let count = 0;
    for (const target of successors(this.#arena, vertex)) if (subgame.has(target)) count++;
    return count;
  }
}

function without(vertices: ReadonlySet<number>, taken: ReadonlySet<number>): Set<number> {
  const left = new Set<number>();
  for (const vertex of vertices) if (!taken.has(vertex)) left.add(vertex);
  return left;
}
