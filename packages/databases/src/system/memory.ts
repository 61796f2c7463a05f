import { readFileSync } from "node:fs";
import { availableParallelism, totalmem } from "node:os";
import { getHeapStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { MarienbadError, type Shortage, setMemoryProbe } from "marienbad/base";
import { texts } from "./texts.ts";

/** V8 gives up after four collections in a row that leave four fifths of the heap in use; work ends before that. */
const MAX_HEAP_IN_USE = 0.7;
const YOUNG_GENERATION = 48 * 2 ** 20; // part of the heap limit that is not the old generation
const MIN_MACHINE_LEFT = 128 * 2 ** 20; // beside a quarter of the used memory: tables grow between checks
const LOOK_AT_MACHINE_EVERY = 100; // milliseconds; a look takes a fifth of one

/** Ends work with `limit-reached` before V8 or the system aborts. Cost: a look at the heap statistics per pause. */
export function watchMemory(): void {
  setMemoryProbe(() => heapShortage() ?? machineShortage());
}

const MUCH_OUTSIDE = 8 * 2 ** 20; // memory outside the heap counts from here on; Node starts with 3 MB

/**
 * To be called at the end of a program: Node 20 may lock up when it ends while V8 compiles in the background and the
 * heap is at its limit due to large arrays outside it (nodejs/node issue 54918). A collection makes room.
 */
export function collectBeforeTheEnd(): void {
  if (process.memoryUsage().external > MUCH_OUTSIDE) collectGarbage();
}

/** Garbage is collected before the check; if most was garbage, the next time is later. */
let collectAt = 0;

function heapShortage(): Shortage | undefined {
  const { used_heap_size: used, heap_size_limit } = getHeapStatistics();
  const limit = heap_size_limit - YOUNG_GENERATION;
  const most = MAX_HEAP_IN_USE * limit;
  if (used <= Math.max(most, collectAt)) return undefined;
  collectGarbage();
  const inUse = getHeapStatistics().used_heap_size;
  collectAt = (inUse + limit) / 2;
  return inUse > most ? "heap" : undefined;
}

let lookedAtMachine = Number.NEGATIVE_INFINITY;

function machineShortage(): Shortage | undefined {
  const now = performance.now();
  if (now - lookedAtMachine < LOOK_AT_MACHINE_EVERY) return undefined;
  lookedAtMachine = now;
  const least = Math.max(MIN_MACHINE_LEFT, process.memoryUsage.rss() / 4);
  return Math.min(process.availableMemory(), addressesLeft()) < least ? "machine" : undefined;
}

let collect: (() => void) | undefined;

function collectGarbage(): void {
  if (collect === undefined) {
    setFlagsFromString("--expose-gc");
    collect = runInNewContext("gc") as () => void;
  }
  collect();
}

const HEAP_SHARE = 0.75;

/** A larger heap, in MiB, that this machine has memory for; undefined if the heap may be as large already. */
export function largerHeap(machine: number = machineMegabytes()): number | undefined {
  const megabytes = Math.floor(HEAP_SHARE * machine);
  return megabytes > getHeapStatistics().heap_size_limit / 2 ** 20 ? megabytes : undefined;
}

const THREAD_ADDRESSES = 2 ** 30; // reserved by a starting thread: 600 to 850 MiB with Node 20

/** Refuses to start threads if a limit of the process leaves too few addresses: V8 would abort the process. */
export function checkAddresses(threads: number): void {
  const missing = threads * THREAD_ADDRESSES - addressesLeft();
  if (missing > 0) throw new MarienbadError("limit-reached", texts.noAddresses(threads));
}

/** Addresses left by a limit of the process (`ulimit -v`); unlimited except on Linux. */
function addressesLeft(): number {
  addressLimit ??= numberIn("/proc/self/limits", /^Max address space +(\d+)/m);
  const used = addressLimit === Number.POSITIVE_INFINITY ? 0 : numberIn("/proc/self/status", /^VmSize:\s+(\d+) kB/m);
  return addressLimit - 1024 * used;
}

let addressLimit: number | undefined;

function numberIn(path: string, pattern: RegExp): number {
  try {
    return Number(pattern.exec(readFileSync(path, "utf8"))?.[1] ?? Number.POSITIVE_INFINITY);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** Maximum number of threads. */
export const MAX_THREADS = 64;

/** Default number of threads: one per core. */
export function defaultThreads(): number {
  return Math.min(availableParallelism(), MAX_THREADS);
}

/** Memory of the machine, or of the container, in MiB. */
export function machineMegabytes(): number {
  const limit = process.constrainedMemory(); // of a container; 0 without one
  return Math.floor(Math.min(totalmem(), limit > 0 ? limit : Number.POSITIVE_INFINITY) / 2 ** 20);
}

/** Half of the memory, which leaves the rest to the program and the machine. */
export function defaultMegabytes(): number {
  return Math.floor(machineMegabytes() / 2);
}

/** Minimum memory for a game, in MiB: with less, ranges are too small. */
export const MIN_MEGABYTES = 16;
