import { MarienbadError } from "../base/error.ts";

/** The part of the WebAssembly interface that is used; the same in Node, in a worker and in a browser. */
interface WebAssemblyInterface {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: object };
}

/** Memory of a module; its buffer is another one after it has grown. */
export interface KernelMemory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

const PAGE_BYTES = 65536;
/** A WebAssembly memory ends there. */
export const MOST_BYTES = 65536 * PAGE_BYTES;

/** Whether kernels can run here at all. */
export function hasKernels(): boolean {
  return webAssembly() !== undefined;
}

function webAssembly(): WebAssemblyInterface | undefined {
  return (globalThis as { WebAssembly?: WebAssemblyInterface }).WebAssembly;
}

const moduleOfText = new Map<string, object>();

/** A fresh instance, with a memory of its own, of a module that the build embedded as base64. */
export function instantiate<Exports extends { readonly memory: KernelMemory }>(base64: string): Exports {
  const available = webAssembly();
  if (available === undefined) {
    throw new MarienbadError("not-applicable", "WebAssembly is not available here, so the fast kernels cannot run.");
  }
  let module = moduleOfText.get(base64);
  if (module === undefined) {
    module = new available.Module(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)));
    moduleOfText.set(base64, module);
  }
  return new available.Instance(module, {}).exports as Exports;
}

/** Makes the memory at least so large, or says that there is not enough. */
export function reserve(memory: KernelMemory, bytes: number): void {
  const missing = Math.ceil((bytes - memory.buffer.byteLength) / PAGE_BYTES);
  if (missing <= 0) return;
  try {
    if (bytes <= MOST_BYTES && memory.grow(missing) >= 0) return;
  } catch {
    // The sentence below says it better than the engine does.
  }
  const megabytes = Math.ceil(bytes / 2 ** 20).toLocaleString("en");
  throw new MarienbadError("limit-reached", `A kernel needs ${megabytes} MiB of memory, which cannot be had here.`);
}
