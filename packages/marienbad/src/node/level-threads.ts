import { Worker } from "node:worker_threads";
import { type ErrorCode, MarienbadError } from "../base/error.ts";
import type { Text } from "../base/text.ts";
import type { DecidedLevel, EngineLimits, LevelHelper, LevelKeys, Solved } from "../levels/index.ts";
import type { WrongClaim } from "../verify/index.ts";
import { askThread } from "./threads.ts";

/** What a thread is given at its beginning. */
export interface LevelSeat extends EngineLimits {
  /** How the game was named: in the catalogue, or by the file of its rules. */
  readonly word: string;
  readonly solved: Solved;
}

/** What a thread is asked about a part of a layer. */
export type LevelTask =
  | { readonly kind: "expand" | "countMoves"; readonly level: number; readonly keys: LevelKeys }
  | { readonly kind: "decide"; readonly level: number; readonly keys: LevelKeys; readonly next: DecidedLevel }
  | {
      readonly kind: "verify";
      readonly level: number;
      readonly layer: DecidedLevel;
      readonly next: DecidedLevel | undefined;
      readonly keyBefore: number | undefined;
    };
/** What it sends back: an answer, or why there is none. */
export type LevelReply = { readonly answer: LevelAnswer } | { readonly code: ErrorCode; readonly sentence: Text };
export type LevelAnswer = LevelKeys | Uint8Array | number | WrongClaim | undefined;

/** Node cannot start a thread from TypeScript: where this file has not been built, its built twin has what is needed. */
const ENTRY = new URL("../../dist/node/level-thread.js", import.meta.url);

/** A thread that works on levels of one game. */
export interface LevelThread extends LevelHelper {
  /** As `verifyLevel`. */
  verify(
    level: number,
    layer: DecidedLevel,
    next: DecidedLevel | undefined,
    keyBefore: number | undefined,
  ): Promise<WrongClaim | undefined>;
}

/** Calls back with threads for a game, and ends them afterwards. An aborted signal makes open questions fail at once. */
export async function withLevelThreads<Answer>(
  { signal }: { readonly signal: AbortSignal },
  seat: LevelSeat,
  count: number,
  use: (threads: readonly LevelThread[]) => Promise<Answer>,
): Promise<Answer> {
  const workers: Worker[] = [];
  /** Started when it is first needed: a small game needs none. */
  const workerAt = (place: number): Worker => {
    workers[place] ??= new Worker(ENTRY, { workerData: seat });
    return workers[place];
  };
  const [part, after] = [new SharedLevel(), new SharedLevel()];
  try {
    return await use(
      Array.from({ length: count }, (_, place): LevelThread => {
        const ask = async <Wanted extends LevelAnswer>(task: LevelTask): Promise<Wanted> => {
          const reply = await askThread<LevelReply>(workerAt(place), task, signal);
          if ("answer" in reply) return reply.answer as Wanted;
          throw new MarienbadError(reply.code, reply.sentence);
        };
        return {
          expand: (keys, level) => ask<LevelKeys>({ kind: "expand", level, keys: part.holdKeys(keys) }),
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
class SharedList<List extends LevelKeys | Uint8Array> {
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
class SharedLevel {
  readonly #keys = new SharedList<LevelKeys>();
  readonly #values = new SharedList<Uint8Array>();

  hold({ keys, values }: DecidedLevel): DecidedLevel {
    return { keys: this.holdKeys(keys), values: this.#values.hold(values) };
  }

  holdKeys(keys: LevelKeys): LevelKeys {
    return this.#keys.hold(keys);
  }
}
