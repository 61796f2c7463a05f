import { describe, expect, it } from "vitest";
import { expectSolution } from "../../../test/taquin-solutions.ts";
import { CLASSIC_INSTANCES } from "./classic-instances.ts";
import { linearConflictGauge } from "./gauge.ts";
import { buildPatternDatabase } from "./pattern-database.ts";
import { patternGauge } from "./patterns.ts";
import { solveTaquin } from "./solve.ts";

describe("the 15-puzzle", () => {
  const patterns = patternGauge(4, buildPatternDatabase(4));
  const conflicts = linearConflictGauge(4);

  it("is solved in the published number of moves, by patterns and by linear conflict alike", () => {
    for (const number of [12, 42, 55, 79, 97]) {
      const { tiles, moves } = CLASSIC_INSTANCES[number - 1];
      const [one, other] = [solveTaquin(patterns, tiles), solveTaquin(conflicts, tiles)];
      expect([number, one.cost, other.cost]).toEqual([number, moves, moves]);
      expectSolution(one.path, tiles);
      expectSolution(other.path, tiles);
      expect(one.generated).toBeLessThan(other.generated);
    }
  }, 60_000);

  it("is solved in the published number of moves by patterns, every tenth of the classic instances", () => {
    for (let i = 0; i < 100; i += 10) {
      const { tiles, moves } = CLASSIC_INSTANCES[i];
      expect(solveTaquin(patterns, tiles).cost).toBe(moves);
    }
  }, 60_000);
});
