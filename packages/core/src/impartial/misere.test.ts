import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { run } from "../base/work.ts";
import type { HeapGame } from "../game/heaps.ts";
import { codeGame, GRUNDYS_GAME, NIM } from "./heap-game.ts";
import { misereTable } from "./misere.ts";
import { analyseNim } from "./nim.ts";

describe("misère outcomes of heap games", () => {
  it("of Nim are those of Bouton's rule", () => {
    const table = misereTable(NIM);
    for (let code = 0; code < 5 ** 3; code++) {
      const heaps = [code % 5, Math.floor(code / 5) % 5, Math.floor(code / 25)];
      expect(table.outcomeOf(heaps)).toBe(analyseNim(heaps, { misere: true }).winner === 0 ? "next" : "previous");
    }
  });

  it("of Kayles: the single rows lost for the player to move are 1, 4, 9, 12, 20 (Sibert and Conway 1992)", () => {
    const table = misereTable(codeGame("0.77"));
    const rows = Array.from({ length: 23 }, (_, pins) => pins);
    const lost = rows.filter((pins) => table.outcomeOf([pins]) === "previous");
    expect(lost).toEqual([1, 4, 9, 12, 20]);
  });

  it("equal a plain recursion on Grundy's game and Kayles", () => {
    const cuts = (heap: number, taken: readonly number[], equal: boolean): number[][] =>
      taken.flatMap((number) => {
        const rest = heap - number;
        return Array.from({ length: Math.max(0, rest + 1) }, (_, part) => [part, rest - part]).filter(
          ([a, b]) => equal || (a !== b && a > 0 && b > 0),
        );
      });
    const games: [HeapGame, (heap: number) => number[][]][] = [
      [GRUNDYS_GAME, (heap) => cuts(heap, [0], false)],
      [codeGame("0.77"), (heap) => cuts(heap, [1, 2], true)],
    ];
    for (const [game, options] of games) {
      const known = new Map<string, boolean>();
      const moverWins = (heaps: readonly number[]): boolean => {
        const key = heaps
          .filter((heap) => heap > 0)
          .sort()
          .join();
        const before = known.get(key);
        if (before !== undefined) return before;
        const next = heaps.flatMap((heap, index) =>
          options(heap).map((left) => [...heaps.toSpliced(index, 1), ...left]),
        );
        const wins = next.length === 0 || next.some((after) => !moverWins(after));
        known.set(key, wins);
        return wins;
      };
      fc.assert(
        fc.property(fc.array(fc.nat(7), { maxLength: 3 }), (heaps) => {
          expect(misereTable(game).outcomeOf(heaps) === "next").toBe(moverWins(heaps));
        }),
        { numRuns: 80 },
      );
    }
  });

  it("can be cancelled", () => {
    const work = misereTable(codeGame("0.77")).outcomeOfWork([40]);
    expect(() => run(work, { signal: AbortSignal.abort() })).toThrow(/nterrupted/);
  });

  it("stop at the limit", () => {
    expect(() => misereTable(codeGame("0.77"), { limit: 100 }).outcomeOf([40])).toThrow(/limit/);
    const table = misereTable(codeGame("0.77"));
    table.outcomeOf([10]);
    const enough = misereTable(codeGame("0.77"), { limit: table.size });
    expect(enough.outcomeOf([10])).toBe(table.outcomeOf([10]));
    expect(enough.size).toBe(table.size);
  });
});
