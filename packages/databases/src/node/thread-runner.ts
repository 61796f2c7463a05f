import { throwIfAborted } from "marienbad/base";
import { type FileStore, openTasks, type Runner, type Task } from "../index.ts";
import { type Ask, type ThreadOptions, withThreads } from "../system/threads.ts";

/** What a runner on threads may be given; threads answer a task with nothing when it is done. */
export interface ThreadRunnerOptions extends ThreadOptions {
  /** The files that the threads work on, as they see them too. */
  readonly store: FileStore;
}

/** Calls back with a runner that does tasks on threads, each one task at a time, and ends the threads afterwards. */
export async function withThreadRunner<Result>(
  { store, ...options }: ThreadRunnerOptions,
  use: (runner: Runner) => Promise<Result>,
): Promise<Result> {
  return await withThreads<Task, void, Result>(options, (threads) => use(runnerOn(threads, store)));
}

function runnerOn(threads: readonly Ask<Task, void>[], store: FileStore): Runner {
  return {
    async run(stage, { signal, onTask } = {}) {
      const open = await openTasks(stage, store, { onTask });
      let [next, hasFailed] = [0, false];
      const workOff = async (ask: Ask<Task, void>): Promise<void> => {
        while (next < open.length && !hasFailed) {
          throwIfAborted(signal);
          const task = open[next++];
          try {
            await ask(task);
          } catch (error) {
            hasFailed = true;
            throw error;
          }
          onTask?.(task);
        }
      };
      const ends = await Promise.allSettled(threads.map(workOff));
      for (const end of ends) if (end.status === "rejected") throw end.reason;
    },
    close: async () => {},
  };
}
