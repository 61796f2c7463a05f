import type { FileStore, Runner } from "../levels/index.ts";
import type { PartVerdict, PartVerifier } from "../verify/index.ts";
import type { GameSource } from "./load-game.ts";
import { withThreadRunner } from "./thread-runner.ts";
import { type ThreadOptions, withThreads } from "./threads.ts";

/** What a thread is given at its beginning: a folder of files to work on, or a database to verify. */
export interface LevelSeat {
  readonly source: GameSource;
  /** Memory of the thread. */
  readonly megabytes: number;
  readonly work: { readonly folder: string } | { readonly database: string };
}

/** What a thread that verifies is asked. */
export interface PartQuestion {
  readonly level: number;
  readonly from: number;
  readonly to: number;
}

/** Where this file has not been built, its built twin has what is needed. */
const ENTRY = new URL("../../dist/node/level-thread.js", import.meta.url);

/** What threads for levels may be given; they share the memory that is allowed. */
export interface LevelThreadOptions extends Pick<ThreadOptions, "signal"> {
  readonly threads: number;
  readonly megabytes: number;
}

function seatsOf(source: GameSource, work: LevelSeat["work"], { threads, megabytes }: LevelThreadOptions): LevelSeat[] {
  return Array.from({ length: threads }, () => ({ source, work, megabytes: megabytes / threads }));
}

/** Work of fewer positions is not worth sending to threads. */
const MIN_DIVIDED = 1 << 13;

/**
 * Calls back with a runner of the tasks of a game on threads, and ends these afterwards. What is small is left to
 * another runner, `here`.
 */
export async function withLevelRunner<Result>(
  source: GameSource,
  { folder, store, here }: { readonly folder: string; readonly store: FileStore; readonly here: Runner },
  options: LevelThreadOptions,
  use: (runner: Runner) => Promise<Result>,
): Promise<Result> {
  const seats = seatsOf(source, { folder }, options);
  return await withThreadRunner({ entry: ENTRY, seats, signal: options.signal, store }, (threads) =>
    use({
      async run(stage, watch) {
        const weight = stage.tasks.reduce((sum, task) => sum + task.weight, 0);
        await (weight < MIN_DIVIDED ? here : threads).run(stage, watch);
      },
      close: async () => {},
    }),
  );
}

/** Whether a database is so small that verifying it is not worth threads. */
export function isSmall(positions: number): boolean {
  return positions < MIN_DIVIDED;
}

/** Calls back with threads that verify parts of a database, and ends them afterwards. */
export async function withVerifiers<Result>(
  source: GameSource,
  database: string,
  options: LevelThreadOptions,
  use: (verifiers: readonly PartVerifier[]) => Promise<Result>,
): Promise<Result> {
  const seats = seatsOf(source, { database }, options);
  return await withThreads<PartQuestion, PartVerdict, Result>(
    { entry: ENTRY, seats, signal: options.signal },
    (threads) => use(threads.map((ask) => (level, from, to) => ask({ level, from, to }))),
  );
}
