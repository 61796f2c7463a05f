import { breathe, checkOptions, joinBytes, MarienbadError, type OptionNames, throwIfAborted } from "marienbad/base";
import { texts } from "../texts.ts";
import type { FileStore, Runner, RunOptions, Stage, Task, TaskGame } from "./level-tasks.ts";

/** What solving by tasks may be given. */
export interface SolveByTasksOptions extends RunOptions {
  /** Called before each stage, tasks that were done before included. */
  readonly onStage?: (stage: Stage) => void;
  /** Done after the last stage; what it finds damaged or missing is made again, too. */
  readonly last?: () => Promise<void>;
  /** Called with the name of a file that was damaged or is missing, before it is made again. */
  readonly onRepair?: (name: string) => void;
}

/** A file that turns out to be damaged more often is not made again: the disk is failing. */
const MAX_DAMAGES = 3;
/** One that was dropped may have to be made again for each of those that are made of it. */
const MAX_LOSSES = 1000;

const SOLVE_BY_TASKS_OPTIONS: OptionNames<SolveByTasksOptions> = {
  signal: true,
  onTask: true,
  onStage: true,
  last: true,
  onRepair: true,
};

/**
 * Solves a game by tasks: stage after stage, until all of its files are in the store. Stopped at any moment, it goes on
 * with the tasks that are not done. A file that is damaged or missing when it is read is removed together with the mark
 * that its task is done, and everything is planned again: so what is missing is made again, and nothing else.
 * Cost: that of the tasks; each stage is planned from small directories.
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
    const dropping = new Dropping(store);
    try {
      for await (const stage of game.stages(store)) {
        throwIfAborted(options.signal);
        for (const { id, done } of stage.tasks) doneOfTask.set(id, done);
        onStage?.(stage);
        await runner.run(stage, options);
        await dropping.begin(stage.drops ?? []);
      }
      await dropping.end();
      await last?.();
      return;
    } catch (error) {
      await dropping.end().catch(() => {}); // what went wrong first is told
      const lost = lostFileOf(error);
      if (lost === undefined) throw error;
      const { name, most } = lost;
      const done = doneOfTask.get(taskOf(name));
      const times = (repairs.get(name) ?? 0) + 1;
      if (done === undefined || times > most) throw error;
      repairs.set(name, times);
      onRepair?.(name);
      await store.remove(done);
      await store.remove(name);
    }
  }
}

/** Removes files that nobody needs any more while the next stage is worked on: freeing a large file takes its time. */
class Dropping {
  readonly #store: FileStore;
  #open: Promise<PromiseSettledResult<void>[]> = Promise.resolve([]);

  constructor(store: FileStore) {
    this.#store = store;
  }

  /** Begins to remove files, once those before are gone. */
  async begin(names: readonly string[]): Promise<void> {
    await this.end();
    this.#open = Promise.allSettled(names.map((name) => this.#store.remove(name)));
  }

  /** Waits until all are gone; where one cannot be removed, that is told here. */
  async end(): Promise<void> {
    const ends = await this.#open;
    this.#open = Promise.resolve([]);
    for (const end of ends) if (end.status === "rejected") throw end.reason;
  }
}

/** The id of the task that writes a file: what stands before the first dot of its name. */
export function taskOf(name: string): string {
  return name.slice(0, `${name}.`.indexOf("."));
}

/** The error about a file that does not say what was written into it. */
export function damagedFile(name: string): MarienbadError {
  return new MarienbadError("damaged-file", texts.damagedFile(name), { parameters: { name } });
}

/** The error about a file that is not there. */
export function missingFile(name: string): MarienbadError {
  return new MarienbadError("missing-file", texts.missingFile(name), { parameters: { name } });
}

/** The file that an error says to be damaged or missing, and how often it may be made again. */
function lostFileOf(error: unknown): { readonly name: string; readonly most: number } | undefined {
  if (!(error instanceof MarienbadError)) return undefined;
  const name = String(error.parameters.name);
  if (error.code === "damaged-file") return { name, most: MAX_DAMAGES };
  if (error.code === "missing-file") return { name, most: MAX_LOSSES };
  return undefined;
}

/**
 * The tasks of a stage that are not done; those that are done are told. The heaviest come first, so that no worker is
 * left with a long one when the others have nothing to do any more (Graham 1969).
 */
export async function openTasks({ tasks }: Stage, store: FileStore, { onTask }: RunOptions = {}): Promise<Task[]> {
  const open: Task[] = [];
  for (const task of tasks) {
    if ((await store.size(task.done)) === undefined) open.push(task);
    else onTask?.(task);
  }
  return open.sort((one, other) => other.weight - one.weight);
}

/** A runner that does one task after the other, here. */
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
