import fc from "fast-check";
import { describe, it } from "vitest";
import { expectRight, PlainSearch, randomPosition } from "../../../../test/hex-plain-search.ts";
import { HexProver } from "./prover.ts";

describe("the prover of hex, on many positions", () => {
  it("equals a plain search on 4 × 4, and so does every carrier", { timeout: 600_000 }, () => {
    const plain = new PlainSearch(4);
    const prover = new HexProver({ size: 4 });
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 15 }), fc.nat(), (stones, seed) => {
        expectRight(4, prover, randomPosition(4, stones, seed), plain);
      }),
      { numRuns: 20_000 },
    );
  });
});
