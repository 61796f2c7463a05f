import { MarienbadError } from "marienbad";
import { describe, expect, it } from "vitest";
import { unlessAborted, wait } from "./wait.ts";

const never = new Promise<never>(() => {});
const isInterrupted = async (promise: Promise<unknown>): Promise<boolean> => {
  const error = await promise.catch((thrown: unknown) => thrown);
  return error instanceof MarienbadError && error.code === "interrupted" && error.message === "Interrupted.";
};

describe("what a server is asked", () => {
  it("is answered with the answer, or with its error", async () => {
    expect(await unlessAborted(Promise.resolve(5), undefined)).toBe(5);
    expect(await unlessAborted(wait(120), { aborted: false })).toBe(undefined);
    const failing = unlessAborted(Promise.reject(new TypeError("x")), { aborted: false });
    await expect(failing).rejects.toThrow(TypeError);
  });

  it("leaves no timer behind, with which the process would not end", async () => {
    const timers = (): number => process.getActiveResourcesInfo().filter((kind) => kind === "Timeout").length;
    const before = timers();
    for (let time = 0; time < 20; time++) await unlessAborted(Promise.resolve(time), undefined);
    expect(timers() - before).toBeLessThan(10); // others may have begun something
  });

  it("is given up when the signal is aborted, before or meanwhile, or the time is over", async () => {
    expect(await isInterrupted(unlessAborted(never, { aborted: true }))).toBe(true);
    const stop = new AbortController();
    const waiting = isInterrupted(unlessAborted(never, stop.signal));
    expect(await Promise.race([waiting, wait(100)])).toBe(undefined);
    stop.abort();
    expect(await waiting).toBe(true);
    expect(await isInterrupted(unlessAborted(never, undefined, 60))).toBe(true);
    expect(await isInterrupted(unlessAborted(never, undefined, 0))).toBe(true);
  });
});
