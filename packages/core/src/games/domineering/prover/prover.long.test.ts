import { describe, expect, it } from "vitest";
import { wrongWinners } from "../../../../test/domineering-winners.ts";

describe("the prover of domineering, on boards of twenty cells", () => {
  it.each([
    [4, 5, { isThorough: true }],
    [5, 4, {}],
    [5, 4, { isThorough: true, isWide: true }],
    [2, 10, { isThorough: true }],
  ])("finds every winner of %i × %i, holes included, as brute force does (%j)", (rows, columns, settings) => {
    expect(wrongWinners(rows, columns, settings)).toEqual([]);
  });
});
