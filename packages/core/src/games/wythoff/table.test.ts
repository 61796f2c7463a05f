import { describe, expect, it } from "vitest";
import { run } from "../../base/work.ts";
import { grundyTable } from "../../impartial/index.ts";
import { wythoff } from "./index.ts";
import { isLosingPair, wythoffLosingPair, wythoffTable } from "./table.ts";

describe("Wythoff's game by its table", () => {
  it("has the values of OEIS A004481 (rows 0 to 2)", () => {
    const table = wythoffTable(10);
    const row = (first: number) => Array.from({ length: 8 }, (_, second) => table.valueOf(first, second));
    expect(row(0)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(row(1)).toEqual([1, 2, 0, 4, 5, 3, 7, 8]);
    expect(row(2)).toEqual([2, 0, 1, 5, 3, 4, 8, 6]);
  });

  it("equals the Grundy values through the graph", () => {
    const graph = grundyTable(wythoff());
    const table = wythoffTable(15);
    for (let first = 0; first <= 15; first++) {
      for (let second = 0; second <= 15; second++) {
        expect(table.valueOf(first, second)).toBe(graph.valueOf({ heaps: [first, second], turn: 0 }));
      }
    }
  });

  it("is 0 exactly at the golden pairs (OEIS A000201, A001950), exact for huge ones", () => {
    const table = wythoffTable(120);
    const losing = new Set(Array.from({ length: 80 }, (_, index) => wythoffLosingPair(BigInt(index)).join()));
    for (let first = 0; first <= 120; first++) {
      for (let second = first; second <= 120; second++) {
        expect(table.valueOf(first, second) === 0).toBe(losing.has(`${first},${second}`));
        expect(isLosingPair(second, first)).toBe(losing.has(`${first},${second}`));
      }
    }
    expect(wythoffLosingPair(5n)).toEqual([8n, 13n]);
    const [small, large] = wythoffLosingPair(10n ** 30n);
    expect(large - small).toBe(10n ** 30n);
    expect(small).toBe(1618033988749894848204586834365n); // the digits of the golden ratio, OEIS A001622
  });

  it("is known to the expert of the game for any heaps", async () => {
    const game = wythoff({ heaps: [1000, 618] });
    const expert = await game.expert?.({ load: async () => undefined });
    const value = (heaps: [number, number], turn: 0 | 1) => expert && run(expert.value({ heaps, turn }));
    expect(value([610, 377], 1)).toEqual({ result: 0, rank: undefined }); // Fibonacci numbers: pair number 233
    expect(value([610, 376], 1)).toEqual({ result: 1, rank: undefined });
    expect(value([0, 0], 0)).toEqual({ result: 1, rank: 0 });
  });

  it("refuses heaps outside the table", () => {
    expect(() => wythoffTable(5).valueOf(6, 0)).toThrow(/from 0 to 5/);
    expect(() => wythoffTable(-1)).toThrow();
  });
});
