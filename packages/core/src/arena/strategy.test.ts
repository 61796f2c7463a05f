import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arenas } from "../../test/arenas.ts";
import { opponent, type Player } from "../game/index.ts";
import { solveArena } from "../solve/index.ts";
import {
  type Arena,
  checkStrategy,
  checkStrategyWithMemory,
  choiceOf,
  conforms,
  goalOf,
  isOver,
  ownerOf,
  type Strategy,
  type StrategyWithMemory,
  successors,
  winnerOf,
} from "./index.ts";

const strategies = fc.array(fc.nat({ max: 8 }), { minLength: 9, maxLength: 9 });

/** Some successor of each vertex, chosen by numbers. */
const strategyOf =
  (arena: Arena, numbers: readonly number[]): Strategy =>
  (vertex) => {
    const targets = successors(arena, vertex);
    return targets.length === 0 ? undefined : targets[numbers[vertex] % targets.length];
  };

/** The same strategy as one with memory, which looks only at the last vertex. */
const withMemory =
  (strategy: Strategy): StrategyWithMemory =>
  (play) =>
    strategy(play[play.length - 1]);

/**
 * The definition: every conforming play wins. A play longer than the arena repeats a vertex, so it can go on for ever.
 */
function winsEveryPlay(arena: Arena, player: Player, strategy: Strategy, vertex: number, length = 0): boolean {
  if (goalOf(arena, vertex) === player) return true;
  if (isOver(arena, vertex) || length > arena.vertexCount) return false;
  const next = ownerOf(arena, vertex) === player ? [strategy(vertex) as number] : [...successors(arena, vertex)];
  return next.every((target) => winsEveryPlay(arena, player, strategy, target, length + 1));
}

describe("checking a strategy (G6)", () => {
  it("equals the definition on random strategies, and its counter-play is real", () => {
    fc.assert(
      fc.property(arenas, strategies, fc.constantFrom(0 as const, 1 as const), (arena, numbers, player) => {
        const strategy = strategyOf(arena, numbers);
        const verdict = checkStrategy(arena, player, strategy, 0);
        expect(verdict.winning).toBe(winsEveryPlay(arena, player, strategy, 0));
        if (verdict.winning) return;
        const { play, kind, cycle } = verdict;
        const last = play[play.length - 1];
        expect(conforms(arena, play, player, withMemory(strategy))).toBe(true);
        play.slice(1).forEach((vertex, i) => {
          expect(successors(arena, play[i]).includes(vertex)).toBe(true);
        });
        if (kind === "lost") expect(goalOf(arena, last)).toBe(opponent(player));
        if (kind === "stuck") expect(isOver(arena, last)).toBe(true);
        if (kind === "cycle") expect(cycle?.[0]).toBe(last);
      }),
      { numRuns: 3000 },
    );
  });

  it("finds the solver's strategies winning wherever it says so", () => {
    fc.assert(
      fc.property(arenas, (arena) => {
        const solution = solveArena(arena);
        for (let vertex = 0; vertex < arena.vertexCount; vertex++) {
          const winner = winnerOf(solution, vertex);
          if (winner === undefined) continue;
          expect(checkStrategy(arena, winner, (at) => choiceOf(solution, at), vertex)).toEqual({ winning: true });
        }
      }),
      { numRuns: 1000 },
    );
  });

  it("says where a strategy is silent", () => {
    fc.assert(
      fc.property(arenas, (arena) => {
        const verdict = checkStrategy(arena, ownerOf(arena, 0), () => undefined, 0);
        if (!isOver(arena, 0)) expect(verdict).toMatchObject({ winning: false, kind: "silent", play: [0] });
      }),
    );
  });
});

describe("strategies with memory (G5)", () => {
  it("one that looks only at the last vertex is judged as the memoryless one, where every play ends", () => {
    fc.assert(
      fc.property(arenas, strategies, (arena, numbers) => {
        const strategy = strategyOf(arena, numbers);
        const verdict = checkStrategy(arena, 0, strategy, 0);
        const withPast = checkStrategyWithMemory(arena, 0, withMemory(strategy), 0, {
          maxLength: 30,
          maxPlays: 20_000,
        });
        if (verdict.winning) expect(withPast.winning).toBe(true);
        else expect(withPast.winning).not.toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
