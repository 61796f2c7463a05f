import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bruteForce, explicitGame } from "../../test/brute-force.ts";
import { type GamePlan, gameOf, gamePlans, heuristicOf } from "../../test/games.ts";
import type { Result } from "../game/game.ts";
import { proofNumber } from "./proof-number.ts";
import { StrongMemory, strong } from "./strong.ts";

const VALUES = new Map<Result, number>([
  [0, Number.POSITIVE_INFINITY],
  [1, Number.NEGATIVE_INFINITY],
  ["draw", 0],
]);

/**
 * Whether a search of the strong player to a depth says the truth about the start of a game, where it claims anything.
 */
function isTrue(plan: GamePlan, depth: number): boolean {
  const truth = bruteForce(explicitGame(gameOf(plan)))[0];
  const answer = strong(gameOf(plan), 0, {
    depth,
    heuristic: heuristicOf(plan, true),
    memory: new StrongMemory({ tableBits: 8 }),
    nodes: 3000,
  });
  return answer.certainty !== "exact" || answer.value === VALUES.get(truth.result);
}

describe("graph history: what is a draw by repetition on one path is none on another", () => {
  /**
   * Found by taking the protection away (every score is stored, whatever it leans on), and made small by fast-check:
   * player 0 wins from 0 in six moves at most, by way of 7, 6, 4, 8 and 1. Below 7, 6 may go back to 0, a repetition.
   */
  const LATE_WIN: GamePlan = {
    turns: [0, 0, 0, 0, 1, 0, 0, 1, 0, 0],
    results: [undefined, undefined, 0, 0, undefined, 0, undefined, undefined, undefined, 0],
    successors: [[7, 0], [2, 0], [], [], [2, 8], [], [4, 0], [6, 4], [1, 6], []],
    scores: [0, 0, 0, 0, 0, 0, 1, 0, 0, 0],
  };

  it("a late win is no draw", () => {
    expect(bruteForce(explicitGame(gameOf(LATE_WIN)))[0]).toEqual({ result: 0, rank: 6 });
    for (let depth = 1; depth <= 12; depth++) expect([depth, isTrue(LATE_WIN, depth)]).toEqual([depth, true]);
    const options = {
      depth: 12,
      heuristic: heuristicOf(LATE_WIN, true),
      memory: new StrongMemory<number>({ tableBits: 8 }),
    };
    expect(strong(gameOf(LATE_WIN), 0, options)).toMatchObject({ value: Number.POSITIVE_INFINITY, certainty: "exact" });
    expect(proofNumber(gameOf(LATE_WIN), 0, { tableBits: 8 })).toMatchObject({
      value: Number.POSITIVE_INFINITY,
      certainty: "exact",
    });
  });

  it("strong claims nothing false where wins are late, which is where a stored repetition would do harm", () => {
    fc.assert(
      fc.property(gamePlans({ cyclic: true }), (plan) => {
        const { rank } = bruteForce(explicitGame(gameOf(plan)))[0];
        return rank === undefined || rank < 4 || isTrue(plan, 12);
      }),
      { seed: 4, numRuns: 600 },
    );
  });

  it("proof numbers claim nothing false there", () => {
    fc.assert(
      fc.property(gamePlans({ cyclic: true }), (plan) => {
        const { result, rank } = bruteForce(explicitGame(gameOf(plan)))[0];
        if (rank === undefined || rank < 4) return;
        const answer = proofNumber(gameOf(plan), 0, { tableBits: 6, nodes: 20_000 });
        if (answer.certainty === "exact" && answer.value !== VALUES.get(result)) throw new Error("false");
      }),
      { seed: 5, numRuns: 400 },
    );
  });
});
