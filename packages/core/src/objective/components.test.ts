import fc from "fast-check";
import { expect, it } from "vitest";
import { parityArenaOf, parityPlans } from "../../test/parity.ts";
import { successors } from "../arena/index.ts";
import { finish } from "../base/work.ts";
import { componentsOf } from "./components.ts";

it("strongly connected components are those of the definition, each after those that it leads to", () => {
  fc.assert(
    fc.property(
      parityPlans(10),
      fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 10, maxLength: 10 }),
      (plan, dice) => {
        const { firstEdgeOfVertex, targetOfEdge, ...arena } = parityArenaOf(plan);
        const isLive = (vertex: number): boolean => dice[vertex] > 0;
        const all = [...plan.keys()].filter(isLive);
        const next = (vertex: number): number[] =>
          [...successors({ ...arena, firstEdgeOfVertex, targetOfEdge }, vertex)].filter(isLive);
        // What each vertex reaches, itself included, by repeated relaxation.
        const reach = new Map(all.map((vertex) => [vertex, new Set([vertex])]));
        const reached = (vertex: number): Set<number> => reach.get(vertex) as Set<number>;
        for (const _ of all) {
          for (const vertex of all)
            for (const target of next(vertex)) for (const far of reached(target)) reached(vertex).add(far);
        }
        const { count, firstOfComponent, members } = finish(componentsOf({ firstEdgeOfVertex, targetOfEdge, isLive }));
        expect([...members].sort()).toEqual(all);
        expect([firstOfComponent.length, firstOfComponent[0], firstOfComponent[count]]).toEqual([
          count + 1,
          0,
          all.length,
        ]);
        const placeOf = (vertex: number): number => members.indexOf(vertex);
        const componentOf = (vertex: number): number =>
          firstOfComponent.findLastIndex((first) => first <= placeOf(vertex));
        for (const one of all) {
          for (const other of all) {
            const isTogether = reached(one).has(other) && reached(other).has(one);
            expect(componentOf(one) === componentOf(other)).toBe(isTogether);
            if (reached(one).has(other)) expect(componentOf(other)).toBeLessThanOrEqual(componentOf(one));
          }
        }
      },
    ),
    { numRuns: 200 },
  );
});

it("finding the components pauses every 2¹⁸ steps: two for each vertex of a line", () => {
  const size = 2 ** 17 + 1;
  const firstEdgeOfVertex = Uint32Array.from({ length: size + 1 }, (_, vertex) => Math.min(vertex, size - 1));
  const targetOfEdge = Uint32Array.from({ length: size - 1 }, (_, vertex) => vertex + 1);
  const work = componentsOf({ firstEdgeOfVertex, targetOfEdge, isLive: () => true });
  expect([...work].length).toBe(1);
});
