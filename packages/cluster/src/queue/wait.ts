import { MarienbadError, type Signal } from "marienbad";
import { texts } from "../texts.ts";

/** Waits for so many milliseconds. */
export function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** How soon an aborted signal is noticed, in milliseconds. */
const LOOK = 50;

/**
 * What a promise gives; `interrupted` is thrown where the signal is aborted before, or the time is over. A server that
 * has gone away is waited for without end: so everything that is asked of it is asked through here.
 */
export function unlessAborted<Result>(
  promise: Promise<Result>,
  signal: Signal | undefined,
  milliseconds = Number.POSITIVE_INFINITY,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const end = performance.now() + milliseconds;
    const look = (): void => {
      if (signal?.aborted !== true && performance.now() < end) return;
      clearInterval(looking);
      reject(new MarienbadError("interrupted", texts.INTERRUPTED));
    };
    const looking = setInterval(look, LOOK);
    promise.then(resolve, reject).finally(() => clearInterval(looking));
    look();
  });
}
