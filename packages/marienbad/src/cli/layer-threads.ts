import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { type ErrorCode, MarienbadError, type Sentence } from "../base/error.ts";
import type { DecidedLayer, EngineLimits, LayerHelper, LayerKeys, Solved, WrongClaim } from "../layers/index.ts";
import { type Call, type Flag, integerFlag } from "./command.ts";

/** What a thread is given at its beginning. */
export interface LayerSeat extends EngineLimits {
  readonly solved: Solved;
}

/** What a thread is asked about a part of a layer. */
export type LayerTask =
  | { readonly kind: "expand" | "countMoves"; readonly level: number; readonly keys: LayerKeys }
  | { readonly kind: "decide"; readonly level: number; readonly keys: LayerKeys; readonly next: DecidedLayer }
  | {
      readonly kind: "verify";
      readonly level: number;
      readonly layer: DecidedLayer;
      readonly next: DecidedLayer | undefined;
    };
/** What it sends back: an answer, or why there is none. */
export type LayerReply = { readonly answer: LayerAnswer } | { readonly code: ErrorCode; readonly sentence: Sentence };
export type LayerAnswer = LayerKeys | Uint8Array | number | WrongClaim | undefined;

/** Node cannot start a thread from TypeScript: where this file has not been built, its built twin has what is needed. */
const ENTRY = new URL("../../dist/cli/layer-thread.js", import.meta.url);

const MOST_THREADS = 64;

/** As many threads as the flag says, else as the machine has cores; none where one would be alone. */
export function threadsFlag(call: Call): number {
  const count = integerFlag(
    call,
    "threads",
    { min: 1, max: MOST_THREADS },
    Math.min(availableParallelism(), MOST_THREADS),
  );
  return count === 1 ? 0 : count;
}

export const THREADS_FLAG: Flag = {
  name: "threads",
  value: "N",
  summary: {
    en: "how many threads work on a large database (default: as many as there are cores)",
    fr: "combien de fils travaillent à une grande base (par défaut : autant que de cœurs)",
  },
};

/** A thread that works on layers of one game. */
export interface LayerThread extends LayerHelper {
  verify(level: number, layer: DecidedLayer, next: DecidedLayer | undefined): Promise<WrongClaim | undefined>;
}

/** Calls back with threads for a game, and ends them afterwards. An aborted signal makes open questions fail at once. */
export async function withLayerThreads<Answer>(
  { signal }: Pick<Call, "signal">,
  seat: LayerSeat,
  count: number,
  use: (threads: readonly LayerThread[]) => Promise<Answer>,
): Promise<Answer> {
  const workers: Worker[] = [];
  /** Started when it is first needed: a small game needs none. */
  const workerAt = (place: number): Worker => {
    workers[place] ??= new Worker(ENTRY, { workerData: seat });
    return workers[place];
  };
  try {
    return await use(
      Array.from({ length: count }, (_, place): LayerThread => {
        const ask = async <Wanted extends LayerAnswer>(task: LayerTask) =>
          (await answer(workerAt(place), task, signal)) as Wanted;
        return {
          expand: (keys, level) => ask<LayerKeys>({ kind: "expand", level, keys: shared(keys) }),
          decide: (keys, level, next) =>
            ask<Uint8Array>({ kind: "decide", level, keys: shared(keys), next: sharedLayer(next) }),
          countMoves: (keys, level) => ask<number>({ kind: "countMoves", level, keys: shared(keys) }),
          verify: (level, layer, next) =>
            ask<WrongClaim | undefined>({
              kind: "verify",
              level,
              layer: sharedLayer(layer),
              next: next && sharedLayer(next),
            }),
        };
      }),
    );
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

const sharedOf = new WeakMap<ArrayBufferLike, SharedArrayBuffer>();

/** The same numbers in memory that all threads see, so that nothing is copied for each of them. */
function shared<List extends LayerKeys | Uint8Array>(list: List): List {
  if (list.buffer instanceof SharedArrayBuffer) return list;
  let buffer = sharedOf.get(list.buffer);
  if (buffer === undefined) {
    buffer = new SharedArrayBuffer(list.buffer.byteLength);
    new Uint8Array(buffer).set(new Uint8Array(list.buffer));
    sharedOf.set(list.buffer, buffer);
  }
  return new (list.constructor as new (buffer: SharedArrayBuffer, from: number, length: number) => List)(
    buffer,
    list.byteOffset,
    list.length,
  );
}

function sharedLayer({ keys, values }: DecidedLayer): DecidedLayer {
  return { keys: shared(keys), values: shared(values) };
}

export function interrupted(): MarienbadError {
  return new MarienbadError("interrupted", { en: "Interrupted.", fr: "Interrompu." });
}

function answer(worker: Worker, task: LayerTask, signal: AbortSignal): Promise<LayerAnswer> {
  return new Promise((resolve, reject) => {
    const interrupt = (): void => settle(() => reject(interrupted()));
    const take = (reply: LayerReply): void =>
      settle(() =>
        "answer" in reply ? resolve(reply.answer) : reject(new MarienbadError(reply.code, reply.sentence)),
      );
    const fail = (error: unknown): void => settle(() => reject(error));
    const settle = (act: () => void): void => {
      signal.removeEventListener("abort", interrupt);
      worker.off("message", take).off("error", fail);
      act();
    };
    signal.addEventListener("abort", interrupt);
    worker.on("message", take).on("error", fail);
    worker.postMessage(task);
    if (signal.aborted) interrupt();
  });
}
