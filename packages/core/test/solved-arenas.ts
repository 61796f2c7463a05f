import fc from "fast-check";
import { expect } from "vitest";
import { outcomeOf, rankOf } from "../src/arena/index.ts";
import { solveArena } from "../src/solve/index.ts";
import { verify } from "../src/verify/index.ts";
import { arenas } from "./arenas.ts";
import { naiveSolution } from "./naive.ts";

/** Random arenas are solved as the definitions say, ranks and draws included, and pass the verifier. */
export function expectSolvedByDefinition(numRuns: number): void {
  fc.assert(
    fc.property(arenas, (arena) => {
      const solution = solveArena(arena);
      const values = Array.from({ length: arena.vertexCount }, (_, vertex) => ({
        outcome: outcomeOf(solution, vertex),
        rank: rankOf(solution, vertex),
      }));
      expect(values).toEqual(naiveSolution(arena));
      expect(verify(arena, solution)).toBeUndefined();
    }),
    { numRuns },
  );
}
