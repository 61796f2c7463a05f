import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  add,
  compare,
  divide,
  type Fraction,
  fraction,
  multiply,
  parseFraction,
  scaleToWhole,
  sign,
  subtract,
  toFraction,
  toNumber,
  writeFraction,
} from "./fraction.ts";

const fractions = fc
  .tuple(fc.bigInt({ min: -50n, max: 50n }), fc.bigInt({ min: 1n, max: 50n }))
  .map(([numerator, denominator]) => fraction(numerator, denominator));

describe("fractions", () => {
  it("reads the usual writings exactly", () => {
    const cases: [string, string][] = [
      ["1/2", "1/2"],
      ["2/4", "1/2"],
      ["-6 / 4", "-3/2"],
      ["0.25", "1/4"],
      ["-.5", "-1/2"],
      ["3.", "3"],
      ["+7", "7"],
      ["1.5e-3", "3/2000"],
      ["2E2", "200"],
    ];
    for (const [text, written] of cases) expect(writeFraction(parseFraction(text) as Fraction)).toBe(written);
  });

  it("refuses what is no finite number", () => {
    for (const text of [
      "",
      ".",
      "x",
      "1/0",
      "NaN",
      "Infinity",
      "-Infinity",
      "1/-2",
      "1e999",
      "1 2",
      "e5",
      "9".repeat(1001),
    ]) {
      expect(parseFraction(text), text).toBeUndefined();
    }
    expect(() => toFraction(Number.NaN)).toThrow(/finite/);
    expect(() => toFraction(Number.POSITIVE_INFINITY)).toThrow(/finite/);
    expect(() => fraction(1, 0)).toThrow(/zero/);
  });

  it("means by a floating-point number what is written", () => {
    expect(toFraction(0.1)).toEqual(fraction(1, 10));
    expect(toFraction(1e21)).toEqual(fraction(10n ** 21n));
  });

  it("obeys the laws of arithmetic", () => {
    fc.assert(
      fc.property(fractions, fractions, fractions, (a, b, c) => {
        expect(multiply(a, add(b, c))).toEqual(add(multiply(a, b), multiply(a, c)));
        expect(add(subtract(a, b), b)).toEqual(a);
        if (sign(b) !== 0) expect(multiply(divide(a, b), b)).toEqual(a);
        expect(parseFraction(writeFraction(a))).toEqual(a);
        expect(Math.sign(compare(a, b))).toBe(Math.sign(toNumber(a) - toNumber(b)));
        const { whole, scale } = scaleToWhole([a, b, c]);
        expect(whole.map((value) => fraction(value, scale))).toEqual([a, b, c]);
      }),
    );
  });

  it("comes close as a number however long the parts are", () => {
    expect(toNumber(fraction(10n ** 400n + 1n, 3n * 10n ** 400n))).toBeCloseTo(1 / 3, 12);
    expect(toNumber(fraction(-1n, 10n ** 400n))).toBeCloseTo(0);
  });
});
