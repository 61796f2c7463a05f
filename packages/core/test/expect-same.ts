import { isDeepStrictEqual } from "node:util";
import { expect } from "vitest";

/**
 * `expect(found).toEqual(expected)` for loops of many thousand rounds: an expectation takes tens of microseconds also
 * where it holds, and in such loops more time than all that is tested.
 */
export function expectSame<Value>(found: Value, expected: Value): void {
  if (!isDeepStrictEqual(found, expected)) expect(found).toEqual(expected);
}
