import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MarienbadError, unwrap } from "../base/error.ts";
import { seededRandom } from "../base/random.ts";
import { runAsync } from "../base/work.ts";
import type { HeapGame } from "../game/heaps.ts";
import { chooseRareMask, parityUnder } from "./fillers.ts";
import { codeGame, GRUNDYS_GAME, NIM, optionsOfHeap, parseCode, subtractionGame, writeCode } from "./heap-game.ts";
import { writeHeapGame } from "./named-games.ts";
import { mex, nimSum } from "./nimbers.ts";
import { grundySequence, grundyValues } from "./sequence.ts";

/** The definition once more, recursive and memoised, sharing nothing with the library. */
function naiveValues(options: (heap: number) => number[][], to: number): number[] {
  const values: number[] = [];
  for (let heap = 0; heap <= to; heap++) {
    const reached = options(heap).map((heaps) => heaps.reduce((sum, part) => sum ^ values[part], 0));
    let least = 0;
    while (reached.includes(least)) least++;
    values.push(least);
  }
  return values;
}

/**
 * Grundy values of the heaps 0 … `to` straight from the definition: the mex over all options, each option a nim-sum.
 * Exact for every heap game, and nothing clever: what the fast methods are tested against.
 * Cost: all the options of all the heaps, quadratic when a heap can be cut in two and cubic when in three.
 */
function plainSequence(game: HeapGame, to: number): Int32Array {
  const valueOfHeap = new Int32Array(to + 1);
  for (let size = 0; size <= to; size++) {
    const values = new Set<number>();
    for (const heaps of optionsOfHeap(game, size)) values.add(nimSum(heaps.map((heap) => valueOfHeap[heap])));
    valueOfHeap[size] = mex(values);
  }
  return valueOfHeap;
}

describe("codes of heap games", () => {
  it("read what they write, in octal and hexadecimal", () => {
    for (const code of ["0.77", "0.007", "4.3", "0.3F", "8.0", "C.1"])
      expect(writeCode(unwrap(parseCode(code)))).toBe(code);
    expect(unwrap(parseCode(".77"))).toEqual([0, 7, 7]);
    expect(unwrap(parseCode("0.3f00"))).toEqual([0, 3, 15]);
  });

  it("say everything that is wrong with what is not one", () => {
    for (const code of ["", "77", "kayles", "0,77", ".", "0.7.7", "0.7 7", "-0.7"])
      expect(parseCode(code).ok).toBe(false);
    const wrong = parseCode("7.8G9Z");
    expect(wrong.ok ? [] : wrong.faults.map(({ column }) => column).sort()).toEqual([1, 4, 6]);
    expect(() => codeGame("3.1")).toThrow(MarienbadError);
    expect(() => subtractionGame([0, 2])).toThrow(MarienbadError);
    expect(() => subtractionGame([])).toThrow(MarienbadError);
  });

  it("mean what Guy and Smith say: digit by digit", () => {
    const options = (code: string, heap: number) =>
      [...optionsOfHeap(codeGame(code), heap)].map((heaps) => heaps.join("+"));
    expect(options("0.1", 1)).toEqual([""]);
    expect(options("0.1", 2)).toEqual([]);
    expect(options("0.2", 1)).toEqual([]);
    expect(options("0.2", 3)).toEqual(["2"]);
    expect(options("0.4", 5)).toEqual(["3+1", "2+2"]);
    expect(options("4.0", 4)).toEqual(["3+1", "2+2"]);
    expect(options("0.8", 7)).toEqual(["4+1+1", "3+2+1", "2+2+2"]);
    expect([...optionsOfHeap(GRUNDYS_GAME, 4)]).toEqual([[3, 1]]);
    expect([...optionsOfHeap(NIM, 3)]).toEqual([[2], [1], []]);
  });
});

describe("Grundy sequences", () => {
  it("of Kayles (OEIS A002186) and Grundy's game (OEIS A002188)", () => {
    expect([...grundyValues(codeGame("0.77"), 20)]).toEqual([
      0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1,
    ]);
    expect([...grundyValues(GRUNDYS_GAME, 20)]).toEqual([
      0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0,
    ]);
  });

  it("of octal games in OEIS: 0.141 (A125912), 0.176 (A125920), 0.115 (A125829)", () => {
    const from1 = (code: string, to: number) => [...grundyValues(codeGame(code), to)].slice(1).join(",");
    expect(from1("0.141", 22)).toBe("1,0,1,1,0,1,2,2,1,2,4,1,0,1,1,2,1,2,2,1,2,4");
    expect(from1("0.176", 24)).toBe("1,1,0,2,2,3,4,4,1,1,6,2,2,3,4,4,1,1,6,6,3,3,2,4");
    expect(from1("0.115", 18)).toBe("1,1,1,0,1,1,1,2,2,2,1,2,2,2,1,1,1,0");
  });

  /** What a heap can become by a code, in the words of Guy and Smith; hexadecimal digits leave up to three heaps. */
  const naiveOptions =
    (digits: readonly number[]) =>
    (heap: number): number[][] =>
      digits.flatMap((digit, taken) => {
        const rest = heap - taken;
        const reached: number[][] = [];
        if (digit % 2 === 1 && rest === 0) reached.push([]);
        if (Math.floor(digit / 2) % 2 === 1 && rest > 0) reached.push([rest]);
        for (let part = 1; Math.floor(digit / 4) % 2 === 1 && part < rest; part++) reached.push([part, rest - part]);
        for (let one = 1; digit >= 8 && one < rest; one++) {
          for (let two = 1; one + two < rest; two++) reached.push([one, two, rest - one - two]);
        }
        return reached;
      });
  const codes = (largestDigit: number, lead: number[]) =>
    fc
      .tuple(fc.constantFrom(...lead), fc.array(fc.nat(largestDigit), { minLength: 1, maxLength: 4 }))
      .map(([first, others]) => [first, ...others]);

  it("equal a naive second writing of the rules, on any octal code", () => {
    fc.assert(
      fc.property(codes(7, [0, 0, 0, 4]), fc.integer({ min: 1, max: 150 }), (digits, to) => {
        expect([...grundyValues({ kind: "code", digits }, to)]).toEqual(naiveValues(naiveOptions(digits), to));
      }),
      { numRuns: 60 },
    );
  });

  it("equal a naive second writing of the rules, on any hexadecimal code", () => {
    fc.assert(
      fc.property(codes(15, [0, 4, 8, 12]), fc.integer({ min: 1, max: 40 }), (digits, to) => {
        expect([...grundyValues({ kind: "code", digits }, to)]).toEqual(naiveValues(naiveOptions(digits), to));
      }),
      { numRuns: 60 },
    );
  });

  it("equal a naive second writing of the rules, on any subtraction set and in Grundy's game", () => {
    const take = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(take, (numbers) => {
        const options = (heap: number) => numbers.filter((number) => number <= heap).map((number) => [heap - number]);
        expect([...grundyValues(subtractionGame(numbers), 90)]).toEqual(naiveValues(options, 90));
      }),
    );
    const cuts = (heap: number): number[][] =>
      Array.from({ length: heap }, (_, part) => [part, heap - part]).filter(([a, b]) => a > 0 && a < b);
    expect([...grundyValues(GRUNDYS_GAME, 300)]).toEqual(naiveValues(cuts, 300));
  });

  it("do not depend on the steps by which they were asked for", () => {
    const games = [GRUNDYS_GAME, NIM, codeGame("0.07"), codeGame("0.8"), subtractionGame([2, 3, 5])];
    fc.assert(
      fc.property(fc.constantFrom(...games), fc.array(fc.nat(300), { minLength: 1, maxLength: 5 }), (game, steps) => {
        const sequence = grundySequence(game);
        for (const to of steps) sequence.extendTo(to);
        const to = steps.reduce((most, step) => Math.max(most, step), 0);
        expect([...sequence.values]).toEqual([...grundyValues(game, to)]);
      }),
      { numRuns: 40 },
    );
  });

  it("are the same by the fast methods as by the definition", () => {
    const random = seededRandom(11);
    const games: [HeapGame, number][] = [
      [GRUNDYS_GAME, 1200],
      [codeGame("0.007"), 1200],
      [codeGame("0.16"), 1200],
      [NIM, 40],
    ];
    for (let round = 0; round < 12; round++) {
      const digits = [0, ...Array.from({ length: 3 }, () => random.below(16))];
      games.push([{ kind: "code", digits }, digits.some((digit) => digit > 7) ? 60 : 500]);
      games.push([subtractionGame(Array.from({ length: 4 }, () => 1 + random.below(20))), 300]);
    }
    games.push([codeGame("8.0"), 80], [codeGame("C.3"), 80]);
    for (const [game, to] of games) {
      expect(Buffer.compare(bytes(grundyValues(game, to)), bytes(plainSequence(game, to))), writeHeapGame(game)).toBe(
        0,
      );
    }
  });

  it("can be extended in steps and in slices", async () => {
    const sequence = grundySequence(GRUNDYS_GAME);
    sequence.extendTo(10);
    await runAsync(sequence.extendToWork(3000));
    sequence.extendTo(100);
    expect(sequence.values.length).toBe(3001);
    expect([...sequence.values]).toEqual([...grundyValues(GRUNDYS_GAME, 3000)]);
  });

  it("can be cancelled", async () => {
    const work = runAsync(grundySequence(GRUNDYS_GAME).extendToWork(10 ** 6), { signal: AbortSignal.abort() });
    await expect(work).rejects.toMatchObject({ code: "interrupted" });
  });

  it("are quick: Kayles to 10^6, Grundy's game to 20,000", () => {
    const start = performance.now();
    const values = grundyValues(codeGame("0.77"), 10 ** 6);
    expect(values[10 ** 6]).toBe(values[(10 ** 6 % 12) + 72]);
    expect(grundyValues(GRUNDYS_GAME, 20_000).length).toBe(20_001);
    expect(performance.now() - start).toBeLessThan(15_000);
  });

  it("refuse heaps that are none", () => {
    for (const heap of [-1, 1.5, Number.NaN, 2 ** 40]) expect(() => grundyValues(NIM, heap)).toThrow(MarienbadError);
  });
});

describe("rare and common values", () => {
  it("are told apart by the mask with the fewest rare heaps, as counting says", () => {
    const random = seededRandom(3);
    for (let round = 0; round < 50; round++) {
      const counts = Int32Array.from({ length: 16 }, () => random.below(100));
      const rareUnder = (mask: number) =>
        counts.reduce((sum, count, value) => sum + (parityUnder(mask, value) ? 0 : count), 0);
      const fewest = Math.min(...Array.from({ length: 15 }, (_, index) => rareUnder(index + 1)));
      const total = counts.reduce((sum, count) => sum + count, 0);
      const chosen = chooseRareMask(counts);
      if (2 * fewest < total) expect(rareUnder(chosen)).toBe(fewest);
      else expect(chosen).toBe(0);
    }
  });
});

function bytes(values: Int32Array): Buffer {
  return Buffer.from(values.buffer, values.byteOffset, values.byteLength);
}
