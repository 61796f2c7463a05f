import { MarienbadError } from "../base/error.ts";

/** The part of the WebAssembly interface that is used; the same in Node, in a worker and in a browser. */
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
/** A WebAssembly memory ends there. */
export const MAX_BYTES = 65536 * PAGE_BYTES;

/** Whether kernels can run here at all. */
export function hasKernels(): boolean {
  return webAssembly() !== undefined;
}

function webAssembly(): WebAssemblyInterface | undefined {
  return (globalThis as { WebAssembly?: WebAssemblyInterface }).WebAssembly;
}

const moduleOfText = new Map<string, object>();

/** A fresh instance of a module that the build embedded as base64, with a memory of its own unless it is given one. */
export function instantiate<Exports extends object>(base64: string, memory?: object): Exports {
  const available = theWebAssembly();
  let module = moduleOfText.get(base64);
  if (module === undefined) {
    module = new available.Module(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)));
    moduleOfText.set(base64, module);
  }
  return new available.Instance(module, memory === undefined ? {} : { env: { memory } }).exports as Exports;
}

function theWebAssembly(): WebAssemblyInterface {
  const available = webAssembly();
  if (available !== undefined) return available;
  throw new MarienbadError("not-applicable", {
    en: "WebAssembly is not available here, so the fast kernels cannot run.",
    fr: "WebAssembly n'est pas disponible ici, et les noyaux rapides ne peuvent tourner sans.",
  });
}

/** A memory that several threads can have at once: it can be sent to another thread. */
export function sharedMemory(bytes: number): object {
  const pages = Math.ceil(bytes / PAGE_BYTES);
  try {
    if (bytes <= MAX_BYTES) return new (theWebAssembly().Memory)({ initial: pages, maximum: pages, shared: true });
  } catch {
    // The sentence below says it better than the engine does.
  }
  throw tooMuch(bytes);
}

/** Makes the memory at least so large, or says that there is not enough. */
export function reserve(memory: KernelMemory, bytes: number): void {
  const missing = Math.ceil((bytes - memory.buffer.byteLength) / PAGE_BYTES);
  if (missing <= 0) return;
  try {
    if (bytes <= MAX_BYTES && memory.grow(missing) >= 0) return;
  } catch {
    // The sentence below says it better than the engine does.
  }
  throw tooMuch(bytes);
}

function tooMuch(bytes: number): MarienbadError {
  const megabytes = Math.ceil(bytes / 2 ** 20);
  return new MarienbadError("limit-reached", {
    en: `A kernel needs ${megabytes.toLocaleString("en")} MiB of memory, which cannot be had here.`,
    fr: `Un noyau a besoin de ${megabytes.toLocaleString("fr")} Mio de mémoire, qu'il n'y a pas ici.`,
  });
}
