import type { Signal } from "marienbad";
import { unlessAborted, wait } from "../queue/wait.ts";

/** How a request is repeated. */
export interface Retrying {
  /** An aborted signal ends it within a fraction of a second, with `interrupted`. */
  readonly signal?: Signal | undefined;
  /** Returns true for an error that another try may not have. */
  mayPass(error: unknown): boolean;
}

const MAX_TRIES = 8;
/** Milliseconds before the second try; twice as many before each further one, up to a limit. */
const FIRST_PAUSE = 100;
const MAX_PAUSE = 3000;

/**
 * Makes a request, answer read to its end, and repeats it while its errors may pass: at most eight tries within some
 * ten seconds of pauses, which differ by chance so that machines do not come back together. Throws the last error.
 */
export async function retried<Answer>(
  request: (signal: AbortSignal) => Promise<Answer>,
  { signal, mayPass }: Retrying,
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
