import type { Stage } from "marienbad-databases";
import { describe, expect, it } from "vitest";
import { BLANK_SOLVE } from "./machines.ts";
import { secondsLeft, WholeWork } from "./whole.ts";

const stage = (kind: string, level: number, weight: number): Stage => ({
  name: `${kind}-${level}`,
  tasks: [weight / 4, (weight * 3) / 4].map((part, range) => {
    return { id: `${kind}-${level}-${range}`, kind, level, from: range, to: range + 1, done: "", weight: part };
  }),
});

describe("how much of a solve is done", () => {
  it("is not known while levels are found, and then counts each level by the work of finding it", () => {
    const whole = new WholeWork();
    for (const [level, weight] of [1, 10, 60, 29].entries()) {
      whole.begin(stage("find", level, weight));
      whole.begin(stage("find", level, weight)); // planned again after a repair
      expect(whole.shareWith(0.5)).toBe(undefined);
    }
    whole.begin(stage("decide", 3, 1000));
    expect(whole.shareWith(0.5)).toBeCloseTo(0.145);
    whole.begin(stage("decide", 2, 2000));
    expect(whole.shareWith(0.5)).toBeCloseTo(0.59);
    whole.begin({ name: "nothing", tasks: [] });
    expect(whole.shareWith(0.5)).toBeCloseTo(0.59);
    whole.begin(stage("segment", 0, 1));
    expect(whole.shareWith(0)).toBe(1);
    const never = new WholeWork(); // all levels were found by another driver
    never.begin(stage("segment", 0, 1));
    expect(never.shareWith(0)).toBe(undefined);
  });

  it("gives the time that is left in all, from what was done since this driver began", () => {
    const deciding = { share: 0.6, shareBefore: 0.4, since: 10_000 };
    expect(secondsLeft({ ...BLANK_SOLVE, deciding, now: 30_000 }, "whole")).toBe(40);
    const stageOnly = { ...BLANK_SOLVE, weight: 100, weightBefore: 20, weightDone: 60, since: 10_000, now: 30_000 };
    expect(secondsLeft(stageOnly, "stage")).toBe(20);
    expect(secondsLeft(stageOnly, "whole")).toBe(null);
    expect(secondsLeft({ ...stageOnly, weightDone: 20 }, "stage")).toBe(null);
    expect(secondsLeft(BLANK_SOLVE, "stage")).toBe(null);
  });
});
