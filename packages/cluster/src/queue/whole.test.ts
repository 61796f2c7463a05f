import type { Stage } from "marienbad/levels";
import { describe, expect, it } from "vitest";
import { secondsLeft } from "../commands/status.ts";
import type { SolveState } from "./machines.ts";
import { WholeWork } from "./whole.ts";

const stage = (kind: string, level: number, weight: number): Stage => ({
  name: `${kind}-${level}`,
  tasks: [{ id: `${kind}-${level}-0`, kind, level, from: 0, to: 1, done: "", weight }],
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
    whole.begin(stage("segment", 0, 1));
    expect(whole.shareWith(0)).toBe(1);
  });

  it("gives the time that is left in all, from what was done since this driver began", () => {
    const deciding = { share: 0.6, shareBefore: 0.4, since: 10_000 };
    expect(secondsLeft({ deciding, now: 30_000 } as SolveState, "whole")).toBe(40);
    const stageOnly = { weight: 100, weightBefore: 20, weightDone: 60, since: 10_000, now: 30_000 } as SolveState;
    expect(secondsLeft(stageOnly, "stage")).toBe(20);
    expect(secondsLeft(stageOnly, "whole")).toBe(null);
  });
});
