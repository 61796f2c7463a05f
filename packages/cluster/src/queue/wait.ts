import { MarienbadError, type Signal } from "marienbad";
import { texts } from "../texts.ts";

export function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

const LOOK = 50;

/** Awaits a promise; throws `interrupted` on an aborted signal or after the time. Lost servers never answer. */
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

const MAX_TRIES = 8;
/** Milliseconds before the second try; doubled before each further one, up to a limit. */
const FIRST_PAUSE = 100;
const MAX_PAUSE = 3000;

/**
 * Makes a request up to eight times while `mayPass` says that its errors may pass, with random pauses of some ten
 * seconds in all. An aborted signal ends it within a fraction of a second, with `interrupted`.
 */
export async function retried<Answer>(
  request: (signal: AbortSignal) => Promise<Answer>,
  { signal, mayPass }: { readonly signal?: Signal | undefined; readonly mayPass: (error: unknown) => boolean },
): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    const stop = new AbortController();
    try {
      return await unlessAborted(request(stop.signal), signal);
    } catch (error) {
      stop.abort(); // a request that was given up would keep the process alive
      if (tries >= MAX_TRIES || !mayPass(error)) throw error;
      const pause = Math.min(MAX_PAUSE, FIRST_PAUSE * 2 ** (tries - 1));
      await unlessAborted(wait(pause * (0.5 + Math.random() / 2)), signal);
    }
  }
}
