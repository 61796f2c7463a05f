import { describe, expect, test } from "vitest";
import { areDistances, decodeDistances, encodeDistances } from "./key-block.ts";

describe("increasing keys as bytes", () => {
  const keys = Float64Array.of(100, 103, 400, 401, 2 ** 40, 2 ** 53 - 1);
  const bytes = encodeDistances(keys, 0, keys.length);

  test("are had back, and known to be distances of as many keys", () => {
    const back = new Float64Array(keys.length);
    expect(decodeDistances(bytes, 100, keys.length, back, 0)).toBe(true);
    expect(back).toEqual(keys);
    expect(areDistances(bytes, keys.length)).toBe(true);
    expect(areDistances(new Uint8Array(0), 1)).toBe(true);
  });

  test("are refused when there are too few or too many, or one has no end", () => {
    for (const count of [keys.length - 1, keys.length + 1]) expect(areDistances(bytes, count)).toBe(false);
    expect(areDistances(bytes.subarray(0, -1), keys.length - 1)).toBe(false);
    expect(areDistances(Uint8Array.of(129, 129, 129, 129, 129, 129, 129, 129, 1), 2)).toBe(false);
  });
});
