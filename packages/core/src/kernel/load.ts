import { MarienbadError } from "../base/error.ts";
import { type Text, text } from "../base/text.ts";
import type { Meter, Work } from "../base/work.ts";

/** The part of WebAssembly in use, common to Node, workers and browsers. */
interface WebAssemblyInterface {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: object };
  readonly Memory: new (size: { initial: number; maximum: number; shared: true }) => object;
}

/** Memory of a module; its buffer is another one after it has grown. */
export interface KernelMemory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

const PAGE_BYTES = 65536;
/** The maximum size of a WebAssembly memory. */
export const MAX_BYTES = 65536 * PAGE_BYTES;

/** Address space that engines reserve for the largest memory that a module may have, and for faults beyond it. */
const RESERVED_BYTES = 10 * 2 ** 30;

/** True if kernels can run here. */
export function hasKernels(): boolean {
  return (globalThis as { WebAssembly?: WebAssemblyInterface }).WebAssembly !== undefined;
}

const moduleOfText = new Map<string, object>();

/*
 * The build embeds modules as text, one character for most bytes, so that a page's compression sees whole bytes (base64
 * would cost a quarter more). 85 characters from "(" on stand for 0 … 84, without the two that strings must escape;
 * larger bytes have "!", "#" or "%" before them, for 85, 170 or 255 more.
 *
 *     bytes 0  1  84  85  200        text  (  )  ~  !(  #F        (200 = 170 + 30)
 */
const HIGH = "!#%";
const BASE = 85;

/** The bytes of an embedded module. */
export function bytesOfText(text: string): Uint8Array {
  const bytes: number[] = [];
  let high = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    const prefix = HIGH.indexOf(text[index]) + 1;
    if (prefix > 0) high = BASE * prefix;
    else {
      bytes.push(high + code - 40 - Number(code > 92) - Number(code > 96)); // behind the backslash and the backtick
      high = 0;
    }
  }
  return Uint8Array.from(bytes);
}

/** A new instance of an embedded module, with its own memory unless one is given. */
export function instantiate<Exports extends object>(text: string, memory?: object): Exports {
  const available = theWebAssembly();
  try {
    const module = moduleOfText.get(text) ?? new available.Module(bytesOfText(text));
    moduleOfText.set(text, module);
    return new available.Instance(module, memory === undefined ? {} : { env: { memory } }).exports as Exports;
  } catch (error) {
    throw error instanceof RangeError ? tooMuch(RESERVED_BYTES) : error;
  }
}

function theWebAssembly(): WebAssemblyInterface {
  const { WebAssembly } = globalThis as { WebAssembly?: WebAssemblyInterface };
  if (WebAssembly === undefined) throw new MarienbadError("not-applicable", noWebAssembly());
  return WebAssembly;
}

/** A memory that can be shared with other threads. */
export function sharedMemory(bytes: number): object {
  const pages = Math.ceil(bytes / PAGE_BYTES);
  try {
    if (bytes <= MAX_BYTES) return new (theWebAssembly().Memory)({ initial: pages, maximum: pages, shared: true });
  } catch {} // the error below says it better than the engine does
  throw tooMuch(bytes);
}

/** Grows the memory to at least this size; throws if there is not enough. */
export function reserve(memory: KernelMemory, bytes: number): void {
  const missing = Math.ceil((bytes - memory.buffer.byteLength) / PAGE_BYTES);
  if (missing <= 0) return;
  try {
    if (bytes <= MAX_BYTES && memory.grow(missing) >= 0) return;
  } catch {} // the error below says it better than the engine does
  throw tooMuch(bytes);
}

function tooMuch(bytes: number): MarienbadError {
  return new MarienbadError("limit-reached", noMemory(Math.ceil(bytes / 2 ** 20)));
}

const noWebAssembly = (): Text =>
  text(
    "WebAssembly is not available here, so the fast kernels cannot run.",
    "WebAssembly n'est pas disponible ici, et les noyaux rapides ne peuvent tourner sans.",
  );

const noMemory = (megabytes: number): Text =>
  text(
    `WebAssembly needs ${megabytes.toLocaleString("en")} MiB of memory, which cannot be had here (see ulimit -v).`,
    `WebAssembly a besoin de ${megabytes.toLocaleString("fr")} Mio de mémoire, qu'il n'y a pas ici (voir ulimit -v).`,
  );

/** A kernel that searches in slices and counts the positions it looks at. */
export interface SearchKernel {
  /** Examines about `budget` more positions; returns nonzero when done. */
  advance(budget: number): number;
  nodeCount(): number;
}

/** Minimum number of positions between two looks at the clock. */
const MIN_SLICE = 4096;

/**
 * Runs a kernel's search to its end; it pauses when the meter is due, and counts its positions there. It also pauses
 * before the work if the meter is fresh (its reader then has the positions of a work that never pauses) or already due.
 */
export function* advanceWork(kernel: SearchKernel, meter: Meter): Work<void, Meter> {
  const before = kernel.nodeCount() - meter.nodes;
  if (meter.nodes === 0 || meter.nodes >= meter.pauseAt) yield meter;
  for (;;) {
    const done = kernel.advance(Math.max(MIN_SLICE, meter.pauseAt - meter.nodes));
    meter.nodes = kernel.nodeCount() - before;
    if (done) return;
    if (meter.nodes >= meter.pauseAt) yield meter;
  }
}
