import { breathe, checkOptions, joinBytes, MarienbadError, type OptionNames, throwIfAborted } from "marienbad/base";
import { MAX_LEVEL } from "../database/value.ts";
import { texts } from "../texts.ts";
import type { FileStore, Runner, RunOptions, Stage, Task, TaskGame } from "./level-tasks.ts";

/** Options for solving by tasks. */
export interface SolveByTasksOptions extends RunOptions {
  readonly onStage?: (stage: Stage) => void;
  /** Called after the last stage; files found damaged or missing are made again. */
  readonly last?: () => Promise<void>;
  /** Called with the name of a damaged or missing file, before it is made again. */
  readonly onRepair?: (name: string) => void;
}

const MAX_DAMAGES = 3; // times that a file is made again: the disk is failing …
const MAX_LOSSES = 1000; // … or it was dropped, and may be needed for each file made of it

const SOLVE_BY_TASKS_OPTIONS: OptionNames<SolveByTasksOptions> = {
  signal: true,
  onTask: true,
  onStage: true,
  last: true,
  onRepair: true,
};

/**
 * Solves a game by tasks, stage after stage, until all its files are in the store; if interrupted, resumes with the
 * tasks not done. A file found damaged or missing is removed with the mark of its task, and everything is planned
 * again, so that only this is made again. Cost: that of the tasks; stages are planned from small directories.
 */
export async function solveByTasks(
  game: TaskGame,
  store: FileStore,
  runner: Runner,
  given: SolveByTasksOptions = {},
): Promise<void> {
  checkOptions("solveByTasks", given, SOLVE_BY_TASKS_OPTIONS);
  const { onStage, onRepair, last, ...options } = given;
  const doneOfTask = new Map<string, string>();
  const repairs = new Map<string, number>();
  for (;;) {
    const drops = dropping(store);
    try {
      for await (const stage of game.stages(store)) {
        throwIfAborted(options.signal);
        for (const { id, done } of stage.tasks) doneOfTask.set(id, done);
        onStage?.(stage);
        await runner.run(stage, options);
        await drops.begin(stage.drops ?? []);
      }
      await drops.end();
      await last?.();
      return;
    } catch (error) {
      await drops.end().catch(() => {}); // what went wrong first is told
      const isDamaged = error instanceof MarienbadError && error.code === "damaged-file";
      const isMissing = error instanceof MarienbadError && error.code === "missing-file";
      if (!isDamaged && !isMissing) throw error;
      const name = String(error.parameters.name);
      const done = doneOfTask.get(taskOf(name));
      const times = (repairs.get(name) ?? 0) + 1;
      if (done === undefined || times > (isDamaged ? MAX_DAMAGES : MAX_LOSSES)) throw error;
      repairs.set(name, times);
      onRepair?.(name);
      await store.remove(done);
      await store.remove(name);
    }
  }
}

/** Removes files while the next stage runs: freeing a large file takes time. */
function dropping(store: FileStore) {
  let open: Promise<PromiseSettledResult<void>[]> = Promise.resolve([]);
  const end = async (): Promise<void> => {
    const ends = await open;
    open = Promise.resolve([]);
    for (const one of ends) if (one.status === "rejected") throw one.reason;
  };
  const begin = async (names: readonly string[]): Promise<void> => {
    await end();
    open = Promise.allSettled(names.map((name) => store.remove(name)));
  };
  return { begin, end };
}

/** The id of the task that writes a file: its name up to the first dot. */
export function taskOf(name: string): string {
  return name.slice(0, `${name}.`.indexOf("."));
}

/** The error of a damaged file. */
export function damagedFile(name: string): MarienbadError {
  return new MarienbadError("damaged-file", texts.damagedFile(name), { parameters: { name } });
}

/** The error of a missing file. */
export function missingFile(name: string): MarienbadError {
  return new MarienbadError("missing-file", texts.missingFile(name), { parameters: { name } });
}

/** Refuses a forged or damaged task unless 0 ≤ `from` < `to` ≤ `end`; `part` is what these bounds are for. */
export function checkBounds({ id }: Task, part: string, from: number, to: number, end = Number.MAX_SAFE_INTEGER): void {
  if (!(from >= 0 && from < to && to <= end)) throw new MarienbadError("bad-input", texts.taskOutside(id, part));
}

export function checkLevel(task: Task): void {
  checkBounds(task, "level", task.level, task.level + 1, MAX_LEVEL + 1);
}

/** The unfinished tasks of a stage, heaviest first (Graham 1969); reports finished ones. */
export async function openTasks({ tasks }: Stage, store: FileStore, { onTask }: RunOptions = {}): Promise<Task[]> {
  const open: Task[] = [];
  for (const task of tasks) {
    if ((await store.size(task.done)) === undefined) open.push(task);
    else onTask?.(task);
  }
  return open.sort((one, other) => other.weight - one.weight);
}

/** A runner that does the tasks in this thread, one by one. */
export function inProcess(game: TaskGame, store: FileStore): Runner {
  return {
    async run(stage, options = {}) {
      for (const task of await openTasks(stage, store, options)) {
        await breathe(); // reading and writing need not let go of the thread
        throwIfAborted(options.signal);
        await game.runTask(task, store, options.signal);
        options.onTask?.(task);
      }
    },
    close: async () => {},
  };
}

/** Files in memory. */
export function memoryFiles(): FileStore {
  const bytesOfName = new Map<string, Uint8Array>();
  return {
    async read(name, from = 0, to) {
      const bytes = bytesOfName.get(name);
      if (bytes === undefined) throw missingFile(name);
      return bytes.subarray(from, to);
    },
    size: async (name) => bytesOfName.get(name)?.length,
    async write(name, pieces) {
      const list: Uint8Array[] = [];
      for await (const piece of pieces) list.push(piece.slice());
      bytesOfName.set(name, joinBytes(list));
    },
    list: async (prefix) => [...bytesOfName.keys()].filter((name) => name.startsWith(prefix)).sort(),
    async remove(name) {
      bytesOfName.delete(name);
    },
  };
}
