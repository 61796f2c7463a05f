import { LAYERS } from "./generated/layers.ts";
import { instantiate, type KernelMemory, reserve } from "./load.ts";

/** The exports of kernels/layers; addresses are chosen by the caller, at or after what `configure` returns. */
interface LayersExports {
  readonly memory: KernelMemory;
  configure(columns: number, rows: number): number;
  mapWords(): number;
  expand(keys: number, from: number, to: number, count: number): void;
  countMarked(from: number, to: number): number;
  collect(target: number, from: number, to: number): number;
  takeValues(keys: number, values: number, from: number, to: number): void;
  decide(keys: number, values: number, from: number, to: number, count: number): void;
}

/** Short calls, so that V8 soon runs its fast form. */
const SLICE = 1 << 16;

/** Layers of connect-4 in WebAssembly, for boards whose keys have at most 30 bits. */
export class Connect4Layers {
  readonly #kernel = instantiate<LayersExports>(LAYERS);
  readonly #arrays: number;

  constructor(columns: number, rows: number) {
    this.#arrays = this.#kernel.configure(columns, rows);
    reserve(this.#kernel.memory, this.#arrays);
  }

  /** The positions one move after these, which have `stones` stones, in increasing order. */
  expand(keys: Uint32Array, stones: number): Uint32Array {
    const kernel = this.#kernel;
    const [source] = this.#place(keys);
    inSlices(keys.length, (from, to) => kernel.expand(source, from, to, stones));
    let count = 0;
    inSlices(kernel.mapWords(), (from, to) => {
      count += kernel.countMarked(from, to);
    });
    reserve(kernel.memory, this.#arrays + 4 * count);
    let next = this.#arrays;
    inSlices(kernel.mapWords(), (from, to) => {
      next = kernel.collect(next, from, to) >>> 0;
    });
    return new Uint32Array(kernel.memory.buffer, this.#arrays, count).slice();
  }

  /** Makes the values of a layer known to `decide`. */
  take(keys: Uint32Array, values: Uint8Array): void {
    const [keyPlace, valuePlace] = this.#place(keys, values);
    inSlices(keys.length, (from, to) => this.#kernel.takeValues(keyPlace, valuePlace, from, to));
  }

  /** The values of these positions, those of the next layer having been taken. */
  decide(keys: Uint32Array, stones: number): Uint8Array {
    const [keyPlace, valuePlace] = this.#place(keys, new Uint8Array(keys.length));
    inSlices(keys.length, (from, to) => this.#kernel.decide(keyPlace, valuePlace, from, to, stones));
    return new Uint8Array(this.#kernel.memory.buffer, valuePlace, keys.length).slice();
  }

  /** Copies arrays in, one after the other; returns their addresses. */
  #place(keys: Uint32Array, values?: Uint8Array): readonly [number, number] {
    const valuePlace = this.#arrays + 4 * keys.length;
    reserve(this.#kernel.memory, valuePlace + (values?.length ?? 0));
    new Uint32Array(this.#kernel.memory.buffer, this.#arrays, keys.length).set(keys);
    if (values !== undefined) new Uint8Array(this.#kernel.memory.buffer, valuePlace, values.length).set(values);
    return [this.#arrays, valuePlace];
  }
}

function inSlices(count: number, work: (from: number, to: number) => void): void {
  for (let from = 0; from < count; from += SLICE) work(from, Math.min(count, from + SLICE));
}
