import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { endlessArenas } from "../../test/arenas.ts";
import { naiveSolution } from "../../test/naive.ts";
import {
  type Arena,
  checkStrategy,
  choiceOf,
  drawOf,
  outcomeOf,
  ownerOf,
  rankOf,
  type Solution,
  winnerOf,
} from "../arena/index.ts";
import { opponent, type Player } from "../game/game.ts";
import { Session } from "../game/index.ts";
import { solveWithKernel } from "../kernel/attractor.ts";
import { readCertificate, verify, writeCertificateBytes } from "../verify/index.ts";
import { countOutcomes, layers, rateMoves, solveArena } from "./index.ts";

const winners = (arena: Arena, solution: Solution): (Player | undefined)[] =>
  Array.from({ length: arena.vertexCount }, (_, vertex) => winnerOf(solution, vertex));

describe("where plays that never end are a player's", () => {
  it("winners and ranks are those of the definition, pass the verifier, and the kernel agrees", () => {
    fc.assert(
      fc.property(endlessArenas, (arena) => {
        const solution = solveArena(arena);
        const values = Array.from({ length: arena.vertexCount }, (_, vertex) => ({
          outcome: outcomeOf(solution, vertex),
          rank: rankOf(solution, vertex),
        }));
        expect(values).toEqual(naiveSolution(arena));
        expect(verify(arena, solution)).toBeUndefined();
        expect(solveWithKernel(arena).valueOfVertex).toEqual(solution.valueOfVertex);
        const again = readCertificate(arena, writeCertificateBytes(arena, solution)).solution;
        expect(again.valueOfVertex).toEqual(solution.valueOfVertex);
        const draws = Array.from({ length: arena.vertexCount }, (_, vertex) => drawOf(solution, vertex));
        expect(draws).not.toContain("infinite");
      }),
      { numRuns: 3000 },
    );
  });

  it("the winner's strategy wins every play, also by never arriving", () => {
    fc.assert(
      fc.property(endlessArenas, (arena) => {
        const solution = solveArena(arena);
        for (let vertex = 0; vertex < arena.vertexCount; vertex++) {
          const winner = winnerOf(solution, vertex);
          if (winner === undefined) continue;
          const strategy = (at: number): number | undefined => choiceOf(solution, at);
          expect(checkStrategy(arena, winner, strategy, vertex)).toEqual({ winning: true });
        }
      }),
      { numRuns: 2000 },
    );
  });

  it("every change of one value is caught by the verifier", () => {
    fc.assert(
      fc.property(endlessArenas, fc.nat(), fc.integer({ min: 0, max: 31 }), (arena, where, bit) => {
        const { valueOfVertex, choiceOfVertex } = solveArena(arena);
        const changed = { valueOfVertex: valueOfVertex.slice(), choiceOfVertex };
        changed.valueOfVertex[where % arena.vertexCount] ^= 1 << bit;
        expect(verify(arena, changed)).toBeDefined();
      }),
      { numRuns: 3000 },
    );
  });

  it("counts, layers and best moves know wins without a rank", () => {
    fc.assert(
      fc.property(endlessArenas, (arena) => {
        const solution = solveArena(arena);
        const { byOutcome, byRank } = countOutcomes(arena, solution);
        const ranked = [...byRank.win, ...byRank.lose, ...byRank.finiteDraw].reduce((sum, count) => sum + count, 0);
        const endless = winners(arena, solution).filter(
          (winner, vertex) => winner !== undefined && rankOf(solution, vertex) === undefined,
        ).length;
        expect(ranked + endless).toBe(arena.vertexCount);
        expect(byOutcome.infiniteDraw).toBe(0);
        for (const player of [0, 1] as const) {
          for (const layer of layers(arena, solution, player)) expect(layer.added.length).toBeGreaterThan(0);
        }
        for (let vertex = 0; vertex < arena.vertexCount; vertex++) {
          const [best] = rateMoves(arena, solution, vertex);
          if (best !== undefined) expect(best.winner).toBe(winnerOf(solution, vertex));
        }
      }),
      { numRuns: 500 },
    );
  });

  it("in a draw the best move of who loses endless plays comes nearer to its end, of the other it delays it", () => {
    fc.assert(
      fc.property(endlessArenas, (arena) => {
        const solution = solveArena(arena);
        for (let vertex = 0; vertex < arena.vertexCount; vertex++) {
          const [best, ...others] = rateMoves(arena, solution, vertex);
          if (best === undefined || drawOf(solution, vertex) === undefined) continue;
          expect(best.winner).toBeUndefined();
          const rank = rankOf(solution, vertex) as number;
          if (ownerOf(arena, vertex) === opponent(arena.endless)) expect(best.rank).toBe(rank - 1);
          else {
            const equal = others.filter(({ winner, traps }) => winner === undefined && traps === best.traps);
            for (const other of equal) expect(other.rank).toBeLessThanOrEqual(best.rank as number);
          }
        }
      }),
      { numRuns: 2000 },
    );
  });

  it("a play that comes back a third time is theirs", () => {
    const rules = {
      start: 0,
      turn: (at: number): Player => (at === 0 ? 0 : 1),
      moves: () => ["on"],
      play: (at: number) => 1 - at,
      result: () => undefined,
      deadEnd: "draw",
      key: (at: number) => at,
      endless: 1,
    } as const;
    const session = new Session({ ...rules });
    for (let move = 0; move < 4; move++) session.play("on");
    expect(session.end).toEqual({ result: 1, reason: "repetition" });
  });
});
