import fc from "fast-check";
import { type Arena, NOBODY } from "../src/arena/index.ts";
import type { ParityArena } from "../src/objective/index.ts";

/** What a random parity game is made of: for each vertex its owner, its priority and where it leads. */
export type ParityPlan = readonly {
  readonly owner: 0 | 1;
  readonly priority: number;
  readonly to: readonly number[];
}[];

export const parityPlans = (largest = 12, priorities = 6): fc.Arbitrary<ParityPlan> =>
  fc.integer({ min: 1, max: largest }).chain((size) =>
    fc.array(
      fc.record({
        owner: fc.constantFrom(0 as const, 1 as const),
        priority: fc.integer({ min: 0, max: priorities }),
        to: fc.uniqueArray(fc.integer({ min: 0, max: size - 1 }), { minLength: 1, maxLength: 3 }),
      }),
      { minLength: size, maxLength: size },
    ),
  );

export function parityArenaOf(plan: ParityPlan): ParityArena {
  const firstEdgeOfVertex = new Uint32Array(plan.length + 1);
  plan.forEach(({ to }, vertex) => {
    firstEdgeOfVertex[vertex + 1] = firstEdgeOfVertex[vertex] + to.length;
  });
  return {
    vertexCount: plan.length,
    edgeCount: firstEdgeOfVertex[plan.length],
    firstEdgeOfVertex,
    targetOfEdge: Uint32Array.from(plan.flatMap(({ to }) => to)),
    ownerOfVertex: Uint8Array.from(plan, ({ owner }) => owner),
    goalOfVertex: new Uint8Array(plan.length).fill(NOBODY),
    priorityOfVertex: Uint32Array.from(plan, ({ priority }) => priority),
    start: undefined,
    label: String,
  };
}

/**
 * The definition, read literally: player 0 wins from a vertex if one of their positional strategies leaves player 1 no
 * play to win; and a play that both could repeat for ever is a path into a cycle, won by the parity of its largest
 * priority. A goal ends a play; a dead end is lost by the player who is there. Shares nothing with the solvers.
 */
export function naiveWinners(arena: Arena & { readonly priorityOfVertex: Uint32Array }): number[] {
  const all = Array.from({ length: arena.vertexCount }, (_, vertex) => vertex);
  const isOver = (vertex: number): boolean => arena.goalOfVertex[vertex] !== NOBODY;
  const next = (vertex: number): number[] =>
    isOver(vertex)
      ? []
      : [...arena.targetOfEdge.subarray(arena.firstEdgeOfVertex[vertex], arena.firstEdgeOfVertex[vertex + 1])];
  const deciding = all.filter((vertex) => arena.ownerOfVertex[vertex] === 0 && next(vertex).length > 1);
  const wonByZero = new Set<number>();
  const moves = all.map(next);
  const tryAll = (index: number): void => {
    if (wonByZero.size === all.length) return;
    if (index < deciding.length) {
      for (const target of next(deciding[index])) {
        moves[deciding[index]] = [target];
        tryAll(index + 1);
      }
      return;
    }
    const lost = lostUnder(moves);
    for (const vertex of all) if (!lost.has(vertex)) wonByZero.add(vertex);
  };
  /** From where player 1 has a play to win, when these moves are left. */
  const lostUnder = (left: readonly (readonly number[])[]): Set<number> => {
    const reach = all.map((vertex) => reachable(left, vertex, Number.POSITIVE_INFINITY));
    const bad = all.filter((vertex) => {
      if (isOver(vertex)) return arena.goalOfVertex[vertex] === 1;
      if (left[vertex].length === 0) return arena.ownerOfVertex[vertex] === 0;
      const priority = arena.priorityOfVertex[vertex];
      return priority % 2 === 1 && reachable(left, vertex, priority).has(vertex);
    });
    return new Set(all.filter((vertex) => bad.some((end) => end === vertex || reach[vertex].has(end))));
  };
  /** What one or more moves lead to, through vertices of at most this priority. */
  const reachable = (left: readonly (readonly number[])[], from: number, most: number): Set<number> => {
    const found = new Set<number>();
    const waiting = [from];
    for (let vertex = waiting.pop(); vertex !== undefined; vertex = waiting.pop()) {
      for (const target of left[vertex]) {
        if (found.has(target) || arena.priorityOfVertex[target] > most) continue;
        found.add(target);
        waiting.push(target);
      }
    }
    return found;
  };
  tryAll(0);
  return all.map((vertex) => (wonByZero.has(vertex) ? 0 : 1));
}
