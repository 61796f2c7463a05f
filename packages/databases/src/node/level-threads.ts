import { type FileStore, type GameRef, openTasks, type Runner } from "../index.ts";
import { type ThreadOptions, withThreads } from "../system/threads.ts";
import { withThreadRunner } from "./thread-runner.ts";

/** A folder of files to work on. */
export interface FolderWork {
  readonly folder: string;
  /** Whether lists are kept packed there. */
  readonly isPacked: boolean;
}

/** What a thread is given at its beginning: a folder of files to work on, or a database to verify. */
export interface LevelSeat {
  readonly ref: GameRef;
  /** Memory of the thread. */
  readonly megabytes: number;
  readonly work: FolderWork | { readonly database: string };
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

function seatsOf(ref: GameRef, work: LevelSeat["work"], { threads, megabytes }: LevelThreadOptions): LevelSeat[] {
  return Array.from({ length: threads }, () => ({ ref, work, megabytes: megabytes / threads }));
}

/** Work of fewer positions is not worth sending to threads. */
const MIN_DIVIDED = 1 << 13;
/** Processor time that a thread takes to start, in microseconds: it loads the game and compiles it once more. */
const START = 500_000;

/**
 * Calls back with a runner of the tasks of a game on threads, and ends these afterwards. What is small is left to
 * another runner, `here`. Threads that start late leave everything to it until the tasks that they could have shared
 * have taken as long as starting them: nobody knows before whether a game is small, and neither a small one nor a large
 * one then takes much longer than it must.
 */
export async function withLevelRunner<Result>(
  ref: GameRef,
  { store, here, ...work }: FolderWork & { readonly store: FileStore; readonly here: Runner },
  { startsLate, ...options }: LevelThreadOptions & { readonly startsLate: boolean },
  use: (runner: Runner) => Promise<Result>,
): Promise<Result> {
  const seats = seatsOf(ref, work, options);
  let toSpend = startsLate ? START * options.threads : 0;
  return await withThreadRunner({ entry: ENTRY, seats, signal: options.signal, store }, (threads) =>
    use({
      async run(stage, watch) {
        const tasks = await openTasks(stage, store, watch);
        while (tasks.length > 1 && toSpend > 0) {
          const before = process.cpuUsage();
          await here.run({ ...stage, tasks: tasks.splice(0, 1) }, watch);
          const { user, system } = process.cpuUsage(before);
          toSpend -= user + system;
        }
        const weight = tasks.reduce((sum, task) => sum + task.weight, 0);
        const isShared = weight >= MIN_DIVIDED && !(startsLate && tasks.length === 1);
        await (isShared ? threads : here).run({ ...stage, tasks }, watch);
      },
      close: async () => {},
    }),
  );
}

/** Whether a database is so small that verifying it is not worth threads. */
export function isSmall(positions: number): boolean {
  return positions < MIN_DIVIDED;
}

/**
 * Calls back with threads that verify parts of a database, and ends them afterwards. Their verdicts are those of the
 * game's own verifier where it has one, which goes by ranges, and else those of its rules.
 */
export async function withVerifiers<Verdict, Result>(
  ref: GameRef,
  database: string,
  options: LevelThreadOptions,
  use: (verifiers: readonly ((level: number, from: number, to: number) => Promise<Verdict>)[]) => Promise<Result>,
): Promise<Result> {
  const seats = seatsOf(ref, { database }, options);
  return await withThreads<PartQuestion, Verdict, Result>({ entry: ENTRY, seats, signal: options.signal }, (threads) =>
    use(threads.map((ask) => (level, from, to) => ask({ level, from, to }))),
  );
}
