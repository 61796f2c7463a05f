import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { expectSame } from "../../test/expect-same.ts";
import { seededRandom } from "../base/random.ts";
import { runWithin } from "../base/work.ts";
import type { HeapGame } from "../game/heaps.ts";
import { verifyPeriod } from "../verify/period.ts";
import { arithmeticPeriodProof } from "./arithmetic-theorem.ts";
import { codeGame, GRUNDYS_GAME, NIM, subtractionGame } from "./heap-game.ts";
import { writeHeapGame } from "./named-games.ts";
import { findPeriod, type PeriodCertificate, periodOf, valueByPeriod } from "./period.ts";
import { repeatingTails } from "./repeating-tail.ts";
import { grundySequence, grundyValues } from "./sequence.ts";

function proved(game: HeapGame): PeriodCertificate {
  const finding = findPeriod(game);
  if (finding.status !== "proved") throw new Error(`${writeHeapGame(game)}: ${finding.status}`);
  return finding.certificate;
}

describe("periods", () => {
  // Guy and Smith 1956; Winning Ways, chapter 4; OEIS A002186, A125912, A125920, A071452.
  it.each([
    ["0.77", 12, 70],
    ["0.07", 34, 52],
    ["0.137", 34, 51],
    ["0.141", 11, 13],
    ["0.176", 8, 23],
    ["0.11377", 32, 186],
  ])("of %s: %i after the last exception %i, proved", (code, period, lastException) => {
    const certificate = proved(codeGame(code));
    expect(certificate).toMatchObject({ period, start: lastException + 1, saltus: 0, theorem: "repetition" });
    expect(verifyPeriod(certificate)).toEqual({ valid: true });
  });

  it("are looked for as far as a budget of time allows, and it is said how far that was", () => {
    const finding = runWithin(findPeriod.work(GRUNDYS_GAME, { to: 2 ** 28 }), { time: 100 });
    expect(finding).toMatchObject({ status: "none" });
    expect((finding as { to: number }).to).toBeGreaterThanOrEqual(128);
  });

  it("of subtraction sets: {2,3,5} has 0,0,1,1,2,2,3 (course, exercise 4.1)", () => {
    const certificate = proved(subtractionGame([2, 3, 5]));
    expect(certificate).toMatchObject({ period: 7, start: 0, saltus: 0, values: [0, 0, 1, 1, 2, 2, 3] });
    expect(verifyPeriod(certificate)).toEqual({ valid: true });
  });

  it("are proved with k more values than a window that repeats, on random subtraction sets", () => {
    const random = seededRandom(5);
    for (let round = 0; round < 30; round++) {
      const game = subtractionGame(Array.from({ length: 3 }, () => 1 + random.below(15)));
      const certificate = proved(game);
      expect(verifyPeriod(certificate)).toEqual({ valid: true });
      const values = grundyValues(game, 5000);
      for (let heap = 0; heap <= 5000; heap++) expectSame(Number(valueByPeriod(certificate, heap)), values[heap]);
    }
  });

  it("answer for a heap of 10^18 at once", () => {
    const kayles = proved(codeGame("0.77"));
    const far = 10n ** 18n;
    expect(valueByPeriod(kayles, far)).toBe(
      BigInt(grundyValues(codeGame("0.77"), 200)[72 + Number((far - 72n) % 12n)]),
    );
    expect(valueByPeriod(proved(NIM), far)).toBe(far);
    expect(() => valueByPeriod(kayles, -1)).toThrow();
  });

  it("with a saltus: Nim, and 0.3F, which gains 3 every 6 (its values: the definition, by the verifier)", () => {
    expect(proved(NIM)).toMatchObject({ period: 1, start: 0, saltus: 1, theorem: "identity" });
    const certificate = proved(codeGame("0.3F"));
    expect(certificate).toMatchObject({ period: 6, start: 0, saltus: 3, theorem: "excess" });
    expect(verifyPeriod(certificate)).toEqual({ valid: true });
    expect(valueByPeriod(certificate, 6n * 10n ** 17n + 5n)).toBe(3n * 10n ** 17n + 2n);
  });

  it("called proved hold far beyond what the proof looked at, on every two-digit hexadecimal code", () => {
    const byTheorem = { repetition: 0, excess: 0 };
    const far = 400;
    for (let code = 0; code < 256; code++) {
      const game: HeapGame = { kind: "code", digits: [0, code >> 4, code & 15] };
      const sequence = grundySequence(game);
      sequence.extendTo(130);
      const finding = periodOf(sequence);
      if (finding.status !== "proved" || finding.certificate.theorem === "identity") continue;
      byTheorem[finding.certificate.theorem]++;
      sequence.extendTo(far);
      for (let heap = 0; heap <= far; heap++) {
        const foretold = Number(valueByPeriod(finding.certificate, heap));
        if (foretold !== sequence.values[heap]) throw new Error(`${writeHeapGame(game)} at ${heap}`);
      }
    }
    expect(byTheorem.repetition).toBeGreaterThan(40);
    expect(byTheorem.excess).toBeGreaterThan(30);
  });

  it("of Grundy's game are never called proved: no theorem covers it", () => {
    expect(findPeriod(GRUNDYS_GAME, { to: 5000 }).status).toBe("none");
    // Even values that would repeat are only observed.
    const values = Int32Array.from({ length: 500 }, (_, heap) => heap % 3);
    expect(periodOf({ game: GRUNDYS_GAME, values })).toEqual({
      status: "observed",
      period: 3,
      start: 0,
      saltus: 0,
      to: 499,
    });
  });

  it("are not proved before enough values are known, whatever they look like", () => {
    const kayles = codeGame("0.77");
    const known = (to: number) => periodOf({ game: kayles, values: grundyValues(kayles, to) }).status;
    expect(known(2 * 71 + 2 * 12 + 2)).toBe("proved");
    expect(known(2 * 71 + 2 * 12 + 1)).not.toBe("proved");
  });

  it("without an applicable theorem are observed: 0.28 gains 16 every 53", () => {
    expect(findPeriod(codeGame("0.28"), { to: 300 })).toMatchObject({
      status: "observed",
      period: 53,
      saltus: 16,
      to: 300,
    });
  });
});

describe("the theorem on arithmetic periods", () => {
  it("proves nothing from too few values or for games outside its reach", () => {
    const game = codeGame("0.3F");
    const tail = { start: 0, period: 6, saltus: 3 };
    expect(arithmeticPeriodProof(game, grundyValues(game, 60), tail)).toBe(21);
    expect(arithmeticPeriodProof(game, grundyValues(game, 20), tail)).toBeUndefined();
    expect(
      arithmeticPeriodProof(codeGame("0.77"), grundyValues(NIM, 60), { start: 0, period: 1, saltus: 1 }),
    ).toBeUndefined();
  });
});

describe("repeating tails", () => {
  it("are those that comparing value by value finds, for every period", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(2), { minLength: 2, maxLength: 40 }), (list) => {
        const values = Int32Array.from(list);
        const found = [...repeatingTails(values)];
        expect(found.map(({ period }) => period)).toEqual(
          Array.from({ length: values.length - 2 }, (_, index) => index + 1),
        );
        for (const { start, period, saltus } of found) {
          let expected = values.length - period - 1;
          const step = values[expected + period] - values[expected];
          while (expected > 0 && values[expected - 1 + period] - values[expected - 1] === step) expected--;
          expect({ start, saltus }).toEqual({ start: expected, saltus: step });
        }
      }),
    );
  });

  it("of what repeats by construction begin where it begins", () => {
    const shape = fc.record({
      head: fc.array(fc.nat(9), { maxLength: 6 }),
      round: fc.array(fc.nat(9), { minLength: 1, maxLength: 6 }),
      saltus: fc.integer({ min: 0, max: 3 }),
    });
    fc.assert(
      fc.property(shape, ({ head, round, saltus }) => {
        const values = Int32Array.from([
          ...head,
          ...[0, 1, 2, 3].flatMap((n) => round.map((value) => value + n * saltus)),
        ]);
        const tail = [...repeatingTails(values)].find(({ period }) => period === round.length);
        expect(tail?.saltus).toBe(saltus);
        expect(tail?.start).toBeLessThanOrEqual(head.length);
      }),
    );
  });
});
