import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { naiveWinners, type ParityPlan, parityArenaOf, parityPlans } from "../../test/parity.ts";
import { NO_CHOICE, NOBODY, ownerOf, predecessors, successors } from "../arena/index.ts";
import { seededRandom } from "../base/random.ts";
import { finish } from "../base/work.ts";
import type { Player } from "../game/index.ts";
import { verifyObjective } from "../verify/index.ts";
import { type ParityArena, solveByLearning, solveByZielonka } from "./index.ts";
import { Learning, type LearningBoard, settle, UNDECIDED } from "./learning.ts";

/** A random order of the numbers below `size`. */
function shuffled(size: number, random: ReturnType<typeof seededRandom>): number[] {
  const order = Array.from({ length: size }, (_, place) => place);
  for (let place = size - 1; place > 0; place--) {
    const other = random.below(place + 1);
    [order[place], order[other]] = [order[other], order[place]];
  }
  return order;
}

/** A game with a priority of its own at each vertex, from `least` on; a cycle through all makes it one component. */
function ownPriorities(size: number, least: number, seed: number): ParityPlan {
  const random = seededRandom(seed);
  const priorities = shuffled(size, random);
  return priorities.map((priority, vertex) => ({
    owner: random.below(2) as 0 | 1,
    priority: least + priority,
    to: [...new Set([(vertex + 1) % size, random.below(size)])],
  }));
}

describe("tangle learning", () => {
  it("equals the definition where each vertex of a component has a priority of its own", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 10 }), fc.constantFrom(0, 1), fc.integer(), (size, least, seed) => {
        const game = parityArenaOf(ownPriorities(size, least, seed));
        const solution = solveByLearning(game);
        expect([...solution.winnerOfVertex]).toEqual(naiveWinners(game));
        expect(verifyObjective(game, solution)).toBeUndefined();
      }),
      { numRuns: 250 },
    );
  });

  it.each([0, 1])("equals Zielonka's recursion on components of 60 vertices, with priorities from %i on", (least) => {
    for (let seed = 0; seed < 25; seed++) {
      const game = parityArenaOf(ownPriorities(60, least, seed));
      const solution = solveByLearning(game);
      expect([...solution.winnerOfVertex]).toEqual([...solveByZielonka(game).winnerOfVertex]);
      expect(verifyObjective(game, solution)).toBeUndefined();
    }
  });

  it("equals the definition where some vertices are goals", () => {
    const goals = fc.array(fc.constantFrom(NOBODY, NOBODY, NOBODY, 0, 1), { minLength: 9, maxLength: 9 });
    fc.assert(
      fc.property(parityPlans(9), goals, (plan, given) => {
        const game = { ...parityArenaOf(plan), goalOfVertex: Uint8Array.from(given.slice(0, plan.length)) };
        const solution = solveByLearning(game);
        expect([...solution.winnerOfVertex]).toEqual(naiveWinners(game));
        expect(verifyObjective(game, solution)).toBeUndefined();
      }),
      { numRuns: 300 },
    );
  });

  it("gives each of many rings to the parity of its largest priority, of any size", () => {
    const random = seededRandom(7);
    for (const [rings, bits] of [
      [1010, 32],
      [30, 31],
    ]) {
      const size = 10;
      const plan = Array.from({ length: rings * size }, (_, vertex) => ({
        owner: random.below(2) as 0 | 1,
        priority: random.below(2 ** bits),
        to: [vertex - (vertex % size) + ((vertex + 1) % size)],
      }));
      const winners = Array.from({ length: rings }, (_, ring) => {
        const members = plan.slice(ring * size, (ring + 1) * size);
        return Math.max(...members.map(({ priority }) => priority)) % 2;
      });
      expect([...solveByLearning(parityArenaOf(plan)).winnerOfVertex]).toEqual(
        plan.map((_, vertex) => winners[Math.floor(vertex / size)]),
      );
    }
  });
});

/** Nothing is decided yet. */
const boardOf = (arena: ParityArena): LearningBoard => ({
  ...{ arena, ...predecessors(arena), winnerOfVertex: new Uint8Array(arena.vertexCount).fill(UNDECIDED) },
  choiceOfVertex: new Uint32Array(arena.vertexCount).fill(NO_CHOICE),
  wayOutOfVertex: arena.firstEdgeOfVertex.slice(0, arena.vertexCount),
  queue: new Uint32Array(arena.vertexCount),
});

describe("what a player attracts of what is undecided", () => {
  it("is what the definition says, by moves that lead there, whatever was attracted before", () => {
    const cases = parityPlans(10).chain((plan) =>
      fc.record({
        plan: fc.constant(plan),
        targets: fc.array(fc.tuple(fc.nat(plan.length - 1), fc.constantFrom<Player>(0, 1)), { maxLength: 4 }),
      }),
    );
    fc.assert(
      fc.property(cases, ({ plan, targets }) => {
        const arena = parityArenaOf(plan);
        const board = boardOf(arena);
        const { winnerOfVertex, choiceOfVertex } = board;
        const all = [...plan.keys()];
        const winners: number[] = all.map(() => UNDECIDED);
        for (const [target, player] of targets) {
          if (winners[target] !== UNDECIDED) continue;
          winners[target] = winnerOfVertex[target] = player;
          board.queue[0] = target;
          finish(settle(board, player, 1));
          const before = new Set(all.filter((vertex) => winners[vertex] !== UNDECIDED));
          const joins = (vertex: number): boolean => {
            if (winners[vertex] !== UNDECIDED) return false;
            const isIn = (other: number): boolean => winners[other] === player;
            const next = [...successors(arena, vertex)];
            // Moves from a vertex to itself count for no player; a vertex with no others is decided already.
            return (
              next.some(isIn) && (ownerOf(arena, vertex) === player || next.every((to) => isIn(to) || to === vertex))
            );
          };
          for (let one = all.find(joins); one !== undefined; one = all.find(joins)) winners[one] = player;
          expect([...winnerOfVertex]).toEqual(winners);
          for (const vertex of all) {
            if (before.has(vertex) || winners[vertex] !== player || ownerOf(arena, vertex) !== player) continue;
            expect([...successors(arena, vertex)]).toContain(choiceOfVertex[vertex]);
            expect(winners[choiceOfVertex[vertex]]).toBe(player);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it("pauses every 2¹⁶ vertices", () => {
    const size = 2 ** 17 + 1;
    const line = parityArenaOf(
      Array.from({ length: size }, (_, vertex) => ({ owner: 0 as const, priority: 0, to: [Math.max(0, vertex - 1)] })),
    );
    const board = boardOf(line);
    board.winnerOfVertex[0] = 0;
    expect([...settle(board, 0, 1)].length).toBe(2);
  });
});

it("solving a component pauses in large regions, in the search of their tangles and after much work", () => {
  // A ring: the one vertex of priority 1 attracts all others, which are one tangle.
  const size = 2 ** 16 + 10;
  const ring = parityArenaOf(
    Array.from({ length: size }, (_, vertex) => ({
      owner: (vertex % 2) as Player,
      priority: vertex === 0 ? 1 : 0,
      to: [(vertex + 1) % size],
    })),
  );
  const board = boardOf(ring);
  const byPriority = Uint32Array.from({ length: size }, (_, place) => (place + 1) % size);
  // One in the attractor, two in the depth-first search, which comes to each vertex twice, one after the region, and
  // one in the attractor of what is won.
  expect([...new Learning(board).solve(byPriority)].length).toBe(5);
  expect(new Set(board.winnerOfVertex)).toEqual(new Set([1]));
});
