import { availableParallelism, totalmem } from "node:os";

/** One thread per core, within reason. */
export const MAX_THREADS = 64;

/** How many threads are used unless a number is given: one per core. */
export function defaultThreads(): number {
  return Math.min(availableParallelism(), MAX_THREADS);
}

/** The memory of the machine, or of the container, in MiB. */
export function machineMegabytes(): number {
  const limit = process.constrainedMemory(); // of a container; 0 without one
  return Math.floor(Math.min(totalmem(), limit > 0 ? limit : Number.POSITIVE_INFINITY) / 2 ** 20);
}

/** Half of it: the rest of the program, and of the machine, needs some too. */
export function defaultMegabytes(): number {
  return Math.floor(machineMegabytes() / 2);
}

/** With less memory for a game than this, in MiB, ranges are so small that too much time is lost. */
export const MIN_MEGABYTES = 16;
