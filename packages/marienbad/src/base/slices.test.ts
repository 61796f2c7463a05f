import { describe, expect, it } from "vitest";
import { runAtOnce, runInSlices, type Slices } from "./slices.ts";

/** Counts, pausing after each number. */
function* counting(to: number): Slices<string> {
  for (let number = 1; number <= to; number++) yield number;
  return "done";
}

/** Never ends by itself. */
const endless = (): Slices<string> => counting(Number.POSITIVE_INFINITY);

describe("work in slices", () => {
  it("gives its result, at once and in slices", async () => {
    expect(runAtOnce(counting(5))).toBe("done");
    expect(await runInSlices(counting(5))).toBe("done");
  });

  it("tells every pause at once, and in slices when it has no patience", async () => {
    const [atOnce, inSlices]: number[][] = [[], []];
    runAtOnce(counting(4), { onProgress: (number) => atOnce.push(number) });
    await runInSlices(counting(4), { onProgress: (number) => inSlices.push(number) }, undefined, 0);
    expect(atOnce).toEqual([1, 2, 3, 4]);
    expect(inSlices).toEqual([1, 2, 3, 4]);
  });

  it("stops when the signal is aborted: from within, from outside, or before it begins", async () => {
    const within = new AbortController();
    const onProgress = (number: number) => {
      if (number === 3) within.abort();
    };
    const tell = (number: number | undefined) => `at ${number}`;
    expect(() => runAtOnce(endless(), { signal: within.signal, onProgress }, tell)).toThrow("at 3");
    const outside = new AbortController();
    setTimeout(() => outside.abort(), 5);
    await expect(runInSlices(endless(), { signal: outside.signal })).rejects.toMatchObject({ code: "interrupted" });
    await expect(runInSlices(endless(), { signal: AbortSignal.abort() }, tell)).rejects.toThrow("at undefined");
  });

  it("lets other work in: it goes on until somebody else says that it is enough", async () => {
    let enough = false;
    setTimeout(() => {
      enough = true;
    }, 1);
    const waiting = (function* (): Slices<string> {
      while (!enough) yield 0;
      return "somebody did";
    })();
    expect(await runInSlices(waiting)).toBe("somebody did");
  });
});
