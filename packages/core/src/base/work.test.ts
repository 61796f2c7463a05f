import { describe, expect, it } from "vitest";
import { sameText } from "./text.ts";
import { BREATH, finish, run, runAsync, runWithin, Stop, type Work } from "./work.ts";

/** Counts, pausing after each number. */
function* counting(to: number): Work<string> {
  for (let number = 1; number <= to; number++) yield number;
  return "done";
}

/** Takes this many milliseconds, pausing all the time. */
function* lasting(milliseconds: number): Work<void> {
  const end = performance.now() + milliseconds;
  for (let pauses = 1; performance.now() < end; pauses++) yield pauses;
}

/** Counts, with a breath of work before each pause. */
function* slow(to: number): Work<void> {
  for (let number = 1; number <= to; number++) {
    finish(lasting(BREATH));
    yield number;
  }
}

/** Never ends by itself. */
const endless = (): Work<string> => counting(Number.POSITIVE_INFINITY);

describe("long work", () => {
  it("gives its result, at once and in slices", async () => {
    expect(run(counting(5))).toBe("done");
    expect(await runAsync(counting(5))).toBe("done");
  });

  it("reports every pause at once, and in slices whenever it lets other work in", async () => {
    const [atOnce, inSlices]: number[][] = [[], []];
    run(counting(4), { onProgress: (number) => atOnce.push(number) });
    expect(atOnce).toEqual([1, 2, 3, 4]);
    await runAsync(slow(3), { onProgress: (number) => inSlices.push(number) });
    expect(inSlices).toEqual([1, 2, 3]);
    const startedAt = performance.now();
    let reports = 0;
    await runAsync(lasting(60), { onProgress: () => reports++ });
    expect(reports).toBeLessThanOrEqual((performance.now() - startedAt) / BREATH);
  });

  it("is stopped when its time is over, unless it has something to show", async () => {
    await expect(runAsync(endless(), { time: 20 })).rejects.toMatchObject({ code: "limit-reached" });
    const modest = (function* (): Work<string> {
      try {
        for (;;) yield 0;
      } catch (error) {
        if (error instanceof Stop) return "what there was";
        throw error;
      }
    })();
    expect(runWithin(modest, { time: 5 })).toBe("what there was");
  });

  it("stops when the signal is aborted: from within, from outside, or before it begins", async () => {
    const within = new AbortController();
    const onProgress = (number: number) => {
      if (number === 3) within.abort();
    };
    const tell = (number: number | undefined) => sameText(`at ${number}`);
    expect(() => run(endless(), { signal: within.signal, onProgress }, tell)).toThrow("at 3");
    const outside = new AbortController();
    setTimeout(() => outside.abort(), 5);
    await expect(runAsync(endless(), { signal: outside.signal })).rejects.toMatchObject({ code: "interrupted" });
    await expect(runAsync(endless(), { signal: AbortSignal.abort() }, tell)).rejects.toThrow("at undefined");
  });

  it("lets other work in: it goes on until somebody else says that it is enough", async () => {
    let enough = false;
    setTimeout(() => {
      enough = true;
    }, 1);
    const waiting = (function* (): Work<string> {
      while (!enough) yield 0;
      return "somebody did";
    })();
    expect(await runAsync(waiting)).toBe("somebody did");
  });
});
