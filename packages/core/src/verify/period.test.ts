import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { run } from "../base/work.ts";
import type { HeapGame } from "../game/heaps.ts";
import { arithmeticPeriodProof } from "../impartial/arithmetic-theorem.ts";
import {
  codeGame,
  findPeriod,
  GRUNDYS_GAME,
  grundyValues,
  NIM,
  type PeriodCertificate,
  subtractionGame,
} from "../impartial/index.ts";
import { type HeapRule, provesArithmeticPeriod, verifyPeriod } from "./period.ts";

function proved(game: HeapGame): PeriodCertificate {
  const finding = findPeriod(game);
  if (finding.status !== "proved") throw new Error(finding.status);
  return finding.certificate;
}

const reasonAgainst = (certificate: PeriodCertificate): string => {
  const verdict = verifyPeriod(certificate);
  return verdict.valid ? "valid" : verdict.reason.en;
};

describe("the verifier of periods", () => {
  const kayles = proved(codeGame("0.77"));
  const arithmetic = proved(codeGame("0.3F"));
  const reason = (change: Partial<PeriodCertificate>) => reasonAgainst({ ...kayles, ...change });

  it("finds a wrong value, a wrong bound and a wrong theorem", () => {
    expect(reason({})).toBe("valid");
    expect(reason({ values: kayles.values.with(20, 5) })).toContain("the heap of 20");
    expect(reason({ values: kayles.values.with(20, 1.5) })).toContain("whole numbers");
    expect(reason({ values: kayles.values.with(20, -1) })).toContain("whole numbers");
    expect(reason({ values: kayles.values.with(20, 2 ** 31) })).toContain("whole numbers");
    expect(reason({ checkedTo: kayles.checkedTo - 1 })).toContain("must be checked to 168");
    expect(reason({ period: 6, values: kayles.values.slice(0, 77) })).toContain("the heap of");
    expect(reason({ saltus: 1 })).toContain("without saltus");
    expect(reason({ saltus: -1 })).toContain("whole numbers");
    expect(reason({ theorem: "identity" })).toContain("only Nim");
    expect(reason({ theorem: "excess" })).toContain("does not cover");
    expect(reason({ theorem: "excess", saltus: 1 })).toContain("the heap of");
    expect(reason({ theorem: "hope" as "identity" })).toContain("not a theorem");
    expect(reason({ game: GRUNDYS_GAME })).toContain("does not cover");
    expect(reason({ game: NIM })).toContain("does not cover");
    expect(reason({ game: codeGame("0.7") })).toContain("the heap of");
    expect(reason({ period: 0 })).toContain("at least 1");
    expect(reason({ start: -1 })).toContain("whole numbers");
    expect(reason({ values: [0] })).toContain("83 values");
  });

  it("wants every value that is stated to be checked, whatever the theorem", () => {
    const nim: PeriodCertificate = {
      game: NIM,
      theorem: "identity",
      start: 0,
      period: 2,
      saltus: 2,
      checkedTo: 0,
      values: [0, 5],
    };
    expect(reasonAgainst(nim)).toContain("must be checked to 1");
    expect(reasonAgainst({ ...nim, checkedTo: 1 })).toContain("the heap of 1");
    expect(reasonAgainst({ ...nim, checkedTo: 1, values: [0, 1] })).toBe("valid");
    expect(reasonAgainst({ ...nim, checkedTo: 9, values: [0, 1], saltus: 1 })).toContain("only Nim");
  });

  it("proves Nim and a subtraction game by the right theorem alone", () => {
    const nim: PeriodCertificate = {
      ...{ game: NIM, theorem: "identity", start: 0, period: 1, saltus: 1 },
      ...{ checkedTo: 9, values: [0] },
    };
    expect(reasonAgainst(nim)).toBe("valid");
    expect(reasonAgainst({ ...nim, start: 1, values: [0, 1] })).toContain("only Nim");
    expect(reasonAgainst({ ...nim, saltus: 2 })).toContain("only Nim");
    expect(reasonAgainst({ ...nim, game: codeGame("0.77") })).toContain("only Nim");
    expect(reasonAgainst({ ...nim, theorem: "excess" })).toContain("does not cover");
    // Taking 1 or 2: the values are 0, 1, 2 for ever, as the game's definition gives them at once.
    const { saltus, ...taking }: PeriodCertificate = {
      ...{ game: subtractionGame([1, 2]), theorem: "repetition", start: 0, period: 3, saltus: 0 },
      ...{ checkedTo: 6, values: [0, 1, 2] },
    };
    expect(reasonAgainst({ ...taking, saltus })).toBe("valid"); // 1 · (1 + 3) + 2
    expect(reasonAgainst({ ...taking, saltus, checkedTo: 5 })).toContain("must be checked to 6, not only to 5");
    expect(reasonAgainst({ ...taking, saltus: 3, theorem: "excess" })).toContain("does not cover");
  });

  it("names the first option of the same value, and the least value that no option has", () => {
    // Kayles, take one or two and leave up to two heaps: 0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6 (Guy and Smith 1956).
    const changed = (heap: number, value: number): string => reason({ values: kayles.values.with(heap, value) });
    expect(kayles.values.slice(0, 12)).toEqual([0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6]);
    expect(changed(1, 0)).toBe("the heap of 1 can become nothing, of the same value 0");
    expect(changed(3, 2)).toBe("the heap of 3 can become 2, of the same value 2");
    expect(changed(3, 0)).toBe("the heap of 3 can become 1 + 1, of the same value 0");
    expect(changed(5, 3)).toBe("the heap of 5 can become 3, of the same value 3"); // or 2 + 1
    expect(changed(5, 2)).toBe("the heap of 5 can become 3 + 1, of the same value 2");
    expect(changed(5, 5)).toBe("the heap of 5 has no option of value 4, so its value is not 5");
    expect(changed(0, 2)).toBe("the heap of 0 has no option of value 0, so its value is not 2");
  });

  it("bounds the values that follow from those that are stated", () => {
    // Two rounds beyond the start of 3 are needed for 6, by steps of 2. No game is looked at before.
    const claim = (largest: number, saltus: number): string =>
      reason({ theorem: "identity", start: 3, period: 2, saltus, checkedTo: 6, values: [0, 0, largest, 0, 0] });
    expect(claim(2 ** 30 - 1, 0)).toContain("only Nim");
    expect(claim(2 ** 30, 0)).toContain("whole numbers from 0 to 1073741823");
    expect(claim(2 ** 29 - 1, 2 ** 28)).toContain("only Nim");
    expect(claim(2 ** 29, 2 ** 28)).toContain("whole numbers");
  });

  it("says how far it has got", () => {
    const nim: PeriodCertificate = {
      ...{ game: NIM, theorem: "identity", start: 0, period: 1, saltus: 1 },
      ...{ checkedTo: 4, values: [0] },
    };
    expect([...verifyPeriod.work(nim)]).toEqual([0, 0.25, 0.5, 0.75, 1]);
  });

  it("finds every single value that is changed", () => {
    const certificates = ["0.77", "0.137", "4.3", "0.3F"].map((code) => proved(codeGame(code)));
    certificates.push(proved(subtractionGame([2, 3, 5])), proved(NIM));
    fc.assert(
      fc.property(fc.constantFrom(...certificates), fc.nat(), fc.integer({ min: 1, max: 9 }), (good, place, by) => {
        const heap = place % good.values.length;
        expect(reasonAgainst(good)).toBe("valid");
        expect(reasonAgainst({ ...good, values: good.values.with(heap, good.values[heap] + by) })).not.toBe("valid");
        expect(reasonAgainst({ ...good, values: good.values.with(heap, good.values[heap] ^ by) })).not.toBe("valid");
      }),
      { numRuns: 60 },
    );
  });

  it("accepts a period told later, or twice over, and no wrong one", () => {
    const told = (game: HeapGame, start: number, period: number, saltus: number): string => {
      const { theorem, checkedTo } = proved(game);
      const values = [...grundyValues(game, start + period - 1)];
      return reasonAgainst({ game, theorem, start, period, saltus, values, checkedTo: 3 * checkedTo });
    };
    expect(told(kayles.game, 71, 12, 0)).toBe("valid");
    expect(told(kayles.game, 72, 24, 0)).toBe("valid");
    expect(told(kayles.game, 70, 12, 0)).toContain("the heap of");
    expect(told(kayles.game, 71, 11, 0)).toContain("the heap of");
    expect(told(arithmetic.game, 0, 6, 3)).toBe("valid");
    expect(told(arithmetic.game, 3, 12, 6)).toBe("valid");
    expect(told(arithmetic.game, 0, 6, 2)).toContain("the heap of");
    expect(told(arithmetic.game, 0, 5, 3)).toContain("the heap of");
  });

  it("agrees with the finder's own proof of arithmetic periods, on every two-digit hexadecimal code", () => {
    let accepted = 0;
    for (let code = 8; code < 256; code++) {
      const game: HeapGame = { kind: "code", digits: [0, code >> 4, code & 15] };
      const finding = findPeriod(game, { to: 130 });
      if (finding.status === "observed" && finding.saltus > 0) {
        // What no proof was found for is not believed either.
        const { start, period, saltus } = finding;
        const values = [...grundyValues(game, start + period - 1)];
        const claim: PeriodCertificate = { game, theorem: "excess", start, period, saltus, values, checkedTo: 130 };
        const isProved = arithmeticPeriodProof(game, grundyValues(game, 130), finding) !== undefined;
        if (reasonAgainst(claim) === "valid") expect(isProved, String(code)).toBe(true);
      }
      if (finding.status !== "proved" || finding.certificate.theorem !== "excess") continue;
      expect(reasonAgainst(finding.certificate), String(code)).toBe("valid");
      accepted++;
    }
    expect(accepted).toBeGreaterThan(30);
  });

  it("does not believe an arithmetic period that only happens to hold as far as it is checked", () => {
    // 0.28 gains 16 every 53, as far as anybody has seen: no theorem covers it.
    const game = codeGame("0.28");
    const finding = findPeriod(game, { to: 300 });
    if (finding.status !== "observed") throw new Error(finding.status);
    const { start, period, saltus } = finding;
    const values = [...grundyValues(game, start + period - 1)];
    const claim: PeriodCertificate = { game, theorem: "excess", start, period, saltus, values, checkedTo: 300 };
    expect(reasonAgainst(claim)).toContain("conditions");
  });

  it("asks for the conditions of the theorem after the values", () => {
    expect(reasonAgainst({ ...arithmetic, checkedTo: 12 })).toContain("conditions");
  });

  it.each(["0.08", "0.0B", "0.0F", "0.3F", "0.80", "0.AA", "0.FB", "0.2AE", "0.3AA", "0.229"])(
    "believes the arithmetic period of %s as soon as every remainder has been seen often enough",
    (code) => {
      const { game, start, period, saltus, values } = proved(codeGame(code));
      if (game.kind !== "code") throw new Error(game.kind);
      const rules = game.digits.map((digit, taken) => ({
        taken,
        left: [0, 1, 2, 3].filter((count) => ((digit >> count) & 1) === 1),
      }));
      // As the theorem is stated: a heap of each remainder, above all that is before the start by more than a step,
      // and the one after it; and whatever a move leaves of the first heap that is not checked must reach the start.
      const [step, gain] = period % 2 === 1 ? [2 * period, 2 * saltus] : [period, saltus];
      const known = grundyValues(game, 100);
      let bound = 3 * start + game.digits.length - 1;
      for (let remainder = 0; remainder < step; remainder++) {
        let heap = start;
        while (heap % step !== remainder || known[heap] <= gain + Math.max(0, ...known.slice(0, start))) heap++;
        bound = Math.max(bound, heap + step);
      }
      const proves = (checkedTo: number): boolean =>
        provesArithmeticPeriod(rules, { start, period, saltus, values }, checkedTo);
      expect([bound - 1, bound, bound + 1].map(proves)).toEqual([false, true, true]);
    },
  );

  it("asks every condition of the theorem on arithmetic periods", () => {
    // Take one or two and leave one, two or three heaps: with g(n) = n every value is met, 0 by two equal heaps only.
    const claim = { start: 0, period: 1, saltus: 1, values: [0] };
    const proves = (leftOf1: number[], leftOf2: number[], others: HeapRule[] = [], checkedTo = 60) =>
      provesArithmeticPeriod([{ taken: 1, left: leftOf1 }, { taken: 2, left: leftOf2 }, ...others], claim, checkedTo);
    expect(proves([1, 2, 3], [1, 2, 3])).toBe(true);
    expect(proves([1, 3], [1, 2, 3])).toBe(false);
    expect(proves([1, 2, 3], [1, 3])).toBe(false);
    expect(proves([2, 3], [1, 2, 3])).toBe(false);
    expect(proves([1, 2, 3], [1, 2])).toBe(false);
    // Nothing may be taken, or a heap be left as it is: then an option has the value that is foretold.
    expect(proves([1, 2, 3], [1, 2, 3], [{ taken: 0, left: [1] }])).toBe(false);
    expect(proves([1, 2, 3], [1, 2, 3], [{ taken: 0, left: [2] }])).toBe(false);
    // The values must be known as far as a move can take.
    expect(proves([1, 2, 3], [1, 2, 3], [{ taken: 50, left: [0] }], 50)).toBe(true);
    expect(proves([1, 2, 3], [1, 2, 3], [{ taken: 50, left: [0] }], 49)).toBe(false);
    // One heap of each remainder, and its next one, must be within what is checked: 3 and 5, 4 and 6.
    expect(proves([1, 2, 3], [1, 2, 3], [], 6)).toBe(true);
    expect(proves([1, 2, 3], [1, 2, 3], [], 5)).toBe(false);
  });

  it("asks them of every remainder, however long the period is said to be", () => {
    // g(n) = n once more, told with period 2 and then 4.
    for (const period of [2, 4]) {
      const claim = { start: 0, period, saltus: period, values: [0, 1, 2, 3].slice(0, period) };
      const proves = (leftOf1: number[], leftOf2: number[]) =>
        provesArithmeticPeriod(
          [1, 2].map((taken) => ({ taken, left: taken === 1 ? leftOf1 : leftOf2 })),
          claim,
          60,
        );
      expect(proves([1, 2, 3], [1, 2, 3])).toBe(true);
      expect(proves([1, 3], [1, 2, 3])).toBe(false);
      expect(proves([1, 2, 3], [1, 3])).toBe(false);
      expect(proves([2, 3], [1, 2, 3])).toBe(false);
      expect(proves([1, 2, 3], [1, 2])).toBe(false);
    }
  });

  it("does not take values for lasting that single heaps meet, nor heaps that are not there for two", () => {
    const claim = { start: 0, period: 1, saltus: 1, values: [0] };
    // Taking up to 50, which leaves g(n) = n up to 50 and no further.
    const taking = Array.from({ length: 50 }, (_, index) => ({ taken: index + 1, left: index < 2 ? [1, 2] : [1] }));
    expect(provesArithmeticPeriod(taking, claim, 50)).toBe(false);
    // Two equal heaps are left of 51 less 49 and of 52 less 50, not of less.
    const left = [1, 3];
    const pairs = [
      { taken: 1, left },
      { taken: 2, left },
      { taken: 49, left: [2] },
      { taken: 50, left: [2] },
    ];
    expect(provesArithmeticPeriod(pairs, claim, 51)).toBe(false);
    expect(provesArithmeticPeriod(pairs, claim, 52)).toBe(true);
  });

  it("refuses an option of two or three heaps whose sum is above the value by an even number", () => {
    // In 0.3F the values are 0, 1, 2, 0, …: if 3 could become 1 + 1, that would be worth 1 ⊕ 1 = 0 as well.
    const { start, period, saltus, values } = arithmetic;
    const proves = (more: readonly HeapRule[]) =>
      provesArithmeticPeriod(
        [{ taken: 1, left: [0, 1] }, { taken: 2, left: [0, 1, 2, 3] }, ...more],
        { start, period, saltus, values },
        60,
      );
    expect(values).toEqual([0, 1, 2, 0, 1, 2]);
    expect(proves([])).toBe(true);
    expect(proves([{ taken: 1, left: [2] }])).toBe(false);
    expect(proves([{ taken: 1, left: [3] }])).toBe(false);
  });

  it("can be cancelled", () => {
    expect(() => run(verifyPeriod.work(kayles), { signal: AbortSignal.abort() })).toThrow(/nterrupted/);
  });
});
