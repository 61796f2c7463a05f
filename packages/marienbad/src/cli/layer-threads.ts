import { Worker } from "node:worker_threads";
import { type ErrorCode, MarienbadError, type Sentence } from "../base/error.ts";
import type { DecidedLayer, EngineLimits, LayerHelper, LayerKeys, Solved, WrongClaim } from "../layers/index.ts";
import type { Call } from "./command.ts";
import { askThread, threadsFlag } from "./threads.ts";

/** What a thread is given at its beginning. */
export interface LayerSeat extends EngineLimits {
  /** How the game was named: in the catalogue, or by the file of its rules. */
  readonly word: string;
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
      readonly keyBefore: number | undefined;
    };
/** What it sends back: an answer, or why there is none. */
export type LayerReply = { readonly answer: LayerAnswer } | { readonly code: ErrorCode; readonly sentence: Sentence };
export type LayerAnswer = LayerKeys | Uint8Array | number | WrongClaim | undefined;

/** Node cannot start a thread from TypeScript: where this file has not been built, its built twin has what is needed. */
const ENTRY = new URL("../../dist/cli/layer-thread.js", import.meta.url);

/** As many threads as the flag says; none where one would be alone. */
export function layerThreads(call: Call): number {
  const count = threadsFlag(call);
  return count === 1 ? 0 : count;
}

/** A thread that works on layers of one game. */
export interface LayerThread extends LayerHelper {
  /** As `verifyLayer`. */
  verify(
    level: number,
    layer: DecidedLayer,
    next: DecidedLayer | undefined,
    keyBefore: number | undefined,
  ): Promise<WrongClaim | undefined>;
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
  const [part, after] = [new SharedLayer(), new SharedLayer()];
  try {
    return await use(
      Array.from({ length: count }, (_, place): LayerThread => {
        const ask = async <Wanted extends LayerAnswer>(task: LayerTask): Promise<Wanted> => {
          const reply = await askThread<LayerReply>(workerAt(place), task, signal);
          if ("answer" in reply) return reply.answer as Wanted;
          throw new MarienbadError(reply.code, reply.sentence);
        };
        return {
          expand: (keys, level) => ask<LayerKeys>({ kind: "expand", level, keys: part.holdKeys(keys) }),
          decide: (keys, level, next) =>
            ask<Uint8Array>({ kind: "decide", level, keys: part.holdKeys(keys), next: after.hold(next) }),
          countMoves: (keys, level) => ask<number>({ kind: "countMoves", level, keys: part.holdKeys(keys) }),
          verify: (level, layer, next, keyBefore) =>
            ask<WrongClaim | undefined>({
              kind: "verify",
              level,
              layer: part.hold(layer),
              next: next && after.hold(next),
              keyBefore,
            }),
        };
      }),
    );
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/**
 * A list in memory that all threads see, so that nothing is copied for each of them. The memory is used again for the next
 * list, which may come when all threads have answered: shared memory is not counted as garbage, and would pile up.
 */
class SharedList<List extends LayerKeys | Uint8Array> {
  #memory = new SharedArrayBuffer(0);
  #held: ArrayBufferLike | undefined;

  /** The same numbers, which may be some of those of the last list, in shared memory. */
  hold(list: List): List {
    const { buffer, byteOffset, length } = list;
    if (this.#held !== buffer) {
      if (this.#memory.byteLength < buffer.byteLength) this.#memory = new SharedArrayBuffer(buffer.byteLength);
      new Uint8Array(this.#memory).set(new Uint8Array(buffer));
      this.#held = buffer;
    }
    const Numbers = list.constructor as new (buffer: SharedArrayBuffer, from: number, length: number) => List;
    return new Numbers(this.#memory, byteOffset, length);
  }
}

/** Likewise a layer. */
class SharedLayer {
  readonly #keys = new SharedList<LayerKeys>();
  readonly #values = new SharedList<Uint8Array>();

  hold({ keys, values }: DecidedLayer): DecidedLayer {
    return { keys: this.holdKeys(keys), values: this.#values.hold(values) };
  }

  holdKeys(keys: LayerKeys): LayerKeys {
    return this.#keys.hold(keys);
  }
}
