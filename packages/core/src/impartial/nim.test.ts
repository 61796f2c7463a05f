import { describe, expect, it } from "vitest";
import { MarienbadError } from "../base/error.ts";
import { explainNim } from "./explain.ts";
import { analyseNim } from "./nim.ts";
import { binaryColumns, drawColumns } from "./nimbers.ts";

/** Brute force on all positions of four heaps up to 7: does the player to move win? By increasing number of tokens. */
function bruteForce(misere: boolean): (heaps: readonly number[]) => boolean {
  const moverWins = new Map<string, boolean>();
  const wins = (heaps: readonly number[]): boolean => {
    const key = [...heaps].sort().join();
    const known = moverWins.get(key);
    if (known !== undefined) return known;
    let result = misere && heaps.every((heap) => heap === 0);
    for (let index = 0; index < 4 && !result; index++) {
      for (let to = 0; to < heaps[index] && !result; to++) result = !wins(heaps.with(index, to));
    }
    moverWins.set(key, result);
    return result;
  };
  return wins;
}

describe.each([
  ["Nim", false],
  ["misère Nim", true],
])("%s", (_, misere) => {
  it("equals brute force on all positions of four heaps up to 7: the winner and every winning move", () => {
    const wins = bruteForce(misere);
    for (let code = 0; code < 8 ** 4; code++) {
      const heaps = [code & 7, (code >> 3) & 7, (code >> 6) & 7, code >> 9];
      const { winner, moves } = analyseNim(heaps, { misere });
      expect(winner).toBe(wins(heaps) ? 0 : 1);
      const winning = heaps.flatMap((from, heap) =>
        Array.from({ length: from }, (__, to) => ({ heap, from, to })).filter(({ to }) => !wins(heaps.with(heap, to))),
      );
      expect([...moves].sort((a, b) => a.heap - b.heap || a.to - b.to)).toEqual(winning);
    }
  });
});

describe("the worked examples", () => {
  it("3-4-5 has nim-sum 2, and leaving 1 of the 3 wins", () => {
    expect(analyseNim([3, 4, 5])).toMatchObject({ sum: 2, winner: 0, moves: [{ heap: 0, from: 3, to: 1 }] });
  });

  it("1-3-5-7 is lost for the player to move in both, (1,1) in normal play only (specification, example 6)", () => {
    for (const misere of [false, true]) expect(analyseNim([1, 3, 5, 7], { misere }).winner).toBe(1);
    expect(analyseNim([1, 1]).winner).toBe(1);
    expect(analyseNim([1, 1], { misere: true }).winner).toBe(0);
  });

  it("reach beyond 32 bits", () => {
    const heaps = [2 ** 40 + 1, 2 ** 40, 5];
    expect(analyseNim(heaps)).toMatchObject({ sum: 4, moves: [{ heap: 2, from: 5, to: 1 }] });
  });

  it("refuse what is not a heap", () => {
    for (const heap of [-1, 1.5, Number.NaN, 2 ** 60]) expect(() => analyseNim([3, heap])).toThrow(MarienbadError);
  });
});

describe("the explanation", () => {
  it("has the binary columns as data", () => {
    expect(binaryColumns([3, 4, 5])).toEqual({
      rows: [
        { value: 3, bits: [0, 1, 1] },
        { value: 4, bits: [1, 0, 0] },
        { value: 5, bits: [1, 0, 1] },
      ],
      weights: [4, 2, 1],
      ones: [2, 1, 2],
      sum: 2,
      sumBits: [0, 1, 0],
    });
    expect(drawColumns(binaryColumns([3, 10]))).toEqual([" 3  0 0 1 1", "10  1 0 1 0", "───────────", " 9  1 0 0 1"]);
    expect(binaryColumns([]).sum).toBe(0);
  });

  it("says in both languages that nim-sum 0 loses for the player to move", () => {
    const words = explainNim(analyseNim([1, 2, 3]));
    expect(words.map(({ en }) => en).join(" ")).toContain("With nim-sum 0 the player to move loses");
    expect(words.map(({ fr }) => fr).join(" ")).toContain("le joueur au trait perd");
  });

  it("names the winning moves, and the switch of misère play", () => {
    const english = (heaps: number[], misere: boolean) =>
      explainNim(analyseNim(heaps, { misere }))
        .map(({ en }) => en)
        .join(" ");
    expect(english([3, 4, 5], false)).toContain("heap 1, 3 ⊕ 2 = 1: take 2 and leave 1");
    expect(english([3, 4, 5], true)).toContain("play as if it won");
    expect(english([1, 5], true)).toContain("this is the switch");
    expect(english([1, 5], true)).toContain("take 5 and leave 0");
    expect(english([5], true)).toContain("take 4 and leave 1");
    expect(english([1, 1, 1], true)).toContain("an odd number: the player to move loses");
  });
});
