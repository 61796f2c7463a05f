import { describe, expect, it } from "vitest";
import { joined } from "./reveal.ts";

const box = (left: number, top: number) => ({ left, top, right: left + 40, bottom: top + 40 });

describe("what is brought into view", () => {
  it("is the first node and, in their order, those that fit with it", () => {
    const [chosen, root, next] = [box(500, 90), box(100, 0), box(520, 180)];
    const all = { left: 100, top: 0, right: 560, bottom: 220 };
    expect(joined([chosen, root, next], { width: 760, height: 400 })).toEqual(all);
    // On a phone the root is too far away: the branch that was chosen is seen.
    expect(joined([chosen, root, next], { width: 358, height: 400 })).toEqual(chosen);
    expect(joined([], { width: 358, height: 400 })).toBeUndefined();
  });
});
