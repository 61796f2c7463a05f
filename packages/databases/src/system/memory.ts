import { readFileSync } from "node:fs";
import { getHeapStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { MarienbadError, type Shortage, setMemoryProbe } from "marienbad/base";
import { machineMegabytes } from "./machine.ts";
import { texts } from "./texts.ts";

/** V8 gives up when four collections in a row leave four fifths of the heap in use: work ends before that. */
const MAX_HEAP_IN_USE = 0.7;
/** What the limit of the heap counts besides the old generation, which is what fills it. */
const YOUNG_GENERATION = 48 * 2 ** 20;
/** What must stay free of the machine's memory, beside a quarter of what is used: tables grow before the next look. */
const MIN_MACHINE_LEFT = 128 * 2 ** 20;
const LOOK_AT_MACHINE_EVERY = 100; // milliseconds; a look takes a fifth of one

/**
 * Has all work of this program end in `limit-reached` before V8 would abort the process, and before the system would
 * kill it. Cost: a look at the statistics of the heap per pause.
 */
export function watchMemory(): void {
  setMemoryProbe(() => heapShortage() ?? machineShortage());
}

/** From here on what lies outside the heap counts: a program of Node has three megabytes there from the beginning. */
const MUCH_OUTSIDE = 8 * 2 ** 20;

/**
 * To be called at the end of a program. Node 20 locks up now and then when it ends while V8 compiles in the background
 * and the heap is at its limit, which large arrays outside the heap bring about: the compiler waits for a collection by
 * the main thread, and that for the compiler (nodejs/node issue 54918). After a collection there is room.
 */
export function collectBeforeTheEnd(): void {
  if (process.memoryUsage().external > MUCH_OUTSIDE) collectGarbage();
}

/** What fills the heap may be garbage: it is collected, to know. When most of it was, the next time is later. */
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

/** The heap of JavaScript may well have this share of the machine's memory. */
const HEAP_SHARE = 0.75;

/** A larger heap, in MiB, that this machine has the memory for; undefined where the heap may be as large already. */
export function largerHeap(machine: number = machineMegabytes()): number | undefined {
  const megabytes = Math.floor(HEAP_SHARE * machine);
  return megabytes > getHeapStatistics().heap_size_limit / 2 ** 20 ? megabytes : undefined;
}

/** Addresses that a thread reserves when it starts: 600 to 850 MiB with Node 20. */
const THREAD_ADDRESSES = 2 ** 30;

/** Refuses to start threads where a limit of the process leaves too few addresses: V8 would abort the process. */
export function checkAddresses(threads: number): void {
  const missing = threads * THREAD_ADDRESSES - addressesLeft();
  if (missing > 0) throw new MarienbadError("limit-reached", texts.noAddresses(threads));
}

/** The addresses that a limit of the process (`ulimit -v`) leaves; where the system is not Linux, nobody knows. */
function addressesLeft(): number {
  addressLimit ??= numberIn("/proc/self/limits", /^Max address space +(\d+)/m);
  const used = addressLimit === Number.POSITIVE_INFINITY ? 0 : numberIn("/proc/self/status", /^VmSize:\s+(\d+) kB/m);
  return addressLimit - 1024 * used;
}

let addressLimit: number | undefined;

/** A number that a file of the system has; infinite where it has none. */
function numberIn(path: string, pattern: RegExp): number {
  try {
    return Number(pattern.exec(readFileSync(path, "utf8"))?.[1] ?? Number.POSITIVE_INFINITY);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
