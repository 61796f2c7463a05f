/** Shared with a thread of user-defined rules: a counter of calls, and the member called last (0: the file itself). */
export type Pulse = Int32Array;

/** A new pulse in shared memory. */
export function newPulse(): Pulse {
  return new Int32Array(new SharedArrayBuffer(8));
}

/** Records that this member is called. */
export function beat(pulse: Pulse, member = 0): void {
  pulse[0]++;
  pulse[1] = member;
}

/** The number of the member called last. */
export function memberOf(pulse: Pulse): number {
  return Atomics.load(pulse, 1);
}

/** Watches a thread; reports each time that it has been still for `mostStill` milliseconds. */
export function watchPulse(pulse: Pulse, mostStill: number, onStill: () => void): ReturnType<typeof setInterval> {
  let last = 0;
  let since = performance.now();
  let isReported = false;
  return setInterval(() => {
    const now = Atomics.load(pulse, 0);
    if (now !== last) [last, since, isReported] = [now, performance.now(), false];
    if (now === 0 || isReported || performance.now() - since <= mostStill) return;
    isReported = true;
    onStill();
  }, mostStill / 20);
}
