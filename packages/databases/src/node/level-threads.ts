import { throwIfAborted } from "marienbad/base";
import type { GameRef } from "../database/game-ref.ts";
import { type Ask, type ThreadOptions, withThreads } from "../system/threads.ts";
import type { FileStore, Runner, Task } from "../tasks/level-tasks.ts";
import { openTasks } from "../tasks/task.ts";
import type { RangePart } from "../verify/parts.ts";

interface FolderWork {
  readonly folder: string;
  readonly isPacked: boolean;
}

export interface LevelSeat {
  readonly ref: GameRef;
  readonly megabytes: number;
  readonly work: FolderWork | { readonly database: string };
}

const ENTRY = new URL("../../dist/node/level-thread.js", import.meta.url);

interface LevelThreadOptions extends Pick<ThreadOptions, "signal"> {
  readonly threads: number;
  readonly megabytes: number;
}

function seatsOf(ref: GameRef, work: LevelSeat["work"], { threads, megabytes }: LevelThreadOptions): LevelSeat[] {
  return Array.from({ length: threads }, () => ({ ref, work, megabytes: megabytes / threads }));
}

/** Work with fewer positions is not worth sending to threads. */
export const MIN_DIVIDED = 1 << 13;
const START = 500_000; // microseconds of processor time: a thread loads and compiles the game

/**
 * Calls back with a runner of a game's tasks on threads, and ends these afterwards. Small work is left to `here`; with
 * `startsLate`, so is everything until its tasks have taken as long as starting the threads.
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

/** Calls back with threads that verify parts of a database, by the game's verifier or its rules; then ends them. */
export async function withVerifiers<Verdict, Result>(
  ref: GameRef,
  database: string,
  options: LevelThreadOptions,
  use: (verifiers: readonly ((level: number, from: number, to: number) => Promise<Verdict>)[]) => Promise<Result>,
): Promise<Result> {
  const seats = seatsOf(ref, { database }, options);
  return await withThreads<RangePart, Verdict, Result>({ entry: ENTRY, seats, signal: options.signal }, (threads) =>
    use(threads.map((ask) => (level, from, to) => ask({ level, from, to }))),
  );
}

/** Options for a runner on threads, which answer nothing when a task is done. */
export interface ThreadRunnerOptions extends ThreadOptions {
  readonly store: FileStore;
}

/** Calls back with a runner on threads, one task each at a time; then ends the threads. */
export async function withThreadRunner<Result>(
  { store, ...options }: ThreadRunnerOptions,
  use: (runner: Runner) => Promise<Result>,
): Promise<Result> {
  return await withThreads<Task, void, Result>(options, (threads) =>
    use({
      async run(stage, { signal, onTask } = {}) {
        const open = await openTasks(stage, store, { onTask });
        const workOff = async (ask: Ask<Task, void>): Promise<void> => {
          for (let task = open.shift(); task !== undefined; task = open.shift()) {
            throwIfAborted(signal);
            await ask(task).catch((error: unknown) => {
              open.length = 0; // the others end with the tasks that they have begun
              throw error;
            });
            onTask?.(task);
          }
        };
        const ends = await Promise.allSettled(threads.map(workOff));
        for (const end of ends) if (end.status === "rejected") throw end.reason;
      },
      close: async () => {},
    }),
  );
}
