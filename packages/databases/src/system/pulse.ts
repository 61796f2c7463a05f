/**
 * What a thread that runs a user's rules shares with the program that waits for it: how often the rules have shown a
 * sign of life, and the number of the member that was asked last, 0 for the file itself.
 */
export type Pulse = Int32Array;

/** A pulse in memory that threads share, without a beat yet. */
export function newPulse(): Pulse {
  return new Int32Array(new SharedArrayBuffer(8));
}

/** A sign of life: this member is asked. */
export function beat(pulse: Pulse, member = 0): void {
  pulse[0]++;
  pulse[1] = member;
}

/** The number of the member that was asked last. */
export function memberOf(pulse: Pulse): number {
  return Atomics.load(pulse, 1);
}

/** Watches a thread that has begun, and reports each time that it has been still for this many milliseconds. */
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
