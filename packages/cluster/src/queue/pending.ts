import type { Text } from "marienbad";
import type { FileStore, Task } from "marienbad-databases";
import { texts } from "../texts.ts";
import type { DealtTask } from "./deal.ts";
import { jobIdOf, receivedError, type TaskEnd } from "./protocol.ts";
import { MAY_PASS } from "./trouble.ts";

/** Maximum number of times that a task is sent whose error may not be its own: a machine without memory, say. */
const MAX_SENDS = 3;

export interface Consequence {
  readonly note?: Text;
  readonly again?: Task;
}

/** The unfinished tasks of a stage. A task is done when its file is in the store; reports are checked there. */
export class PendingTasks {
  readonly #solve: string;
  readonly #store: FileStore;
  readonly #tasks: Map<string, Task>;
  readonly #onDone: (task: Task) => void;
  readonly #failures = new Map<string, number>();
  readonly #putBacks = new Map<string, number>();
  /** Tasks done, and by which machine. */
  readonly dealt: DealtTask[] = [];

  constructor(solve: string, tasks: readonly Task[], store: FileStore, onDone: (task: Task) => void) {
    this.#solve = solve;
    this.#store = store;
    this.#tasks = new Map(tasks.map((task) => [task.id, task]));
    this.#onDone = onDone;
  }

  get tasks(): readonly Task[] {
    return [...this.#tasks.values()];
  }

  /** Number of times that machines have put a task back. */
  putBacksOf({ id }: Task): number {
    return this.#putBacks.get(id) ?? 0;
  }

  /** Handles the end of a task on a machine; throws an error that another try would not mend. */
  async end({ task: id, machine, error, isPutBack }: TaskEnd): Promise<Consequence> {
    const task = this.#tasks.get(id);
    if (task === undefined) return {};
    if (error === undefined) {
      this.dealt.push({ task, machine });
      await this.#isDone(task);
      return {};
    }
    if (isPutBack === true) {
      this.#putBacks.set(id, this.putBacksOf(task) + 1);
      return { note: texts.machineInTrouble(machine, error.text) };
    }
    const count = (this.#failures.get(id) ?? 0) + 1;
    this.#failures.set(id, count);
    const mayPass = error.code === undefined || error.parameters[MAY_PASS] === true;
    if (!mayPass || count >= MAX_SENDS) throw receivedError(error);
    return { note: texts.sentAgain(id, machine, error.text), again: task };
  }

  /** The tasks neither done nor in a queue, given the ids in the queues. */
  async lost(queued: ReadonlySet<string>): Promise<Task[]> {
    const lost: Task[] = [];
    for (const task of this.tasks) {
      if (queued.has(jobIdOf(this.#solve, task.id)) || (await this.#isDone(task))) continue;
      lost.push(task);
    }
    return lost;
  }

  async #isDone(task: Task): Promise<boolean> {
    if ((await this.#store.size(task.done)) === undefined) return false;
    if (this.#tasks.delete(task.id)) this.#onDone(task);
    return true;
  }
}
