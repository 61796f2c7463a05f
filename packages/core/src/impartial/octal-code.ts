import { type Fault, type Parsed, parsed, refused } from "../base/error.ts";
import * as texts from "./heap-texts.ts";

/**
 * A code such as 0.77 says what may be taken from a heap: bit b of digit number j allows to take j tokens from a heap
 * and to leave exactly b heaps (none of them empty) of what remains.
 *
 *     0.137   take 1: 1 = 001 in binary, leaving no heap     (only from a heap of 1)
 *             take 2: 3 = 011            leaving none or one
 *             take 3: 7 = 111            leaving none, one or two
 *
 * Octal digits leave up to two heaps (Guy and Smith 1956), hexadecimal digits up to three. The digit before the point
 * takes nothing: it may only cut a heap in two (4) or in three (8).
 */
const MAX_DIGITS = 64;

/** The digits of a code, the one before the point first, without useless zeros at the end. */
export function parseCode(text: string): Parsed<readonly number[]> {
  const trimmed = text.trim();
  const shape = /^([0-9a-z]*)\.([0-9a-z]*)$/i.exec(trimmed);
  if (shape === null || trimmed === ".") {
    return refused([{ text: texts.notACode(trimmed) }]);
  }
  const [, before, after] = shape;
  const faults: Fault[] = [];
  const columnOfPoint = before.length + 1;
  if (before.length > 1) faults.push({ text: texts.oneDigitBefore(), line: 1, column: 1 });
  if (after.length > MAX_DIGITS) {
    faults.push({ text: texts.tooManyDigits(MAX_DIGITS), line: 1, column: columnOfPoint });
  }
  const read = (digit: string, column: number): number => {
    const value = Number.parseInt(digit, 16);
    if (Number.isNaN(value)) faults.push({ text: texts.notADigit(digit), line: 1, column });
    return value;
  };
  const lead = before === "" ? 0 : read(before[0], 1);
  if ((lead & 3) !== 0) faults.push({ text: texts.notALeadingDigit(before[0]), line: 1, column: 1 });
  const digits = [lead, ...Array.from(after, (digit, index) => read(digit, columnOfPoint + 1 + index))];
  if (faults.length > 0) return refused(faults);
  while (digits.length > 1 && digits[digits.length - 1] === 0) digits.pop();
  return parsed(digits);
}

/** The code as it is written: "0.77". */
export function writeCode(digits: readonly number[]): string {
  const written = digits.map((digit) => digit.toString(16).toUpperCase());
  return `${written[0]}.${digits.length > 1 ? written.slice(1).join("") : "0"}`;
}
