import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type GamePlan, gameOf, gamePlans } from "../../test/games.ts";
import { explore, valueAt } from "../arena/index.ts";
import { compareGames, solveArena, type ValuedGame } from "./index.ts";

function valued(plan: GamePlan): ValuedGame<number> {
  const exploration = explore(gameOf(plan));
  const solution = solveArena(exploration.arena);
  return {
    arena: exploration.arena,
    positions: exploration.positions,
    vertexOf: (position) => exploration.vertexOf(position),
    valueOf: (vertex) => valueAt(solution, vertex),
  };
}

describe("two variants compared", () => {
  it("differ as a walk through all positions says, and each example is reached by its play", () => {
    fc.assert(
      fc.property(
        gamePlans({ cyclic: true }),
        fc.nat(16),
        fc.constantFrom<0 | 1 | "draw">(0, 1, "draw"),
        (plan, at, end) => {
          const place = at % plan.turns.length;
          const changed = {
            ...plan,
            results: plan.results.with(place, end),
            successors: plan.successors.with(place, []),
          };
          const [first, second] = [valued(plan), valued(changed)];
          const comparison = compareGames(first, second);
          const pairs = first.positions.flatMap((position, vertex) => {
            const there = second.vertexOf(position);
            return there === undefined ? [] : [[first.valueOf(vertex).result, second.valueOf(there).result] as const];
          });
          expect(comparison.common).toBe(pairs.length);
          expect(comparison.onlyFirst + pairs.length).toBe(first.arena.vertexCount);
          expect(comparison.onlySecond + pairs.length).toBe(second.arena.vertexCount);
          for (const from of [0, 1, "draw"] as const) {
            for (const to of [0, 1, "draw"] as const) {
              const change = comparison.changes.find((found) => found.from === from && found.to === to);
              const count = pairs.filter(([before, after]) => before === from && after === to).length;
              expect(change?.count ?? 0).toBe(from === to ? 0 : count);
              for (const { vertex, play } of change?.examples ?? []) {
                const reached = play.reduce((position, number) => plan.successors[position][number], 0);
                expect(reached).toBe(first.positions[vertex]);
              }
            }
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});
