import type { DecidedLevel, EngineLimits, LevelHelper, LevelKeys } from "../levels/index.ts";
import type { PartVerdict, PartVerifier } from "../verify/index.ts";
import type { GameSource } from "./load-game.ts";
import { type Ask, type ThreadOptions, withThreads } from "./threads.ts";

/** What a thread is given at its beginning. */
export interface LevelSeat extends EngineLimits {
  readonly source: GameSource;
}

/** What a thread is asked about a part of a level. */
export type LevelQuestion =
  | { readonly kind: "expand" | "countMoves"; readonly level: number; readonly keys: LevelKeys }
  | { readonly kind: "decide"; readonly level: number; readonly keys: LevelKeys; readonly next: DecidedLevel }
  | {
      readonly kind: "verify";
      readonly level: number;
      readonly part: DecidedLevel;
      readonly next: DecidedLevel;
      readonly keyBefore: number | undefined;
    };
export type LevelAnswer = LevelKeys | Uint8Array | number | PartVerdict;

/** Where this file has not been built, its built twin has what is needed. */
const ENTRY = new URL("../../dist/node/level-thread.js", import.meta.url);

/** A thread that works on levels of one game. */
export interface LevelThread extends LevelHelper {
  readonly verify: PartVerifier;
}

/** What threads for levels may be given. */
export interface LevelThreadOptions extends Pick<ThreadOptions, "signal">, EngineLimits {
  readonly threads: number;
}

/** Calls back with threads for a game, which share the memory that is allowed, and ends them afterwards. */
export async function withLevelThreads<Result>(
  source: GameSource,
  { threads, signal, megabytes }: LevelThreadOptions,
  use: (threads: readonly LevelThread[]) => Promise<Result>,
): Promise<Result> {
  const seat: LevelSeat = megabytes === undefined ? { source } : { source, megabytes: megabytes / threads };
  const seats = Array.from({ length: threads }, () => seat);
  const [here, after] = [new SharedLevel(), new SharedLevel()];
  const threadOf = (ask: Ask<LevelQuestion, LevelAnswer>): LevelThread => {
    const answer = async <Wanted extends LevelAnswer>(question: LevelQuestion): Promise<Wanted> =>
      (await ask(question)) as Wanted;
    return {
      expand: (keys, level) => answer({ kind: "expand", level, keys: here.holdKeys(keys) }),
      decide: (keys, level, next) =>
        answer({ kind: "decide", level, keys: here.holdKeys(keys), next: after.hold(next) }),
      countMoves: (keys, level) => answer({ kind: "countMoves", level, keys: here.holdKeys(keys) }),
      verify: (level, part, next, keyBefore) =>
        answer({ kind: "verify", level, part: here.hold(part), next: after.hold(next), keyBefore }),
    };
  };
  return await withThreads<LevelQuestion, LevelAnswer, Result>({ entry: ENTRY, seats, signal }, (asks) =>
    use(asks.map(threadOf)),
  );
}

/**
 * A list in memory that all threads see, so that nothing is copied for each of them. The memory is used again for the
 * next list, which may come when all threads have answered: shared memory is not counted as garbage, and would pile up.
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

/** Likewise a level. */
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
