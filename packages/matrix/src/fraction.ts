import { MarienbadError, sameText } from "marienbad/base";
import { texts } from "./texts.ts";

/** An exact rational number in lowest terms; the denominator is positive. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** Length of the longest number that is read: longer ones would be slow. */
const MAX_LENGTH = 1000;
const MAX_EXPONENT = 400;

export const ZERO: Fraction = { numerator: 0n, denominator: 1n };
export const ONE: Fraction = { numerator: 1n, denominator: 1n };

/** A fraction in lowest terms. */
export function fraction(numerator: bigint | number, denominator: bigint | number = 1n): Fraction {
  const above = BigInt(numerator);
  const below = BigInt(denominator);
  if (below === 0n) throw new MarienbadError("bad-argument", texts.dividedByZero(above));
  const divisor = greatestCommonDivisor(above, below) * (below < 0n ? -1n : 1n);
  return { numerator: above / divisor, denominator: below / divisor };
}

/** Euclid's algorithm; never negative. */
export function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let left = a < 0n ? -a : a;
  let right = b < 0n ? -b : b;
  while (right !== 0n) [left, right] = [right, left % right];
  return left;
}

export function add(a: Fraction, b: Fraction): Fraction {
  if (a.denominator === b.denominator) return fraction(a.numerator + b.numerator, a.denominator);
  return fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

export function negate(a: Fraction): Fraction {
  return { numerator: -a.numerator, denominator: a.denominator };
}

export function subtract(a: Fraction, b: Fraction): Fraction {
  return add(a, negate(b));
}

export function multiply(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.numerator, a.denominator * b.denominator);
}

export function divide(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.denominator, a.denominator * b.numerator);
}

/** Negative, zero or positive, as for `sort`. */
export function compare(a: Fraction, b: Fraction): number {
  const left = a.numerator * b.denominator;
  const right = b.numerator * a.denominator;
  return left < right ? -1 : left > right ? 1 : 0;
}

export function equal(a: Fraction, b: Fraction): boolean {
  return a.numerator === b.numerator && a.denominator === b.denominator;
}

/** −1, 0 or 1. */
export function sign(a: Fraction): number {
  return a.numerator < 0n ? -1 : a.numerator > 0n ? 1 : 0;
}

export function isZero(a: Fraction): boolean {
  return a.numerator === 0n;
}

export function sum(terms: Iterable<Fraction>): Fraction {
  let total = ZERO;
  for (const term of terms) total = add(total, term);
  return total;
}

/** Σ aᵢ bᵢ; terms that are zero cost nothing. */
export function dot(a: readonly Fraction[], b: readonly Fraction[]): Fraction {
  let total = ZERO;
  for (let i = 0; i < a.length; i++) {
    if (!isZero(a[i]) && !isZero(b[i])) total = add(total, multiply(a[i], b[i]));
  }
  return total;
}

export function smallest(values: readonly Fraction[]): Fraction {
  return values.reduce((least, value) => (compare(value, least) < 0 ? value : least));
}

export function largest(values: readonly Fraction[]): Fraction {
  return values.reduce((most, value) => (compare(value, most) > 0 ? value : most));
}

/** The values multiplied by the smallest number that makes all of them whole. */
export function scaleToWhole(values: readonly Fraction[]): { whole: bigint[]; scale: bigint } {
  let scale = 1n;
  for (const { denominator } of values) scale *= denominator / greatestCommonDivisor(scale, denominator);
  return { whole: values.map(({ numerator, denominator }) => numerator * (scale / denominator)), scale };
}

/** The nearest floating-point number, or one next to it; works for numerators and denominators of any length. */
export function toNumber(a: Fraction): number {
  const size = (value: bigint): number => value.toString(2).replace("-", "").length;
  const excess = Math.max(size(a.numerator), size(a.denominator)) - 1000;
  if (excess <= 0) return Number(a.numerator) / Number(a.denominator);
  const shift = BigInt(excess);
  const below = a.denominator >> shift;
  return below === 0n ? Number(a.numerator / a.denominator) : Number(a.numerator >> shift) / Number(below);
}

/** "1/2", or "3" for a whole number. */
export function writeFraction(a: Fraction): string {
  return a.denominator === 1n ? `${a.numerator}` : `${a.numerator}/${a.denominator}`;
}

/** Reads "1/2", "0.25", "-3" or "1.5e-3", exactly; undefined if the text is not a finite number. */
export function parseFraction(text: string): Fraction | undefined {
  const trimmed = text.trim();
  if (trimmed.length > MAX_LENGTH) return undefined;
  const ratio = /^([+-]?\d+)\s*\/\s*(\d+)$/.exec(trimmed);
  if (ratio !== null) return BigInt(ratio[2]) === 0n ? undefined : fraction(BigInt(ratio[1]), BigInt(ratio[2]));
  const decimal = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d+))?$/i.exec(trimmed);
  if (decimal === null) return undefined;
  const [, minus, whole, part = "", exponent = "0"] = decimal;
  if (whole + part === "" || Math.abs(Number(exponent)) > MAX_EXPONENT) return undefined;
  const digits = BigInt(whole + part) * (minus === "-" ? -1n : 1n);
  const power = Number(exponent) - part.length;
  return power >= 0 ? fraction(digits * 10n ** BigInt(power)) : fraction(digits, 10n ** BigInt(-power));
}

/** The exact value of a number as it is written: 0.1 is 1/10, not the nearest binary number. */
export function toFraction(value: number | bigint | string | Fraction): Fraction {
  if (typeof value === "object") return fraction(value.numerator, value.denominator);
  if (typeof value === "bigint") return fraction(value);
  const read = parseFraction(String(value));
  if (read !== undefined) return read;
  const given = sameText(JSON.stringify(String(value)));
  throw new MarienbadError("bad-argument", texts.sentence(texts.notANumber(given)));
}
