import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { naiveWinners, parityArenaOf, parityPlans } from "../../test/parity.ts";
import { NO_CHOICE, successors } from "../arena/index.ts";
import { type ObjectiveSolution, type ParityArena, solveByLearning } from "../objective/index.ts";
import {
  claimsOf,
  objectiveOfClaims,
  readCertificate,
  verifyObjective,
  writeCertificateBytes,
  writeCertificateLines,
} from "./index.ts";

/** What is true, by the definition alone: with the moves of the strategies only, the same players still win. */
function holds(game: ParityArena, { winnerOfVertex, choiceOfVertex }: ObjectiveSolution): boolean {
  const winners = [...winnerOfVertex];
  if (naiveWinners(game).join() !== winners.join()) return false;
  const isWellFormed = winners.every((winner, vertex) => {
    const choice = choiceOfVertex[vertex];
    const isWinners = game.ownerOfVertex[vertex] === winner;
    return isWinners ? successors(game, vertex).includes(choice) : choice === NO_CHOICE;
  });
  if (!isWellFormed) return false;
  const plan = winners.map((_, vertex) => ({
    owner: game.ownerOfVertex[vertex] as 0 | 1,
    priority: game.priorityOfVertex[vertex],
    to: choiceOfVertex[vertex] === NO_CHOICE ? [...successors(game, vertex)] : [choiceOfVertex[vertex]],
  }));
  return naiveWinners(parityArenaOf(plan)).join() === winners.join();
}

describe("claims about plays that never end", () => {
  it("are accepted exactly where they are true: one changed winner or move is caught", () => {
    let caught = 0;
    fc.assert(
      fc.property(parityPlans(9), fc.nat(), fc.nat(), (plan, at, how) => {
        const game = parityArenaOf(plan);
        const solution = solveByLearning(game);
        const winnerOfVertex = solution.winnerOfVertex.slice();
        const choiceOfVertex = solution.choiceOfVertex.slice();
        const vertex = at % plan.length;
        if (how % 4 === 0) winnerOfVertex[vertex] ^= 1;
        else if (how % 4 === 1) choiceOfVertex[vertex] = choiceOfVertex[vertex] === NO_CHOICE ? 0 : NO_CHOICE;
        else choiceOfVertex[vertex] = plan[vertex].to[how % plan[vertex].to.length];
        const claimed = { winnerOfVertex, choiceOfVertex };
        const wrong = verifyObjective(game, claimed);
        expect(wrong === undefined).toBe(holds(game, claimed));
        if (wrong !== undefined) caught++;
        if (wrong?.cycle !== undefined) {
          const largest = Math.max(...wrong.cycle.map((member) => game.priorityOfVertex[member]));
          expect(largest % 2).not.toBe(winnerOfVertex[wrong.vertex]);
        }
      }),
      { numRuns: 500 },
    );
    expect(caught).toBeGreaterThan(200);
  });

  it("a cycle that only a strategy allows is told with its largest priority", () => {
    // From 0 player 0 may stay between 0 and 1 (largest priority 3) or go to 2 (priority 4), which leads back.
    const game = parityArenaOf([
      { owner: 0, priority: 0, to: [1, 2] },
      { owner: 1, priority: 3, to: [0] },
      { owner: 1, priority: 4, to: [0] },
    ]);
    const claims = { winnerOfVertex: Uint8Array.of(0, 0, 0), choiceOfVertex: Uint32Array.of(2, NO_CHOICE, NO_CHOICE) };
    expect(verifyObjective(game, claims)).toBeUndefined();
    claims.choiceOfVertex[0] = 1;
    expect(verifyObjective(game, claims)?.text.en).toBe(
      "vertex 1, claimed for player 0: a play that follows the strategy can go round 1 → 0 → 1 for ever, " +
        "where the largest priority is 3",
    );
    claims.winnerOfVertex[0] = 2;
    expect(verifyObjective(game, claims)?.text.en).toContain("the winner is neither 0 nor 1");
    expect(verifyObjective(game, { ...claims, winnerOfVertex: Uint8Array.of(0) })).toBeDefined();
  });

  it("a certificate keeps them, and belongs to these priorities", () => {
    const plan = [
      { owner: 0 as const, priority: 2, to: [1] },
      { owner: 1 as const, priority: 1, to: [0, 1] },
    ];
    const game = parityArenaOf(plan);
    const solution = solveByLearning(game);
    const text = new TextEncoder().encode(writeCertificateLines(game, claimsOf(solution)));
    for (const bytes of [text, writeCertificateBytes(game, claimsOf(solution))]) {
      const read = readCertificate(game, bytes);
      expect([read.intact, objectiveOfClaims(read.solution)]).toEqual([true, solution]);
      const other = { ...game, priorityOfVertex: Uint32Array.of(4, 1) };
      expect(() => readCertificate(other, bytes)).toThrow("it belongs to another arena, of the same size");
    }
  });
});
