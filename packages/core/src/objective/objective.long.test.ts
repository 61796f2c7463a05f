import fc from "fast-check";
import { expect, it } from "vitest";
import { naiveWinners, parityArenaOf, parityPlans } from "../../test/parity.ts";
import { verifyObjective } from "../verify/index.ts";
import { solveByLearning, solveByZielonka } from "./index.ts";

it("both solvers equal the definition on 20,000 games of up to 12 vertices", () => {
  fc.assert(
    fc.property(parityPlans(), (plan) => {
      const game = parityArenaOf(plan);
      const expected = naiveWinners(game);
      for (const solver of [solveByLearning, solveByZielonka]) {
        const solution = solver(game);
        expect([...solution.winnerOfVertex]).toEqual(expected);
        expect(verifyObjective(game, solution)).toBeUndefined();
      }
    }),
    { numRuns: 20_000 },
  );
}, 600_000);
