import { describe, expect, it } from "vitest";
import { suggestedOwners } from "./owners.ts";

describe("the owners of a pasted dictionary", () => {
  it("are asked for by two rules whose numbers come from its names", () => {
    expect(suggestedOwners("{0: [4, 5], 1: [4], 7: []}")).toMatchObject({ below: { threshold: 4 } });
    expect(suggestedOwners("{(2, 0): [(1, 1)], (1, 1): []}")).toMatchObject({ slot: { slot: 1 } });
    expect(suggestedOwners("{(0, 2, 2): []}")).toMatchObject({ slot: { slot: 2 } });
  });

  it("are asked for by what its names allow: numbers, tuples or words", () => {
    const { below, ...numbers } = suggestedOwners("{0: [4, 5], 1: [4], 7: []}");
    expect([numbers.rule, numbers.line]).toEqual([below, "S0 = {0, 1}"]);
    const { slot, ...tuples } = suggestedOwners("{(2,0): [(1, 1)], (1, 1): []}");
    expect([tuples.rule, tuples.line]).toEqual([slot, "S0 = {(2,0)}"]);
    expect(suggestedOwners("{'a': ['b'], 'b': []}")).toMatchObject({ rule: undefined, line: "S0 = {'a', 'b'}" });
  });
});
