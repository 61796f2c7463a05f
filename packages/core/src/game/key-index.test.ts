import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { expectSame } from "../../test/expect-same.ts";
import type { Key } from "./game.ts";
import { keyIndexFor } from "./key-index.ts";

/** Adds keys one after the other and looks for others, beside a Map that does the same. */
function expectLikeMap(keys: readonly Key[], others: readonly Key[]): void {
  const index = keyIndexFor(keys[0] ?? others[0]);
  const map = new Map<Key, number>();
  for (const key of keys) {
    expectSame(index.find(key), map.get(key) ?? -1);
    if (!map.has(key)) map.set(key, map.size);
    expectSame(index.add(key), map.get(key));
  }
  expect(index.size).toBe(map.size);
  for (const key of [...others, ...keys]) expectSame(index.find(key), map.get(key) ?? -1);
}

describe("the index of keys", () => {
  it("numbers numbers as a Map would", () => {
    const key = fc.oneof(
      fc.integer({ min: 0, max: 20 }),
      fc.maxSafeInteger(),
      fc.integer({ min: 0, max: 2 ** 20 }).map((n) => n * 2 ** 32),
    );
    fc.assert(fc.property(fc.array(key, { maxLength: 3000 }), (keys) => expectLikeMap(keys, [-1])));
  });

  it("numbers strings as a Map would: of any characters, halves of them too, and of none", () => {
    const unit = fc.oneof(
      fc.constantFrom("a", "b", "\x00", "\x7f", "\x80", "\xff", "\u07ff", "\u0800", "\ud800", "\udc00", "\uffff"),
      fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
    );
    const key = fc.array(unit, { maxLength: 5 }).map((units) => units.join(""));
    fc.assert(
      fc.property(fc.array(key, { maxLength: 1500 }), fc.array(key), (keys, others) => {
        expectLikeMap(keys, ["", ...others]);
      }),
    );
  });

  it("numbers strings across the pieces that they lie in, and some that are longer than a piece", () => {
    const long = (sign: string, length: number): string => sign.repeat(length);
    const keys = [
      "first",
      long("x", 600_000),
      long("x", 600_001),
      long("é", 2 ** 20),
      "short",
      long("x", 600_000),
      long("é", 2 ** 20),
      ...Array.from({ length: 20_000 }, (_, number) => `${number},`.repeat(30)),
      "first",
      "short",
    ];
    expectLikeMap(keys, [long("x", 599_999), long("é", 2 ** 20 - 1)]);
  });

  it("refuses keys of another kind than the first", () => {
    const numbers = keyIndexFor(1);
    const strings = keyIndexFor("1");
    expect(() => numbers.add("1")).toThrow(/all of one kind/);
    expect(() => numbers.add(0.5)).toThrow(/all of one kind/);
    expect(() => strings.add(1)).toThrow(/all of one kind/);
    expect([numbers.find(1), strings.find(1)]).toEqual([-1, -1]);
  });
});
