import { describe, expect, it } from "vitest";
import { run } from "../base/work.ts";
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

  it("equal a plain recursion on Grundy's game", () => {
    const moverWins = (heaps: readonly number[]): boolean => {
      const next: number[][] = [];
      heaps.forEach((heap, index) => {
        for (let part = 1; 2 * part < heap; part++) next.push([...heaps.toSpliced(index, 1), part, heap - part]);
      });
      return next.length === 0 || next.some((after) => !moverWins(after));
    };
    const table = misereTable(GRUNDYS_GAME);
    for (let heap = 0; heap <= 12; heap++) expect(table.outcomeOf([heap]) === "next").toBe(moverWins([heap]));
  });

  it("can be cancelled", () => {
    const work = misereTable(codeGame("0.77")).outcomeOfWork([40]);
    expect(() => run(work, { signal: AbortSignal.abort() })).toThrow(/nterrupted/);
  });

  it("stop at the limit", () => {
    expect(() => misereTable(codeGame("0.77"), { limit: 100 }).outcomeOf([40])).toThrow(/limit/);
  });
});
