import { inflateRawSync } from "node:zlib";
import fc from "fast-check";
import { seededRandom } from "marienbad/base";
import { describe, expect, it } from "vitest";
import { deflate } from "./deflate.ts";

/** Bytes of few kinds, many of which stand a little before, too. */
const repetitive = fc
  .record({
    seed: fc.nat(),
    kinds: fc.integer({ min: 1, max: 256 }),
    back: fc.integer({ min: 1, max: 300 }),
    length: fc.nat(3000),
  })
  .map(({ seed, kinds, back, length }) => {
    const random = seededRandom(seed);
    const bytes = new Uint8Array(length);
    for (let place = 0; place < length; place++) {
      bytes[place] = random.below(4) > 0 && place >= back ? bytes[place - back] : random.below(kinds);
    }
    return bytes;
  });

/** Whether another implementation reads what was packed. */
const isKept = (bytes: Uint8Array): boolean => Buffer.compare(inflateRawSync(deflate(bytes)), bytes) === 0;

describe("deflate", () => {
  it("packs bytes that zlib unpacks", () => {
    fc.assert(fc.property(repetitive, isKept));
    fc.assert(fc.property(fc.uint8Array(), isKept));
  });

  it("packs pieces of several blocks, with what was seen blocks before", () => {
    const random = seededRandom(7);
    const bytes = Uint8Array.from({ length: 200_000 }, () => random.below(256));
    bytes.copyWithin(100_000, 80_000, 100_000);
    expect(isKept(bytes)).toBe(true);
    expect(deflate(bytes).length).toBeLessThan(181_000);
    const plain = new Uint8Array(150_000);
    expect(isKept(plain)).toBe(true);
    expect(deflate(plain).length).toBeLessThan(1000);
  });

  it("keeps codes within 15 bits where frequencies grow like Fibonacci's numbers", () => {
    const bytes: number[] = [];
    for (let byte = 0, now = 1, next = 1; bytes.length + now < 32_768; byte++, [now, next] = [next, now + next]) {
      for (let time = 0; time < now; time++) bytes.push(byte);
    }
    const random = seededRandom(1);
    for (let place = bytes.length - 1; place > 0; place--) {
      const other = random.below(place + 1);
      [bytes[place], bytes[other]] = [bytes[other], bytes[place]];
    }
    expect(isKept(Uint8Array.from(bytes))).toBe(true);
  });

  it("makes bytes that cannot be packed hardly longer, and nothing into two bytes", () => {
    const random = seededRandom(3);
    const bytes = Uint8Array.from({ length: 70_000 }, () => random.below(256));
    expect(deflate(bytes).length).toBeLessThanOrEqual(bytes.length + 3 * 5);
    expect(isKept(bytes)).toBe(true);
    expect([...deflate(new Uint8Array(0))]).toEqual([3, 0]);
  });

  it("gives the same bytes whatever was packed before", () => {
    const bytes = new TextEncoder().encode("it makes no difference, it makes no difference");
    const first = deflate(bytes);
    deflate(new TextEncoder().encode("it makes a difference"));
    expect(deflate(bytes)).toEqual(first);
  });
});
